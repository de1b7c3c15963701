import { Art } from './art';

/** A torn receipt with a mark beside it. */
export function ErrorArt() {
  return (
    <Art
      brand="M50 98l8-6 8 7 8-7 8 7 8-7 8 6v8H50Z"
      paper="M50 26h48v62l-8-6-8 7-8-7-8 7-8-7-8 6Z"
      accent="M108 53a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z"
      lines="M60 42h28M60 54h20M108 62v11M108 80h.01M34 84h-6M130 36l5-4M40 36l-5-4"
    />
  );
}
