import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { localStorageIfAllowed } from '@/platform/session/browser-session-env';
import { onlyKey } from '@/platform/storage/definition';
import { waitingReports } from '@/platform/telemetry/held-reports';
import { saveReportChoice, mayReport, readReportChoice } from '@/platform/telemetry/report-choice';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';

/** The choice about health reports (decision 66, reports). @param isQuestion shown only until there is an answer */
export function ReportChoice({ isQuestion = false }: { isQuestion?: boolean }) {
  const { t } = useLingui();
  const { session, storage } = useServices();
  const market = useMarket().id;
  const owner = session.current()?.ownerId ?? '';
  const keeper = localStorageIfAllowed();
  const [choice, setChoice] = useState(() => readReportChoice(keeper));
  const isOn = mayReport(choice, owner, market);

  function choose(isYes: boolean): void {
    saveReportChoice(keeper, isYes, owner);
    setChoice(readReportChoice(keeper));
    if (!isYes) void storage.open(waitingReports).remove(onlyKey);
  }

  if (isQuestion && (isOn || choice === 'no')) return null;
  return (
    <Card title={t`Reports about faults`}>
      <p>
        <Trans>
          So that we find faults sooner, the app can tell us which of its pages failed, how long our server took, and
          how fast the network was. It never tells who you are, what you owe, what you typed, or which phone it was.
        </Trans>
      </p>
      {isQuestion ? (
        <div className="row">
          <Button variant="quiet" onClick={() => choose(true)}>{t`Send reports about faults`}</Button>
          <Button variant="quiet" onClick={() => choose(false)}>{t`Do not send any`}</Button>
        </div>
      ) : (
        <Checkbox label={t`Send reports about faults`} checked={isOn} onChange={choose} />
      )}
    </Card>
  );
}
