import './translate-page';
import { readByForm } from '@/platform/api/read-by-form';
import { showPreview, type PreviewPage } from '@/platform/preview/preview-page';
import { readRecord } from '@/platform/preview/stored-record';
import { recordPreviews } from './record-previews';

/** Shows what the phone has kept, as long as the answer that is under way does not speak against it. */
function show({ read, owner, context, atLeast, showFields, onAnswer, stored }: PreviewPage): void {
  const { record } = read;
  const preview = recordPreviews[read.page];
  if (!preview || !record) return;
  const [raw, ...others] = stored;
  const isAlone = others.every((other) => other === undefined);
  const data = readByForm({ maybe: record.form }, isAlone ? readRecord(raw, owner, record.version) : undefined);

  function judge(answer?: unknown): void {
    // What a form has read is the answer of its call, or the data of its store.
    const seen = data === null ? null : preview?.toFields(data as never, answer as never, context());
    showFields(seen?.fields ?? null, seen?.cached, seen?.readAt);
  }

  onAnswer(judge);
  if (data === null) return;
  // The form has read it as the data of the store.
  atLeast(preview.savedAt(data as never));
  judge();
}

/* Runs inside the HTML, behind the early start, on pages whose preview is a record of the phone. */
showPreview(show);
