import * as v from 'valibot';

const logSchema = v.object({
  calls: v.array(v.object({ call: v.string(), path: v.string(), body: v.record(v.string(), v.string()) })),
});

/** A call that a mock server has carried out. */
type ServedCall = v.InferOutput<typeof logSchema>['calls'][number];

/** What a test sets and reads in a mock server, for one device. */
export type MockControl = {
  /** Changes the world of a device: its scenario, faults and clock. @throws Error when it is refused */
  settings: (deviceId: string, body: Record<string, string>) => Promise<void>;
  /** The calls of a device that the server has carried out, oldest first. */
  calls: (deviceId: string) => Promise<ServedCall[]>;
};

/** @param origin of a mock server */
export function controlOf(origin: string): MockControl {
  return {
    async settings(deviceId, body) {
      const answer = await fetch(`${origin}/__control/settings?deviceId=${deviceId}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`The mock server answered ${answer.status}.`);
    },
    async calls(deviceId) {
      const answer = await fetch(`${origin}/__control/log?deviceId=${deviceId}`);
      return v.parse(logSchema, await answer.json()).calls;
    },
  };
}
