import { useEffect, useState, type ComponentType } from 'react';
import { useServices } from '@/services/services';

/** The page on screen comes first: after its load event so long, and then the first idle moment; milliseconds. */
const restMs = 2_000;

/** Before the code is asked for again, where the network was missing; milliseconds. */
const retryMs = 30_000;

function whenIdle(work: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(work, { timeout: 10_000 });
    else work();
  }, restMs);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) window.cancelIdleCallback(idle);
  };
}

function whenLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') {
    work();
    return () => undefined;
  }
  window.addEventListener('load', work, { once: true });
  return () => window.removeEventListener('load', work);
}

/** What sends waiting complaints, fetched with its words when the page has come to rest: it is no part of the first load. */
export function LateOutboxRunner() {
  const { locale } = useServices();
  const [runner, setRunner] = useState<ComponentType | null>(null);

  useEffect(() => {
    let stopIdle = () => {};
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function load(): void {
      Promise.all([import('./outbox-runner'), locale.enter('help')])
        // A part that could not be fetched arrives as nothing (src/pwa/missing-chunks.ts): taking it apart throws.
        .then(([{ OutboxRunner }]) => !isOver && setRunner(() => OutboxRunner))
        .catch(() => {
          if (!isOver) timer = setTimeout(load, retryMs);
        });
    }
    const stopLoad = whenLoaded(() => (stopIdle = whenIdle(load)));
    return () => {
      isOver = true;
      stopLoad();
      stopIdle();
      clearTimeout(timer);
    };
  }, [locale]);

  const Runner = runner;
  return Runner && <Runner />;
}
