/** Texts of an attacker who controls a server; harmless as long as text stays text. */
const markup = '<img src=x onerror="document.title=\'owned\'"><b>';

// In two parts: a linter rightly refuses such an address anywhere else.
const scriptAddress = ['java', 'script:document.title="owned"'].join('');

/** Lists that only decorate a page; a careless server leaves them out. */
const decorations = new Set([
  'recProducts',
  'orderList',
  'tabs',
  'disposeImages',
  'productTags',
  'detail1',
  'problemSonType',
  'repayYetDetail',
]);

/** Values that a page needs stay unchanged: identities, codes, times. */
const unchangedFields = new Set(
  'id orderNo orderId problemId vcode payCode bankCode payType repayToken repayRecordId sid tab status periodNo periods action_type dueTime time cardNo specificNum isDelay isScore inside'.split(
    ' ',
  ),
);

/** The value of a choice is a short number; that of a detail row is text. */
const isChoice = (name: string, value: string) => name === 'value' && /^\d{1,3}$/.test(value);

const isAddress = (name: string) => /url$/i.test(name);

/** Whether a field is a text to show: not an address, and the page works without it. */
export function isText(name: string, value: string): boolean {
  return !isAddress(name) && !unchangedFields.has(name) && !isChoice(name, value);
}

function disturb(name: string, value: unknown): unknown {
  if (decorations.has(name)) return null;
  if (typeof value !== 'string') return poison(value);
  if (isAddress(name)) return scriptAddress;
  return isText(name, value) ? markup + value : value;
}

/**
 * Fills every text with markup, every address with a script, and leaves lists out: the `hostile` scenario.
 * @param value data of an answer
 */
export function poison(value: unknown): unknown {
  if (typeof value === 'string') return markup + value;
  if (Array.isArray(value)) return value.map(poison);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, disturb(name, field)]));
}
