import { withoutBase } from '@/config/base-path';
import { deskPath, sitePath, testPath } from '../../paths';
import type { DemoControls } from '../demo-controls';
import { currentTour } from '../tour/tour-address';

/** Connects a page of the demo and the stage around it: same origin, so the stage reads the page directly. */
export type StagedWindow = Window & { demoControls?: DemoControls };

/** Name of the frame, by which a page detects the stage. */
export const frameName = 'demo-stage';

const readyEvent = 'demo-page';

/** Pages with a layout of their own for wide screens. */
const wholePages = new Set([sitePath, '/Policy', '/Loan', '/About', '/User', testPath, deskPath]);

/** Whether this page is the phone on the stage. */
export function isInStage(page: Window): boolean {
  return page.parent !== page && page.name === frameName;
}

/** Whether a phone and a panel fit side by side. */
export function isWide(page: Window): boolean {
  return page.matchMedia('(min-width: 768px)').matches;
}

/** What the stage shows here: the demo's home, or the app in a phone (wide screens, tours). `null`: no stage. */
export function stageOf(page: Window): 'home' | 'app' | null {
  if (page.parent !== page) return null;
  const { pathname, hash } = page.location;
  const path = (withoutBase(__BASE_PATH__, pathname) ?? '').replace(/(.)\/$/, '$1');
  // An old link has its page in the hash.
  if (path === '/' && !hash.startsWith('#/')) return 'home';
  return currentTour(page.location) !== null || (!wholePages.has(path) && isWide(page)) ? 'app' : null;
}

/** Called by the page on the stage after each rendering and navigation. @returns stops listening */
export function onStagedPage(stage: Window, listener: () => void): () => void {
  stage.addEventListener(readyEvent, listener);
  return () => stage.removeEventListener(readyEvent, listener);
}

/** In the phone on the stage: sends the controls and the address of the page to the stage. */
export function notifyStage(page: StagedWindow, controls: DemoControls | null): void {
  if (!controls || !isInStage(page)) return;
  page.demoControls = controls;
  page.parent.dispatchEvent(new Event(readyEvent));
}
