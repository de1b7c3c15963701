import type { Purpose } from '@/domain/payments/payment';

/** What a page says of a payment. `sum`: as it is written there, with the place if the page names it. */
export type Fact = {
  sum: string;
  place: string;
  /** If the page says it. */
  purpose: Purpose | null;
  says: 'arrived' | 'open' | 'under way' | 'unclear' | 'settled';
};

/** A button, link or choice that a person can tap. */
export type Tappable = { name: string; element: HTMLElement };

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '')
    .replace(/[\u2060\u200b]/g, '')
    .replace(/\u00a0/g, ' ')
    .trim();

const nameOf = (element: HTMLElement): string => {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  if (!(element instanceof HTMLInputElement)) return textOf(element);
  return textOf(element.closest('label'));
};

const isEnabled = (element: HTMLElement): boolean =>
  !element.hasAttribute('disabled') && element.getAttribute('aria-disabled') !== 'true';

/** A sum and a place as pages name a payment: `Rp200.000 (BNI)`. */
const payment = String.raw`([^\s()]+)(?: \(([^()]*)\))?`;

/** Several of them: `Rp200.000 (BNI), Rp300.000 (BCA)`. */
const payments = String.raw`([^\s()]+(?: \([^()]*\))?(?:, [^\s()]+(?: \([^()]*\))?)*)`;

/** How pages speak of payments. Several sentences may be about one. */
const sentences: readonly [RegExp, Fact['says'], Purpose | null][] = [
  [new RegExp(`Your payment of ${payments} has arrived`, 'g'), 'arrived', 'loan'],
  [new RegExp(`Your extension fee of ${payments} has arrived`, 'g'), 'arrived', 'extension'],
  [new RegExp(`We cannot tell whether that was your payment of ${payments}\\.(?! Please)`, 'g'), 'unclear', null],
  [new RegExp(`We cannot tell whether your payment of ${payments} has arrived\\.`, 'g'), 'unclear', null],
  [new RegExp(`You told us on [-\\d: ]+ that you paid ${payments}\\.`, 'g'), 'open', null],
  [new RegExp(`Your payment of ${payments} began on`, 'g'), 'under way', null],
  [new RegExp(`Your payment of ${payments} of \\d`, 'g'), 'open', null],
  [new RegExp(`Your payment of ${payments}: your loan is paid off`, 'g'), 'settled', null],
  [new RegExp(`whether that was your payment of ${payments}\\. Please do not pay it again`, 'g'), 'settled', null],
];

const states: Readonly<Record<string, Fact['says']>> = {
  Paid: 'arrived',
  'The loan is paid off': 'settled',
  'Waiting for confirmation': 'open',
  'No answer, not on your loan yet': 'open',
  'Request received, not on your loan yet': 'open',
};

function factsInWords(words: string): Fact[] {
  return sentences.flatMap(([pattern, says, purpose]) =>
    [...words.matchAll(pattern)].flatMap(([, named = '']) =>
      [...named.matchAll(new RegExp(payment, 'g'))].map(([, sum = '', place = '']) => ({ sum, place, purpose, says })),
    ),
  );
}

/** The elements of a window, sorted once: asking a document for each kind takes longer than all the rest. */
function sortElements(container: Element) {
  const all = {
    tags: new Map<string, HTMLElement[]>(),
    slots: new Map<string, HTMLElement>(),
    isStale: false,
    isLoading: false,
    hasPill: [] as HTMLElement[],
  };
  for (const element of container.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement)) continue;
    const { localName, dataset } = element;
    const same = all.tags.get(localName);
    if (same) same.push(element);
    else all.tags.set(localName, [element]);
    const { slot, stale, tone } = dataset;
    if (slot !== undefined && !all.slots.has(slot)) all.slots.set(slot, element);
    if (stale !== undefined) all.isStale = true;
    if (tone !== undefined) all.hasPill.push(element);
    if (localName === 'output' && element.textContent === 'Loading') all.isLoading = true;
    if (element.ariaHidden === 'true' && element.classList.contains('surface')) all.isLoading = true;
  }
  const withTag = (tag: string) => all.tags.get(tag) ?? [];
  return { ...all, withTag };
}

type Elements = ReturnType<typeof sortElements>;

/** The cards of the loan page. */
function factsInCards({ withTag }: Elements): Fact[] {
  return withTag('h2').flatMap((heading) => {
    const [, kind, sum = '', place = ''] =
      new RegExp(`^Your (payment|extension fee) of ${payment}$`).exec(textOf(heading)) ?? [];
    if (kind === undefined) return [];
    const isUnclear = textOf(heading.closest('section')).includes('It is not clear whether');
    return [
      { sum, place, purpose: kind === 'payment' ? 'loan' : 'extension', says: isUnclear ? 'unclear' : 'open' } as const,
    ];
  });
}

/** The receipts in the list of records, or the one that is open. */
function factsInRecords({ hasPill, slots, withTag }: Elements): Fact[] {
  return hasPill.flatMap((pill) => {
    const item = pill.closest('a');
    const says = states[textOf(pill)] ?? (textOf(pill).startsWith('Not clear') ? 'unclear' : undefined);
    const head = item ? item.getElementsByClassName('ends')[0]?.children : [withTag('h2')[0], slots.get('amount')];
    const [title, sum] = [...(head ?? [])].map(textOf);
    if (sum === undefined || !says) return [];
    return [{ sum, place: '', purpose: title === 'Extension of the due date' ? 'extension' : 'loan', says } as const];
  });
}

/** The receipt of a card payment. */
function factsInResult({ slots }: Elements, words: string): Fact[] {
  if (!words.includes('Payment received')) return [];
  return [{ sum: textOf(slots.get('amount')), place: '', purpose: 'loan', says: 'arrived' }];
}

const isInput = (element: HTMLElement) => element instanceof HTMLInputElement && element.type === 'radio';

function tappableIn({ withTag }: Elements): Tappable[] {
  const dialog = [...withTag('dialog')].reverse().find((one) => one.hasAttribute('open'));
  return [...withTag('button'), ...withTag('a'), ...withTag('input').filter(isInput)]
    .filter((element) => isEnabled(element) && (!dialog || dialog.contains(element)))
    .map((element) => ({ name: nameOf(element), element }));
}

/** Reads what a person sees in one window. */
export function readScreen(container: Element, path: string, search: Readonly<Record<string, string>>) {
  const elements = sortElements(container);
  const { slots, withTag, isStale, isLoading } = elements;
  const [main = container] = withTag('main');
  const [footer] = withTag('footer');
  const dialogs = withTag('dialog').filter((one) => one.hasAttribute('open'));
  const words = [main, footer, ...dialogs].map(textOf).join('\n');
  const number = textOf(slots.get('numberValue') ?? slots.get('addressValue')).replace(/\s/g, '');
  const isCashier = path === '/cashier' && words.includes('so that the till can read it');
  const pay = withTag('button').find(
    (button) => footer?.contains(button) && isEnabled(button) && /^Pay \S*\d/.test(textOf(button)),
  );
  const isOnScreen = number !== '' || isCashier;
  return {
    path,
    search,
    words,
    /** The text without spaces, for numbers that are set in groups. */
    bare: words.replace(/\s/g, ''),
    /** Whether the page shows an answer of an earlier visit, and says so. */
    isStale,
    /** The page shows its content. */
    isLoaded: !isLoading,
    facts: [
      ...factsInWords(words),
      ...(path === '/loanDetails' ? factsInCards(elements) : []),
      ...(path === '/records' ? factsInRecords(elements) : []),
      ...(path === '/borrowDetail' ? factsInResult(elements, words) : []),
    ],
    /** The number of a code and its sum, as they are on screen; empty without one. */
    number: isCashier ? (search['refNo'] ?? '') : number,
    sum: isOnScreen ? textOf(isCashier ? withTag('dd')[0] : slots.get('amountValue')) : '',
    place: textOf(slots.get('place') ?? (isOnScreen ? withTag('strong')[0] : undefined)),
    /** Whether a person can pay with the number: it is on screen, and its time is not over. */
    isPayable: isOnScreen && !words.includes('This code has expired'),
    /** The sum on the button of a card payment that can be tapped. */
    paySum: pay ? textOf(pay).replace('Pay ', '') : null,
    tappable: tappableIn(elements),
  };
}

export type Screen = ReturnType<typeof readScreen>;
