import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type PageName, type PageText, readPageText } from '@/platform/i18n/page-text';
import { usePageText } from '@/platform/i18n/use-page-text';
import { useServices } from '@/platform/services';
import { PageShell } from '@/ui/page-shell';
import type { Parts } from '@/ui/text-words';
import { LegalArticle, LegalFoot } from './legal-article';

type Props = {
  name: PageName;
  tone?: 'brand';
  parts?: Parts;
  setting?: ReactNode;
};

/** The text of a page. Before its sections, a visitor without a market sees only the rows that are the same in each. */
function useLegalText(name: PageName): PageText {
  const { i18n } = useLingui();
  const text = usePageText(name);
  if (useServices().session.commonParams()['pop'] !== undefined) return text;
  const indian = readPageText(i18n, name, 'india').lead.flatMap((block) => (block.type === 'rows' ? block.rows : []));
  const indianRows = new Set(indian.map((row) => JSON.stringify(row)));
  const lead = text.lead.map((block) =>
    block.type === 'rows' ? { ...block, rows: block.rows.filter((row) => indianRows.has(JSON.stringify(row))) } : block,
  );
  return { ...text, lead };
}

/** A legal text of `content/` as a page of the app: the privacy policy, the loan terms. */
export function LegalScreen({ name, tone, parts, setting }: Props) {
  const text = useLegalText(name);
  return (
    <PageShell title={text.title} tone={tone}>
      <meta name="description" content={text.description} />
      <LegalArticle text={text} parts={parts} />
      {setting}
      <LegalFoot text={text} />
    </PageShell>
  );
}
