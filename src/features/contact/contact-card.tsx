import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { useServices } from '@/platform/services';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { ContactRow } from './contact-row';
import type { ContactWays } from './contact-ways';

/**
 * The ways to customer service; a tap on the number goes through the bridge, because a webview cannot follow `tel:`.
 */
export function ContactCard({ ways: { phone, mail, whatsApp } }: { ways: ContactWays }) {
  const { t } = useLingui();
  const { bridge, openServerUrl } = useServices();
  const [refused, setRefused] = useState(false);

  return (
    <Card title={t`Talk to us`}>
      {phone && (
        <ContactRow
          icon={<Icon name="phone" size={20} />}
          label={t({ message: 'Telephone', comment: 'Label of a phone number' })}
          way={phone}
          copyLabel={t`phone number`}
          onOpen={() => void bridge.call('callTelephone', { telephone: phone.shown })}
        />
      )}
      {mail && (
        <ContactRow
          icon={<Icon name="mail" size={20} />}
          label={t({ message: 'E-mail', comment: 'Label of an e-mail address' })}
          way={mail}
          copyLabel={t`e-mail address`}
        />
      )}
      {whatsApp && (
        <ContactRow
          icon={<Icon name="chat" size={20} />}
          label="WhatsApp"
          way={whatsApp}
          copyLabel={t`WhatsApp number`}
          onOpen={() => setRefused(openServerUrl(whatsApp.link ?? '', 'outside') === 'refused')}
        />
      )}
      {refused && (
        <Notice kind="error">
          <Trans>WhatsApp could not be opened. Please copy the number instead.</Trans>
        </Notice>
      )}
      {!phone && !mail && !whatsApp && (
        <p>
          <Trans>We have no contact details to show right now. Please try again later.</Trans>
        </p>
      )}
    </Card>
  );
}
