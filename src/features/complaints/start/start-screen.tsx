import { Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, useEffect, useId, useRef } from 'react';
import { collectionType, distinctOptions, optionTitle } from '@/domain/topics';
import type { ComplaintStart } from '@/platform/api/contract/complaints';
import type { Option, OrderCard } from '@/platform/api/contract/order-card';
import { pickStrings } from '@/platform/browser/search';
import { useServerLanguage } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { prefersReducedMotion } from '@/ui/reduced-motion';
import { useToast } from '@/ui/toast';
import { useTapLock } from '@/ui/use-write';
import { complaintStartQuery } from '../queries';
import { StartPage, type StartProps, TypeTiles } from './start-page';
import styles from './start.module.css';

/** The sub-types of a complaint (specification section 4). They open below the tapped tile, and get the focus. */
function SubTypes({ options, onChoose }: { options: readonly Option[]; onChoose: (option: Option) => void }) {
  const titleId = useId();
  const lang = useServerLanguage();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, []);

  return (
    <section className={cx('surface', styles.panel)} aria-labelledby={titleId}>
      <h3 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
        <Trans comment="Heading above the sub-types of a complaint about debt collection">What happened?</Trans>
      </h3>
      <ul className="divided">
        {distinctOptions(options).map((option) => (
          <li key={option.value}>
            <button type="button" className={cx('row', styles.line)} onClick={() => onChoose(option)}>
              <span className="grow" lang={lang}>
                {optionTitle(option)}
              </span>
              <Icon name="chevron-right" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Start({ start, order }: { start: ComplaintStart; order: OrderCard | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const once = useTapLock();
  const [wantsSubTypes, setWantsSubTypes] = useState(false);
  const allowsCollection = order?.isShow === true;
  const isOpen = wantsSubTypes && allowsCollection;

  function go(problemType: string, problemSonType = ''): void {
    const chosen = { problemType, problemSonType, orderNo: order?.orderNo ?? '' };
    const search = pickStrings(chosen, ['problemType', 'problemSonType', 'orderNo']);
    // The form has the types at once, so its first field is the type.
    queryClient.setQueryData(complaintStartQuery(api, chosen.orderNo).queryKey, start);
    void once(() => void navigate({ to: '/complainPageNext', search }));
  }

  function choose({ value }: Option): void {
    if (value !== collectionType) go(value);
    else if (!order) show(t`A complaint about collection needs a loan, and you have none`);
    else if (!allowsCollection) show(t`The selected order does not support sending collection types`);
    else if (start.problemSonType.length === 0) go(value);
    else setWantsSubTypes(!isOpen);
  }

  const hint = order ? t`Not for this loan` : t`Needs a loan`;
  const hintOf = ({ value }: Option) => (value === collectionType && !allowsCollection ? hint : '');

  return (
    <>
      {start.problemType.length === 0 ? (
        <Button block onClick={() => go('')}>
          <Trans comment="Button: opens the complaint form">Write a complaint</Trans>
        </Button>
      ) : (
        <TypeTiles
          options={start.problemType}
          onChoose={choose}
          opener={{ value: collectionType, isOpen }}
          hintOf={hintOf}
        />
      )}
      {isOpen && <SubTypes options={start.problemSonType} onChoose={({ value }) => go(collectionType, value)} />}
    </>
  );
}

/** The start of a complaint: order and type (specification section 2, complaint start page). */
export function StartScreen(props: StartProps) {
  const { api } = useServices();
  return (
    <StartPage {...props} to="/phenomenon" queryOf={(orderNo) => complaintStartQuery(api, orderNo)} tiles={6}>
      {(start, order) => <Start start={start} order={order} />}
    </StartPage>
  );
}
