import './early-language';
import { readByForm } from '@/platform/api/read-by-form';
import { keptKey, type Sight, type SightWorld } from '@/platform/preview/first-sight';
import { readKept } from '@/platform/preview/kept-record';
import { showSight, type SightPage } from '@/platform/preview/sight-page';
import { sights } from './sights';

/** Shows the answer that was kept, until the fresh one is there, and then that. */
function show(page: SightPage): void {
  const { read, owner, world, atLeast, draw, stored } = page;
  const see: ((answer: never, world: SightWorld) => Sight) | undefined = sights[read.page]?.see;
  if (!see) return;
  // What a form has read is the answer of its call.
  const sightOf = (answer: unknown) => see(answer as never, world());
  page.hear((answer) => draw(sightOf(answer)));
  const kept = readKept(stored[0], owner, world().now);
  if (!kept) return;
  const data = readByForm(read.form, kept.data);
  const { readAt } = kept;
  atLeast(readAt);
  draw(sightOf(data), [{ queryKey: keptKey(owner, read.queryHash), data: { data, readAt } }], readAt);
}

/* Runs inside the HTML, behind the early start, on pages whose first sight is an answer. */
showSight(show);
