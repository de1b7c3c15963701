import type { Looks } from './people';

const hairPaths: Readonly<Record<Looks['style'], string>> = {
  short: 'M18.5 29C17 16 24 10.5 32.5 10.5S47.5 16 45.5 29c-1.5-5-4-8.2-6.5-9-5 2-12 2.2-15 1-2 1.5-4.5 4-5.5 8Z',
  bun: 'M32 4.5a6 6 0 0 1 5.5 7.5C44 13.5 47 20 45.5 30c-2-7-6-10.5-13.5-11-7.5.5-11.5 4-13.5 11C17 20 20 13.5 26.5 12A6 6 0 0 1 32 4.5Z',
  scarf:
    'M32 8.5c11 0 16.5 8 16.5 19 0 9-2 15 1.5 22-5 5-31 5-36 0 3.5-7 1.5-13 1.5-22 0-11 5.5-19 16.5-19Zm0 9.5c-7 0-10.5 5-10.5 12S26 43 32 43s10.5-6 10.5-13S39 18 32 18Z',
  long: 'M32 9.5c10 0 15 7 15 17 0 9 1 17 3 22h-7c1-4 .5-8 .5-12 1-8-2-14-6-16-4 3-10 4-15 3.5-2 3-2.5 8-2 12.5 0 4-.5 8 .5 12h-7c2-5 3-13 3-22 0-10 5-17 15-17Z',
  curls:
    'M19 30c-4-2-4-7-1-9-1-5 3-8 6.5-7.5C27 9 34 8.5 37 11.5c4-1.5 8.5 1.5 8 6 3.5 2 3.5 8 .5 11.5-1-4-3-8-6-9.5-5 1.5-11 1.5-14.5 0C22 22 20 25.5 19 30Z',
  cap: 'M17.5 24.5C17 15 23.5 9.5 32 9.5s15 5.5 14.5 15c2.5.5 4.5 1.5 5.5 3-6-1.5-13-2-20-2s-14 .5-20 2c1-1.5 3-2.5 5.5-3Z',
};

/** A person as a few shapes; the name stands beside it. */
export function Face({ looks: { skin, hair, cloth, ground, style, hasGlasses = false } }: { looks: Looks }) {
  const isScarf = style === 'scarf';
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={ground} />
      <path d="M8 66c1-13 10-18.5 24-18.5S55 53 56 66Z" fill={cloth} />
      <path d="M27 38h10v11.5a5 5 0 0 1-10 0Z" fill={skin} />
      <ellipse cx="32" cy="29.5" rx="12" ry="13.5" fill={skin} />
      <path d={hairPaths[style]} fill={hair} fillRule={isScarf ? 'evenodd' : 'nonzero'} />
      <circle cx="27.5" cy="30" r="1.5" fill="var(--black)" />
      <circle cx="36.5" cy="30" r="1.5" fill="var(--black)" />
      <path d="M28 36c2.5 2.6 5.5 2.6 8 0" fill="none" stroke="var(--black)" strokeWidth="1.5" strokeLinecap="round" />
      {hasGlasses && (
        <path
          d="M23 30a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0Zm9 0a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0Z"
          fill="none"
          stroke="var(--black)"
          strokeWidth="1.2"
        />
      )}
    </svg>
  );
}
