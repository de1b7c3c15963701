import styles from './state-views.module.css';

/** Shapes on a canvas of 160 by 120, as path data; painted in this order. */
type Shapes = {
  brand?: string;
  paper?: string;
  accent?: string;
  /** Painted on top, not filled. */
  lines: string;
};

/** The frame of every illustration: a ground in the brand colour and one line width. Decorative. */
export function Art({ brand, paper, accent, lines }: Shapes) {
  return (
    <svg className={styles.art} width="176" height="132" viewBox="0 0 160 120" aria-hidden="true">
      <path className={styles.ground} d="M22 66c0-30 22-54 58-54s58 22 58 52-20 46-58 46S22 94 22 66Z" />
      <path className={styles.brand} d={brand} />
      <path className={styles.paper} d={paper} />
      <path className={styles.accent} d={accent} />
      <path d={lines} />
    </svg>
  );
}

/** The illustration of each state. */
export const shapes = {
  // An open tray with a blank sheet.
  empty: {
    brand: 'M42 82h20c3 0 4 2 5 5s3 5 6 5h14c3 0 5-2 6-5s2-5 5-5h20v18a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6Z',
    paper: 'M54 82V32h42l10 10v40h-8c-3 0-4 2-5 5s-3 5-6 5H73c-3 0-5-2-6-5s-2-5-5-5Z',
    lines: 'M96 32v10h10M64 46h20M64 57h30M120 28v10M115 33h10M40 42v6M37 45h6',
  },
  // A torn receipt with a mark.
  error: {
    brand: 'M50 98l8-6 8 7 8-7 8 7 8-7 8 6v8H50Z',
    paper: 'M50 26h48v62l-8-6-8 7-8-7-8 7-8-7-8 6Z',
    accent: 'M108 53a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z',
    lines: 'M60 42h28M60 54h20M108 62v11M108 80h.01M34 84h-6M130 36l5-4M40 36l-5-4',
  },
  // A chain that has come apart.
  missing: {
    brand:
      'M73 50l-6-6a16 16 0 0 0-23 0l-3 3a16 16 0 0 0 0 23l11 11a16 16 0 0 0 23 0l2-2-7-7-3 3a7 7 0 0 1-10 0L47 65a7 7 0 0 1 0-10l4-4a7 7 0 0 1 10 0l5 5Z',
    accent:
      'M87 74l6 6a16 16 0 0 0 23 0l3-3a16 16 0 0 0 0-23l-11-11a16 16 0 0 0-23 0l-2 2 7 7 3-3a7 7 0 0 1 10 0l10 9a7 7 0 0 1 0 10l-4 4a7 7 0 0 1-10 0l-5-5Z',
    lines: 'M79 32l-2-9M92 36l5-8M68 88l-5 8M81 92l2 9',
  },
  // A cloud without a link.
  offline: {
    paper: 'M56 84a17 17 0 0 1-2-33.8 24 24 0 0 1 45-5.2 19.5 19.5 0 0 1 4 39Z',
    accent: 'M113 56a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z',
    lines: 'M74 90v4M74 101v6M86 90v2M86 99v4M108 68l10 10M118 68l-10 10M36 38h8M40 34v8',
  },
} as const satisfies Record<string, Shapes>;
