import { useLingui } from '@lingui/macro';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { DemoControls } from '../demo-controls';
import { createStageHost, type TourHost } from '../tour/tour-host';
import { frameName, onStagedPage, type StagedWindow } from './stage-frame';
import styles from './stage.module.css';

/** What the phone shows; a new step with every page. */
type Shown = { controls: DemoControls; page: StagedWindow; now: number; step: number };

type AppFrame = {
  /** Where the frame is put. */
  place: RefObject<HTMLDivElement | null>;
  /** Null until the frame is there. */
  host: TourHost | null;
  shown: Shown | null;
  /** Another address in the phone. */
  open: (href: string) => void;
};

/**
 * The phone is a frame of its own, so that it measures and behaves as a phone does.
 * @param href what it shows first; null for nothing
 * @param onPage told each page that has been rendered there
 */
export function useAppFrame(href: string | null, onPage: (page: StagedWindow) => void): AppFrame {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<TourHost | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const tell = useEffectEvent(onPage);

  const createFrame = useEffectEvent(() => {
    const frame = document.createElement('iframe');
    frame.name = frameName;
    if (href !== null) frame.src = href;
    frame.title = t`The app`;
    frame.className = styles['screen'] ?? '';
    return frame;
  });

  useEffect(() => {
    const frame = createFrame();
    const stop = onStagedPage(window, () => {
      const page: StagedWindow | null = frame.contentWindow;
      const controls = page?.demoControls;
      if (!page || !controls) return;
      tell(page);
      const now = controls.backend.now();
      setShown((before) => ({ controls, page, now, step: (before?.step ?? 0) + 1 }));
    });
    place.current?.append(frame);
    queueMicrotask(() => setHost(createStageHost(window, frame)));
    return () => {
      stop();
      frame.remove();
    };
  }, []);

  return {
    place,
    host,
    shown,
    open(next) {
      place.current?.querySelector('iframe')?.contentWindow?.location.replace(next);
    },
  };
}
