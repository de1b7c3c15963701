import * as v from 'valibot';

const text = (maxLength: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxLength));
const id = text(128);
const nothing = v.object({});
const bankStep = v.object({ orderId: v.exactOptional(id), bankCode: v.exactOptional(id) });
/** A card to be bound. Its number goes to the native app and nowhere else: never into a log, a record or an address. */
const newCard = v.object({
  cardNo: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  holderName: text(60),
  phone: v.pipe(v.string(), v.regex(/^\d{5,15}$/)),
});

function message<const Action extends string, Payload extends v.GenericSchema>(action: Action, payload: Payload) {
  return v.object({ id: v.string(), action: v.literal(action), payload });
}

/** The messages to the native app: the ten actions (specification section 1) with their payloads. */
export const messageSchema = v.variant('action', [
  /** A native page by its key, or a target of the server, unchecked (decision 17, server addresses). */
  message('goToPage', v.object({ page: text(2_048), params: v.exactOptional(v.record(text(128), v.string())) })),
  message('closeWebview', nothing),
  message('goHome', nothing),
  message('goMine', nothing),
  message('logoutToLogin', nothing),
  message('callTelephone', v.object({ telephone: text(64) })),
  message('rate', v.object({ score: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))) })),
  message('confirmTrackingPoint', v.object({ productId: id, orderId: v.exactOptional(id) })),
  /** A person opens the bank's page, or is back from it. */
  message('startBank', v.object({ ...bankStep.entries, card: v.exactOptional(newCard) })),
  message('endBank', bankStep),
]);

/** From this number of stars on, `rate` asks the person for a rating in the store (specification section 9). */
export const goodRating = 4;

export type BridgeMessage = v.InferOutput<typeof messageSchema>;
export type BridgeAction = BridgeMessage['action'];
type BridgePayload<Action extends BridgeAction> = Extract<BridgeMessage, { action: Action }>['payload'];

/** The actions with an answer. The other five close the page: a late fallback would act on another page. */
const answered = ['rate', 'confirmTrackingPoint', 'startBank', 'endBank', 'callTelephone'] as const;
export const answeredActions: ReadonlySet<BridgeAction> = new Set(answered);

const replyObject = v.object({
  id: v.string(),
  ok: v.boolean(),
  result: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
});

/** The answer of the native app: an object, or the same as JSON. */
export const replySchema = v.union([replyObject, v.pipe(v.string(), v.parseJson(), replyObject)]);

export type BridgeOutcome =
  /** `result` is unchecked data of the native app. */
  | { status: 'answered'; result: unknown }
  /** By the native app; or by the bridge with `invalid-payload`, then nothing was sent. */
  | { status: 'refused'; error: string }
  /** Sent; this action has no answer. */
  | { status: 'sent' }
  /** Sent, but no answer within five seconds. */
  | { status: 'timed-out' }
  /** There was no native app. */
  | { status: 'fallback' };

/** A notice for the person; the screens choose its text. */
export type BridgeNotice =
  | { reason: 'only-in-app' | 'no-answer' | 'refused'; action: BridgeAction }
  | { reason: 'nothing-to-close'; action: 'closeWebview' }
  /** The number as in the payload, to be shown for dialling by hand. */
  | { reason: 'dial-by-hand'; action: 'callTelephone'; telephone: string };

type Platform = 'android' | 'ios' | 'browser' | 'fake';

/** A way to send messages to a native app; `post` may throw. */
export type NativeTransport = { platform: Platform; post: (message: BridgeMessage) => void };

export type Bridge = {
  /** The platform that a call would use now. */
  platform: () => Platform;
  /** Never rejects; waits at most ten seconds (five for the native object, five for its answer). */
  call: <Action extends BridgeAction>(action: Action, payload: BridgePayload<Action>) => Promise<BridgeOutcome>;
  /** Calls the one listener for every notice, also for those before it. @returns stops it */
  subscribeNotices: (listener: (notice: BridgeNotice) => void) => () => void;
};
