import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PullToRefresh } from './pull-to-refresh';

function pull(from: Element, distance: number) {
  fireEvent.touchStart(from, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchMove(from, { touches: [{ clientX: 102, clientY: 100 + distance }] });
}

function setup(onRefresh: () => Promise<unknown>) {
  render(
    <I18nProvider i18n={i18n}>
      <PullToRefresh onRefresh={onRefresh}>
        <p>Loan</p>
        <dialog open>In front</dialog>
      </PullToRefresh>
    </I18nProvider>,
  );
  return screen.getByText('Loan');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.screen, 'height', 'get').mockReturnValue(740);
  return () => vi.useRealTimers();
});

describe('pulling the page down', () => {
  it('refreshes, shows it for a second at least, and tells the outcome', async () => {
    const onRefresh = vi.fn(() => Promise.resolve());
    const page = setup(onRefresh);
    pull(page, 30);
    expect(screen.getByText('Pull down to refresh')).toBeInTheDocument();
    fireEvent.touchMove(page, { touches: [{ clientX: 100, clientY: 180 }] });
    expect(screen.getByText('Release to refresh')).toBeInTheDocument();
    fireEvent.touchEnd(page);
    expect(onRefresh).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(990));
    expect(screen.getByText('Refreshing…')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByText('Up to date')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('does not claim to be up to date when refreshing failed', async () => {
    const page = setup(() => Promise.reject(new Error('offline')));
    pull(page, 120);
    fireEvent.touchEnd(page);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Could not refresh')).toBeInTheDocument();
  });

  it('leaves scrolling alone: upwards, sideways, inside a dialog, and with two fingers', () => {
    const page = setup(() => Promise.resolve());
    pull(page, -50);
    fireEvent.touchStart(page, { touches: [{ clientX: 100, clientY: 100 }] });
    fireEvent.touchMove(page, { touches: [{ clientX: 200, clientY: 130 }] });
    fireEvent.touchMove(page, { touches: [{ clientX: 200, clientY: 300 }] });
    pull(screen.getByText('In front'), 80);
    const two = [
      { clientX: 100, clientY: 100 },
      { clientX: 150, clientY: 100 },
    ];
    fireEvent.touchStart(page, { touches: two });
    fireEvent.touchMove(page, { touches: [{ clientX: 100, clientY: 200 }] });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('starts only at the top of the page', () => {
    const page = setup(() => Promise.resolve());
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(40);
    pull(page, 80);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('lets go when the system takes the finger away', () => {
    const onRefresh = vi.fn(() => Promise.resolve());
    const page = setup(onRefresh);
    pull(page, 120);
    fireEvent.touchCancel(page);
    expect(screen.queryByRole('status')).toBeNull();
    expect(onRefresh).not.toHaveBeenCalled();
  });
});
