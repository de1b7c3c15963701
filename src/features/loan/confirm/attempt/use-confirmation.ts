import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { policy } from '@/config/policy';
import { loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import { atMost, reportTimeoutMs, wait } from '@/platform/browser/wait';
import { useMarket } from '@/platform/i18n/market';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import type { NotSaved } from '@/platform/writes/save-attempt';
import { useIsHere } from '@/ui/component-life';
import { burstMs, useTapLock } from '@/ui/use-write';
import { keepAgreedLoan } from '../../costs/agreed-terms';
import type { ApplicationTerms } from '../offer-terms';
import { findEarlierAttempt, sendApplication, type ApplicationResult, type LoanAttempt } from './send-application';

export type Phase =
  /** The person may apply. `failure`, `notSaved`: why the last attempt was not sent. */
  | { kind: 'open'; failure: unknown; notSaved?: NotSaved }
  | { kind: 'sending' }
  | { kind: 'elsewhere' }
  /** An application was sent earlier. `failure`: the answer of this page's try. */
  | { kind: 'earlier'; attempt: LoanAttempt; failure?: unknown }
  /** The server has accepted it. The loan's page opens, or its address was refused. */
  | { kind: 'accepted'; isRefused: boolean };

const open = { kind: 'open', failure: null } as const;

/** @returns `null` if the stored attempt decides */
function phaseAfter(result: Exclude<ApplicationResult, { kind: 'sent' }>): Phase | null {
  const { kind } = result;
  if (kind === 'elsewhere' || kind === 'earlier') return result;
  if (kind === 'withdrawn') return open;
  return kind === 'not-saved' ? { ...open, notSaved: result.why } : null;
}

/**
 * Applying for a loan (specification sections 4 and 7): consent, one application for any number of taps, the tracking
 * of the native app, and the page of the loan. It finds an application of an earlier page or another window.
 * @param isAnswered whether the offer has been fetched, or could not be
 * @param reread fetches the offer again; called when the outcome of an attempt is unknown
 */
export function useConfirmation(productId: string, isAnswered: boolean, reread: () => unknown) {
  const services = useServices();
  const queryClient = useQueryClient();
  const market = useMarket();
  const [phase, setPhase] = useState<Phase>(open);
  const [hasConsent, setHasConsent] = useState(policy.consentPreticked);
  // In a ref, because taps come faster than rendering.
  const consent = useRef(hasConsent);
  const address = useRef('');
  const isHere = useIsHere();
  const hasBegun = useRef(false);
  /** `startedAt` of the earlier attempt that the page has shown, if the person wants to send another one. */
  const known = useRef<number | null>(null);
  const confirmOnce = useTapLock();
  const checkOnce = useTapLock();

  function enter(next: Phase): void {
    if (!isHere()) return;
    setPhase(next);
    if (next.kind === 'earlier' && next.attempt.state === 'sent') void reread();
  }

  async function readPhase(): Promise<Phase> {
    const attempt = await findEarlierAttempt(services, productId);
    if (attempt === undefined) return open;
    return attempt === 'elsewhere' ? { kind: 'elsewhere' } : { kind: 'earlier', attempt };
  }

  const showEarlier = useEffectEvent(async () => {
    const found = await readPhase();
    // If the person has tapped meanwhile, that tap finds the attempt itself.
    if (!hasBegun.current && found.kind !== 'open') enter(found);
  });

  useEffect(() => {
    // An answer tells the time, by which an application of weeks ago is over. Before the offer's nothing can be sent.
    if (isAnswered) void showEarlier();
  }, [isAnswered]);

  /** Opens the page of the loan; a button of the page calls it again if the browser did not follow. */
  function goToLoan(): void {
    const isRefused = services.openServerUrl(address.current, 'replace', { from: 'confirm' }) === 'refused';
    if (isRefused) enter({ kind: 'accepted', isRefused });
  }

  async function send(terms: ApplicationTerms): Promise<void> {
    hasBegun.current = true;
    setPhase({ kind: 'sending' });
    // A page shown earlier would receive the rest of the taps.
    const burstIsOver = wait(burstMs);
    let result: ApplicationResult;
    try {
      result = await sendApplication(services, { terms, known: known.current, hasConsent: () => consent.current });
    } catch (error) {
      // Errors are thrown only before the request is sent; later ones are results.
      await burstIsOver;
      return enter({ kind: 'open', failure: error });
    }
    if (result.kind === 'sent') return follow(result.answer);
    await burstIsOver;
    const next = phaseAfter(result) ?? (await readPhase());
    const failure = 'error' in result ? result.error : null;
    enter(next.kind === 'earlier' ? { ...next, failure } : next);
  }

  /** @param to the loan's address, from the server */
  async function follow(to: string): Promise<void> {
    address.current = to;
    enter({ kind: 'accepted', isRefused: false });
    const offer = queryClient.getQueryData(persistedCallQuery(services.api, loanConfirmDetail, { productId }).queryKey);
    const told = Promise.allSettled([
      offer && keepAgreedLoan(services, { offer, productId, market, address: to }),
      services.bridge.call('confirmTrackingPoint', { productId }),
    ]);
    await atMost(reportTimeoutMs, told);
    // Not if the person has left the page.
    if (isHere()) goToLoan();
  }

  return {
    phase,
    hasConsent,
    setConsent: (checked: boolean): void => {
      consent.current = checked;
      setHasConsent(checked);
    },
    confirm: (terms: ApplicationTerms): void => {
      if (consent.current) void confirmOnce(() => send(terms));
    },
    /** Back to the offer, after the earlier attempt was shown. */
    reopen: (attempt: LoanAttempt): void => {
      known.current = attempt.startedAt;
      enter(open);
    },
    checkAgain: () => void checkOnce(async () => enter(await readPhase())),
    goToLoan,
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;
