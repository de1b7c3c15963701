import { Fragment } from 'react';

/**
 * A code in groups that stand apart only to the eye (`.four` in base.css): selected, searched or read aloud it is the
 * one number it is. The script of the preview writes the same (src/platform/preview/show-preview.ts).
 * @param text groups with a space between them
 */
export function CodeGroups({ text }: { text: string }) {
  const groups = text.split(' ').map((group, index) => ({ group, place: `${String(index)}-${group}` }));
  return groups.map(({ group, place }) => (
    <Fragment key={place}>
      <span className="four">{group}</span>
      <wbr />
    </Fragment>
  ));
}
