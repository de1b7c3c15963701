import { Fragment, type ReactNode } from 'react';
import type { Block, PageName, TextSection } from '@/platform/i18n/page-text';
import { usePageText } from '@/platform/i18n/use-page-text';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Rows } from '@/ui/rows';
import { type Parts, TextLink, TextWords } from '@/ui/text-words';
import { Section, SiteShell } from './site-shell';
import { firstWords, linksOf, onlyWords, requireAllShown } from './text-parts';
import styles from './site.module.css';

function Figures({ rows }: Pick<Extract<Block, { type: 'rows' }>, 'rows'>) {
  return (
    <div className={styles.three}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <p className={styles.figure}>{name}</p>
          <p className={styles.note}>
            <TextWords words={value} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** The body of a section: paragraphs, tables as cards (or as figures if they have no title), and links as buttons. */
function SectionBody({ blocks, parts }: { blocks: readonly Block[]; parts: Parts | undefined }) {
  const tables = blocks.filter((block) => block.type === 'rows');
  const cards = tables.filter(({ title }) => title !== '');
  const links = linksOf(blocks);
  return (
    <>
      {blocks.map((block) => block.type === 'part' && <Fragment key={block.name}>{parts?.[block.name]}</Fragment>)}
      {tables.map((table) => table.title === '' && <Figures key={JSON.stringify(table)} {...table} />)}
      {cards.length > 0 && (
        <div className={styles.two}>
          {cards.map(({ title, rows }) => (
            <div key={title} className={cx('surface', styles.box)}>
              <h3>{title}</h3>
              <Rows rows={rows.map(({ name, value }) => ({ label: name, value: <TextWords words={value} /> }))} />
            </div>
          ))}
        </div>
      )}
      {links.length > 0 && (
        <div className={styles.buttons}>
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

/** A section of paragraphs, or one paragraph and then tables, links and parts. @throws Error for anything else */
function TextOfSection({ text, tone, parts }: { text: TextSection; tone: 'plain' | 'tint'; parts: Parts | undefined }) {
  const { blocks } = text;
  const paragraphs = blocks.filter((block) => block.type === 'paragraph' && linksOf([block]).length === 0);
  const isProse = paragraphs.length === blocks.length;
  const others = blocks.filter(({ type }) => type === 'part' || type === 'rows').length + linksOf(blocks).length;
  if (!isProse) requireAllShown(blocks, others + Math.min(paragraphs.length, 1));
  const lead = isProse ? [] : firstWords(paragraphs);
  return (
    <Section text={text} tone={tone} lead={lead.length > 0 && <TextWords words={lead} />}>
      {isProse ? (
        <div className={styles.prose}>
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
  /** Sections of another text, keyed by the anchor of the section before them. */
  after?: Readonly<Record<string, ReactNode>>;
};

/** A page of the official site that is made from its text: the company, our loans. */
export function SitePage({ name, parts, after }: Props) {
  const { title, description, lead, sections, foot } = usePageText(name);
  requireAllShown(foot, 0);
  const places = sections.flatMap((section) => (after?.[section.id] ? [section, section.id] : [section]));
  return (
    <SiteShell title={title} description={description} lead={<TextWords words={onlyWords(lead)} />}>
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
