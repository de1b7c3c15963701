import type { DemoControls } from '../demo-controls';

/** What each part of the panel gets. */
export type PanelProps = {
  controls: DemoControls;
  /** Address of the page that the controls change. */
  href: () => string;
  open: (href: string) => void;
};
