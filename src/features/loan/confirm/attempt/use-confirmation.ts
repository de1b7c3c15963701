import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { policy } from '@/config/policy';
import { wait } from '@/platform/browser/wait';
import { useMarket } from '@/platform/i18n/market';
import { awaitChunk, fetchChunk } from '@/platform/offline/fetch-chunk';
import { useServices } from '@/platform/services';
import { isFree } from '@/platform/writes/lock';
import type { Unkept } from '@/platform/writes/use-unkept-words';
import { useTapLock } from '@/ui/use-tap-lock';
import type { Terms } from '../offer-terms';
import { offerQuery } from '../queries';
import { loanAttempts, standing, unreadAttempt, type LoanAttempt } from './attempts';
import { lockName, sendConfirmation, type Outcome } from './send-confirmation';

export type Phase =
  /** The offer may be accepted; `failure` is why the last attempt was turned down, `unkept` why it did not leave. */
  | { kind: 'open'; failure: unknown; unkept?: Unkept }
  | { kind: 'sending' }
  /** Another window is sending it. */
  | { kind: 'elsewhere' }
  /** It was sent before: with an answer, or with none that was seen. */
  | { kind: 'earlier'; attempt: LoanAttempt }
  /** Accepted; the loan's page is opening, or its address was refused. */
  | { kind: 'accepted'; isRefused: boolean };

/** How long the native app's tracking may hold the person up, milliseconds. */
const reportTimeoutMs = 1_500;

/**
 * A burst of taps is over after this long, milliseconds; an answer that came faster waits, or its page
 * would get the rest of them.
 */
const burst = 1_000;

const open = { kind: 'open', failure: null } as const;

/** @returns `null` where the record of the attempt tells */
function phaseAfter(outcome: Outcome): Phase | null {
  switch (outcome.kind) {
    case 'refused':
    case 'later':
      return { kind: 'open', failure: outcome.error };
    case 'unkept':
      return { ...open, unkept: outcome.why };
    case 'withdrawn':
      return open;
    case 'elsewhere':
    case 'earlier':
      return outcome;
    case 'sent':
    case 'absent':
    case 'unknown':
      return null;
    default:
      return outcome;
  }
}

const loadKeeper = () => import('../../costs/agreed/keep-agreed-loan');

/**
 * Accepting an offer (specification sections 4 and 7): consent, one confirmation whatever is tapped, the native
 * tracking hook, and the way to the loan. What an earlier page or another window has sent is found again.
 * @param reread asks the server for the offer again; called when nobody knows what became of an attempt
 */
export function useConfirmation(productId: string, reread: () => unknown) {
  const services = useServices();
  const queryClient = useQueryClient();
  const market = useMarket();
  const [phase, setPhase] = useState<Phase>(open);
  const [hasConsent, setHasConsent] = useState(policy.consentPreticked);
  // Taps and ticks come faster than rendering: what decides is what was touched last.
  const consent = useRef(hasConsent);
  const address = useRef('');
  const isHere = useRef(true);
  const hasBegun = useRef(false);
  /** The earlier attempt that the person was told of and wants to follow with another one. */
  const seen = useRef<number | null>(null);
  const confirmOnce = useTapLock();
  const lookOnce = useTapLock();

  function enter(next: Phase): void {
    if (!isHere.current) return;
    setPhase(next);
    if (next.kind === 'earlier' && next.attempt.state === 'sent') void reread();
  }

  /** What the device knows about an attempt, and whether another window is still at it. */
  async function look(): Promise<Phase> {
    const { storage, clock, session } = services;
    const attempts = storage.open(loanAttempts);
    const known = (await attempts.get(productId))?.data ?? unreadAttempt(await attempts.unreadSince(productId));
    const attempt = standing(known, clock.serverNow());
    if (!attempt) return open;
    return (await isFree(storage, lockName(session, productId))) ? { kind: 'earlier', attempt } : { kind: 'elsewhere' };
  }

  const lookFirst = useEffectEvent(async () => {
    const found = await look();
    // Whoever was faster than the device has already been told.
    if (!hasBegun.current && found.kind !== 'open') enter(found);
  });

  useEffect(() => {
    isHere.current = true;
    // There may be no network any more when the offer is accepted.
    fetchChunk(loadKeeper).catch(() => undefined);
    void lookFirst();
    return () => {
      isHere.current = false;
    };
  }, []);

  /** Once more from the page, where the browser did not follow the first time. */
  function goToLoan(): void {
    const isRefused = services.openServerUrl(address.current, 'replace', { from: 'confirm' }) === 'refused';
    if (isRefused) enter({ kind: 'accepted', isRefused });
  }

  async function send(terms: Terms): Promise<void> {
    hasBegun.current = true;
    setPhase({ kind: 'sending' });
    const burstIsOver = wait(burst);
    try {
      const outcome = await sendConfirmation(services, {
        terms,
        seen: seen.current,
        hasConsent: () => consent.current,
      });
      if (outcome.kind === 'sent') return await follow(outcome.answer);
      await burstIsOver;
      return enter(phaseAfter(outcome) ?? (await look()));
    } catch (error) {
      // Only before anything has left: afterwards every outcome has its name.
      await burstIsOver;
      return enter({ kind: 'open', failure: error });
    }
  }

  /** Keeps what was agreed on this device. @param to the loan's address, as the server names it */
  async function keepTerms(to: string): Promise<void> {
    const offer = queryClient.getQueryData(offerQuery(services.api, productId).queryKey);
    const { keepAgreedLoan } = await awaitChunk(loadKeeper);
    if (offer) await keepAgreedLoan(services, { offer, productId, market, address: to });
  }

  async function follow(to: string): Promise<void> {
    address.current = to;
    enter({ kind: 'accepted', isRefused: false });
    const told = Promise.allSettled([keepTerms(to), services.bridge.call('confirmTrackingPoint', { productId })]);
    await Promise.race([told, wait(reportTimeoutMs)]);
    // Whoever has left the page meanwhile is not fetched back.
    if (isHere.current) goToLoan();
  }

  return {
    phase,
    hasConsent,
    setConsent: (checked: boolean): void => {
      consent.current = checked;
      setHasConsent(checked);
    },
    confirm: (terms: Terms): void => {
      if (consent.current) void confirmOnce(() => send(terms));
    },
    /** Back to the offer, in full knowledge of an earlier attempt. */
    reopen: (attempt: LoanAttempt): void => {
      seen.current = attempt.startedAt;
      enter(open);
    },
    lookAgain: () => void lookOnce(async () => enter(await look())),
    goToLoan,
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;
