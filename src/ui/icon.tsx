import { iconPaths } from './icon-paths';

/** Every icon of the product, by what it shows. */
export type IconName = keyof typeof iconPaths;

type OutlineProps = {
  /** Path data on a grid of 24 by 24. */
  path: string;
  /** Side of the square, in px. */
  size?: number | undefined;
};

/** An icon that only some pages have: they bring its path. Otherwise as `Icon`. */
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

type Props = { name: IconName } & Pick<OutlineProps, 'size'>;

/** A decorative line icon in the colour of the text around it; the control it sits in carries the name. */
export function Icon({ name, size }: Props) {
  return <Outline path={iconPaths[name]} size={size} />;
}
