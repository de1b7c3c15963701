import { msg, Plural, useLingui } from '@lingui/macro';
import { attempt } from '@/platform/browser/attempt';
import { useObservable } from '@/platform/browser/observable';
import { cx } from '@/ui/cx';
import { RadioTabs } from '@/ui/tabs';
import { CodeBlock } from '../../code-block';
import type { DemoControls } from '../demo-controls';
import type { InspectedCall } from '../inspector';
import staff from '../../staff.module.css';
import styles from './panel.module.css';

const modes = [
  { value: 'ok', label: msg({ message: 'Answers', comment: 'How the native app of the demo behaves' }) },
  { value: 'slow', label: msg({ message: 'Slow', comment: 'How the native app of the demo behaves' }) },
  { value: 'error', label: msg({ message: 'Fails', comment: 'How the native app of the demo behaves' }) },
  { value: 'never', label: msg({ message: 'Silent', comment: 'How the native app of the demo behaves' }) },
] as const;

/** The messages that the page sent to the native app, and how the demo answers them. */
export function NativeLog({ native }: Pick<DemoControls, 'native'>) {
  const { t } = useLingui();
  const calls = useObservable(native.calls);
  const mode = useObservable(native.mode);
  return (
    <>
      <RadioTabs
        label={t`How the native app answers`}
        options={modes.map(({ value, label }) => ({ value, label: t(label) }))}
        value={mode}
        onChange={native.answerWith}
      />
      {calls.length === 0 ? (
        <p>{t`None yet. Here you see what the page asks of the native app around it.`}</p>
      ) : (
        <ol>
          {Array.from(calls)
            .reverse()
            .map(({ id, action, payload, answer }) => (
              <li key={id} className={cx(staff['paper'], styles.entry)}>
                <strong>{action}</strong> <code>{JSON.stringify(payload)}</code> <span className="hint">{answer}</span>
              </li>
            ))}
        </ol>
      )}
    </>
  );
}

/** Every call of the page, newest first: name, backend, duration, deviations. */
export function RequestList({ requests }: Pick<DemoControls, 'requests'>) {
  const { t } = useLingui();
  const calls = useObservable(requests);
  const deviating = calls.filter(({ drift }) => drift.length > 0).length;
  const aboveCaps = calls.filter((call) => call.aboveCaps.length > 0).length;
  if (calls.length === 0) {
    return <p>{t`The page has asked the server for nothing yet.`}</p>;
  }
  return (
    <>
      <p className="hint">
        <Plural value={calls.length} one="# call" other="# calls" />
        {' · '}
        {deviating === 0 ? (
          t`all keep to the contract`
        ) : (
          <Plural value={deviating} one="# strays from the contract" other="# stray from the contract" />
        )}
      </p>
      <p className="hint">
        {aboveCaps === 0 ? (
          t({ message: 'Nothing goes beyond the caps of the market', comment: 'Legal limits of costs' })
        ) : (
          <Plural
            value={aboveCaps}
            one="# answer asks for more than the caps of the market allow"
            other="# answers ask for more than the caps of the market allow"
          />
        )}
      </p>
      <ol>
        {Array.from(calls)
          .reverse()
          .map((call) => (
            <li key={call.id}>
              <RequestDetails call={call} />
            </li>
          ))}
      </ol>
    </>
  );
}

const formatPairs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** A JSON text on several lines; another text as it is. */
const formatJsonText = (text: string) => attempt(() => JSON.stringify(JSON.parse(text), null, 2)) ?? text;

function RequestDetails({ call }: { call: InspectedCall }) {
  const { t } = useLingui();
  const status = call.status === null ? '…' : call.status === 0 ? t`no answer` : String(call.status);
  return (
    <details
      className={cx(staff['paper'], styles.entry, call.drift.length + call.aboveCaps.length > 0 && styles.drifted)}
    >
      <summary>
        <strong>{call.call === '' ? call.path : call.call}</strong>
        <span className="hint">
          {status}
          {call.took !== null && ` · ${call.took} ms`}
        </span>
      </summary>
      {[...call.drift, ...call.aboveCaps].map((sentence) => (
        <p key={sentence} className={staff['wrong']}>
          {sentence}
        </p>
      ))}
      <h4>
        {call.method} {call.path}
      </h4>
      <LabelledCode title={t`Query`} text={formatPairs(call.query)} />
      <LabelledCode title={t`Headers`} text={formatPairs(call.headers)} />
      <LabelledCode title={t({ message: 'Body', comment: 'of a request' })} text={call.body} />
      <LabelledCode title={t({ message: 'Answer', comment: 'of a server' })} text={formatJsonText(call.answer)} />
      <p className="hint">{t`Session values and codes are hidden.`}</p>
    </details>
  );
}

function LabelledCode({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <>
      <h5>{title}</h5>
      <CodeBlock label={title} text={text} />
    </>
  );
}
