import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '@/platform/services';
import { fetchCaptcha } from './captcha';
import type { RegisterTemplateStore } from './register-template';

export type CaptchaView = {
  state: 'none' | 'loading' | 'ready' | 'failed';
  /** The picture as it came. */
  image: Blob | null;
  /** The registration the picture belongs to; empty without a picture. */
  sid: string;
  /** Another picture, or another try. */
  change: () => void;
  /** The bytes turned out to be no picture. */
  reject: () => void;
};

/**
 * The captcha of a registration.
 * @param isWanted whether there is a mobile number: without one no captcha is asked for (specification section 5)
 */
export function useCaptcha(templateId: string, store: RegisterTemplateStore, isWanted: boolean): CaptchaView {
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
    refetchOnReconnect: false,
  });
  const image = data?.image;
  const isBad = isError || (image !== undefined && image === rejected);
  return {
    state: isFetching ? 'loading' : isBad ? 'failed' : image ? 'ready' : 'none',
    image: image ?? null,
    sid: isBad ? '' : (data?.sid ?? ''),
    change: () => void refetch(),
    reject: () => setRejected(image ?? null),
  };
}
