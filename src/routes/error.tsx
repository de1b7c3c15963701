import { createFileRoute } from '@tanstack/react-router';
import { ErrorScreen } from '@/features/shell/error-screen';

/** The error page that the native app and old links lead to (decision 27). */
export const Route = createFileRoute('/error')({ component: ErrorScreen });
