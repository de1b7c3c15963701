import type { ApiClient } from '@/platform/api/http/create-client';
import { imageTools } from '../images/process-image';
import { readEvidence } from './read-evidence';

const { process: processImage } = imageTools;
const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer;

afterEach(() => {
  imageTools.process = processImage;
});

it('the pictures of a dispute file are those of our own API, encoded again; unreadable ones stay addresses', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://loan.example' } });
  imageTools.process = () => Promise.resolve({ bytes, type: 'image/jpeg', width: 1, height: 1 });
  const asked: string[] = [];
  // This test needs only one call of the client.
  const api = {
    call({ path }: { path: string }) {
      asked.push(path);
      return path.endsWith('lost') ? Promise.reject(new Error('gone')) : Promise.resolve(new Blob(['x']));
    },
  } as unknown as ApiClient;
  const ours = 'https://loan.example/gateway/files/';
  const others = ['https://cdn.example/two.jpg', 'javascript:alert(1)'];
  const found = await readEvidence(api, [`${ours}one`, `${ours}one`, `${ours}lost`, ...others]);
  expect([...found]).toEqual([[`${ours}one`, '/9j/4A==']]);
  expect(asked).toEqual(['/files/one', '/files/lost']);
});
