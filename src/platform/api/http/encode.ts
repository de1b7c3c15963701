import { fieldsOf } from '@/domain/fields-of';
import { isField, stringifySearch } from '@/platform/browser/search';
import type { CallDefinition } from '../define-call';

type Fields = Readonly<Record<string, unknown>>;

const only = (fields: Fields, isMeant: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isMeant(name)));

function multipartBody(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (isField(value)) form.append(name, String(value));
  }
  return form;
}

/** What a request needs besides its payload. */
export type EncodeOptions = {
  /** Absolute address or path of the API, without a trailing slash. */
  baseUrl: string;
  common: Readonly<Record<string, string>>;
  /** Launch parameters that are sent as headers of the same name, empty if missing; by client (wire protocol). */
  formHeaders: readonly string[];
  jsonHeaders: readonly string[];
};

/** The properties of a call that its encoding depends on. */
export type WireCall = Pick<CallDefinition, 'method' | 'path' | 'encoding' | 'queryFields'>;

/** Encodes a call: `<base><path>?<common parameters>[&<call's own query>]`, and a body in the call's encoding. */
export function encodeRequest(
  call: WireCall,
  payload: unknown,
  { baseUrl, common, formHeaders, jsonHeaders }: EncodeOptions,
): { url: string; init: RequestInit & { headers: Record<string, string> } } {
  const headerNames = call.encoding === 'json' || call.path.startsWith('/h5-api/') ? jsonHeaders : formHeaders;
  const fields = fieldsOf(payload);
  const isInQuery = (name: string) => call.encoding === 'query' || call.queryFields.includes(name);
  const inBody = only(fields, (name) => !isInQuery(name));
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
  for (const name of headerNames) headers[name] = headerValue(common[name]);
  const url = baseUrl + call.path + stringifySearch({ ...common, ...only(fields, isInQuery) });
  const init = { method: call.method, headers };
  if (call.encoding === 'query') return { url, init };
  if (call.encoding === 'multipart') return { url, init: { ...init, body: multipartBody(inBody) } };
  const isJson = call.encoding === 'json';
  headers['Content-Type'] = `application/${isJson ? 'json' : 'x-www-form-urlencoded'}`;
  // A form is written as a query is, without its `?`.
  return { url, init: { ...init, body: isJson ? JSON.stringify(inBody) : stringifySearch(inBody).slice(1) } };
}

/** `fetch` throws for a header value with characters that are not bytes, so it is escaped as in the address. */
function headerValue(value = ''): string {
  return /^[\t\u0020-\u007e]*$/.test(value) ? value : encodeURIComponent(value);
}
