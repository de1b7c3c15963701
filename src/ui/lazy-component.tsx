import { Trans } from '@lingui/macro';
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { afterPaint, whenLoadedAndIdle } from '@/platform/browser/after-paint';
import type { Catalog } from '@/platform/i18n/catalogs';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import { MissingFileError } from '@/platform/offline/import-files';
import { retryPause } from '@/platform/offline/load-code';
import { reloadWhenReachable } from '@/platform/offline/reload';
import { useServices } from '@/platform/services';
import { note } from '@/platform/telemetry/report-notes';
import { Notice } from './notice';

/** Props of a fallback besides those of the component. `pending` is the state before the first failure. */
export type FallbackProps = { state: 'pending' | 'failed' | 'retrying'; onRetry: () => void };

type Options<Props> = {
  load: () => Promise<ComponentType<Props>>;
  /** The catalogs that it needs besides those of its page. */
  catalogs?: readonly Catalog[];
  /** When loading starts: after the next paint, or when the page has loaded and is idle. Default: at once. */
  after?: 'paint' | 'idle';
  /** Shown while the code loads. Default: nothing. */
  pending?: ComponentType<Props & FallbackProps>;
  /** Shown after a failure. Default: a notice with a button "Try again". */
  failed?: ComponentType<Props & FallbackProps>;
};

export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Loads the component before it is rendered. Never rejects: after a failure, rendering loads it again. */
  preload: (locale: LocaleStore) => Promise<void>;
  /** The same as a hook that starts after the first paint of the calling component. */
  usePreload: () => void;
};

/** The fallback of a component that the person did not ask for. */
export function Nothing() {
  return null;
}

/**
 * A component whose code is not loaded with its page: the only way to render one (decision 62, lazy components). Code,
 * style sheets and texts appear together or not at all. After a failure the rest of the page and its input stay: the
 * fallback is shown, and loading is tried again by a tap, every 15 seconds, and when the network is back. If a tap
 * fails because the server no longer has the file, the page reloads, but never over unsaved input. Loaded code renders
 * at once, so that the page has its height at once when a person comes back to it.
 */
export function lazyComponent<Props extends object>({
  load,
  catalogs = [],
  after,
  pending: Pending = Nothing,
  failed: Failed = PartMissing,
}: Options<Props>): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;

  async function loadAll(locale: LocaleStore): Promise<void> {
    const [component] = await Promise.all([load(), ...catalogs.map((catalog) => locale.loadCatalog(catalog))]);
    Loaded = component;
  }

  const preload = (locale: LocaleStore) => loadAll(locale).catch(() => undefined);

  function LazyComponent(props: Props): ReactNode {
    const { locale, unsavedWork } = useServices();
    const [state, setState] = useState<FallbackProps['state'] | 'loaded'>(() =>
      Loaded && catalogs.every((catalog) => locale.loadedCatalogs().includes(catalog)) ? 'loaded' : 'pending',
    );
    const [taps, setTaps] = useState(0);
    const isLoaded = state === 'loaded';

    // In an effect, because React renders a component in the background long before it is on screen.
    useEffect(() => {
      if (isLoaded) return undefined;
      let isUnmounted = false;

      async function attempt(isTapped: boolean): Promise<void> {
        try {
          await loadAll(locale);
          if (!isUnmounted) startTransition(() => setState('loaded'));
        } catch (error) {
          if (__REPORT_URL__) note({ kind: 'error', how: 'part', error });
          const needsReload = error instanceof MissingFileError && error.needsReload;
          if (isTapped && needsReload && !isUnmounted) await reloadWhenReachable(window, unsavedWork);
          if (isUnmounted) return;
          setState('failed');
          await retryPause();
          if (!isUnmounted) void attempt(false);
        }
      }

      async function start(): Promise<void> {
        if (taps === 0 && after) await (after === 'paint' ? afterPaint() : whenLoadedAndIdle());
        if (!isUnmounted) await attempt(taps > 0);
      }

      void start();
      return () => {
        isUnmounted = true;
      };
    }, [isLoaded, taps, locale, unsavedWork]);

    function retry(): void {
      setState('retrying');
      setTaps((count) => count + 1);
    }

    if (isLoaded) return Loaded && <Loaded {...props} />;
    const Fallback = state === 'pending' ? Pending : Failed;
    return <Fallback {...props} state={state} onRetry={retry} />;
  }

  function usePreload(): void {
    const { locale } = useServices();
    useEffect(() => void afterPaint().then(() => preload(locale)), [locale]);
  }

  return Object.assign(LazyComponent, { preload, usePreload });
}

/** A fallback of what a tap asked for: a notice that it did not load, with a button "Try again". */
export function PartNotice({ state, onRetry }: FallbackProps) {
  return (
    <Notice kind="error" retrying={state === 'retrying'} onRetry={onRetry}>
      <Trans>A part of the app did not load. Check your connection and try again; what you entered is kept.</Trans>
    </Notice>
  );
}

/** The fallback of a part without a tap. Not red: beside an amount that would read as a failed payment. */
export function PartMissing({ state, onRetry, title }: FallbackProps & { title?: string }) {
  return (
    <Notice kind="info" title={title} retrying={state === 'retrying'} onRetry={onRetry}>
      <Trans>This part of the page did not load. It appears by itself when you are online.</Trans>
    </Notice>
  );
}
