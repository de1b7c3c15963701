import type { ReactNode } from 'react';
import type { PageName } from '@/platform/i18n/page-text';
import { usePageText } from '@/platform/i18n/use-page-text';
import { PageShell } from '@/ui/page-shell';
import type { Parts } from '@/ui/text-words';
import { LegalArticle, LegalFoot } from './legal-article';

type Props = {
  name: PageName;
  tone?: 'brand';
  parts?: Parts;
  setting?: ReactNode;
};

/** A legal text of `content/` as a page of the app: the privacy policy, the loan terms. */
export function LegalScreen({ name, tone, parts, setting }: Props) {
  const text = usePageText(name);
  return (
    <PageShell title={text.title} tone={tone}>
      <meta name="description" content={text.description} />
      <LegalArticle text={text} parts={parts} />
      {setting}
      <LegalFoot text={text} />
    </PageShell>
  );
}
