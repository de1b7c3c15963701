import { Plural, useLingui } from '@lingui/macro';
import { useMemo, useState } from 'react';
import type { Conversation } from '@/features/chat/export/conversation';
import { speakers, transcriptLines, type TranscriptLine } from '@/features/chat/export/transcript';
import { replay } from '@/features/chat/log/reduce';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { cx } from '@/ui/cx';
import { useKeys } from '../use-keys';
import { useDesk, useDeskTime } from './desk';
import type { Entry } from './library/summary';
import { SupportShell } from './screen/support-shell';
import { clockText, outcomeNames } from './words';
import staff from '../staff.module.css';
import styles from './desk.module.css';

/** A pair of positions in two lists; `null`: only the other list has the entry. */
type Pair<T> = { left: T | null; right: T | null };

/** More comparisons would be noticeable, so longer lists are compared line by line. */
const maxComparisons = 4_000_000;

function lineByLine<T>(left: readonly T[], right: readonly T[]): Pair<T>[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
    left: left[index] ?? null,
    right: right[index] ?? null,
  }));
}

/** Aligns two lists so that as many entries as possible meet, in order; those of the same name are equal. */
export function align<T>(left: readonly T[], right: readonly T[], nameOf: (entry: T) => string): Pair<T>[] {
  const width = right.length + 1;
  if ((left.length + 1) * width > maxComparisons) return lineByLine(left, right);
  const a = left.map(nameOf);
  const b = right.map(nameOf);
  // Length of the longest common subsequence after each pair of positions.
  const common = new Uint32Array((left.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: Pair<T>[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && a[i] === b[j])
      pairs.push({ left: left[i++] ?? null, right: right[j++] ?? null });
    else if (j >= right.length || (i < left.length && at(i + 1, j) >= at(i, j + 1)))
      pairs.push({ left: left[i++] ?? null, right: null });
    else pairs.push({ left: null, right: right[j++] ?? null });
  }
  return pairs;
}

type Compared = { entry: Entry; conversation: Conversation };

const nameOf = ({ speaker, text, remark }: TranscriptLine) => JSON.stringify([speaker, text, remark]);
const isSame = ({ left, right }: Pair<TranscriptLine>) =>
  left !== null && right !== null && nameOf(left) === nameOf(right);

function lengthOf({ events }: Conversation): string {
  return clockText(Math.max(0, (events[events.length - 1]?.at ?? 0) - (events[0]?.at ?? 0)));
}

type LineProps = { line: TranscriptLine | null; from: number; isDifferent: boolean };

function Line({ line, from, isDifferent }: LineProps) {
  const { t } = useLingui();
  if (!line)
    return (
      <td className={styles.none}>
        <span className="sr-only">{t`Not said here`}</span>
      </td>
    );
  const speaker = line.speaker === 'note' ? '' : t(speakers[line.speaker]);
  return (
    <td className={cx(styles.line, isDifferent && styles.different)} dir="auto">
      <span className="hint">
        {clockText(Math.max(0, line.at - from))} {speaker}
      </span>
      <span>{line.text}</span>
      {line.remark !== '' && <span className={staff['wrong']}>{line.remark}</span>}
    </td>
  );
}

function Side({ entry, conversation }: Compared) {
  const { t } = useLingui();
  const { open } = useDesk();
  const deskTime = useDeskTime();
  const { orderNo, startedAt, release, outcome, rating, failures, key } = entry;
  const length = lengthOf(conversation);
  return (
    <th scope="col" className={styles.side}>
      <strong>{orderNo || t`No loan`}</strong>
      <span className="hint">{deskTime(startedAt)}</span>
      <span>{release === '' ? t`Release unknown` : t`Release ${release}`}</span>
      <span className="hint">
        {[t(outcomeNames[outcome]), rating > 0 ? t`${rating} of 5 stars` : '', t`${length} long`]
          .filter(Boolean)
          .join(' · ')}
        {failures > 0 && (
          <>
            {' · '}
            <Plural value={failures} one="# failed send" other="# failed sends" />
          </>
        )}
      </span>
      <Button variant="quiet" onClick={() => open({ session: key })}>
        {t({ message: 'Open this one', comment: 'Button: opens one of two conversations that are compared' })}
      </Button>
    </th>
  );
}

/** Two conversations side by side, shared lines aligned: before and after a release. */
export function CompareScreen({ left, right }: { left: Compared; right: Compared }) {
  const { t } = useLingui();
  const { library, open, showKeys } = useDesk();
  const [isShort, setIsShort] = useState(false);
  useKeys({ u: () => open({}), '?': showKeys }, library.hasKeys);
  const pairs = useMemo(() => {
    const lines = ({ events }: Conversation) => transcriptLines(replay(events), (message) => t(message));
    return align(lines(left.conversation), lines(right.conversation), nameOf);
  }, [left.conversation, right.conversation, t]);
  const different = pairs.filter((pair) => !isSame(pair)).length;
  const numbered = pairs.map((pair, place) => ({ ...pair, place, isDifferent: !isSame(pair) }));
  return (
    <SupportShell title={t`Compare two conversations`}>
      <div className="ends">
        <output>
          <Plural value={different} _0="They say the same." one="# line differs." other="# lines differ." />
        </output>
        <div className={styles.screenOnly}>
          <Checkbox label={t`Only what differs`} checked={isShort} onChange={setIsShort} />
        </div>
      </div>
      <table className={cx(staff['table'], styles.compared)}>
        <thead>
          <tr>
            <Side {...left} />
            <Side {...right} />
          </tr>
        </thead>
        <tbody>
          {numbered
            .filter(({ isDifferent }) => isDifferent || !isShort)
            .map(({ left: one, right: other, place, isDifferent }) => (
              <tr key={place}>
                <Line line={one} from={left.entry.startedAt} isDifferent={isDifferent} />
                <Line line={other} from={right.entry.startedAt} isDifferent={isDifferent} />
              </tr>
            ))}
        </tbody>
      </table>
    </SupportShell>
  );
}
