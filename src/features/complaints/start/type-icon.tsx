import { useState } from 'react';
import type { Option } from '@/api/contract/order-card';
import { appConfig } from '@/config/env';
import { Icon, type IconName } from '@/ui/icon';
import { pictureAddress } from '../viewer/picture-address';
import styles from './type-tiles.module.css';

/** Our own icons by the value of a choice; values nobody knows get a sign for "question". */
export type IconsByValue = ReadonlyMap<string, IconName>;

type Props = { option: Option; icons: IconsByValue };

/** The picture of a choice: the server's if its address may be shown and the picture comes, else our own. */
export function TypeIcon({ option, icons }: Props) {
  const [failed, setFailed] = useState('');
  const address = pictureAddress(option.icon, appConfig.apiBaseUrl, window.location.origin);
  if (address?.kind === 'web' && address.src !== failed) {
    return (
      <img
        className={styles['picture']}
        src={address.src}
        width={28}
        height={28}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setFailed(address.src)}
      />
    );
  }
  return <Icon name={icons.get(option.value) ?? 'chat'} size={28} />;
}
