import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { PayType } from '../code/payment-choice';
import { wayWordsOf, type WayWords } from './way-words';

/** The words for a way of paying, in the language of the page; see `wayWordsOf`. */
export function useWayWords(): (payType: PayType, groupName?: string) => WayWords<string> {
  const { i18n } = useLingui();
  const say = (words: MessageDescriptor | string) => (typeof words === 'string' ? words : i18n._(words));
  return (payType, groupName = '') => {
    const { name, title, way, number, numberCopied } = wayWordsOf(payType, groupName);
    return {
      name: say(name),
      title: say(title),
      way: say(way),
      number: say(number),
      numberCopied: say(numberCopied),
    };
  };
}
