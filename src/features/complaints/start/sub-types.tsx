import { Trans } from '@lingui/macro';
import { useEffect, useId, useRef } from 'react';
import type { Option } from '@/api/contract/order-card';
import { Icon } from '@/ui/icon';
import { wantsStillness } from '@/ui/wants-stillness';
import { distinctOptions } from './orders';
import styles from './sub-types.module.css';

type Props = { options: readonly Option[]; onChoose: (option: Option) => void };

/** The sub-types of a complaint (specification section 4). They open below what was tapped, and take the focus. */
export function SubTypes({ options, onChoose }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start', behavior: wantsStillness() ? 'auto' : 'smooth' });
  }, []);

  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <h3 ref={title} id={titleId} className={styles['title']} tabIndex={-1}>
        <Trans comment="Heading above the sub-types of a complaint about debt collection">What happened?</Trans>
      </h3>
      <ul>
        {distinctOptions(options).map((option) => (
          <li key={option.value} className={styles['item']}>
            <button type="button" className={styles['row']} onClick={() => onChoose(option)}>
              <span className={styles['name']}>{option.title === '' ? option.value : option.title}</span>
              <Icon name="chevron-right" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
