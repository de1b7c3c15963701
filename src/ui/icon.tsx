import { iconPaths } from './icon-paths';

/** Every icon of the product, by what it shows. */
export type IconName = keyof typeof iconPaths;

type Props = {
  name: IconName;
  /** Side of the square, in px. */
  size?: number | undefined;
};

/** A decorative line icon in the colour of the text around it; the control it sits in carries the name. */
export function Icon({ name, size = 24 }: Props) {
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
      <path d={iconPaths[name]} />
    </svg>
  );
}
