import { useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, useEffect, useRef, type Ref } from 'react';
import { captchaImage, registrationSession } from '@/platform/api/contract/promotion';
import { isRefusal, statusMeaning, UnreadableAnswerError } from '@/platform/api/errors';
import type { ApiClient } from '@/platform/api/http/create-client';
import { useServices } from '@/platform/services';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import type { RegisterTemplateStore } from './register-template';
import styles from './register.module.css';

/** Maximum length of a captcha (specification section 9). */
export const captchaLength = 4;

/** For an unknown registration the server may answer with text instead of a picture. */
const isImage = ({ size, type }: Blob) => size > 0 && !/^(?:text\/|application\/(?:json|xml|xhtml))/i.test(type);

/** @returns `null` if the server does not know the registration */
async function imageOf(api: ApiClient, sid: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const image = await api.call(captchaImage, { sid }, { signal, retry: true });
    return isImage(image) ? image : null;
  } catch (error) {
    if (isRefusal(error) || statusMeaning(error) === 'invalid') return null;
    throw error;
  }
}

/** The captcha of the registration, or of a new one (specification section 7: the sid first). @throws ApiError */
async function fetchCaptcha(api: ApiClient, knownSid: string, signal: AbortSignal) {
  const knownImage = knownSid === '' ? null : await imageOf(api, knownSid, signal);
  if (knownImage) return { sid: knownSid, image: knownImage };
  const { sid } = await api.call(registrationSession, {}, { signal, retry: true });
  const image = await imageOf(api, sid, signal);
  if (!image) throw new UnreadableAnswerError('get-captcha: no picture');
  return { sid, image };
}

type CaptchaState = 'none' | 'loading' | 'ready' | 'failed';

/** The captcha of a registration; only fetched with a mobile number (specification section 5). */
export function useCaptcha(templateId: string, store: RegisterTemplateStore, isWanted: boolean) {
  const { api } = useServices();
  const [rejected, setRejected] = useState<Blob | null>(null);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['promotion', 'captcha', templateId] as const,
    queryFn: async ({ signal }) => {
      const captcha = await fetchCaptcha(api, store.getSnapshot().sid, signal);
      store.change({ sid: captcha.sid });
      return captcha;
    },
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const image = data?.image;
  const isBad = isError || (image !== undefined && image === rejected);
  const state: CaptchaState = isFetching ? 'loading' : isBad ? 'failed' : image ? 'ready' : 'none';
  return {
    state,
    image: image ?? null,
    /** The registration of the picture; empty without a picture. */
    sid: isBad ? '' : (data?.sid ?? ''),
    change: () => void refetch(),
    /** Marks the current bytes as not being a picture. */
    reject: () => setRejected(image ?? null),
  };
}

type Props = {
  value: string;
  onChange: (text: string) => void;
  captcha: ReturnType<typeof useCaptcha>;
  onRenew: () => void;
  error: string | null;
  inputRef: Ref<HTMLInputElement>;
};

/** The field for the captcha, with its picture: a tap loads another one (specification section 5). */
export function CaptchaField({ value, onChange, captcha, onRenew, error, inputRef }: Props) {
  const { t } = useLingui();
  const failed = captcha.state === 'failed';
  return (
    <TextField
      label={t({ message: 'Picture code', comment: 'Label: type the letters shown in the picture (captcha)' })}
      name="captcha"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="next"
      value={value}
      onChange={onChange}
      error={error ?? (failed ? t`The picture could not be loaded. Tap the box to try again.` : null)}
      inputRef={inputRef}
      trailing={<Picture captcha={captcha} onRenew={onRenew} />}
    />
  );
}

function Picture({ captcha: { state, image, reject }, onRenew }: Pick<Props, 'captcha' | 'onRenew'>) {
  const { t } = useLingui();
  const shown = state === 'ready' ? image : null;
  const name =
    state === 'none'
      ? t`Show the picture`
      : state === 'failed'
        ? t`Load the picture again`
        : t({ message: 'Another picture', comment: 'Button: the captcha itself; a tap replaces it' });
  return (
    <button
      type="button"
      className={cx(styles.captcha, 'light')}
      aria-label={name}
      aria-busy={state === 'loading' || undefined}
      onClick={onRenew}
    >
      {shown !== null && <BlobImage blob={shown} onError={reject} />}
      {state === 'loading' && <span className="spinner" aria-hidden="true" />}
      {state === 'failed' && <Icon name="refresh" size={20} />}
      {state === 'none' && (
        <span className={styles.ask}>
          {t({ message: 'Show', comment: 'Short button text: shows the captcha picture' })}
        </span>
      )}
    </button>
  );
}

/** Bytes as a picture, fetched by the client: an `<img src>` does not reach a backend inside the page. */
function BlobImage({ blob, onError }: { blob: Blob; onError: () => void }) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (ref.current) ref.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <img ref={ref} className={styles.image} alt="" onError={onError} />;
}
