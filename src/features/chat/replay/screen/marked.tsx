import { placesOf } from '../library/search';

type Props = { text: string; /** Folded. */ terms: readonly string[] };

/** A text with what was searched for marked in it. */
export function Marked({ text, terms }: Props) {
  if (terms.length === 0) return text;
  const places = placesOf(text, terms);
  return (
    <>
      {places.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(places[places.length - 1]?.end ?? 0)}
    </>
  );
}
