/** Whether somebody is in the middle of something that a reload would disturb. */
export type UnsavedWork = { isThere: () => boolean };

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Remembers the fields that were typed into. What was typed counts for as long as its field is on the page with
 * something in it: a form that was sent, left or emptied is no work any more.
 * @param target the document
 */
export function watchUnsavedWork(target: Pick<Document, 'addEventListener'>): UnsavedWork {
  const touched = new Set<Field>();
  target.addEventListener('input', (event) => {
    if (isField(event.target)) touched.add(event.target);
  });
  return {
    isThere() {
      for (const field of touched) if (!field.isConnected) touched.delete(field);
      return Array.from(touched).some((field) =>
        field.type === 'checkbox' || field.type === 'radio' ? false : field.value.trim() !== '',
      );
    },
  };
}
