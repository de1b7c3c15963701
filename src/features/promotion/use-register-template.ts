import { useServices, type Services } from '@/services/services';
import { createRegisterTemplate, type RegisterTemplateStore } from './register-template';

/** One store per template and running app: pages share what was typed even where the browser refuses storage. */
const stores = new WeakMap<Services, Map<string, RegisterTemplateStore>>();

function storageIfAllowed(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    // Blocked by a setting: even looking at it throws.
    return undefined;
  }
}

/** The `registerTemplate` store of a template, shared by the promotion pages. */
export function useRegisterTemplate(id: string): RegisterTemplateStore {
  const services = useServices();
  const known = stores.get(services) ?? new Map<string, RegisterTemplateStore>();
  stores.set(services, known);
  const store = known.get(id) ?? createRegisterTemplate(id, storageIfAllowed());
  known.set(id, store);
  return store;
}
