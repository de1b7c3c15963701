/** Catches the files that the page hands to the browser to save: jsdom has no downloads. */
export function catchFiles(): File[] {
  const files: File[] = [];
  Object.assign(URL, {
    createObjectURL: (file: File) => {
      files.push(file);
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  // jsdom would go to the address of the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}
