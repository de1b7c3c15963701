import type { ComponentProps } from 'react';
import { PageHero, SiteShell } from './site-shell';
import styles from './user-screen.module.css';

type Props = Omit<ComponentProps<typeof SiteShell>, 'hero'> & Pick<ComponentProps<typeof PageHero>, 'lead'>;

/** The frame of a legal text on the official site. */
export function UserScreen({ title, description, lead, children }: Props) {
  return (
    <SiteShell title={title} description={description} hero={<PageHero title={title} lead={lead} />}>
      <div className={styles['width']}>{children}</div>
    </SiteShell>
  );
}
