/**
 * Lets the command end without a word when its reader, `head` for one, closes the pipe before all lines are written.
 */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
