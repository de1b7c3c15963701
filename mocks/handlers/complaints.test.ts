// @vitest-environment jsdom
import {
  problemDetail,
  problemInit,
  problemList,
  saveProblem,
  saveScore,
  uploadProblemImage,
} from '@/platform/api/contract/complaints';
import { day } from '../clock';
import { refusalOf, stage, type Stage } from '../test-support/client';

const save = (
  { client, key }: Stage,
  overrides: Partial<Record<'problemType' | 'problemDetail' | 'problemImage' | 'orderNo', string>> = {},
) =>
  client.call(saveProblem, {
    problemType: '2',
    problemSonType: '',
    problemDetail: 'Paid twice',
    problemImage: '',
    orderNo: key.orderId,
    ...overrides,
  });

describe('complaints', () => {
  it('have pictures at the addresses of the answer', async () => {
    const scene = stage('repaying');
    const { url } = await scene.client.call(uploadProblemImage, {
      problemImage: new File(['bytes'], 'a.png', { type: 'image/png' }),
    });
    const { problemId } = await save(scene, { problemImage: `${url},https://elsewhere.example/a%2Cb.png` });
    const { images } = await scene.client.call(problemDetail, { problemId });
    expect(images).toEqual([url, 'https://elsewhere.example/a%2Cb.png']);
    const picture = await scene.backend.respond(new Request(url));
    expect([picture.headers.get('Content-Type'), await picture.text()]).toEqual(['image/png', 'bytes']);
  });

  it('about collection need an order in collection', async () => {
    const calm = stage('repaying');
    expect((await calm.client.call(problemInit, { orderId: calm.key.orderId })).orderDetail?.isShow).toBe(false);
    expect(await refusalOf(save(calm, { problemType: '1' }))).toBe('4005');
    const late = stage('overdue');
    expect((await late.client.call(problemInit, { orderId: late.key.orderId })).orderDetail?.isShow).toBe(true);
    expect(await refusalOf(save(late, { problemType: '1' }))).toBeNull();
    for (const orderNo of ['', 'unknown'])
      expect(await refusalOf(save(late, { problemType: '1', orderNo }))).toBe('4005');
  });

  it('are refused without a text, or with more than 200 characters', async () => {
    const scene = stage('repaying');
    expect(await refusalOf(save(scene, { problemDetail: '  ' }))).toBe('4002');
    expect(await refusalOf(save(scene, { problemDetail: 'x'.repeat(201) }))).toBe('4002');
  });
});

describe('ten thousand complaints', () => {
  it('are newest first, each with its own id', async () => {
    const { list } = await stage('many-complaints').client.call(problemList, {});
    expect(list).toHaveLength(10_000);
    expect(new Set(list.map(({ id }) => id)).size).toBe(10_000);
    const times = list.map(({ time }) => String(time));
    expect(times).toEqual([...times].sort().reverse());
  });

  it('can be opened and rated', async () => {
    const { client } = stage('many-complaints-in');
    const problemId = (await client.call(problemList, {})).list[9_000]?.id ?? '';
    expect(await client.call(problemDetail, { problemId })).toMatchObject({
      problemId,
      content: expect.stringMatching(/^9001\. /),
      isScore: true,
    });
    await client.call(saveScore, { score: 4, problemId });
    expect((await client.call(problemDetail, { problemId })).isScore).toBe(false);
    expect((await client.call(problemList, {})).list).toHaveLength(10_000);
    expect(await refusalOf(client.call(problemDetail, { problemId: '810000000' }))).toBe('4009');
  });
});

describe('an answer', () => {
  it('depends on the type, and has pictures', async () => {
    const scene = stage('repaying');
    const payment = await save(scene);
    const other = await save(scene, { problemType: '6' });
    scene.pass(4 * day);
    const detail = await scene.client.call(problemDetail, { problemId: payment.problemId });
    expect(detail.disposeImages).toHaveLength(2);
    const pictures = await Promise.all(
      detail.disposeImages.map((address) => scene.backend.respond(new Request(address))),
    );
    expect(pictures.map((picture) => picture.headers.get('Content-Type'))).toEqual(['image/svg+xml', 'image/svg+xml']);
    const plain = await scene.client.call(problemDetail, { problemId: other.problemId });
    expect(plain.disposeImages).toEqual([]);
    expect(plain.disposeDetail).not.toBe(detail.disposeDetail);
  });
});
