/**
 * Resolves in a task of its own: between two pieces of work the engine may render and answer a finger. A channel's
 * message comes at once; a timer would wait for milliseconds.
 */
export function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    function resume() {
      port1.close();
      resolve();
    }
    port1.addEventListener('message', resume, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
