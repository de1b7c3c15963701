import { Trans } from '@lingui/macro';
import { telephoneLink } from '@/platform/bridge/telephone';
import { useServices } from '@/platform/services';
import { LinkRow } from './link-row';

type Props = {
  /** As the server sent it. */
  telephone: string;
};

/**
 * A line that dials: a real `tel:` link, whose tap goes through the bridge, because a webview would end on an error
 * page. Nothing for what is not plainly one number.
 */
export function CallRow({ telephone }: Props) {
  const { bridge } = useServices();
  const link = telephoneLink(telephone);
  if (link === null) return null;
  return (
    <LinkRow icon="phone" href={link} onClick={() => void bridge.call('callTelephone', { telephone })}>
      <Trans comment="A telephone number to tap">Call {telephone}</Trans>
    </LinkRow>
  );
}
