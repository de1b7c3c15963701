import { beginningOf } from '@/domain/text/beginning-of';
import { groupInFours, splitFigures } from '@/platform/i18n/figures';
import type { PreviewField, PreviewFields } from './preview';

const longNumber = /^\d{13,}$/;

function piece(className: 'figure' | 'four', text: string): HTMLElement {
  const whole = document.createElement('span');
  whole.className = className;
  whole.textContent = text;
  return whole;
}

/** A code as the application renders it (`CodeGroups`). */
function codeParts(groups: string): Node[] {
  return groups.split(' ').flatMap((group) => [piece('four', group), document.createElement('wbr')]);
}

/** A text with its dates, amounts and long numbers whole, as the application renders it (`wholeFigures`). */
function textParts(text: string): (Node | string)[] {
  return splitFigures(beginningOf(text)).flatMap((part, index): (Node | string)[] => {
    if (index % 2 === 0) return [part];
    return longNumber.test(part) ? codeParts(groupInFours(part)) : [piece('figure', part)];
  });
}

function partsOf(text: string, { ems, isCode }: PreviewField): (Node | string)[] {
  if (isCode) return codeParts(text);
  return ems === undefined ? textParts(text) : [text];
}

function fillSlot(slot: HTMLElement, shown: PreviewField | null): void {
  slot.hidden = shown === null;
  if (!shown) return;
  const { text, lang, tone, ems } = shown;
  if (text !== undefined) slot.replaceChildren(...partsOf(text, shown));
  if (lang !== undefined) slot.lang = lang;
  if (tone !== undefined) slot.dataset['tone'] = tone;
  if (ems !== undefined) slot.style.setProperty('--ems', String(ems));
}

/**
 * The page that stands in the HTML, with its slots.
 * @returns writes a preview into the page as it stood at first, or, of `null`, puts that back
 */
export function createSlotWriter(root: HTMLElement): (preview: PreviewFields | null) => void {
  let parts = [...root.querySelectorAll<HTMLElement>('main, footer')];
  const empty = parts;

  /*
   * The parts are exchanged whole, in one frame, as the application will exchange them: what is longer than the blocks
   * in its place pushes nothing before one's eyes.
   */
  return (preview) => {
    const next = empty.map((part) => document.importNode(part, true));
    next.forEach((part, index) => {
      for (const slot of [part, ...part.querySelectorAll<HTMLElement>('[data-slot]')]) {
        const shown = preview?.[slot.dataset['slot'] ?? ''];
        if (shown !== undefined) fillSlot(slot, shown);
      }
      parts[index]?.replaceWith(part);
    });
    parts = next;
  };
}
