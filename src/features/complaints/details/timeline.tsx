import { Trans, useLingui } from '@lingui/macro';
import { formatServerTime } from '@/i18n/format-date';
import { Card } from '@/ui/card';
import { Step, Steps } from '@/ui/steps';
import { useQuery } from '@tanstack/react-query';
import { parseServerTime, type ServerTime } from '@/domain/server-time';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import { complaintListQuery } from '../queries';

/** When a complaint was sent, as far as the list has told: its own page does not say. Nothing is asked for it. */
function useSentTime(problemId: string): ServerTime | null {
  const { api } = useServices();
  const { utcOffset } = useMarket();
  const { data } = useQuery({ ...complaintListQuery(api), enabled: false });
  return parseServerTime(data?.list.find(({ id }) => id === problemId)?.time, utcOffset);
}

type Props = { problemId: string; isAnswered: boolean };

/** How far a complaint is: sent, looked into, answered. */
export function Timeline({ problemId, isAnswered }: Props) {
  const { t } = useLingui();
  const sent = useSentTime(problemId);
  return (
    <Card
      title={t({
        message: 'Progress',
        comment: 'Heading above the steps of a complaint: sent, being looked into, answered',
      })}
    >
      <Steps>
        <Step state="done" note={sent && formatServerTime(sent)}>
          <Trans comment="Step of a complaint">Sent</Trans>
        </Step>
        {!isAnswered && (
          <Step state="open" note={<Trans>We answer within 3 working days.</Trans>}>
            <Trans comment="Step of a complaint: customer service is looking into it">Being looked into</Trans>
          </Step>
        )}
        {isAnswered && (
          <Step state="done">
            <Trans comment="Step of a complaint">Answered</Trans>
          </Step>
        )}
      </Steps>
    </Card>
  );
}
