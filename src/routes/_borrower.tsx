import { createFileRoute } from '@tanstack/react-router';
import { BorrowerErrorScreen } from '@/features/shell/borrower-error-screen';
import { MissingSessionError } from '@/session/missing-session-error';

/** The gate to every page that belongs to one borrower (specification section 6). */
export const Route = createFileRoute('/_borrower')({
  beforeLoad: ({ context: { services } }) => {
    if (!services.session.current()) throw new MissingSessionError();
  },
  errorComponent: BorrowerErrorScreen,
});
