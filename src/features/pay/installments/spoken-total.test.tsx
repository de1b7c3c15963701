import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SpokenTotal } from './installments-screen';

beforeEach(() => void vi.useFakeTimers());

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('is silent at first, and tells of a burst of changes only once, at its end', () => {
  const { rerender } = render(<SpokenTotal text="Rp1" />);
  wait(5_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  for (const text of ['Rp2', 'Rp3', 'Rp4']) {
    rerender(<SpokenTotal text={text} />);
    wait(200);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  }
  wait(800);
  expect(screen.getByRole('status')).toHaveTextContent('Rp4');
});

it('says nothing of a change that was taken back at once', () => {
  const { rerender } = render(<SpokenTotal text="Rp1" />);
  rerender(<SpokenTotal text="Rp2" />);
  wait(200);
  rerender(<SpokenTotal text="Rp1" />);
  wait(5_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
