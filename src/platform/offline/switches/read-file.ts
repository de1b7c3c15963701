/** Where the switches are read; else in the file beside the app. */
export type SwitchSource = {
  /** The file's text; empty where there is none. @throws where nobody can tell */
  read?: () => Promise<string>;
  /** Told that there is something else to read. */
  onChange?: (listener: () => void) => void;
};

/**
 * Reads the operator's switches: the file beside the app.
 * @returns its text; empty where there is none: a file that is gone says nothing any more
 * @throws Error where the host does not tell
 */
export async function readSwitchesFile(): Promise<string> {
  const answer = await fetch(`${__BASE_PATH__}switches.json`, { cache: 'no-cache' });
  if (answer.status === 404) return '';
  if (!answer.ok) throw new Error('No switches came');
  return answer.text();
}
