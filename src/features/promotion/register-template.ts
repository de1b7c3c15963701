import * as v from 'valibot';
import { maxTypedDigits } from '@/domain/mobile-number';
import { createObservable } from '@/platform/browser/observable';
import { oncePer } from '@/platform/browser/once-per';
import { onPageHide } from '@/platform/browser/page-events';
import { useServices } from '@/platform/services';
import { personalPrefix, readTab, storeInTab } from '@/platform/storage/tab-memory';

/** The stored part of a registration. Never the codes: captcha and SMS are typed again. */
const template = v.object({
  phone: v.fallback(v.pipe(v.string(), v.digits(), v.maxLength(maxTypedDigits)), ''),
  /** The server's id of this registration, to which the sent SMS belongs; empty if there is none. */
  sid: v.fallback(v.pipe(v.string(), v.maxLength(200)), ''),
  /** `new`: the phone was registered now. `before`: it had an account. `null`: neither is known. */
  registered: v.fallback(v.nullable(v.picklist(['new', 'before'])), null),
});

/** The store that the promotion pages of one template share (specification section 2: `registerTemplate`). */
export type RegisterTemplateStore = ReturnType<typeof createRegisterTemplate>;

/** The store of one template: typed text survives a reload, in this tab only. */
export function createRegisterTemplate(id: string) {
  const key = `${personalPrefix}register-template.${id}`;
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), template), readTab(key));
  const { set, ...observable } = createObservable(
    stored.success ? stored.output : { phone: '', sid: '', registered: null },
  );
  let stopTrying: (() => void) | undefined;
  return {
    ...observable,
    change(part: Partial<v.InferOutput<typeof template>>) {
      const old = observable.getSnapshot();
      const registered = part.phone === undefined || part.phone === old.phone ? old.registered : null;
      set({ ...old, registered, ...part });
      const isStored = storeInTab(key, JSON.stringify(observable.getSnapshot()));
      // It may find room later; after a sign-out there is nothing.
      if (!isStored) stopTrying ??= onPageHide(() => void storeInTab(key, readTab(key)));
    },
  };
}

/** Pages share the typed text even if the browser refuses storage. */
const storeOf = oncePer<RegisterTemplateStore>();

/** The `registerTemplate` store of a template, shared by the promotion pages. */
export function useRegisterTemplate(id: string): RegisterTemplateStore {
  return storeOf(useServices(), [id], () => createRegisterTemplate(id));
}
