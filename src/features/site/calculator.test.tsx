import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RadioTabs } from '@/ui/tabs';
import { Slider } from './calculator';

const controls = (
  <>
    <Slider label="How much" choices={['one', 'two']} value={0} onChange={() => undefined} />
    <RadioTabs label="Country" options={[{ value: 'id', label: 'Indonesia' }]} value="id" onChange={() => undefined} />
  </>
);

it('the controls of a prerendered page can be used once its script runs, and not before: it would know nothing of it', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(controls);
  document.body.append(page);
  const all = [screen.getByRole('slider', { name: 'How much' }), screen.getByRole('radio', { name: 'Indonesia' })];
  for (const control of all) expect(control).toBeDisabled();
  const root = await act(() => Promise.resolve(hydrateRoot(page, controls)));
  for (const control of all) expect(control).toBeEnabled();
  act(() => root.unmount());
  page.remove();
});
