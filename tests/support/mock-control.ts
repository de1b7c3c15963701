import * as v from 'valibot';

const logSchema = v.object({
  calls: v.array(v.object({ call: v.string(), path: v.string(), body: v.record(v.string(), v.string()) })),
});

type ServedCall = v.InferOutput<typeof logSchema>['calls'][number];

/** What a test sets and reads in a mock server, for one device. */
export function controlOf(origin: string) {
  return {
    /** Changes the world of a device: its scenario, faults and clock. @throws Error when it is refused */
    async settings(deviceId: string, body: Record<string, string>) {
      const answer = await fetch(`${origin}/__control/settings?deviceId=${deviceId}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`The mock server answered ${answer.status}.`);
    },
    /** The calls of a device that the server has carried out, oldest first. */
    async calls(deviceId: string): Promise<ServedCall[]> {
      const answer = await fetch(`${origin}/__control/log?deviceId=${deviceId}`);
      return v.parse(logSchema, await answer.json()).calls;
    },
  };
}
