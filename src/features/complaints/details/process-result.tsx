import { Trans, useLingui } from '@lingui/macro';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { PictureGrid } from '../viewer/picture-grid';
import styles from './detail.module.css';

type Props = { text: string; images: readonly string[]; onView: (isOpen: boolean) => void };

/** What customer service answered: words, pictures, or both. */
export function ProcessResult({ text, images, onView }: Props) {
  const { t } = useLingui();
  return (
    <Card
      title={t({ message: 'Process Result', comment: 'Heading above what customer service answered to a complaint' })}
    >
      <div className="stack">
        <p className={styles['handler']}>
          <Icon name="chat" size={20} />
          <Trans comment="Who handled the complaint">Customer service</Trans>
        </p>
        {text !== '' && <p className={styles['answer']}>{text}</p>}
        <PictureGrid addresses={images} label={t`Pictures in the answer`} onView={onView} />
      </div>
    </Card>
  );
}
