import panel from '../panel/panel.module.css';

const mostLines = 16;

/** JSON to be read, scrolled by keyboard, and copied. */
export function JsonBlock({ label, value, head }: { label: string; value: unknown; head?: string }) {
  const json = JSON.stringify(value, null, 2);
  const text = head === undefined ? json : `${head}\n${json}`;
  return (
    <textarea
      className={panel['code']}
      aria-label={label}
      readOnly
      rows={Math.min(mostLines, text.split('\n').length + 1)}
      value={text}
    />
  );
}
