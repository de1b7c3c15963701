// @vitest-environment jsdom
import { launchLinks } from '@mocks/launch-links';
import { loadValues, presetsOf, saveValues } from './launch-card';

const presets = presetsOf(launchLinks('http://localhost/'));
const values = (id: string) =>
  presets.find((preset) => preset.id === id)?.values ?? expect.fail(`There is no preset ${id}`);

it('the edited launch is restored on the next visit', () => {
  expect(loadValues()).toBeNull();
  saveValues(values('india'));
  expect(loadValues()).toEqual(values('india'));
});

it('the edited launch stores its token and session id only until the tab is closed', () => {
  const secrets = { token: 'top-secret', sessionId: '4711', more: 'token=other-secret&demo=overdue' };
  saveValues({ ...values('india'), ...secrets });
  expect(localStorage.getItem('test-page-launch')).not.toMatch(/top-secret|4711|other-secret/);
  sessionStorage.clear();
  expect(loadValues()).toMatchObject({ token: '', sessionId: '', pop: '1', more: 'demo=overdue' });
});

it.each(['{', '[1]', '{"pop":1}', '"text"'])('the edited launch is empty if %s was stored', (stored) => {
  localStorage.setItem('test-page-launch', stored);
  expect(loadValues()).toBeNull();
});

it('the edited launch lasts as long as the page if storage is blocked', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockThrow(new DOMException('blocked', 'SecurityError'));
  saveValues(values('india'));
  expect(loadValues()).toMatchObject({ token: values('india').token });
  saveValues({ ...values('india'), token: '', sessionId: '' });
});

it('the presets are the launches of two scenarios, one without a borrower, and an old client', () => {
  const orderId: unknown = expect.stringMatching(/^\d{20}$/);
  expect(values('india')).toMatchObject({ pop: '1', more: 'demo=due-today-in', orderId });
  expect(values('indonesia')).toMatchObject({ pop: '0', appVersion: '1.10.0' });
  expect(values('no-token')).toMatchObject({ token: '', sessionId: '', userId: '', deviceId: 'demo-due-today' });
  expect(values('old-client')).toMatchObject({ appVersion: '0.9', userId: '', token: 'demo-old-client' });
});
