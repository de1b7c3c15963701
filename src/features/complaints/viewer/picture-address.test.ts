import { pictureAddress } from './picture-address';

const origin = 'https://loan.example';

it.each([
  [
    'https://loan.example/gateway/demo-uploads/a1?deviceId=7',
    '/gateway',
    { kind: 'ours', path: '/demo-uploads/a1', query: { deviceId: '7' } },
  ],
  ['/gateway/up/a.png', '/gateway', { kind: 'ours', path: '/up/a.png', query: {} }],
  ['https://api.example/v1/up/a.png', 'https://api.example/v1/', { kind: 'ours', path: '/up/a.png', query: {} }],
  ['https://api.example/v2/a.png', 'https://api.example/v1', { kind: 'web', src: 'https://api.example/v2/a.png' }],
  ['https://loan.example/gatewayx/a.png', '/gateway', { kind: 'web', src: 'https://loan.example/gatewayx/a.png' }],
  ['https://cdn.example/a.png', '/gateway', { kind: 'web', src: 'https://cdn.example/a.png' }],
  ['', '/gateway', null],
  ['data:image/png;base64,AAAA', '/gateway', null],
  ['blob:https://loan.example/1', '/gateway', null],
  ['file:///etc/passwd', '/gateway', null],
  ['javascript:alert(1)', '/gateway', null],
  ['http://cdn.example/a.png', '/gateway', null],
  ['https://user@loan.example/gateway/a', '/gateway', null],
])('the picture address %j with the API at %s is read as %o', (address, apiBase, expected) => {
  expect(pictureAddress(address, apiBase, origin)).toEqual(expected);
});
