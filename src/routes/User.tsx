import { createFileRoute } from '@tanstack/react-router';
import { LegalArticle, LegalFoot } from '@/features/legal/legal-article';
import { firstWords } from '@/features/site/text-parts';
import { UserScreen } from '@/features/site/user-screen';
import { usePageText } from '@/platform/i18n/use-page-text';
import { pageOptions } from '@/platform/page-options';
import { TextWords } from '@/ui/text-words';

/** The user agreement on the official site (specification section 2). Prerendered. */
export const Route = createFileRoute('/User')({
  ...pageOptions({ inputs: [], catalogs: ['site', 'legal'], prerender: 'whole' }),
  component: User,
});

function User() {
  const text = usePageText('legal/user-agreement');
  const { title, description, lead, sections } = text;
  // The head of the page has the first paragraph.
  return (
    <UserScreen title={title} description={description} lead={<TextWords words={firstWords(lead)} />}>
      <LegalArticle layout="wide" text={{ lead: lead.slice(1), sections }} />
      <LegalFoot text={text} />
    </UserScreen>
  );
}
