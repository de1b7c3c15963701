import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '@/services/services';
import type { PaymentChoice } from '../virtual-account/payment-choice';
import { changePlace, placeFrom, settlePlace, type Place, type PlaceAction } from './place';
import { banksQuery, marketsQuery } from './queries';

/**
 * Where to pay: what was tapped, seen against the lists. Each list is loaded when its tab is first shown.
 * @param asked what the address names
 * @param onChange told of every change that counts
 */
export function usePlace(asked: PaymentChoice, onChange: (place: Place) => void) {
  const { api } = useServices();
  const { productId, orderId } = asked;
  const key = { productId, orderId };
  const [place, setPlace] = useState(() => placeFrom(asked));
  const banks = useQuery({ ...banksQuery(api, key), enabled: place.payType === '1' });
  const markets = useQuery({ ...marketsQuery(api, key), enabled: place.payType === '2' });

  function change(action: PlaceAction): void {
    const next = changePlace(place, action);
    if (next === place) return;
    setPlace(next);
    onChange(next);
  }

  return { place: settlePlace(place, { banks: banks.data, markets: markets.data }), change, banks, markets };
}
