/**
 * Ends the command without an error when its reader, for example `head`, closes the pipe before all lines are written.
 */
export function ignoreClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
