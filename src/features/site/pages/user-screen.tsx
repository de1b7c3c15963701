import type { ComponentProps } from 'react';
import { PageHero } from '../frame/page-hero';
import { SiteShell } from '../frame/site-shell';
import styles from './pages.module.css';

type Props = Omit<ComponentProps<typeof SiteShell>, 'hero'> & Pick<ComponentProps<typeof PageHero>, 'lead'>;

/** A legal text on the official site, handed in by the route. */
export function UserScreen({ title, description, lead, children }: Props) {
  return (
    <SiteShell title={title} description={description} hero={<PageHero title={title} lead={lead} />}>
      <div className={styles['width']}>{children}</div>
    </SiteShell>
  );
}
