import { PendingScreen } from '@/features/shell/pending-screen';
import { lazyComponent, Nothing } from '@/ui/lazy-component';

/**
 * What only builds with internal tools have: the demo's own pages and parts, and the desk of support staff. Elsewhere nothing
 * is rendered in their place, and the build fails if a file of theirs is in it (scripts/vite/output-files.ts).
 */
export const hasInternalTools = __INTERNAL_TOOLS__;

/** The badge of the demo, on every page. */
export const DemoBar = __INTERNAL_TOOLS__
  ? lazyComponent({ load: () => import('@/internal/demo/demo-bar').then((part) => part.DemoBar), missing: Nothing })
  : Nothing;

/** The way from the landing page to the demo's stage. */
export const StageLink = __INTERNAL_TOOLS__
  ? lazyComponent({ load: () => import('@/internal/demo/stage-link').then((part) => part.StageLink), missing: Nothing })
  : Nothing;

/** What a visitor may enter in the demo, on the registration page. */
export const RegistrationHint = __INTERNAL_TOOLS__
  ? lazyComponent({ load: () => import('@/internal/demo/registration-hint').then((part) => part.RegistrationHint) })
  : Nothing;

/** The developers' test page. */
export const TestPage = __INTERNAL_TOOLS__
  ? lazyComponent({
      load: () => import('@/internal/demo/test-page/test-page').then((part) => part.TestPage),
      waiting: PendingScreen,
    })
  : Nothing;

/** The desk of support staff. */
export const ReplayPage = __INTERNAL_TOOLS__
  ? lazyComponent({
      load: () => import('@/internal/desk/replay-page').then((part) => part.ReplayPage),
      waiting: PendingScreen,
    })
  : Nothing;
