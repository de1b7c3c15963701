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
