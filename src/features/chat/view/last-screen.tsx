import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import type { PreviewFields } from '@/ui/preview';
import { Slot } from '@/ui/slot';
import { allContacts } from '../log/state';
import { BotBubble, OwnBubble } from './bubble';
import { contactIcons } from './contacts';
import styles from './chat.module.css';

type Props = { fields: PreviewFields | null };

function Topic({ fields }: Props) {
  return (
    <Slot name="topic" fields={fields} as="div" className={styles.tab}>
      <span className={cx('disc', styles.icon)} />
      <Slot name="title" fields={fields} />
    </Slot>
  );
}

function Question({ fields }: Props) {
  return (
    <div>
      <div className={cx('row', styles.question)}>
        <Slot name="text" fields={fields} className="grow" />
        <Icon name="chevron-right" size={18} />
      </div>
    </div>
  );
}

function Way({ fields }: Props) {
  return (
    <span className={buttonClass('secondary')}>
      {allContacts.map((contact) => (
        <Slot key={contact} name={contact} fields={fields} isExtra>
          <Icon name={contactIcons[contact]} size={18} />
        </Slot>
      ))}
      <Slot name="name" fields={fields} />
    </span>
  );
}

function Step({ fields }: Props) {
  return (
    <span className={cx('row hint', styles.step)}>
      <Icon name="back" size={14} />
      <Slot name="text" fields={fields} />
    </span>
  );
}

function Line({ fields }: Props) {
  const below = (
    <>
      <Slot name="questions" fields={fields} as="div" className={cx('surface divided', styles.list)} row={Question} />
      <Slot name="ways" fields={fields} as="div" className={styles.buttons} row={Way} />
      <Slot name="steps" fields={fields} as="div" className={styles.buttons} row={Step} />
    </>
  );
  return (
    <div>
      <Slot name="bot" fields={fields} as="div">
        <BotBubble below={below}>
          <Slot name="botText" fields={fields} />
        </BotBubble>
      </Slot>
      <Slot name="own" fields={fields} as="div">
        <OwnBubble
          below={
            <>
              <Slot name="state" fields={fields} className={styles.delivery} />
              <Slot name="trouble" fields={fields} className={styles.delivery} />
            </>
          }
        >
          <Slot name="ownText" fields={fields} />
        </OwnBubble>
      </Slot>
      <Slot name="note" fields={fields} as="p" className={styles.note} />
    </div>
  );
}

/** The last screen before the chat can be used (`chatPreview`), hidden from screen readers; without fields empty. */
export function LastScreen({ fields }: Props) {
  return (
    <div aria-hidden="true">
      <Slot name="last" fields={fields} as="div" className={styles.page} isExtra>
        <div className={styles.view}>
          <Slot name="topics" fields={fields} as="div" className={styles.tabs} row={Topic} />
          <div className={cx(styles.log, styles.latest)}>
            <Slot name="lines" fields={fields} as="div" className={styles.content} row={Line} />
          </div>
        </div>
      </Slot>
    </div>
  );
}
