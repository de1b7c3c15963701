import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { onPageHide } from '@/platform/browser/page-events';
import { splitForSpeech, spokenText } from './spoken-text';

const synthesis = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

/** Voices load late, and on some phones never. */
function subscribe(onChange: () => void): () => void {
  const speech = synthesis();
  // Old engines have `onvoiceschanged`, but no `addEventListener` here.
  speech?.addEventListener?.('voiceschanged', onChange);
  return () => speech?.removeEventListener?.('voiceschanged', onChange);
}

/** The voice for a language, one on the phone before one from the network; undefined if there is none. */
function voiceOf(lang: string): SpeechSynthesisVoice | undefined {
  const speaks = (synthesis()?.getVoices() ?? []).filter(
    (voice) => voice.lang.split(/[-_]/)[0]?.toLowerCase() === lang,
  );
  return speaks.find(({ localService }) => localService) ?? speaks[0];
}

/** Whether the phone can read a language aloud; updates when voices load. */
export function useHasVoice(lang: string): boolean {
  const has = () => voiceOf(lang) !== undefined;
  return useSyncExternalStore(subscribe, has, () => false);
}

/** Reads aloud by sentences; pausing cancels one, as Android cannot resume it. Stops when unmounted or hidden. */
export function useReading(text: () => string, lang: string) {
  const [state, setState] = useState<'idle' | 'reading' | 'paused'>('idle');
  /** The rest of the text, and the number of this run, because events of cancelled utterances arrive late. */
  const run = useRef({ pieces: [] as string[], turn: 0 });

  function silence(): void {
    run.current.turn += 1;
    synthesis()?.cancel();
  }

  function end(): void {
    run.current = { pieces: [], turn: run.current.turn + 1 };
    setState('idle');
  }

  function stop(): void {
    silence();
    end();
  }

  function speakNext(turn: number): void {
    const [piece] = run.current.pieces;
    const speech = synthesis();
    if (piece === undefined || !speech) {
      setState('idle');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.lang = lang;
    utterance.voice = voiceOf(lang) ?? null;
    const isMine = () => run.current.turn === turn;
    utterance.addEventListener('end', () => {
      if (!isMine()) return;
      run.current.pieces = run.current.pieces.slice(1);
      speakNext(turn);
    });
    // Also if another component starts to read.
    utterance.addEventListener('error', () => isMine() && end());
    speech.speak(utterance);
  }

  const leave = useEffectEvent(() => {
    // Another component may be reading.
    if (run.current.pieces.length > 0) stop();
  });
  useEffect(() => {
    const stopListening = onPageHide(() => leave());
    return () => {
      stopListening();
      leave();
    };
  }, []);

  return {
    state,
    /** Starts, or continues with the interrupted sentence. */
    read: (): void => {
      if (state === 'idle') run.current.pieces = splitForSpeech(spokenText(text(), lang));
      silence();
      setState('reading');
      speakNext(run.current.turn);
    },
    pause: (): void => {
      silence();
      setState('paused');
    },
    stop,
  };
}
