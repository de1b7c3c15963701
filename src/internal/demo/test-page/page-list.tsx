import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { withBase } from '@/config/base-path';
import { appConfig } from '@/config/env';
import { parseSearch, stringifySearch } from '@/platform/browser/search';
import { useServices } from '@/platform/services';
import { commonParams } from '@/platform/session/common-params';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import { LinkCode } from '../panel/link-code';
import type { LaunchValues } from './launch-card';
import { pageSamples, type SamplePage } from './sample-pages';
import staff from '../../staff.module.css';
import styles from './test-page.module.css';

const groupTitles = {
  loan: msg`Loan`,
  repayment: msg`Repayment`,
  help: msg`Complaints and help`,
  legal: msg`About us and the law`,
  promotion: msg`Promotion`,
  site: msg`Official site`,
  internal: msg`Internal`,
} satisfies Record<SamplePage['group'], MessageDescriptor>;

/** `path` is the internal one, as the route file has it. */
type TestedPage = SamplePage & { path: string };

/** Every page of the application, in groups. */
export const pageGroups = Object.entries(groupTitles).map(([group, title]) => ({
  title,
  pages: Object.entries(pageSamples).flatMap(([path, entry]): TestedPage[] =>
    entry.group === group ? [{ path, ...entry }] : [],
  ),
}));

/** `home` is the address of the landing page, e.g. `https://host/`. */
type Place = { home: string; overrides: typeof appConfig.routeOverrides };

/** The query of a launch, or of its inputs; empty values are left out. */
const queryOf = (params: Readonly<Record<string, string>>) =>
  stringifySearch(Object.fromEntries(Object.entries(params).filter(([, value]) => value !== '')));

const commonOf = (values: LaunchValues) => Object.fromEntries(commonParams.map((name) => [name, values[name]]));

/** Examples, the order of the launch, and further parameters, which win. */
function inputsOf({ launchInputs = [], example = {} }: TestedPage, { productId, orderId, more }: LaunchValues) {
  const known = { productId, orderId, orderNo: orderId };
  return { ...example, ...Object.fromEntries(launchInputs.map((name) => [name, known[name]])), ...parseSearch(more) };
}

const pathOf = ({ path }: TestedPage, { overrides }: Place) => overrides[path] ?? path;

/** The address that the native app would open. */
export function launchLink(page: TestedPage, values: LaunchValues, place: Place): string {
  return withBase(place.home, pathOf(page, place)) + queryOf({ ...commonOf(values), ...inputsOf(page, values) });
}

/** The same as an old link: the page in the hash, its inputs after the page. */
export function hashLink(page: TestedPage, values: LaunchValues, { home }: Pick<Place, 'home'>): string {
  return `${home}${queryOf(commonOf(values))}#${page.path}/${queryOf(inputsOf(page, values))}`;
}

/** Every page, to open here, to copy, or to scan with a phone. */
export function PageList({ values }: { values: LaunchValues }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<{ path: string; link: string } | null>(null);
  const { origin } = window.location;
  const place = { home: origin + __BASE_PATH__, overrides: appConfig.routeOverrides };
  return (
    <>
      <div className={cx(staff['grid'], styles.groups)}>
        {pageGroups.map(({ title, pages }) => (
          <Card key={title.id} title={t(title)}>
            <ul className="divided">
              {pages.map((page) => (
                <PageRow key={page.path} page={page} values={values} place={place} onShowCode={setShown} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <Dialog open={shown !== null} onClose={() => setShown(null)} title={shown?.path ?? ''}>
        {shown && <LinkCode link={shown.link} onOther={(link) => setShown({ ...shown, link })} />}
      </Dialog>
    </>
  );
}

type PageRowProps = {
  page: TestedPage;
  values: LaunchValues;
  place: Place;
  onShowCode: (shown: { path: string; link: string }) => void;
};

function PageRow({ page, values, place, onShowCode }: PageRowProps) {
  const { t } = useLingui();
  const { session } = useServices();
  const path = pathOf(page, place);
  const link = launchLink(page, values, place);

  /** Otherwise a launch without a borrower would continue the last session. */
  function forgetSession() {
    if (values.token === '' && values.sessionId === '' && values.userId === '') session.signOut();
  }

  return (
    <li className={cx('row', styles.page)}>
      <div className={styles.about}>
        <a href={link} onClick={forgetSession}>
          <code>{path}</code>
        </a>
        {page.hasHashLink && (
          <a className="hint" href={hashLink(page, values, place)} onClick={forgetSession}>
            {t({ message: `Old link: #${page.path}`, comment: 'Link in the form with a hash, as old apps open it' })}
          </a>
        )}
      </div>
      <div className={styles.tools}>
        <CopyButton text={link} label={t`link to ${path}`} />
        <Button variant="quiet" aria-label={t`QR code of ${path}`} onClick={() => onShowCode({ path, link })}>
          QR
        </Button>
      </div>
    </li>
  );
}
