/**
 * Makes a queue: its tasks run one after the other, in the order of the calls. A failed task does not stop the rest.
 * @returns a function that adds a task and gives its result
 */
export function createQueue(): <R>(task: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
