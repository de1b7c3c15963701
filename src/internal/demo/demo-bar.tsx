import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui, Plural } from '@lingui/macro';
import type { FakeCall } from '@mocks/native/fake-native';
import { useEffect, useState } from 'react';
import { withBase, withoutBase } from '@/config/base-path';
import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import { useObservable } from '@/platform/browser/observable';
import { Button, buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { BottomSheet } from '@/ui/dialog';
import { Icon, type IconName } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { testPath } from '../paths';
import type { DemoControls } from './demo-controls';
import { withSwitches } from './demo-link';
import { Panel } from './panel/panel';
import { isInStage } from './stage/stage-frame';
import { newTour, writeTour } from './tour/tour-address';
import { TourStart } from './tour/tour-card';
import styles from './demo-bar.module.css';

const effects: Readonly<Partial<Record<FakeCall['action'], { icon: IconName; text: MessageDescriptor }>>> = {
  goHome: { icon: 'bank', text: msg`It goes to its home screen.` },
  goMine: { icon: 'user', text: msg`It goes to its page about the borrower.` },
  closeWebview: { icon: 'close', text: msg`It closes this page and shows the screen before it.` },
  logoutToLogin: { icon: 'user', text: msg`It asks the borrower to sign in again.` },
  rate: { icon: 'star', text: msg`It asks for a rating in the app store.` },
};

/** What the native app does after a message; undefined if the page of the demo shows it. */
function effectOf(call: FakeCall): (typeof effects)[FakeCall['action']] {
  if (call.action === 'goToPage') {
    const { page } = call.payload;
    return { icon: 'store', text: msg`It opens its own page: ${page}.` };
  }
  if (call.action !== 'callTelephone') return effects[call.action];
  const number = call.payload.telephone;
  return { icon: 'phone', text: msg`It dials ${number}.` };
}

/** Shows in the phone what a native app would do, because the demo has none. */
function NativeScreen({ native }: Pick<DemoControls, 'native'>) {
  const { t } = useLingui();
  const calls = useObservable(native.calls);
  const [seen, setSeen] = useState<string | null>(null);
  // On the test page developers send such messages themselves.
  if (withoutBase(__BASE_PATH__, window.location.pathname) === testPath) return null;
  const call = Array.from(calls).reverse().find(effectOf);
  const effect = call && effectOf(call);
  if (!effect || call.id === seen) return null;
  const close = () => setSeen(call.id);
  return (
    <BottomSheet open onClose={close} title={t`Now the native app takes over`}>
      <div className={cx('stack-3', styles.native)}>
        <span className={styles.icon}>
          <Icon name={effect.icon} size={40} />
        </span>
        <p className={styles.says}>{t(effect.text)}</p>
        <code>
          {call.action} {JSON.stringify(call.payload)}
        </code>
      </div>
      <p>{t`In the demo there is no app around the page, so it stays where it is.`}</p>
      <Button onClick={close}>{t`Back to the page`}</Button>
    </BottomSheet>
  );
}

/** The badge of the demo: says that nothing leaves this device, and opens the panel; on the stage it does not. */
export function DemoBar({ controls }: { controls: DemoControls }) {
  return (
    <>
      {isInStage(window) ? (
        <p className={cx('row', styles.badge)}>
          <Assurance backend={controls.backend} />
        </p>
      ) : (
        <Badge demo={controls} />
      )}
      <NativeScreen native={controls.native} />
    </>
  );
}

/** The tour runs on the stage, so the page is loaded again there. */
function beginTour(language: Locale): void {
  window.location.assign(withSwitches(window.location.href, { tour: writeTour({ ...newTour, language }) }));
}

/** Also says if the browser stores nothing, which a presenter would only notice at a reload. */
function Assurance({ backend }: Pick<DemoControls, 'backend'>) {
  const { t } = useLingui();
  const [isLasting, setIsLasting] = useState(true);
  useEffect(() => void backend.ready.then(() => setIsLasting(backend.isLasting())), [backend]);
  return isLasting
    ? t({ message: 'Demo: nothing leaves this device', comment: 'Badge of the demo build' })
    : t({ message: 'Demo: this browser stores nothing, a reload begins again', comment: 'Badge of the demo build' });
}

function Badge({ demo }: { demo: DemoControls }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const calls = useObservable(demo.native.calls);
  return (
    <>
      <button type="button" className={cx('row', styles.badge)} onClick={() => setIsOpen(true)}>
        <Assurance backend={demo.backend} />
        {calls.length > 0 && (
          <u>
            <Plural value={calls.length} one="# call to the app" other="# calls to the app" />
          </u>
        )}
      </button>
      <BottomSheet open={isOpen} onClose={() => setIsOpen(false)} title={t`Demo panel`}>
        <Panel
          controls={demo}
          href={() => window.location.href}
          open={(href) => window.location.assign(href)}
          start={<TourStart onBegin={beginTour} />}
        />
      </BottomSheet>
    </>
  );
}

const registered: Record<Market['id'], string> = {
  mainland: '138\u00a00013\u00a08000',
  indonesia: '0812\u00a00000\u00a00000',
  india: '90000\u00a000000',
};

/** Shows the SMS code, which the demo does not send, and a number that is already registered. */
export function RegistrationHint({ market }: { market: Market['id'] }) {
  const { t } = useLingui();
  const number = registered[market];
  return (
    <aside className={styles.note}>
      <Notice kind="info">{t`Demo: the SMS code is 123456. The number ${number} is registered already.`}</Notice>
    </aside>
  );
}

/** From the official site back to the stage. */
export function StageLink() {
  const { t } = useLingui();
  return (
    <aside className={styles.note}>
      <a className={buttonClass('secondary', true)} href={withBase(__BASE_PATH__, '/')} target="_top">
        {t`To the stage of the demo`}
      </a>
    </aside>
  );
}
