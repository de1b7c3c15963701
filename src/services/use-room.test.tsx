import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp, useMockServer } from '../../tests/support/render-app';
import { ServicesProvider, type Services } from './services';
import { useRoom } from './use-room';

useMockServer();

function Late() {
  return <p>{useRoom('records') ? 'texts are there' : 'no texts yet'}</p>;
}

async function draw(change: (services: Services) => void = () => undefined) {
  const { services } = await renderApp('/error');
  change(services);
  render(
    <ServicesProvider services={services}>
      <Late />
    </ServicesProvider>,
  );
  return services;
}

it('says when the texts of a room can be drawn', async () => {
  const { locale } = await draw();
  expect(screen.getByText('no texts yet')).toBeVisible();
  expect(await screen.findByText('texts are there')).toBeVisible();
  expect(locale.entered()).toContain('records');
});

it('has them at once the next time', async () => {
  const { services } = await renderApp('/error');
  await services.locale.enter('records');
  render(
    <ServicesProvider services={services}>
      <Late />
    </ServicesProvider>,
  );
  expect(screen.getByText('texts are there')).toBeVisible();
});

it('does without texts that do not come', async () => {
  const enter = vi.fn(() => Promise.reject(new Error('no network')));
  await draw(({ locale }) => Object.assign(locale, { enter }));
  await waitFor(() => expect(enter).toHaveBeenCalled());
  expect(screen.getByText('no texts yet')).toBeVisible();
});
