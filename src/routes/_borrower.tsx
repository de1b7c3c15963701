import { createFileRoute, notFound } from '@tanstack/react-router';
import { SessionMissingScreen } from '@/features/shell/session-missing-screen';

/**
 * The gate to every page that belongs to one borrower (specification section 6). Without a session there is no such page,
 * and no request is made for it: "not found" is how a guard says so without it counting as an error.
 */
export const Route = createFileRoute('/_borrower')({
  beforeLoad: ({ context: { services } }) => {
    if (!services.session.current()) notFound({ routeId: '/_borrower', throw: true });
  },
  notFoundComponent: SessionMissingScreen,
});
