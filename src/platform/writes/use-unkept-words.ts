import { useLingui } from '@lingui/macro';

/** Why something could not be kept on the device: no room, or nothing outlives the page. */
export type Unkept = 'full' | 'memory';

/** @returns a function that says why nothing was sent, and what helps: what cannot be remembered could go out twice */
export function useUnkeptWords(): (why: Unkept) => { title: string; text: string } {
  const { t } = useLingui();
  return (why) =>
    why === 'full'
      ? {
          title: t`Your phone has no room left`,
          text: t`We could not note this on your phone, so nothing was sent: it might go out twice. Free some space and try again.`,
        }
      : {
          title: t`Your phone keeps nothing for this page`,
          text: t`We could not note this on your phone, so nothing was sent: it might go out twice. Allow this page to store data, or contact customer service.`,
        };
}
