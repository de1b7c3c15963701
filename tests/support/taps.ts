import { fireEvent } from '@testing-library/react';

export function tapTenTimes(element: Element): void {
  for (let tap = 0; tap < 10; tap += 1) fireEvent.click(element);
}
