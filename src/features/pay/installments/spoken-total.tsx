import { useEffect, useRef, useState } from 'react';

type Props = { text: string };

/** A change is told when it has stood for this long, milliseconds: not every tap of a burst. */
const settled = 800;

/** Tells screen readers of a new text, politely; what was there from the beginning is read with the page. */
export function SpokenTotal({ text }: Props) {
  const [spoken, setSpoken] = useState('');
  const known = useRef(text);

  useEffect(() => {
    if (known.current === text) return undefined;
    const timer = setTimeout(() => {
      known.current = text;
      setSpoken(text);
    }, settled);
    return () => clearTimeout(timer);
  }, [text]);

  return <output className="sr-only">{spoken}</output>;
}
