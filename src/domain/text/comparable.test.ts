import { holdsWords } from './comparable';

it.each([
  ['Bank Mandiri', 'mandiri BANK'],
  ['Café Müller', 'cafe muller'],
  ['Cafe', 'café'],
  ['İstanbul', 'istanbul'],
  ['ＢＣＡ １２', 'bca 12'],
  ['Αθήνα, Ёлка', 'αθηνα елка'],
  ['दान का समय', 'दान'],
  ['हिन्\u200dदी', 'हिन्दी'],
  ['ऑर्डर ९८७', '987'],
  ['order 987', '९८'],
  ['क़िस्त', 'क\u093cिस्त'],
  ['क़िस्त', 'किस्त'],
  ['पढ़ाई', 'पढाई'],
  ['anything', '  '],
])('%j holds %j', (text, query) => expect(holdsWords(text, query)).toBe(true));

it.each([
  ['दिन', 'दान'],
  ['की', 'का'],
  ['தமிழ்', 'தமழ'],
  ['が', 'か'],
  ['한', '하'],
  ['مُدير', 'مِدير'],
  ['Bank Mandiri', 'bank mandirix'],
])('%j does not hold %j', (text, query) => expect(holdsWords(text, query)).toBe(false));
