/** Answers that wait until a test lets them go. */
export type Holds = {
  /**
   * Holds the answer of the next request of a call; the request itself has its effect.
   * @param call name in the contract
   * @returns lets the answer through, or breaks the connection off
   */
  hold: (call: string) => { release: () => void; breakOff: () => void };
  /**
   * For the server: whether something holds the answer to a request that has come.
   * @returns resolves when the answer may go: whether the connection is broken; `null` if nothing holds it
   */
  take: (call: string, request: Request) => Promise<boolean> | null;
  /** Number of requests that are being held, without those that the page has given up. */
  count: () => number;
};

type Hold = { call: string; request: Request | null; isBroken: Promise<boolean> };

export function createHolds(): Holds {
  let holds: Hold[] = [];
  return {
    hold(call) {
      let settle: (isBroken: boolean) => void = () => undefined;
      const isBroken = new Promise<boolean>((resolve) => (settle = resolve));
      const hold: Hold = { call, request: null, isBroken };
      holds.push(hold);
      return {
        release() {
          holds = holds.filter((other) => other !== hold);
          settle(false);
        },
        breakOff: () => settle(true),
      };
    },
    take(call, request) {
      const hold = holds.find((candidate) => candidate.call === call && candidate.request === null);
      if (!hold) return null;
      hold.request = request;
      // A hold that was broken off before its request came ends with this request.
      void hold.isBroken.then(() => (holds = holds.filter((other) => other !== hold)));
      return hold.isBroken;
    },
    count: () => holds.filter(({ request }) => request !== null && !request.signal.aborted).length,
  };
}
