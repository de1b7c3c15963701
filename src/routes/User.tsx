import { createFileRoute } from '@tanstack/react-router';
import { UserAgreement } from '@/features/legal/user/user-agreement';
import { UserScreen } from '@/features/site/pages/user-screen';

/** The user agreement on the official site (specification section 2). Prerendered. */
export const Route = createFileRoute('/User')({
  beforeLoad: ({ context: { services } }) =>
    Promise.all([services.locale.loadCatalog('site'), services.locale.loadCatalog('legal')]).then(() => undefined),
  component: User,
});

function User() {
  return (
    <UserScreen>
      <UserAgreement />
    </UserScreen>
  );
}
