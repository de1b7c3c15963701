import { createFileRoute } from '@tanstack/react-router';
import { AgreementScreen } from '@/features/promotion/agreement-screen';
import { linkInputs, linkSearch, readLink } from '@/features/promotion/promotion-link';
import { templateQuery } from '@/features/promotion/queries';

/** What visitors agree to when they register (specification section 2). */
export const Route = createFileRoute('/agreementTemplate')({
  validateSearch: linkInputs,
  beforeLoad: ({ context: { services } }) => services.locale.loadCatalog('promotion'),
  loaderDeps: ({ search }) => ({ link: readLink(search) }),
  loader: ({ context: { queryClient, services }, deps: { link } }) =>
    void queryClient.prefetchQuery(templateQuery(services.api, link)),
  component: AgreementPage,
});

function AgreementPage() {
  const { link } = Route.useLoaderDeps();
  const navigate = Route.useNavigate();
  return <AgreementScreen link={link} onBack={() => void navigate({ to: '/register', search: linkSearch(link) })} />;
}
