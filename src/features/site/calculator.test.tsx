import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Slider } from './calculator';

function Chooser() {
  const [value, setValue] = useState(1);
  return <Slider label="How much" choices={['one', 'two', 'three', 'four']} value={value} onChange={setValue} />;
}

it('the calculator keeps a choice that was made before the script of the page ran', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Chooser />);
  document.body.append(page);
  const slider: HTMLInputElement = screen.getByRole('slider', { name: 'How much' });
  slider.value = '3';
  const root = await act(() => Promise.resolve(hydrateRoot(page, <Chooser />)));
  expect(slider).toHaveAttribute('aria-valuetext', 'four');
  expect(screen.getByRole('status')).toHaveTextContent('four');
  act(() => root.unmount());
});
