import { msg } from '@lingui/macro';
import { exportName } from '@/domain/export-name';
import { addMasks, noMasks, type MaskCount } from '@/domain/mask/mask-text';
import type { Conversation } from './conversation';
import { allSecrets, alwaysSecret, maskConversation } from './mask-conversation';
import { writeDataBlock, writeSessionFile } from './session-file';
import { offsetOf, writeTranscript, type Translate } from './transcript';

/** `text` is for people, `json` for the replay of the support staff. */
export type ExportForm = 'text' | 'json';

export type ExportPackage = {
  name: string;
  mime: string;
  /** Exactly what leaves. */
  text: string;
  masked: MaskCount;
  /** What was masked or not, ready to be rendered. */
  conversations: readonly Conversation[];
};

type Options = {
  form: ExportForm;
  /** False leaves telephone and identity numbers readable; card numbers never are. */
  masked: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** Which build of our pages this is. */
  release: string;
  translate: Translate;
  /** What the support desk says about these conversations; goes into the file for the replay alone. */
  desk?: object | undefined;
};

/** Puts together what leaves the device. Pure: the preview and the file are the same characters. */
export function packConversations(
  conversations: readonly Conversation[],
  { form, masked, now, release, translate, desk }: Options,
): ExportPackage {
  const results = conversations.map((conversation) =>
    maskConversation(conversation, masked ? allSecrets : alwaysSecret),
  );
  const ready = results.map(({ conversation }) => conversation);
  const only = ready.length === 1 ? ready[0] : undefined;
  const about = {
    kind: 'chat',
    orderNo: only?.orderNo ?? '',
    at: only?.startedAt ?? now,
    utcOffset: offsetOf(ready[0]?.events ?? []),
  } as const;
  const count = results.reduce((sum, result) => addMasks(sum, result.count), noMasks);
  return form === 'json'
    ? {
        name: exportName(about, 'json'),
        mime: 'application/json',
        text: writeSessionFile(ready, { exportedAt: now, release, masked, desk }),
        masked: count,
        conversations: ready,
      }
    : {
        name: exportName(about, 'txt'),
        mime: 'text/plain',
        text: [
          ...ready.map((conversation) => writeTranscript(conversation, release, translate)),
          `${translate(msg`For customer service: what follows opens this conversation in the support desk.`)}\n${writeDataBlock(ready, { exportedAt: now, release, masked })}`,
        ].join('\n\n'),
        masked: count,
        conversations: ready,
      };
}

/** The package as a file. */
export function toFile({ name, mime, text }: Pick<ExportPackage, 'name' | 'mime' | 'text'>): File {
  return new File([text], name, { type: mime });
}
