/** Until the browser has taken the file over, milliseconds. */
const HANDOVER = 60_000;

/** Whether this browser claims to be able to save files; some webviews claim it and do nothing. */
export function canSaveFiles(): boolean {
  return 'download' in HTMLAnchorElement.prototype && typeof URL.createObjectURL === 'function';
}

/** Asks the browser to save a file. Whether it did, nobody is told: say "started", never "saved". */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.hidden = true;
  // Inside an open dialog nothing outside of it can be clicked.
  (document.querySelector('dialog[open]') ?? document.body).append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), HANDOVER);
}
