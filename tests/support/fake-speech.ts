/**
 * What a phone has to read aloud with; runs in a browser's page as well as in jsdom, so it needs nothing from outside.
 */
export function installFakeSpeech(languages: readonly string[]): void {
  class Utterance extends EventTarget {
    lang = '';
    voice: unknown = null;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  class Speech extends EventTarget {
    said: { text: string; lang: string }[] = [];
    voices: { lang: string; localService: boolean; name: string }[] = [];
    current: Utterance | null = null;
    getVoices() {
      return this.voices;
    }
    speak(utterance: Utterance) {
      this.said.push({ text: utterance.text, lang: utterance.lang });
      this.current = utterance;
    }
    cancel() {
      const cancelled = this.current;
      this.current = null;
      // As in a browser: later, when its turn may be over.
      if (cancelled) queueMicrotask(() => cancelled.dispatchEvent(new Event('error')));
    }
    finish() {
      const done = this.current;
      this.current = null;
      done?.dispatchEvent(new Event('end'));
    }
    /** Voices come late. */
    arrive(codes: readonly string[]) {
      this.voices = codes.map((lang) => ({ lang, localService: true, name: lang }));
      this.dispatchEvent(new Event('voiceschanged'));
    }
  }
  const speech = new Speech();
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: speech });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { configurable: true, value: Utterance });
  if (languages.length > 0) speech.arrive(languages);
}

export type FakeSpeech = SpeechSynthesis & {
  said: readonly { text: string; lang: string }[];
  current: object | null;
  finish: () => void;
  arrive: (codes: readonly string[]) => void;
};
