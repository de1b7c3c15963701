import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInLanguage } from '../../tests/support/render-in-language';
import { StarRating, type Stars } from './rating-dialog';

function Rating() {
  const [value, setValue] = useState<0 | Stars>(0);
  return <StarRating label="Please rate this service" value={value} onChange={setValue} />;
}

it('is a named group of five radios, none chosen at first', () => {
  renderInLanguage(<Rating />);
  expect(screen.getByRole('group', { name: 'Please rate this service' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('takes the tapped star, and arrow keys move on from it', async () => {
  const user = userEvent.setup();
  renderInLanguage(<Rating />);
  await user.click(screen.getByRole('radio', { name: '3 of 5 stars' }));
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('3 of 5 stars');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('4 of 5 stars');
});
