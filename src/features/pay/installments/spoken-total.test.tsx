import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SpokenTotal } from './installments-screen';

beforeEach(() => void vi.useFakeTimers());

it.each([
  ['reads a burst of changes once, at its end', ['Rp2', 'Rp3', 'Rp4'], 'Rp4'],
  ['reads nothing of a change that was taken back', ['Rp2', 'Rp1'], ''],
])('the spoken total is empty at first, and %s', (_, texts, spoken) => {
  const { rerender } = render(<SpokenTotal text="Rp1" />);
  for (const text of texts) {
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<SpokenTotal text={text} />);
  }
  act(() => void vi.advanceTimersByTime(800));
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${spoken}$`));
});
