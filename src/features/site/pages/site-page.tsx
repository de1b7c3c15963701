import { Fragment, type ReactNode } from 'react';
import type { Block, PageName, TextSection } from '@/i18n/page-text';
import { usePageText } from '@/services/page-text';
import { buttonClass } from '@/ui/button-class';
import { Rows } from '@/ui/rows';
import { TextLink, TextWords, type Parts } from '@/ui/text-words';
import { PageHero } from '../frame/page-hero';
import { Section } from '../frame/section';
import { SiteShell } from '../frame/site-shell';
import { firstWords, linksOf } from '../frame/text-parts';
import styles from './pages.module.css';

/** Large figures, each with what it counts. */
function Figures({ rows }: Pick<Extract<Block, { type: 'rows' }>, 'rows'>) {
  return (
    <div className={styles['three']}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <p className={styles['figure']}>{name}</p>
          <p className={styles['note']}>
            <TextWords words={value} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** What stands in a section: paragraphs, tables as cards, or as figures where they have no title, and links as buttons. */
function SectionBody({ blocks, parts }: { blocks: readonly Block[]; parts: Parts | undefined }) {
  const tables = blocks.filter((block) => block.type === 'rows');
  const cards = tables.filter(({ title }) => title !== '');
  const links = linksOf(blocks);
  return (
    <>
      {blocks.map((block) => block.type === 'part' && <Fragment key={block.name}>{parts?.[block.name]}</Fragment>)}
      {tables.map((table) => table.title === '' && <Figures key={JSON.stringify(table)} {...table} />)}
      {cards.length > 0 && (
        <div className={styles['two']}>
          {cards.map(({ title, rows }) => (
            <div key={title} className={styles['card']}>
              <h3>{title}</h3>
              <Rows rows={rows.map(({ name, value }) => ({ label: name, value: <TextWords words={value} /> }))} />
            </div>
          ))}
        </div>
      )}
      {links.length > 0 && (
        <div className={styles['links']}>
          {links.map(({ to, words }, index) => (
            <TextLink key={to} to={to} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
              <TextWords words={words} />
            </TextLink>
          ))}
        </div>
      )}
    </>
  );
}

type SectionProps = { text: TextSection; tone: 'plain' | 'tint'; parts: Parts | undefined };

/** The paragraph before something else stands below the title; paragraphs alone are the section. */
function TextOfSection({ text, tone, parts }: SectionProps) {
  const { blocks } = text;
  const isProse = linksOf(blocks).length === 0 && blocks.every(({ type }) => type === 'paragraph');
  const lead = isProse ? [] : firstWords(blocks);
  return (
    <Section text={text} tone={tone} lead={lead.length > 0 && <TextWords words={lead} />}>
      {isProse ? (
        <div className={styles['prose']}>
          {blocks.map((block) => (
            <p key={JSON.stringify(block)}>
              <TextWords words={firstWords([block])} />
            </p>
          ))}
        </div>
      ) : (
        <SectionBody blocks={blocks} parts={parts} />
      )}
    </Section>
  );
}

type Props = {
  name: PageName;
  parts?: Parts;
  /** A section of another text, behind the one with this anchor. */
  after?: Readonly<Record<string, ReactNode>>;
};

/** A page of the official site from its text: the company, our loans. */
export function SitePage({ name, parts, after }: Props) {
  const { title, description, lead, sections } = usePageText(name);
  const places = sections.flatMap((section) => (after?.[section.id] ? [section, section.id] : [section]));
  return (
    <SiteShell
      title={title}
      description={description}
      hero={<PageHero title={title} lead={<TextWords words={firstWords(lead)} />} />}
    >
      {places.map((place, index) =>
        typeof place === 'string' ? (
          <Fragment key={`after ${place}`}>{after?.[place]}</Fragment>
        ) : (
          <TextOfSection key={place.id} text={place} tone={index % 2 === 0 ? 'plain' : 'tint'} parts={parts} />
        ),
      )}
    </SiteShell>
  );
}
