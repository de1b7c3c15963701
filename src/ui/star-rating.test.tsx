import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { StarRating, type Stars } from './star-rating';

function Rating() {
  const [value, setValue] = useState<0 | Stars>(0);
  return (
    <I18nProvider i18n={i18n}>
      <StarRating label="Please rate this service" value={value} onChange={setValue} />
    </I18nProvider>
  );
}

it('is a named group of five radios, none chosen at first', () => {
  render(<Rating />);
  expect(screen.getByRole('group', { name: 'Please rate this service' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('takes the tapped star, and arrow keys move on from it', async () => {
  const user = userEvent.setup();
  render(<Rating />);
  await user.click(screen.getByRole('radio', { name: '3 of 5 stars' }));
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('3 of 5 stars');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('4 of 5 stars');
});
