import { expect, it } from 'vitest';
import { downloadAddress } from './download-screen';

const page = 'https://loan.example/downloadTemplate?id=1';

it.each([
  'https://store.example/app',
  '/files/app.apk',
  'https://loan.example/app.apk',
  'https://other.example/downloadTemplate',
  'https://[',
])('the address of a download may be %s', (address) => expect(downloadAddress(address, page)).toBe(address));

it.each([
  '',
  '  ',
  '/downloadTemplate',
  'https://loan.example/downloadTemplate/?id=2',
  '/#/downloadTemplate?id=1',
  '?id=3',
])('the address of a download is refused if it is %j', (address) => expect(downloadAddress(address, page)).toBeNull());

it('the address of a download is refused if it is in the folder of the app', () => {
  const here = 'https://loan.example/app/downloadTemplate?id=1';
  expect(downloadAddress('/app/#/downloadTemplate?id=2', here)).toBeNull();
  expect(downloadAddress('/app/downloadTemplate', here)).toBeNull();
  expect(downloadAddress('/downloadTemplate', here)).toBe('/downloadTemplate');
});
