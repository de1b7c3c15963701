import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import { millisecondsInHour } from 'date-fns/constants';
import { useEffect, useState } from 'react';
import { pageRelease } from '@/config/release';
import { parseSwitches, type SwitchesFile } from '@/platform/api/contract/switches';
import { useObservable } from '@/platform/browser/observable';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';
import { TextArea } from '@/ui/text-field';
import type { DemoControls } from './demo-controls';
import { saveJson } from './save-json';
import staff from '../staff.module.css';
import styles from './panel/panel.module.css';

const written = (file: object) => JSON.stringify(file, null, 2);

/** Edits the switches file (decision 69, switches from outside): shows its errors, applies it in the app, saves it. */
export function SwitchesEditor({ controls: { switches, backend } }: { controls: DemoControls }) {
  const { t } = useLingui();
  const [text, setText] = useState<string | null>(() => switches.preview());
  const [isShown, setIsShown] = useState(text !== null);
  const parsed = text === null ? null : parseSwitches(text);

  useEffect(() => {
    if (text !== null) return;
    const take = (file: string | null) => setText((present) => present ?? file ?? written({ version: 1 }));
    void switches.read().then(take, () => take(null));
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

  return (
    <Card title={t({ message: 'Switches from outside', comment: 'Title: the file of an operator for every page' })}>
      <div className={styles.row}>
        {samples.map(({ label, add }) => (
          <Button
            key={label.id}
            variant="quiet"
            onClick={() => edit(written(add(file ?? { version: 1 }, backend.now(), pageRelease())))}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      {/* The text belongs to the demo, so a reload does not lose text of the borrower. */}
      <div role="presentation" onInput={(event) => event.stopPropagation()}>
        <TextArea label="switches.json" value={text} onChange={edit} rows={12} />
      </div>
      {'faults' in parsed && (
        <Notice kind="error" title={t`This file would be ignored`}>
          <p lang="en">{parsed.faults.join('; ')}</p>
        </Notice>
      )}
      {isShown && file && <output className="hint">{t`The app shows this file now, as long as this tab.`}</output>}
      <div className={styles.row}>
        <Button onClick={() => show(text)}>
          {t({ message: 'Show in the app', comment: 'Button: the app acts by this file' })}
        </Button>
        <Button variant="secondary" onClick={() => show(null)}>
          {t({ message: 'Take it back', comment: 'Button: the app acts by the file of its host again' })}
        </Button>
        <CopyButton text={text} label="switches.json" />
        <Button variant="secondary" onClick={() => saveJson('switches.json', text)}>
          {t({ message: 'Save the file', comment: 'Button: saves a file' })}
        </Button>
      </div>
    </Card>
  );
}

type Words = Record<'en' | 'hi' | 'id' | 'zh', string>;

const bankDown: Words = {
  en: 'Payments to BCA virtual accounts are down for about two hours. Other banks and mini markets work as usual.',
  hi: 'BCA वर्चुअल अकाउंट में भुगतान लगभग दो घंटे बंद हैं। दूसरे बैंक और दुकानें हमेशा की तरह चल रहे हैं।',
  id: 'Pembayaran ke virtual account BCA terganggu sekitar dua jam. Bank lain dan minimarket berjalan seperti biasa.',
  zh: 'BCA 虚拟账户付款中断约两小时。其他银行和便利店照常可用。',
};

const bankClosed: Words = {
  en: 'Down for about two hours. Please choose another one.',
  hi: 'लगभग दो घंटे बंद है। कृपया कोई दूसरा चुनें।',
  id: 'Terganggu sekitar dua jam. Silakan pilih yang lain.',
  zh: '中断约两小时，请选择其他方式。',
};

const extensionClosed: Words = {
  en: 'Due dates cannot be extended here until tomorrow morning. You can still pay your instalments.',
  hi: 'कल सुबह तक यहाँ देय तारीख आगे नहीं बढ़ाई जा सकती। किस्तें आप अब भी चुका सकते हैं।',
  id: 'Jatuh tempo tidak dapat diperpanjang di sini sampai besok pagi. Cicilan tetap dapat dibayar.',
  zh: '明早之前无法在此延期，但仍可偿还分期。',
};

type Sample = {
  label: MessageDescriptor;
  /** @param now epoch milliseconds */
  add: (file: SwitchesFile, now: number, release: string) => SwitchesFile;
};

/** Examples that one tap adds to the file. */
const samples: readonly Sample[] = [
  {
    label: msg({ message: 'Add a notice', comment: 'Button: adds a notice to everybody' }),
    add(file, now) {
      const until = new Date(now + 2 * millisecondsInHour).toISOString();
      const notice = { kind: 'warning' as const, text: bankDown, markets: ['indonesia' as const], until };
      return { ...file, notices: [...(file.notices ?? []).slice(0, 4), notice] };
    },
  },
  {
    label: msg({ message: 'Close a page', comment: 'Button: adds a page that is closed' }),
    add: (file) => ({
      ...file,
      closedPages: [{ page: '/extension', text: extensionClosed, instead: '/installment' }],
    }),
  },
  {
    label: msg({ message: 'Close a way of paying', comment: 'Button: adds a bank that takes no payments' }),
    add: (file) => ({ ...file, closedWays: [{ way: 'BCA', text: bankClosed }] }),
  },
  {
    label: msg({ message: 'Worker on or off', comment: 'Button: offline worker on or off' }),
    add: (file) => ({ ...file, offlineWorker: file.offlineWorker === 'off' ? 'on' : 'off' }),
  },
  {
    label: msg({ message: 'Recall this release', comment: 'Button: all pages of this release load again' }),
    add: (file, _, release) => ({ ...file, reload: [release] }),
  },
];

/** The reports that an operator's collector would receive from this page, newest first (decision 66, reports). */
export function ReportList({ controls: { reports } }: { controls: DemoControls }) {
  const { t } = useLingui();
  const lines = useObservable(reports.received);
  return (
    <Card title={t({ message: 'Reports', comment: 'Title: what the page tells the operator of its health' })}>
      {lines.length === 0 ? (
        <p>{t`None yet. Some seconds after something happened, the page reports it here.`}</p>
      ) : (
        <ol>
          {Array.from(lines.entries())
            .reverse()
            .map(([place, line]) => (
              <li key={place} className={cx(staff['paper'], styles.entry)} lang="en">
                <code>{line}</code>
              </li>
            ))}
        </ol>
      )}
    </Card>
  );
}
