import { lenderDate } from '@/domain/calendar-days';
import { googleScore, saveEvent } from '@/platform/api/contract/loan';
import { agreementUrl, agreementList, loanConfirmDetail, applyForLoan } from '@/platform/api/contract/loan-confirm';
import type { WireAnswerOf } from '@/platform/api/define-call';
import { answer, handle, refuseWith, type Context } from '../backend/define-handler';
import { endOfDay } from '../clock';
import { agreementFileIn } from '../seed/agreement-page';
import { createOrder, createPeriods, orderIdOf } from '../seed/create-state';
import { productIn } from '../seed/product-words';
import { findProduct, type Product } from '../seed/products';
import { moneyText } from './order-access';

/** Days from the confirmation to the first due date: two for review and transfer, then a whole period. */
const leadDays = 2;

const firstDueOf = (product: Product, { now, market }: Context) =>
  endOfDay(now, market.utcOffset, product.periodDays + leadDays);

function describeOffer(product: Product, context: Context): WireAnswerOf<typeof loanConfirmDetail> {
  const { copy, market, language, origin, apiBase } = context;
  const periods = createPeriods(product, product.amount, firstDueOf(product, context));
  const interest = periods.reduce((sum, period) => sum + period.interest, 0);
  const fee = periods.reduce((sum, period) => sum + period.fee, 0);
  const firstDue = lenderDate(firstDueOf(product, context), market.utcOffset);
  const isIndia = market.id === 'india';
  const costs = [
    { text: copy.rows.interest, value: moneyText(interest, market) },
    { text: copy.rows.serviceFee, value: moneyText(fee, market) },
  ];
  const account = { text: copy.rows.bankAccount, value: `${copy.bankName} •••• 4821` };
  return {
    productLogo: '',
    productName: product.name,
    amount: product.amount,
    periods: product.periods,
    termUnit: 'month',
    details: [account, ...costs],
    detail1: [account],
    detail2: costs,
    repay_plans: periods.map((period) => ({
      title: copy.period(period.no),
      // What makes one instalment larger than the others.
      description: period.fee > 0 ? `${copy.rows.serviceFee} ${moneyText(period.fee, market)}` : '',
      pay_time: lenderDate(period.dueAt, market.utcOffset),
      amount: period.principal + period.interest + period.fee,
    })),
    firstPayTime: firstDue,
    firstPeriodDay: product.periodDays,
    pRateDsc: productIn(product, language).rate,
    sendSms: 0,
    isPopType: isIndia ? '1' : '0',
    popContent: copy.popContent,
    popTitle: copy.popTitle,
    popAgreementUrl: isIndia ? `${origin}${new URL(apiBase).pathname}/${agreementFileIn(language)}` : '',
    note: copy.confirmNote,
    sp_rate: productIn(product, language).rate,
  };
}

/** The order of a scenario's launch link comes first; a second loan gets a new number. */
function nextOrderId({ scenario, state, db }: Context): string {
  const planned = orderIdOf(scenario, state.seed);
  return state.orders.some((order) => order.orderId === planned) ? db.random().digits(20) : planned;
}

/** Addresses of the agreements of `copy.contracts`, in their order. */
const agreementPages = ['loanAgreement', 'User', 'privacyPolicy'];

export const loanHandlers = [
  handle(loanConfirmDetail, (field, context) => {
    const product = findProduct(field('productId'));
    return product ? answer(describeOffer(product, context)) : refuseWith('4003', context);
  }),

  handle(agreementList, (_field, { copy }) => answer({ list: copy.contracts.map((title) => ({ title })) })),

  handle(agreementUrl, (field, { home }) =>
    answer({ contract_url: `${home}${agreementPages[Number(field('position'))] ?? 'loanAgreement'}` }),
  ),

  handle(applyForLoan, (field, context) => {
    const product = findProduct(field('productId'));
    if (!product) return refuseWith('4003', context);
    const orderId = nextOrderId(context);
    const amount = Number(field('amount'));
    const isOffered = Number.isSafeInteger(amount) && amount >= product.range[0] && amount <= product.range[1];
    const principal = isOffered ? amount : product.amount;
    const order = createOrder({
      orderId,
      product,
      principal,
      submittedAt: context.now,
      firstDue: firstDueOf(product, context),
    });
    const { lateChargeADay } = context.lender.manners();
    context.db.change((state) =>
      state.orders.unshift({ ...order, lateChargeADay, isRepeatClient: state.orders.length > 0 }),
    );
    return answer({ lendDetailsUrl: `${context.home}loanDetails?productId=${product.id}&orderId=${orderId}` });
  }),

  handle(googleScore, (field, context) => {
    context.db.change((state) => {
      state.scores.push(field('score'));
      for (const order of state.orders) order.asksForScore = false;
    });
    return answer({});
  }),

  handle(saveEvent, () => answer({})),
];
