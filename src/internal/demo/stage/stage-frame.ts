import { withoutBase } from '@/config/base-path';
import { deskPath, sitePath, testPath } from '../../paths';
import type { DemoControls } from '../demo-controls';
import { keptTour } from '../tour/tour-address';

/** What a page of the demo shows to the stage around it: same origin, so it may simply be read. */
export type StagedWindow = Window & { demoControls?: DemoControls };

/** Name of the frame: how a page knows that it stands on the stage. */
export const frameName = 'demo-stage';

const readyEvent = 'demo-page';

/** Below this width there is no room for a phone and a panel side by side. */
const wide = '(min-width: 768px)';

/** Pages that fill a wide screen by themselves. */
const wholePages = new Set([sitePath, '/Policy', '/Loan', '/About', '/User', testPath, deskPath]);

/** Whether this page is the phone on the stage. */
export function isInStage(page: Window): boolean {
  return page.parent !== page && page.name === frameName;
}

/** Whether a phone and a panel fit side by side. */
export function isWide(page: Window): boolean {
  return page.matchMedia(wide).matches;
}

/**
 * What the stage shows at this address: the start of the demo, or a page of the app in a phone's frame. It does so on a
 * wide screen, and on any screen during a tour. `null`: the page is shown without a stage.
 */
export function stageOf(page: Window): 'home' | 'app' | null {
  if (page.parent !== page) return null;
  const { pathname, hash } = page.location;
  const path = (withoutBase(__BASE_PATH__, pathname) ?? '').replace(/(.)\/$/, '$1');
  // An old link names its page behind the hash.
  if (path === '/' && !hash.startsWith('#/')) return 'home';
  return keptTour() !== null || (!wholePages.has(path) && isWide(page)) ? 'app' : null;
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
