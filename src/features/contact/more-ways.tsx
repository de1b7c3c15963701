import { Trans, useLingui } from '@lingui/macro';
import { Card } from '@/ui/card';
import { LinkRow } from '@/ui/link-row';

/** A page of ours: its address, for what reads links, and the way there. */
export type Way = { href: string; go: () => void };

type Props = { chat: Way; complaints: Way };

/** The ways to customer service inside the app: the chat, which answers at once, and complaints. */
export function MoreWays({ chat, complaints }: Props) {
  const { t } = useLingui();
  return (
    <Card title={t`Get help here`}>
      <div>
        <LinkRow icon="chat" href={chat.href} onClick={chat.go}>
          <Trans>Chat with us</Trans>
        </LinkRow>
        <LinkRow icon="edit" href={complaints.href} onClick={complaints.go}>
          <Trans comment="Link: to the page where complaints are made">Make a complaint</Trans>
        </LinkRow>
      </div>
    </Card>
  );
}
