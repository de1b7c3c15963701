import type { MouseEvent, ReactNode } from 'react';
import { CopyButton } from '@/ui/copy-button';
import type { ContactWay } from './contact-ways';
import styles from './contact-row.module.css';

type Props = {
  icon: ReactNode;
  label: string;
  way: ContactWay;
  /** What is copied, inside a sentence: "phone number". Absent where copying makes no sense. */
  copyLabel?: string;
  /** Takes the tap in place of the link. */
  onOpen?: () => void;
};

/** One way to customer service: the whole line opens it, the button beside it copies it. */
export function ContactRow({ icon, label, way: { shown, link }, copyLabel, onOpen }: Props) {
  function open(event: MouseEvent) {
    if (!onOpen) return;
    event.preventDefault();
    onOpen();
  }

  const content = (
    <>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['text']}>
        <span className={styles['label']}>{label}</span>{' '}
        <span className={styles['value']}>
          <Breakable text={shown} />
        </span>
      </span>
    </>
  );
  return (
    <div className={styles['row']}>
      {link === null ? (
        <p className={styles['way']}>{content}</p>
      ) : (
        <a className={styles['way']} href={link} aria-label={`${label} ${shown}`} onClick={open}>
          {content}
        </a>
      )}
      {copyLabel !== undefined && <CopyButton text={shown} label={copyLabel} />}
    </div>
  );
}

/** An e-mail address that is too long for its line breaks behind the @. */
function Breakable({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
