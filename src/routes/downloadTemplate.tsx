import { createFileRoute, useRouter } from '@tanstack/react-router';
import { DownloadScreen } from '@/features/promotion/download-screen';
import { linkInputs, linkSearch, plannedLinkInputs, readLink, shareHref } from '@/features/promotion/promotion-link';
import { templateQuery } from '@/features/promotion/queries';
import { pageOrigin } from '@/platform/browser/page-origin';
import { pageOptions } from '@/platform/page-options';
import { useServices } from '@/platform/services';

/** Where a registration leads: to the app (specification section 2). */
export const Route = createFileRoute('/downloadTemplate')({
  ...pageOptions({
    inputs: [...linkInputs, 'from'],
    catalogs: ['promotion'],
    prerender: 'skeleton',
    planned: [...plannedLinkInputs, 'from'],
    market: 'mainland',
  }),
  loaderDeps: ({ search }) => ({ link: readLink(search) }),
  loader: ({ context: { queryClient, services }, deps: { link } }) =>
    void queryClient.prefetchQuery(templateQuery(services.api, link)),
  component: DownloadPage,
});

function DownloadPage() {
  const { link } = Route.useLoaderDeps();
  const { from } = Route.useSearch();
  const { session } = useServices();
  const router = useRouter();
  const navigate = Route.useNavigate();
  return (
    <DownloadScreen
      link={link}
      registered={from === 'register' ? 'new' : from === 'registered' ? 'before' : null}
      shareHref={shareHref(
        pageOrigin() + router.buildLocation({ to: '/downloadTemplate' }).publicHref,
        link,
        session.commonParams()['pop'],
      )}
      onBack={() => void navigate({ to: '/register', search: linkSearch(link) })}
    />
  );
}
