import './translate-page';
import { readByForm } from '@/platform/api/read-by-form';
import { keptKey, type PreviewFields, type PreviewContext } from '@/platform/preview/preview';
import { showPreview, type PreviewPage } from '@/platform/preview/preview-page';
import { readKept } from '@/platform/preview/stored-record';
import { previews } from './previews';

/** Shows the answer that was kept, until the fresh one is there, and then that. */
function show(page: PreviewPage): void {
  const { read, owner, context, atLeast, showFields, stored } = page;
  const see: ((answer: never, context: PreviewContext) => PreviewFields) | undefined = previews[read.page]?.toFields;
  if (!see) return;
  // What a form has read is the answer of its call.
  const previewOf = (answer: unknown) => see(answer as never, context());
  page.onAnswer((answer) => showFields(previewOf(answer)));
  const kept = readKept(stored[0], owner, context().now);
  if (!kept) return;
  const data = readByForm(read.form, kept.data);
  const { readAt } = kept;
  atLeast(readAt);
  showFields(previewOf(data), [{ queryKey: keptKey(owner, read.queryHash), data: { data, readAt } }], readAt);
}

/* Runs inside the HTML, behind the early start, on pages whose preview is an answer. */
showPreview(show);
