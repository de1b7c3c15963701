import { type FormEvent, useRef, useState } from 'react';

/** What takes the focus in a field that is a group. */
const controls = 'input:enabled, textarea:enabled, button:enabled';

/**
 * The problems of a form: shown from the first attempt to submit until each is solved, and of what was typed when its
 * field is left. Submitting focuses the first wrong field, which is scrolled to and read out with its problem.
 * @param problems of each field, in the order of the page; `null`: it is right
 */
export function useForm<Field extends string, Problem>(problems: Readonly<Record<Field, Problem | null>>) {
  const [checked, setChecked] = useState<readonly string[]>([]);
  const fields = useRef(new Map<string, HTMLElement>());
  const wrong = new Map(Object.entries<Problem | null>(problems).filter(([, problem]) => problem !== null));

  function focus(field: string): void {
    const place = fields.current.get(field);
    (place?.matches(controls) ? place : (place?.querySelector<HTMLElement>(controls) ?? place))?.focus();
  }

  return {
    problem: (field: Field): Problem | null => (checked.includes(field) ? problems[field] : null),
    isWrong: checked.some((field) => wrong.has(field)),
    /** For the `ref` of a field: of its input, or of the group that it is. */
    field: (field: Field) => (element: HTMLElement | null) => {
      if (!element) return undefined;
      fields.current.set(field, element);
      function leave({ relatedTarget }: FocusEvent): void {
        // A button that is being pressed must not move; it checks the form itself.
        const isPressing = relatedTarget instanceof HTMLButtonElement;
        if (element instanceof HTMLInputElement && element.value !== '' && !isPressing)
          setChecked((names) => [...names, field]);
      }
      element.addEventListener('blur', leave);
      return () => element.removeEventListener('blur', leave);
    },
    /** Shows the problems of some fields, by default of all. @returns whether there is none */
    check: (only: readonly string[] = Object.keys(problems)): boolean => {
      setChecked(only);
      const first = [...wrong.keys()].find((field) => only.includes(field));
      if (first === undefined) return true;
      focus(first);
      return false;
    },
    focus,
    /** Shows no problem until the next attempt. */
    forget: () => setChecked([]),
  };
}

/** For the `onSubmit` of a form that the page sends. */
export const onSubmit = (send: () => void) => (event: FormEvent) => {
  event.preventDefault();
  send();
};
