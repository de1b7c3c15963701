import './early-language';
import { readByForm } from '@/api/read-by-form';
import { readRecord } from './kept-record';
import { recordSights } from './record-sights';
import { showSight, type SightPage } from './sight-page';

/** Shows what the phone has kept, as long as the answer that is under way does not speak against it. */
function show(page: SightPage): void {
  const { read, owner, world, draw, stored } = page;
  const { record } = read;
  const sight = recordSights[read.page];
  if (!sight || !record) return;
  let answer: unknown;
  let data: unknown = null;

  function judge(): void {
    // What a form has read is the answer of its call, or the data of its store.
    const seen = data === null ? null : sight?.see(data as never, answer as never, world());
    draw(seen?.sight ?? null, seen?.cached, seen?.readAt);
  }

  page.hear((fresh) => {
    answer = fresh;
    judge();
  });
  const [raw, ...others] = stored;
  const kept = readRecord(raw, owner, record.version);
  if (kept === undefined || others.some((other) => other !== undefined)) return;
  data = readByForm(record.form, kept);
  judge();
}

/* Runs inside the HTML, behind the early start, on pages whose first sight is a record of the phone. */
showSight(show);
