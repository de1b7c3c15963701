import { screen } from '@testing-library/react';
import { renderInLanguage } from '@tests/support/render-in-language';
import { ProductCard, ProductCardList } from './product-card';

it('a compact card without figures has no box for them', () => {
  const words = { logo: '', name: 'Cepat', rangeLabel: '', range: '', rate: '', description: '', action: 'Apply' };
  renderInLanguage(<ProductCard {...words} isCompact isOff={false} onOpen={() => undefined} />);
  expect(screen.queryByRole('paragraph')).toBeNull();
});

it.each(['Rp1.000.000-Rp15.000.000', 'Rp1.000.000 – Rp15.000.000'])('no figure of the range %s breaks', (range) => {
  const words = { logo: '', name: 'Cepat', rangeLabel: 'Limit', rate: '', description: '', action: 'Apply' };
  renderInLanguage(
    <ProductCardList>
      <ProductCard {...words} range={range} isOff={false} onOpen={() => undefined} />
    </ProductCardList>,
  );
  for (const amount of [/Rp1\./, /Rp15/]) expect(screen.getByText(amount)).toHaveClass('figure');
  expect(screen.getByText(/Rp15/).parentElement).toHaveStyle({ '--ems': '8' });
});
