import * as v from 'valibot';
import { mostTyped } from '@/domain/mobile-number';
import { createObservable, type Observable } from '@/lib/observable';

/** What is remembered of a registration. Never the codes: captcha and SMS are typed afresh. */
type RegisterTemplate = {
  /** Digits typed so far. */
  phone: string;
  /** The server's name for this registration, to which the SMS that was sent belongs; empty for none yet. */
  sid: string;
};

/** The store that the promotion pages of one template share (specification section 2: `registerTemplate`). */
export type RegisterTemplateStore = Observable<RegisterTemplate> & {
  change: (part: Partial<RegisterTemplate>) => void;
};

type Keep = Pick<Storage, 'getItem' | 'setItem'>;

const nothing: RegisterTemplate = { phone: '', sid: '' };

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    phone: v.fallback(v.pipe(v.string(), v.digits(), v.maxLength(mostTyped)), ''),
    sid: v.fallback(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
);

function read(key: string, keep: Keep | undefined): RegisterTemplate {
  try {
    const parsed = v.safeParse(schema, keep?.getItem(key));
    return parsed.success ? parsed.output : nothing;
  } catch {
    // Storage that is blocked: what is typed then lasts as long as the page.
    return nothing;
  }
}

/**
 * Makes the store of one template. What is typed outlives a reload, in this tab alone: visitors are anonymous.
 * @param id of the template
 * @param keep absent where the browser refuses storage
 */
export function createRegisterTemplate(id: string, keep: Keep | undefined): RegisterTemplateStore {
  const key = `register-template.${id}`;
  const state = createObservable(read(key, keep));
  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    change(part) {
      state.set({ ...state.getSnapshot(), ...part });
      try {
        keep?.setItem(key, JSON.stringify(state.getSnapshot()));
      } catch {
        // As above; the state in memory still counts.
      }
    },
  };
}
