import { createFileRoute, useRouter } from '@tanstack/react-router';
import { linkInputs, linkSearch, plannedLinkInputs, readLink, shareHref } from '@/features/promotion/promotion-link';
import { templateQuery, visitQuery } from '@/features/promotion/queries';
import { RegisterScreen } from '@/features/promotion/register-screen';
import { pageOrigin } from '@/platform/browser/page-origin';
import { pageOptions } from '@/platform/page-options';
import { useServices } from '@/platform/services';

/** The page of a campaign, open to everybody (specification section 2, promotion register). */
export const Route = createFileRoute('/register')({
  ...pageOptions({
    inputs: linkInputs,
    catalogs: ['promotion'],
    prerender: 'skeleton',
    planned: plannedLinkInputs,
    market: 'mainland',
  }),
  loaderDeps: ({ search }) => ({ link: readLink(search) }),
  loader: ({ context: { queryClient, services }, deps: { link }, cause }) => {
    void queryClient.prefetchQuery(templateQuery(services.api, link));
    // Pointing at a link is no visit. Whether the visit could be reported is no concern of the visitor.
    if (cause !== 'preload')
      void queryClient.prefetchQuery(visitQuery(services.api, link, services.session.commonParams()['clientType']));
  },
  component: RegisterPage,
});

function RegisterPage() {
  const { link } = Route.useLoaderDeps();
  const { session } = useServices();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const search = linkSearch(link);
  return (
    <RegisterScreen
      link={link}
      shareHref={shareHref(
        pageOrigin() + router.buildLocation({ to: '/register' }).publicHref,
        link,
        session.commonParams()['pop'],
      )}
      agreement={{
        href: router.buildLocation({ to: '/agreementTemplate', search }).publicHref,
        onOpen: () => void navigate({ to: '/agreementTemplate', search }),
      }}
      // A finished form is nothing to come back to; a number that was registered before may have been mistyped.
      onDone={(how) =>
        void navigate({
          to: '/downloadTemplate',
          search: { ...search, from: how === 'new' ? 'register' : 'registered' },
          replace: how === 'new',
        })
      }
    />
  );
}
