/**
 * A line in which one task runs after the other, in the order of their calls; a failed one does not stop the rest.
 * @returns the function that lines a task up and gives its outcome
 */
export function createQueue(): <R>(task: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
