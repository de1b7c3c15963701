import { withoutBase } from '@/config/base-path';
import type { DemoControls } from '@/services/demo-controls';
import { keptTour } from '../tour/kept-tour';

/** What a page of the demo shows to the stage around it: same origin, so it may simply be read. */
export type StagedWindow = Window & { demoControls?: DemoControls };

/** Name of the frame: how a page knows that it stands on the stage. */
export const frameName = 'demo-stage';

const readyEvent = 'demo-page';

/** Below this width there is no room for a phone and a panel side by side. */
const wide = '(min-width: 768px)';

/** Pages that fill a wide screen by themselves. */
const wholePages = new Set(['/', '/Policy', '/Loan', '/About', '/User', '/testPreview', '/support/replay']);

/** Whether this page is the phone on the stage. */
export function isInStage(page: Window): boolean {
  return page.parent !== page && page.name === frameName;
}

/** Whether the demo shows this address in a phone's frame beside its panel; while a tour is under way, every one. */
export function needsStage(page: Window): boolean {
  const path = (withoutBase(__BASE_PATH__, page.location.pathname) ?? '').replace(/(?<=.)\/$/, '');
  return page.parent === page && (!wholePages.has(path) || keptTour() !== null) && page.matchMedia(wide).matches;
}

/** Told by the page on the stage whenever it has been rendered or has moved on. @returns ends the listening */
export function onStagedPage(stage: Window, listener: () => void): () => void {
  stage.addEventListener(readyEvent, listener);
  return () => stage.removeEventListener(readyEvent, listener);
}

/** From the page to the stage: here are the controls, and this is where I am. */
export function tellStage(page: StagedWindow, controls: DemoControls): void {
  page.demoControls = controls;
  page.parent.dispatchEvent(new Event(readyEvent));
}
