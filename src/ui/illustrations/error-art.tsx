import { Art, artStyles } from './art';

/** A torn receipt with a mark beside it. */
export function ErrorArt() {
  return (
    <Art lines="M60 42h28M60 54h20M108 62v11M108 80h.01M34 84h-6M130 36l5-4M40 36l-5-4">
      <path className={artStyles['paper']} d="M50 26h48v62l-8-6-8 7-8-7-8 7-8-7-8 6Z" />
      <path className={artStyles['brand']} d="M50 98l8-6 8 7 8-7 8 7 8-7 8 6v8H50Z" />
      <circle className={artStyles['accent']} cx="108" cy="71" r="18" />
    </Art>
  );
}
