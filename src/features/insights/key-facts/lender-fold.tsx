import { Trans, useLingui } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { useServicePhone } from '@/services/market';
import { Accordion } from '@/ui/accordion';
import { CallRow } from '@/ui/call-row';
import { Icon } from '@/ui/icon';
import { Rows, type Row } from '@/ui/rows';
import styles from './lender-fold.module.css';

/** Who lends, and who hears complaints: as configured, not as a server says. */
export function LenderFold() {
  const { t } = useLingui();
  const { companyName, companyAddress, serviceEmail } = appConfig;
  const servicePhone = useServicePhone();
  const rows: Row[] = [
    { label: t({ message: 'Lender', comment: 'Label of a company name' }), value: companyName },
    { label: t({ message: 'Address', comment: 'Label of a postal address' }), value: companyAddress },
  ];
  return (
    <Accordion summary={<Trans>Your lender, and complaints</Trans>}>
      <div className={styles['lender']}>
        <Rows rows={rows.filter(({ value }) => value !== '')} />
        <p className={styles['note']}>
          <Trans>Something is wrong, or was not as agreed? Complaints go to:</Trans>
        </p>
        <div>
          {servicePhone !== '' && <CallRow telephone={servicePhone} />}
          {serviceEmail !== '' && (
            <a className={styles['mail']} href={`mailto:${serviceEmail}`}>
              <Icon name="mail" size={20} />
              <span>{serviceEmail}</span>
            </a>
          )}
        </div>
      </div>
    </Accordion>
  );
}
