import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderApp, useMockServer } from '../../tests/support/render-app';
import { ServicesProvider } from './services';
import { useLatePart } from './use-late-part';

useMockServer();

type Part = { Word: () => string };

function Late({ load }: { load: () => Promise<Part> }) {
  const part = useLatePart('insights', load);
  return <p>{part ? <part.Word /> : 'nothing yet'}</p>;
}

async function draw(load: () => Promise<Part>) {
  const { services } = await renderApp('/loanDetails');
  const view = render(
    <ServicesProvider services={services}>
      <Late load={load} />
    </ServicesProvider>,
    { wrapper: StrictMode },
  );
  return { ...view, services };
}

it('shows nothing of a part until its code and its texts are there', async () => {
  const { services } = await draw(() => Promise.resolve({ Word: () => 'here' }));
  expect(screen.getByText('nothing yet')).toBeVisible();
  expect(await screen.findByText('here')).toBeVisible();
  expect(services.locale.entered()).toContain('insights');
});

it('does without a part that does not come', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no network')));
  await draw(load);
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByText('nothing yet')).toBeVisible();
});
