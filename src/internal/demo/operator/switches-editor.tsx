import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import { parseSwitches } from '@/api/contract/switches';
import { pageRelease } from '@/config/release';
import type { DemoControls } from '@/services/demo-controls';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Notice } from '@/ui/notice';
import { saveFile } from '@/ui/share';
import { TextArea } from '@/ui/text-area';
import { samples } from './switch-samples';
import styles from '../panel/panel.module.css';

const written = (file: object) => JSON.stringify(file, null, 2);

/**
 * Writes the file by which an operator speaks to every open page (decision 69, switches from outside): what is wrong in it is said
 * as it is typed, the app beside it shows it at once, and it can be taken along.
 */
export function SwitchesEditor({ controls: { switches, backend } }: { controls: DemoControls }) {
  const { t } = useLingui();
  const [text, setText] = useState<string | null>(() => switches.preview());
  const [isShown, setIsShown] = useState(text !== null);
  const parsed = text === null ? null : parseSwitches(text);

  useEffect(() => {
    if (text !== null) return;
    void switches.read().then(
      (file) => setText((present) => present ?? (file || written({ version: 1 }))),
      () => setText((present) => present ?? written({ version: 1 })),
    );
  }, [switches, text]);

  if (text === null || parsed === null) return null;
  const file = 'file' in parsed ? parsed.file : null;

  function edit(next: string) {
    setText(next);
    setIsShown(false);
  }

  function show(next: string | null) {
    switches.show(next);
    setIsShown(next !== null);
    setText(next);
  }

  const add = (sample: keyof typeof samples) =>
    edit(written(samples[sample](file ?? { version: 1 }, backend.now(), pageRelease())));

  return (
    <Card
      title={t({
        message: 'Switches from outside',
        comment: 'Title: the file by which an operator speaks to every page',
      })}
    >
      <div className={styles['row']}>
        <Button variant="quiet" onClick={() => add('notice')}>
          <Trans comment="Button: adds a notice to everybody">Add a notice</Trans>
        </Button>
        <Button variant="quiet" onClick={() => add('page')}>
          <Trans comment="Button: adds a page that is closed">Close a page</Trans>
        </Button>
        <Button variant="quiet" onClick={() => add('way')}>
          <Trans comment="Button: adds a bank that takes no payments">Close a way of paying</Trans>
        </Button>
        <Button variant="quiet" onClick={() => add('worker')}>
          <Trans comment="Button: offline worker on or off">Worker on or off</Trans>
        </Button>
        <Button variant="quiet" onClick={() => add('reload')}>
          <Trans comment="Button: all pages of this release load anew">Recall this release</Trans>
        </Button>
      </div>
      {/* A text of the demo's own is nothing of the borrower's that a reload would lose. */}
      <div role="presentation" onInput={(event) => event.stopPropagation()}>
        <TextArea label="switches.json" value={text} onChange={edit} rows={12} />
      </div>
      {'faults' in parsed && (
        <Notice kind="error" title={t`This file would be ignored`}>
          <ul>
            {parsed.faults.map((fault) => (
              <li key={fault} lang="en">
                {fault}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isShown && (
        <output className={styles['soft']}>
          <Trans>The app shows this file now, as long as this tab.</Trans>
        </output>
      )}
      <div className={styles['row']}>
        <Button onClick={() => show(text)}>
          <Trans comment="Button: the app acts by this file">Show in the app</Trans>
        </Button>
        <Button variant="secondary" onClick={() => show(null)}>
          <Trans comment="Button: the app acts by the file of its host again">Take it back</Trans>
        </Button>
        <CopyButton text={text} label="switches.json" />
        <Button
          variant="secondary"
          onClick={() => saveFile(new File([text], 'switches.json', { type: 'application/json' }))}
        >
          <Trans comment="Button: saves a file">Save the file</Trans>
        </Button>
      </div>
    </Card>
  );
}
