import { Trans } from '@lingui/macro';
import { useLender } from '@/platform/i18n/lender';
import type { Block } from '@/platform/i18n/page-text';
import { usePageText } from '@/platform/i18n/use-page-text';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { CallRow } from '@/ui/link-row';
import { PageShell } from '@/ui/page-shell';
import { TextWords } from '@/ui/text-words';
import { LegalFoot, TextBlocks } from './legal-article';
import styles from './legal.module.css';

function ContactLinks() {
  const { phone, email } = useLender().service;
  return (
    <div className={cx('stack-2', styles.links)}>
      <CallRow telephone={phone} />
      <a className={buttonClass('secondary', true)} href={`mailto:${email}`}>
        <Icon name="mail" size={20} />
        <Trans>Write an e-mail</Trans>
      </a>
    </div>
  );
}

/** Icons of the benefits, in the order of the text. */
const icons = ['clock', 'receipt', 'calendar', 'shield', 'chat'] as const;

function Benefits({ blocks }: { blocks: readonly Block[] }) {
  const items = blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
  return (
    <ul className="stack-3">
      {items.map((words, index) => (
        <li key={JSON.stringify(words)} className="row">
          <span className="disc">
            <Icon name={icons[index % icons.length] ?? 'chat'} size={20} />
          </span>
          <span className="grow">
            <TextWords words={words} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** About us (specification section 2): description, mission, benefits, and how to reach the company. */
export function AboutUsScreen() {
  const text = usePageText('legal/about-us');
  return (
    <PageShell title={text.title} tone="brand">
      <meta name="description" content={text.description} />
      <Card tone="float">
        <TextBlocks blocks={text.lead} />
      </Card>
      {text.sections.map(({ id, title, blocks }) => (
        <Card key={id} title={title}>
          <TextBlocks blocks={id === 'benefits' ? blocks.filter(({ type }) => type !== 'list') : blocks} />
          {id === 'benefits' && <Benefits blocks={blocks} />}
          {id === 'company' && <ContactLinks />}
        </Card>
      ))}
      <LegalFoot text={text} />
    </PageShell>
  );
}
