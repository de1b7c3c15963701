import { createFileRoute } from '@tanstack/react-router';
import { UserAgreement } from '@/features/legal/user/user-agreement';
import { UserScreen } from '@/features/site/pages/user-screen';
import { pageOptions } from '@/services/page-options';

/** The user agreement on the official site (specification section 2). Prerendered. */
export const Route = createFileRoute('/User')({
  ...pageOptions({ inputs: [], catalogs: ['site', 'legal'], prerender: 'whole' }),
  component: User,
});

function User() {
  return (
    <UserScreen>
      <UserAgreement />
    </UserScreen>
  );
}
