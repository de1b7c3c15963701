/** Every icon of the product, named by its picture. */
export type IconName = keyof typeof iconPaths;

type OutlineProps = {
  /** Path data on a grid of 24 by 24. */
  path: string;
  /** Side of the square, CSS px. */
  size?: number | undefined;
};

/** An icon that only some pages have, which pass its path. Otherwise like `Icon`. */
export function Outline({ path, size = 24 }: OutlineProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** A decorative line icon in the colour of the text around it. The control around it has the accessible name. */
export function Icon({ name, size }: { name: IconName } & Pick<OutlineProps, 'size'>) {
  return <Outline path={iconPaths[name]} size={size} />;
}

const circle = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z';

/** Outlines on a 24 grid, drawn with a 1.75 round stroke. One string per icon keeps the whole set under 2 KiB. */
const iconPaths = {
  back: 'M20 12H4.5M11 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6 6 18',
  globe: `${circle}M3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9s1.2-6.4 3.7-9Z`,
  phone:
    'M6.2 3.5h2.3a1 1 0 0 1 .95.7l.95 3a1 1 0 0 1-.3 1.05L8.6 9.6a12 12 0 0 0 5.8 5.8l1.35-1.5a1 1 0 0 1 1.05-.3l3 .95a1 1 0 0 1 .7.95v2.3a2.7 2.7 0 0 1-3 2.7A15.5 15.5 0 0 1 3.5 6.5a2.7 2.7 0 0 1 2.7-3Z',
  copy: 'M10.5 8.5h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM5.5 15.5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2',
  check: 'M4.5 12.5l5 5 10-11',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-right': 'M9 6l6 6-6 6',
  bank: 'M3.5 9.5 12 4l8.5 5.5ZM6 9.5v7.5M10 9.5v7.5M14 9.5v7.5M18 9.5v7.5M4.5 17h15M3.5 20.5h17',
  store:
    'M5.5 3.5h13L20.5 9a2.83 2.83 0 0 1-5.66 0 2.83 2.83 0 0 1-5.67 0A2.83 2.83 0 0 1 3.5 9ZM5.5 12v8.5h13V12M10 20.5v-5h4v5',
  clock: `${circle}M12 7.5V12l3 2`,
  warning:
    'M10.7 4.3 2.9 17.8a1.5 1.5 0 0 0 1.3 2.2h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4.5M12 16.9h.01',
  info: `${circle}M12 11v5.5M12 7.7h.01`,
  star: 'M12 3.2l2.7 5.6 6.1.85-4.4 4.3 1.05 6.1L12 17.15l-5.45 2.9L7.6 13.95 3.2 9.65l6.1-.85Z',
  refresh: 'M20 10.5a8.2 8.2 0 0 0-14.5-3.2L3.5 9.5M3.5 4.5v5h5M4 13.5a8.2 8.2 0 0 0 14.5 3.2l2-2.2M20.5 19.5v-5h-5',
  chat: 'M5.5 4.5h13a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H12l-4.5 3.5V17h-2a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2ZM8.5 9h7M8.5 12.5h4',
  receipt: 'M5.5 3.5h13v17l-3.25-2-3.25 2-3.25-2-3.25 2ZM9 8.5h6M9 12.5h6',
  calendar:
    'M5.5 5.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM3.5 10.5h17M8 3.5v4M16 3.5v4',
  more: 'M12 6h.01M12 12h.01M12 18h.01',
  mail: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7l8 6 8-6',
  trash: 'M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.9 13h9.2l.9-13M10.2 10v6M13.8 10v6',
  send: 'M20.5 3.5 3.5 10.2l6.8 3.5 3.5 6.8ZM10.3 13.7l4.2-4.2',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3 20.5 20.5',
  play: 'M7.5 4.5v15l12-7.5Z',
  pause: 'M8.5 5v14M15.5 5v14',
  share: 'M12 15.5V3.5M7.5 7.5 12 3.5l4.5 4M5.5 11.5v8h13v-8',
  download: 'M12 3.5v12M7.5 11.5l4.5 4 4.5-4M4.5 20h15',
  shield: 'M12 3.5 19.5 6v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6ZM8.5 12l2.5 2.5 4.5-5',
  card: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 9.5h17M6.5 15h4',
  edit: 'M4.5 19.5v-4L15.5 4.5l4 4-11 11ZM13 7l4 4',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.6-3.8 3.6-5.5 7.5-5.5s6.9 1.7 7.5 5.5',
} as const;
