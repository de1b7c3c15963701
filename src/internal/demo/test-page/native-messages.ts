import * as v from 'valibot';
import { messageSchema, type BridgeAction, type BridgeMessage } from '@/bridge/contract';

/** The ten actions, each with a payload to begin with. */
export const examplePayloads: Readonly<Record<BridgeAction, Readonly<Record<string, unknown>>>> = {
  goToPage: { page: 'order', params: { orderId: '1' } },
  closeWebview: {},
  goHome: {},
  goMine: {},
  logoutToLogin: {},
  callTelephone: { telephone: '+62 21 5000 0000' },
  rate: { score: 5 },
  confirmTrackingPoint: { productId: '2101', orderId: '1' },
  startBank: { orderId: '1', bankCode: 'BCA' },
  endBank: { orderId: '1', bankCode: 'BCA' },
};

export const bridgeActions = Object.keys(examplePayloads).filter(
  (name): name is BridgeAction => name in examplePayloads,
);

export type ReadPayload = { message: BridgeMessage } | { problem: 'no-json' } | { problem: 'refused'; details: string };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a payload as a developer typed it, by the bridge's own contract.
 * @returns the message, or why it would never leave the page
 */
export function readPayload(action: BridgeAction, text: string): ReadPayload {
  const payload = parseJson(text);
  if (payload === undefined) return { problem: 'no-json' };
  const parsed = v.safeParse(messageSchema, { id: 'test', action, payload });
  if (parsed.success) return { message: parsed.output };
  return {
    problem: 'refused',
    details: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'payload'}: ${issue.message}`).join('; '),
  };
}
