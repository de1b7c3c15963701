import { Trans } from '@lingui/macro';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';

/** Makes a link whose address the route knows. */
export type RenderLink = (className: string, children: ReactNode) => ReactNode;

/** The way to everything that is kept on this phone. */
export function AllLink({ render }: { render: RenderLink }) {
  return render(
    buttonClass('quiet'),
    <Trans comment="Link: to everything that is kept on this phone">All records</Trans>,
  );
}
