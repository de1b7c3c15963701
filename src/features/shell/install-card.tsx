import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { useObservable } from '@/platform/browser/observable';
import type { InstallOffer } from '@/platform/offline/install-offer';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { BottomSheet } from '@/ui/dialog';

/** Offers to add the app to the home screen, if this browser and this build can. */
export function InstallCard() {
  const { install } = useServices().pwa;
  return install ? <Offer install={install} /> : null;
}

function Offer({ install }: { install: InstallOffer }) {
  const { t } = useLingui();
  const way = useObservable(install.way);
  const [isExplaining, setIsExplaining] = useState(false);
  if (way === 'none') return null;

  return (
    <Card title={t`Put the app on your home screen`}>
      <div className="stack-3">
        <p>{t`It opens like any other app, and also without a network.`}</p>
        <Button variant="secondary" block onClick={() => (way === 'ask' ? void install.ask() : setIsExplaining(true))}>
          <Trans>Install</Trans>
        </Button>
      </div>
      <BottomSheet open={isExplaining} onClose={() => setIsExplaining(false)} title={t`Install on iPhone or iPad`}>
        <ol className="numbered">
          <li>{t`Tap the share button of Safari: the square with an arrow.`}</li>
          <li>{t`Choose “Add to Home Screen”.`}</li>
          <li>{t`Tap “Add”. The app is now on your home screen.`}</li>
        </ol>
      </BottomSheet>
    </Card>
  );
}
