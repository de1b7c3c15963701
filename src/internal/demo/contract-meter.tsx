import { measure, type Coverage, type MarkedCall, type Meter } from '@contract/conformance/meter';
import { registry } from '@contract/conformance/registry';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, msg, useLingui } from '@lingui/macro';
import { useMemo } from 'react';
import { useObservable } from '@/platform/browser/observable';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { StaffTable } from '../controls';
import type { DemoControls } from './demo-controls';
import staff from '../staff.module.css';
import styles from './panel/panel.module.css';

/** The observed calls of this session. */
function useMeter({ tally: { observed } }: DemoControls): Meter {
  const observations = useObservable(observed);
  return useMemo(() => measure(registry, observations), [observations]);
}

/** The part of the contract that this session has called, by area: missing calls, and deviations with reasons. */
export function ContractMeter({ controls }: { controls: DemoControls }) {
  const { t } = useLingui();
  const { whole, areas, calls } = useMeter(controls);
  const { seen } = whole;
  const drifted = calls.filter(({ mark }) => mark === 'drifted');
  const open = calls.filter(({ mark }) => mark === 'unseen' || mark === 'silent');
  return (
    <Card
      title={t({ message: 'Contract', comment: 'Title: how much of the interface to the server was seen and kept' })}
    >
      <MeterBar coverage={whole} />
      {drifted.length > 0 && <DriftedCalls calls={drifted} />}
      <Accordion summary={t`By area`}>
        <AreaTable areas={areas} />
      </Accordion>
      {open.length > 0 && (
        <Accordion
          summary={<Plural value={open.length} one="# call not yet answered" other="# calls not yet answered" />}
        >
          <ul className={staff['row']}>
            {open.map(({ call }) => (
              <li key={call} className={cx('pill', staff['state'])}>
                <code>{call}</code>
              </li>
            ))}
          </ul>
        </Accordion>
      )}
      <Button variant="quiet" disabled={seen === 0} onClick={controls.tally.clear}>
        {t`Count from nothing`}
      </Button>
    </Card>
  );
}

function DriftedCalls({ calls }: { calls: readonly MarkedCall[] }) {
  return (
    <ul className="stack-3">
      {calls.map(({ call, drift }) => (
        <li key={call} className={staff['sunken']}>
          <code>{call}</code>
          {drift.map((sentence) => (
            <p key={sentence} className={staff['wrong']}>
              {sentence}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

const share = (part: number, total: number) => `${total === 0 ? 0 : (part * 100) / total}%`;

/** The meter in one line, above the tabs of the panel. */
export function MeterLine({ controls }: { controls: DemoControls }) {
  const { t } = useLingui();
  const { whole } = useMeter(controls);
  return (
    <div className={styles.line}>
      <strong>
        {t({ message: 'Contract', comment: 'Title: how much of the interface to the server was seen and kept' })}
      </strong>
      <MeterBar coverage={whole} />
    </div>
  );
}

/** The contract as a bar (correct, deviating, not called), with a sentence below it. */
function MeterBar({ coverage }: { coverage: Coverage }) {
  const { t } = useLingui();
  const { total, conforming, drifted, percent } = coverage;
  return (
    <div className={styles.meter}>
      <meter className="sr-only" aria-label={t`Coverage of the contract`} min={0} max={100} value={percent} />
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.conforming} style={{ width: share(conforming, total) }} />
        <span className={styles.strayed} style={{ width: share(drifted, total) }} />
      </div>
      <strong className={styles.soFar}>
        <SoFar coverage={coverage} />
      </strong>
    </div>
  );
}

/** The number of calls, and whether they match the contract. A percentage of all calls would only measure use. */
function SoFar({ coverage: { seen, total, conforming, drifted } }: { coverage: Coverage }) {
  const { t } = useLingui();
  if (seen === 0) return t`None of ${total} calls seen yet`;
  if (drifted > 0) return t`${seen} of ${total} calls seen, ${drifted} not as agreed`;
  if (conforming < seen) return t`${seen} of ${total} calls seen, ${conforming} answered, all as agreed`;
  return t`${seen} of ${total} calls seen, all as agreed`;
}

const areaNames: Readonly<Record<string, MessageDescriptor>> = {
  loan: msg({ message: 'Loan', comment: 'Area of the interface to the server' }),
  repayment: msg({ message: 'Repayment', comment: 'Area of the interface to the server' }),
  'card-repayment': msg({ message: 'Repayment by card', comment: 'Area of the interface to the server' }),
  complaints: msg({ message: 'Complaints', comment: 'Area of the interface to the server' }),
  chat: msg({ message: 'Chat', comment: 'Area of the interface to the server' }),
  contact: msg({ message: 'Contact', comment: 'Area of the interface to the server' }),
  products: msg({ message: 'Products', comment: 'Area of the interface to the server' }),
  promotion: msg({ message: 'Promotion', comment: 'Area of the interface to the server' }),
};

/** One row per area of the contract. */
function AreaTable({ areas }: Pick<Meter, 'areas'>) {
  const { t } = useLingui();
  const columns = [
    t({ message: 'Area', comment: 'Column: part of the interface to the server' }),
    t({ message: 'Made', comment: 'Column: how many calls were made' }),
    t({ message: 'Kept', comment: 'Column: how many calls were answered as the contract says' }),
    t({ message: 'Drifted', comment: 'Column: how many calls strayed from the contract' }),
    '%',
  ];
  return (
    <StaffTable columns={columns}>
      {areas.map(({ area, total, seen, conforming, drifted, percent }) => (
        <tr key={area}>
          <th scope="row">{areaNames[area] ? t(areaNames[area]) : area}</th>
          <td>
            {seen}/{total}
          </td>
          <td>{conforming}</td>
          <td className={drifted > 0 ? staff['wrong'] : undefined}>{drifted}</td>
          <td>{percent}</td>
        </tr>
      ))}
    </StaffTable>
  );
}
