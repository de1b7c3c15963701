import type { DemoControls } from '@/services/demo-controls';

/** What every control works on. */
export type PanelProps = {
  controls: DemoControls;
  /** Address of the page that the controls are about. */
  href: () => string;
  /** Opens another address in its place. */
  open: (href: string) => void;
};
