import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

it('draws the part when its code is there', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting));
  render(<Part name="Sari" />);
  expect(await screen.findByText('Hello Sari')).toBeVisible();
});

it('lets the page go on when the code of the part does not load', async () => {
  const Part = lazyPart<{ name: string }>(() => Promise.reject(new Error('no network')));
  render(
    <>
      <Part name="Sari" />
      <p>The page</p>
    </>,
  );
  await act(() => Promise.resolve());
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByText(/Hello/)).not.toBeInTheDocument();
});
