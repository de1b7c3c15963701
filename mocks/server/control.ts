import type { Backend } from '../backend/create-backend';
import { readRequest } from '../backend/read-request';
import { readSettingsRequest } from '../settings';
import { askLender } from './ask-lender';

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

/**
 * The endpoints a test steers the server with, each for the world of `deviceId`:
 * `POST reset` starts again, `POST settings` changes scenario, clock, faults and seed (names as in an address, form or
 * JSON), `POST settle` lets the awaited money arrive, `GET log` lists the received calls, `POST log` forgets them,
 * `POST lender`, `book` and `reverse` ask something of the lender, and answer with what is true.
 * @param name last part of the path
 */
export async function control(name: string, request: Request, backend: Backend): Promise<Response> {
  const isPost = request.method === 'POST';
  if (name === 'log') {
    if (isPost) backend.log.clear();
    return json({ calls: backend.log.entries() });
  }
  if (!isPost) return json({ error: 'POST only' }, 405);
  const truth = await askLender(name, request, backend.lender);
  if (truth) return json(truth);
  const { body } = await readRequest(request);
  if (name === 'settings' || name === 'reset') backend.apply(readSettingsRequest(body));
  if (name === 'reset') backend.reset();
  if (name === 'settle') return json({ settled: backend.moneyArrives() });
  return name === 'settings' || name === 'reset'
    ? json({ ...backend.settings(), now: backend.now() })
    : json({ error: 'There is no such control' }, 404);
}
