import type { ErrorComponentProps } from '@tanstack/react-router';
import { MissingSessionError } from '@/session/missing-session-error';
import { CrashScreen } from './crash-screen';
import { SessionMissingScreen } from './session-missing-screen';

/** What a borrower's page shows instead of itself: the way to sign in, or what to do after a fault of ours. */
export function BorrowerErrorScreen(props: ErrorComponentProps) {
  return props.error instanceof MissingSessionError ? <SessionMissingScreen /> : <CrashScreen {...props} />;
}
