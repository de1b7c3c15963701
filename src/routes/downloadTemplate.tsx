import { createFileRoute, useRouter } from '@tanstack/react-router';
import { DownloadScreen } from '@/features/promotion/download-screen';
import { linkInputs, linkSearch, readLink, shareHref } from '@/features/promotion/promotion-link';
import { templateQuery } from '@/features/promotion/queries';
import { pageOrigin } from '@/lib/page-origin';
import { pickStrings } from '@/lib/pick-strings';
import { useServices } from '@/services/services';

/** Where a registration leads: to the app (specification section 2). */
export const Route = createFileRoute('/downloadTemplate')({
  validateSearch: (search) => ({ ...linkInputs(search), ...pickStrings(search, ['from']) }),
  beforeLoad: ({ context: { services } }) => services.locale.loadCatalog('promotion'),
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
