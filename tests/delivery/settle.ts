/** The real function, also with fake timers: it lets everything run that is ready. */
const nextTurn = globalThis.setImmediate;

/** Lets everything run that is ready. */
export async function settle(turns = 12): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => void nextTurn(resolve));
}
