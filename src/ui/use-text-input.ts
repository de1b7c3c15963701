import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { cutText } from '@/domain/text/cut-text';

type Options<E> = {
  value: string;
  onChange: (value: string, field: E) => void;
  /** Maximum UTF-16 units (decision 16, text length); the rest is cut. */
  limit?: number | undefined;
  onCut?: (() => void) | undefined;
  /** Calls of `onChange` while a word is composed; `search`: only on keyboards that compose everything. */
  whileComposing?: 'changes' | 'nothing' | 'search';
};

/**
 * The value and the listeners of a text field, for every field of the product. While an input method composes a word
 * (Pinyin, Hindi in Latin letters, every word on many Android keyboards) the field shows the word unchanged: React
 * would write a cut text into the field and break the composition. The limit applies when the word is complete.
 */
export function useTextInput<E extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  onChange,
  limit = Infinity,
  onCut,
  whileComposing = 'changes',
}: Options<E>) {
  /** The text with the unfinished word; `null` while no word is composed. */
  const [composed, setComposed] = useState<string | null>(null);
  /** The field while a word is composed in it. */
  const composing = useRef<E | null>(null);
  // Keyboards of Android name no key, and compose Latin words too, so a search that waits would start at the blank.
  const namesNoKeys = useRef(false);

  function change(field: E): void {
    const text = field.value;
    if (!composing.current) {
      setComposed(null);
      if (text.length > limit) onCut?.();
      onChange(cutText(text, limit), field);
      return;
    }
    setComposed(text);
    const isTold = whileComposing === 'changes' || (whileComposing === 'search' && namesNoKeys.current);
    if (isTold && text.length <= limit) onChange(text, field);
  }

  function endWord(field: E): void {
    composing.current = null;
    change(field);
  }

  // A tap on a button ends the word before the button sends it; on iOS the field would keep the focus and the
  // unfinished word.
  const hasWord = composed !== null;
  const tapElsewhere = useEffectEvent(({ target }: Event) => {
    const field = composing.current;
    if (!field || target === field) return;
    field.blur();
    if (composing.current) endWord(field);
  });
  useEffect(() => {
    if (!hasWord) return undefined;
    const listen = (event: Event) => tapElsewhere(event);
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, [hasWord]);

  return {
    value: composed ?? value,
    onChange: ({ target }: ChangeEvent<E>) => change(target),
    onKeyDownCapture: ({ key }: KeyboardEvent) => void (namesNoKeys.current = key === 'Unidentified'),
    onCompositionStart: ({ currentTarget }: CompositionEvent<E>) => {
      composing.current = currentTarget;
      setComposed(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<E>) => endWord(currentTarget),
  };
}

const inputMethodKey = 229;

/** Whether a key belongs to an input method. In WebKit only the key code shows it, after the composition. */
export function isComposingKey(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === inputMethodKey;
}
