import { Trans, useLingui } from '@lingui/macro';
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Catalog } from '@/platform/i18n/catalogs';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import { askAgainMs, fetchChunk } from '@/platform/offline/fetch-chunk';
import { mendScripts, mendStyles } from '@/platform/offline/missing-chunks';
import { reloadOnRequest } from '@/platform/offline/reload';
import { useServices } from '@/platform/services';
import { note } from '@/platform/telemetry/report-notes';
import { Button } from './button';
import { Notice } from './notice';

/** What stands in the place of a part that is not there knows why, and asks for it again. */
export type Absence = { state: 'waiting' | 'missing' | 'retrying'; onRetry: () => void };

type Options<Props> = {
  /** Fetches the part's component. */
  load: () => Promise<ComponentType<Props>>;
  /** Whose texts it shows besides those of its page. */
  catalogs?: readonly Catalog[];
  /** Its code sets out when this has resolved: it shares neither the line nor the processor with what comes before. */
  after?: () => Promise<unknown>;
  /** Stands in its place while it is on its way; nothing unless told. */
  waiting?: ComponentType<Props & Absence>;
  /** Stands in its place when it did not come; unless told, a notice that says so and offers to try again. */
  missing?: ComponentType<Props & Absence>;
};

/** `fetchAhead` fetches a part before it is rendered, and never rejects: what does not come is asked for when it is. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  fetchAhead: (locale: LocaleStore) => Promise<void>;
};

/** In the place of a part that nobody asked for. */
export function Nothing() {
  return null;
}

/**
 * A part whose code comes after that of its page: the one way to render such a part. It fails in its own place and is
 * asked for again there, by a tap, and by itself as long as it is missing; the page goes on, with what was typed. Once
 * its code is there it is rendered with the page, which then keeps its height when somebody comes back to it.
 */
export function lazyComponent<Props extends object>({
  load,
  catalogs = [],
  after,
  waiting: Waiting = Nothing,
  missing: Missing = PartNotice,
}: Options<Props>): LazyComponent<Props> {
  let Part: ComponentType<Props> | undefined;

  async function fetch(locale: LocaleStore): Promise<void> {
    await mendScripts();
    const part = await fetchChunk(load, ...catalogs.map((catalog) => locale.loadCatalog(catalog)));
    await mendStyles();
    Part = part;
  }

  function LazyComponent(props: Props): ReactNode {
    const { locale, pwa } = useServices();
    const [state, setState] = useState<Absence['state'] | 'here'>(() =>
      Part && catalogs.every((catalog) => locale.loadedCatalogs().includes(catalog)) ? 'here' : 'waiting',
    );
    const [taps, setTaps] = useState(0);
    const isHere = state === 'here';

    useEffect(() => {
      if (isHere) return undefined;
      let isOver = false;
      let timer: ReturnType<typeof setTimeout> | undefined;

      async function ask(isWanted: boolean): Promise<void> {
        try {
          await fetch(locale);
          if (!isOver) startTransition(() => setState('here'));
        } catch (error) {
          if (__REPORT_URL__) note({ kind: 'error', how: 'part', error });
          if (isWanted && !isOver) await reloadOnRequest(window, pwa);
          if (isOver) return;
          setState('missing');
          timer = setTimeout(() => void ask(false), askAgainMs);
        }
      }

      async function begin(): Promise<void> {
        if (taps === 0) await after?.();
        if (!isOver) await ask(taps > 0);
      }

      void begin();
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    }, [isHere, taps, locale, pwa]);

    function retry(): void {
      setState('retrying');
      setTaps((count) => count + 1);
    }

    if (isHere) return Part && <Part {...props} />;
    const Absent = state === 'waiting' ? Waiting : Missing;
    return <Absent {...props} state={state} onRetry={retry} />;
  }

  return Object.assign(LazyComponent, {
    fetchAhead: (locale: LocaleStore) => fetch(locale).catch(() => undefined),
  });
}

/** Says in the place of a part that it did not come, and offers to try again. */
export function PartNotice({ state, onRetry }: Absence) {
  const { t } = useLingui();
  return (
    <Notice
      kind="error"
      action={
        <Button variant="quiet" busy={state === 'retrying'} busyLabel={t`Trying again…`} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>A part of the app did not load. Check your connection and try again; what you entered is kept.</Trans>
    </Notice>
  );
}
