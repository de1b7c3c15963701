import { setupI18n } from '@lingui/core';
import { launchLinks } from '@mocks/launch-links';
import { linkToHere, withSwitches, launchTitle, marketAt } from './demo-link';

it.each([
  ['/that?orderId=00123&clock=%2B1d', { clock: '+3d' }, '/that?orderId=00123&clock=%2B3d'],
  ['/that?demo=x&faults=slow', { faults: '' }, '/that?demo=x'],
  ['/?pop=1&tour=id#/that/?orderId=2', { tour: '' }, '/?pop=1#/that/?orderId=2'],
])('a link %s with the switches %j becomes %s, and keeps the rest', (from, switches, to) => {
  expect(withSwitches(`http://localhost${from}`, switches)).toBe(`http://localhost${to}`);
});

it.each([
  [{}, '&demo=overdue&reset=1'],
  [{ seed: 7, clock: '+3d', faults: 'slow' }, '&demo=overdue&seed=7&clock=%2B3d&faults=slow&reset=1'],
])('a link to the page on screen has the launch of its scenario, and changed switches: %j', (change, end) => {
  const settings = { scenario: 'overdue', seed: 1, clock: '', faults: '', ...change };
  const launch = 'http://localhost/loanDetails?token=t&orderId=1';
  const here = linkToHere(launch, 'http://localhost/that?orderId=1&amount=500', settings);
  expect(here).toBe(`http://localhost/that?token=t&orderId=1&amount=500${end}`);
});

const cases = launchLinks('http://localhost/').map((link) => [link.scenario, link] as const);
it.each(cases)('the English title of %s is the one in the terminal', (_scenario, link) => {
  const own = launchTitle(setupI18n({ locale: 'en', messages: { en: {} } }), { ...link, title: 'nothing of its own' });
  expect(own).toBe(link.title);
});

it.each([
  ['https://host/loanDetails?pop=1', '+05:30'],
  ['https://host/loanDetails?pop=0', '+07:00'],
  ['https://host/loanDetails', '+07:00'],
])('the phone at %s has the clock %s', (href, utcOffset) => expect(marketAt(href).utcOffset).toBe(utcOffset));
