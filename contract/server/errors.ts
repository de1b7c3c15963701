import { checkAnswer } from '@contract/conformance/answer-drift';
import { chatInit } from '@/platform/api/contract/chat';
import { problemDetail } from '@/platform/api/contract/complaints';
import { loanDetails } from '@/platform/api/contract/loan';
import { installmentPlan } from '@/platform/api/contract/repayment';
import type { CallDefinition } from '@/platform/api/define-call';
import type { Finding } from './findings';

/** A request that a server has to refuse. */
export type Probe = {
  /** Its title in the report. */
  title: string;
  call: CallDefinition;
  payload: Record<string, string>;
  /** An invalid token; the mock backend treats it as expired. */
  token?: string;
  /** Whether the session of the launch is in the cookies, as a browser sends them. */
  hasCookies?: boolean;
  /** Replaces the encoded body. */
  body?: string;
  /** Replaces the path of the call. */
  path?: string;
  /** Checks the answer. @returns what is wrong with it, and its effect on the page */
  accepts: (answer: ProbeAnswer) => string[];
};

export type ProbeAnswer = { call: CallDefinition; status: number; body: string };

const unknownId = 'there-is-none-of-this-name';

/** How the page interprets an answer: success, refusal, or not readable. */
function meaningOf({ call, status, body }: ProbeAnswer): 'agreed' | 'refused' | 'broken' {
  if (status >= 400) return 'refused';
  const { isRefusal } = checkAnswer(call, body);
  if (isRefusal) return 'refused';
  return /^\s*\{/.test(body) ? 'agreed' : 'broken';
}

const mustBe401 = (effect: string) => (answer: ProbeAnswer) => {
  if (answer.status === 401) return [];
  const meaning = meaningOf(answer);
  if (meaning === 'agreed') return [`It was answered with data: ${effect}`];
  return [
    `It is answered with ${answer.status < 400 ? 'a refusal' : `HTTP ${answer.status}`} in place of HTTP 401: the page does not say that the session is over`,
  ];
};
const isOpen = mustBe401('anybody can read it');

function mustRefuse(answer: ProbeAnswer): string[] {
  if (answer.status >= 500)
    return [`It is answered with HTTP ${answer.status}: the page says that the server is down, and asks again`];
  const meaning = meaningOf(answer);
  if (meaning === 'agreed') return ['It was answered as if it were known'];
  return meaning === 'broken' ? ['It is answered with something that is no envelope'] : [];
}

function mustBeReadable(answer: ProbeAnswer): string[] {
  if (answer.status >= 500)
    return [`It is answered with HTTP ${answer.status}: a mistake of the page looks like a server that is down`];
  return meaningOf(answer) === 'broken' ? ['It is answered with something that is no envelope'] : [];
}

function mustBe404(answer: ProbeAnswer): string[] {
  if (answer.status === 404) return [];
  return [`It is answered with HTTP ${answer.status}: a wrong address looks like an answer`];
}

/** @param key the order and product of the launch, which must not be shown with a wrong token */
export function probes(key: { orderId: string; productId: string }): Probe[] {
  const own = { ...key };
  const unknown = { orderId: unknownId, productId: unknownId };
  return [
    { title: 'a wrong token', call: loanDetails, payload: own, token: 'expired', accepts: isOpen },
    { title: 'no token', call: installmentPlan, payload: own, token: '', accepts: isOpen },
    {
      title: 'a token in the cookies only',
      call: loanDetails,
      payload: own,
      token: '',
      hasCookies: true,
      accepts: mustBe401('a form on another host of the site can act for the borrower'),
    },
    { title: 'an order that does not exist', call: loanDetails, payload: unknown, accepts: mustRefuse },
    {
      title: 'the instalments of an order that does not exist',
      call: installmentPlan,
      payload: unknown,
      accepts: mustRefuse,
    },
    {
      title: 'a complaint that does not exist',
      call: problemDetail,
      payload: { problemId: unknownId },
      accepts: mustRefuse,
    },
    { title: 'a form that is no form', call: loanDetails, payload: {}, body: '%E0%A4%A&&==%', accepts: mustBeReadable },
    { title: 'JSON that breaks off', call: chatInit, payload: {}, body: '{"orderNo":"', accepts: mustBeReadable },
    {
      title: 'an address that does not exist',
      call: loanDetails,
      payload: own,
      path: `/${unknownId}`,
      accepts: mustBe404,
    },
  ];
}

/** The findings of a probe. */
export function probeFindings({ title, accepts }: Probe, answer: ProbeAnswer | null): Finding[] {
  const texts = answer === null ? ['It was never answered'] : accepts(answer);
  return texts.map((text) => ({ rule: 'errors', call: title, text }));
}
