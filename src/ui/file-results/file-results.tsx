import { Trans } from '@lingui/macro';
import type { ComponentProps } from 'react';
import type { FileActions } from '../file-actions';

/** Messages after a file was saved or shared, for pages without special ones. */
export const fileResults: ComponentProps<typeof FileActions>['results'] = {
  shared: <Trans>The file was sent to the app you chose.</Trans>,
  cancelled: <Trans>Nothing was shared.</Trans>,
  failed: <Trans>Sharing did not work here. Save the file instead.</Trans>,
  'download-started': (
    <Trans>
      The download has started. If no file appears on your phone, open this page in the phone’s own browser and try
      there.
    </Trans>
  ),
};
