import { oncePer } from '@/platform/browser/once-per';
import { onPageHide } from '@/platform/browser/visibility';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { DraftKeeper } from '../drafts/draft-keeper';
import type { Evidence } from '../images/evidence';
import { isUnderWay, type createSending } from './sending';

/** What a form has besides its screen. */
export type FormParts = { keeper: DraftKeeper; evidence: Evidence; sending: ReturnType<typeof createSending> };

/** The forms that were left while they prepared pictures or sent the complaint, by borrower and order. */
const leftForms = oncePer<Map<string, { parts: FormParts; stop: () => void }>>();

/** Lets a form that was left prepare its pictures and finish its send. @param onEnd called then */
export function leaveForm(storage: DeviceStorage, place: string, parts: FormParts, onEnd: () => void): void {
  const { keeper, evidence, sending } = parts;
  const left = leftForms(storage, [], () => new Map());

  function endIfIdle(): void {
    if (left.get(place)?.parts !== parts || isUnderWay(sending.getSnapshot()) || evidence.isPreparing()) return;
    takeLeftForm(storage, place);
    void keeper.flush();
    evidence.dispose();
    onEnd();
  }

  // The last picture is in the draft only after its state has changed.
  const endSoon = () => queueMicrotask(endIfIdle);
  const ends = [sending.subscribe(endSoon), evidence.subscribe(endSoon), onPageHide(() => void keeper.flush())];
  left.set(place, { parts, stop: () => ends.forEach((end) => end()) });
  endIfIdle();
}

/** @returns the parts of a form that was left and has not finished, for the form that opens again */
export function takeLeftForm(storage: DeviceStorage, place: string): FormParts | undefined {
  const left = leftForms(storage, [], () => new Map());
  const form = left.get(place);
  form?.stop();
  left.delete(place);
  return form?.parts;
}
