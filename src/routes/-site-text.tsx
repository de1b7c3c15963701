import { LegalArticle, LegalFoot } from '@/features/legal/legal-article';
import { SiteShell } from '@/features/site/site-shell';
import { firstWords } from '@/features/site/text-parts';
import type { PageName } from '@/platform/i18n/page-text';
import { usePageText } from '@/platform/i18n/use-page-text';
import { cx } from '@/ui/cx';
import { TextWords } from '@/ui/text-words';
import styles from '@/features/site/site.module.css';

/** A legal text as a page of the official site. Its first paragraph is in the head of the page. */
export function SiteText({ name }: { name: PageName }) {
  const text = usePageText(name);
  const { title, description, lead, sections } = text;
  return (
    <SiteShell title={title} description={description} lead={<TextWords words={firstWords(lead)} />}>
      <div className={cx(styles.width, styles.text)}>
        <LegalArticle layout="wide" text={{ lead: lead.slice(1), sections }} />
        <LegalFoot text={text} />
      </div>
    </SiteShell>
  );
}
