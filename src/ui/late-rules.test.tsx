import { screen } from '@testing-library/react';
import { renderWithServices } from '@tests/support/render-with-services';
import { marketRules } from '@/domain/market-rules';
import { LateRules } from './late-rules';

const { lateCost } = marketRules({ id: 'indonesia' });

/** The sentences for a market whose pack has other values. */
async function sentences(change: Partial<typeof lateCost>, ceiling: bigint | null = null) {
  await renderWithServices(<LateRules rule={{ ...lateCost, ...change }} ceiling={ceiling} />, '1');
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it.each([50, 100, 250])(
  'late charges may be %i %% of the unpaid amount, as in the pack of the market',
  async (most) => {
    const found = await sentences({ ceilingPercent: most }, 100_000_000n);
    expect(found).toContain(`Late charges together never exceed ${most}% of the unpaid amount`);
    expect(found).toContain('For the next instalment, late charges can still grow by at most Rp1.000.000');
  },
);

it('no limit of the late charges is shown where the pack has none', async () => {
  const found = await sentences({ ceilingPercent: null });
  expect(found.filter((text) => /unpaid amount$|at most/.test(text))).toEqual([]);
});

it('both penalties are shown, also if repeat clients pay the higher one', async () => {
  const found = await sentences({ penalty: { newClient: 500_000n, repeatClient: 800_000n } });
  expect(found).toContain('A penalty once: Rp5.000 for new clients, Rp8.000 for repeat clients');
});
