import './early-language';
import { readByForm } from '@/platform/api/read-by-form';
import { readRecord } from '@/platform/preview/kept-record';
import { showSight, type SightPage } from '@/platform/preview/sight-page';
import { recordSights } from './record-sights';

/** Shows what the phone has kept, as long as the answer that is under way does not speak against it. */
function show({ read, owner, world, atLeast, draw, hear, stored }: SightPage): void {
  const { record } = read;
  const sight = recordSights[read.page];
  if (!sight || !record) return;
  const [raw, ...others] = stored;
  const isAlone = others.every((other) => other === undefined);
  const data = readByForm({ maybe: record.form }, isAlone ? readRecord(raw, owner, record.version) : undefined);

  function judge(answer?: unknown): void {
    // What a form has read is the answer of its call, or the data of its store.
    const seen = data === null ? null : sight?.see(data as never, answer as never, world());
    draw(seen?.sight ?? null, seen?.cached, seen?.readAt);
  }

  hear(judge);
  if (data === null) return;
  // The form has read it as the data of the store.
  atLeast(sight.savedAt(data as never));
  judge();
}

/* Runs inside the HTML, behind the early start, on pages whose first sight is a record of the phone. */
showSight(show);
