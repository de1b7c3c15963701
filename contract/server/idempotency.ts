import * as v from 'valibot';
import { problemList, saveProblem } from '@/platform/api/contract/complaints';
import type { CallDefinition } from '@/platform/api/define-call';
import { encodeRequest, type EncodeOptions } from '@/platform/api/http/encode';
import { openEnvelope } from '@/platform/api/http/envelope';
import type { Finding } from './findings';
import type { Exchange } from './walk-observed';

const found = (call: string, text: string): Finding => ({ rule: 'idempotency', call, text });

/** Checks that the copy of a write with the same key gets exactly the same answer. */
export function copyFindings(exchanges: readonly Exchange[]): Finding[] {
  return exchanges.flatMap(({ call, answer, copy }) => {
    if (answer === null || copy === undefined) return [];
    if (copy.status === answer.status && copy.body === answer.body) return [];
    return [
      found(
        call.name,
        'A copy with the same key got another answer: the page, which sends one when a connection dies, cannot tell what became of the first',
      ),
    ];
  });
}

type KeyOptions = Pick<EncodeOptions, 'baseUrl' | 'common'> & {
  orderId: string;
  headerNames: Pick<EncodeOptions, 'formHeaders' | 'jsonHeaders'>;
  idempotencyHeader: string;
  send: (request: Request) => Promise<Response>;
};

/**
 * Saves one complaint twice with one key, at the same time, and reads how many there are.
 * @throws nothing: a server that fails is a finding
 */
export async function keyFindings({
  orderId,
  headerNames,
  idempotencyHeader,
  send,
  ...rest
}: KeyOptions): Promise<Finding[]> {
  const key = crypto.randomUUID();
  const request = (call: CallDefinition, payload: Record<string, string>) => {
    const { url, init } = encodeRequest(call, payload, { ...rest, ...headerNames });
    if (!call.isRead) init.headers[idempotencyHeader] = key;
    return new Request(url, init);
  };
  const text = `Contract check ${key.slice(0, 8)}`;
  const complaint = {
    problemType: '2',
    problemSonType: '',
    problemDetail: text,
    problemImage: '',
    orderNo: orderId,
  };
  try {
    await Promise.all([1, 2].map(async () => (await send(request(saveProblem, complaint))).text()));
    const answer = await send(request(problemList, {}));
    const { list } = v.parse(problemList.answer, openEnvelope(await answer.text(), 'standard').data);
    const count = list.filter(({ content }) => content === text).length;
    if (count === 1) return [];
    return [found(saveProblem.name, `Sent twice with one key, it is there ${count} times when read back`)];
  } catch {
    return [found(saveProblem.name, 'Sent twice with one key, it could not be read back')];
  }
}
