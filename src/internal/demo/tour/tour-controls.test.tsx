import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInLanguage } from '@tests/support/render-in-language';
import { expect, it, vi } from 'vitest';
import { createTourPlayer } from './player';
import { tourSteps } from './steps';
import { TourCard } from './tour-card';

function createPlayer() {
  return createTourPlayer({ steps: tourSteps, show: () => Promise.resolve(), isShown: () => true });
}

it('the card of the tour has buttons, and shows its position', async () => {
  const player = createPlayer();
  const onStop = vi.fn();
  renderInLanguage(<TourCard player={player} onStop={onStop} />);
  const user = userEvent.setup();
  expect(screen.getByRole('heading', { name: 'Due today' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next stop' }));
  expect(await screen.findByRole('heading', { name: 'A payment code' })).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Stop 2 of ${tourSteps.length}`);
  expect(screen.getByRole('progressbar')).toHaveValue(4);
  expect(screen.getByText('Network connected')).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText('Network cable pulled')).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.getByText('Network connected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next stop' }));
  expect(await screen.findByText('Network cable pulled')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause the tour' }));
  expect(await screen.findByText('Paused')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed of the tour' }), '8');
  expect(player.state.getSnapshot().speed).toBe(8);
  await user.click(screen.getByRole('button', { name: 'End the tour' }));
  expect(onStop).toHaveBeenCalledOnce();
  player.dispose();
});
