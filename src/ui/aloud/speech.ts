import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { splitForSpeech, spokenText } from './spoken-text';

const synthesis = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

/** Voices come late, and on some phones never. */
function subscribe(onChange: () => void): () => void {
  const speech = synthesis();
  // Old engines have the event, and not the methods of a target.
  speech?.addEventListener?.('voiceschanged', onChange);
  return () => speech?.removeEventListener?.('voiceschanged', onChange);
}

/**
 * The voice that reads a language, one of the phone itself before one of the network; undefined where there is none.
 */
function voiceOf(lang: string): SpeechSynthesisVoice | undefined {
  const speaks = (synthesis()?.getVoices() ?? []).filter(
    (voice) => voice.lang.split(/[-_]/)[0]?.toLowerCase() === lang,
  );
  return speaks.find(({ localService }) => localService) ?? speaks[0];
}

/** Whether something can be read aloud in a language; told again when voices have come. */
export function useHasVoice(lang: string): boolean {
  const has = () => voiceOf(lang) !== undefined;
  return useSyncExternalStore(subscribe, has, () => false);
}

export type Reading = {
  state: 'idle' | 'reading' | 'paused';
  /** Begins, or goes on with the sentence that was interrupted. */
  read: () => void;
  pause: () => void;
  stop: () => void;
};

/**
 * Reads a text aloud, sentence by sentence. Pausing ends the sentence and begins it anew: Android's own pause cannot be
 * continued. It stops when the component goes, the page is hidden, or something else is read.
 * @param text called when the reading begins
 */
export function useReading(text: () => string, lang: string): Reading {
  const [state, setState] = useState<Reading['state']>('idle');
  /** What is still to be said, and whose turn it is: events of what was cancelled come late. */
  const run = useRef({ pieces: [] as string[], turn: 0 });

  function silence(): void {
    run.current.turn += 1;
    synthesis()?.cancel();
  }

  function stop(): void {
    silence();
    run.current.pieces = [];
    setState('idle');
  }

  function say(turn: number): void {
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
      say(turn);
    });
    // Also when something else on the page begins to read.
    utterance.addEventListener('error', () => {
      if (!isMine()) return;
      run.current = { pieces: [], turn: turn + 1 };
      setState('idle');
    });
    speech.speak(utterance);
  }

  useEffect(() => {
    const end = () => {
      // Another reading is none of ours.
      if (run.current.pieces.length === 0) return;
      run.current = { pieces: [], turn: run.current.turn + 1 };
      synthesis()?.cancel();
      setState('idle');
    };
    const hide = () => document.hidden && end();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', end);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', end);
      end();
    };
  }, []);

  return {
    state,
    read() {
      if (state === 'idle') run.current.pieces = splitForSpeech(spokenText(text(), lang));
      silence();
      setState('reading');
      say(run.current.turn);
    },
    pause() {
      silence();
      setState('paused');
    },
    stop,
  };
}
