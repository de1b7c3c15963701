import { screen } from '@testing-library/react';
import { renderWithServices } from '@tests/support/render-with-services';
import { markets } from '@/domain/market';
import { MarketProvider } from '@/platform/i18n/market';
import { ReportChoice } from './report-choice';

/** In India, whose pack has opt-in. */
const ask = (userId: string) =>
  renderWithServices(
    <MarketProvider market={markets.india}>
      <ReportChoice isQuestion />
    </MarketProvider>,
    userId,
  );
const question = () => screen.queryByRole('region', { name: 'Reports about faults' });

it.each([
  ['Send reports about faults', 'once', true],
  ['Do not send any', 'never again on this phone', false],
])('a borrower who answers "%s" is asked %s', async (answer, _, isNextAsked) => {
  const first = await ask('1');
  await first.user.click(screen.getByRole('button', { name: answer }));
  expect(question()).toBeNull();
  first.unmount();
  const again = await ask('1');
  expect(question()).toBeNull();
  again.unmount();
  await ask('2');
  expect(question() !== null).toBe(isNextAsked);
});
