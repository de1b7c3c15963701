import { parseMinor } from '@/domain/money';
import { bankList, generateVirtualAccount, marketList } from '@/platform/api/contract/repayment';
import type { WireAnswerOf } from '@/platform/api/define-call';
import { answer, handle, refuseWith, type Context } from '../backend/define-handler';
import { day } from '../clock';
import { dueNow, payableSums } from '../db/debt';
import { isPending } from '../db/payments';
import type { Frozen, Order, VirtualAccount } from '../db/schema';
import { extensionOffer, isPayable } from '../db/status';
import type { Random } from '../random';
import { banksOf, countersOf } from '../seed/banks';
import { furtherGroupsOf, type FurtherWay } from '../seed/further-ways';
import { bankSteps, billPaySteps, counterSteps } from '../seed/payment-steps';
import { moneyText, toldDebt, withOrder } from './order-access';
import { servicePhone } from './service-line';

type Wire = WireAnswerOf<typeof generateVirtualAccount>;

/** How long a number is valid, virtual milliseconds. */
const accountLifetimeMs = day;

/** What is paid, decided by the server. */
type Paid = Pick<VirtualAccount, 'purpose' | 'periodCount' | 'amount'>;

/**
 * The requested amount if it is the fee of the extension or a sum of periods from the first; otherwise the debt. For a
 * loan without a debt any amount.
 */
function paidBy(order: Frozen<Order>, asked: bigint | null, isExtension: boolean, context: Context): Paid {
  const { now, market, lender } = context;
  const offer = extensionOffer(order, now, market);
  if (isExtension && offer && (asked === null || asked === BigInt(offer.fee)))
    return { purpose: 'extension', periodCount: 0, amount: offer.fee };
  const purpose = 'loan';
  const slack = lender.manners().roundTo - 1;
  const index = payableSums(order, now, market).findIndex(
    (sum, before) => asked !== null && asked >= BigInt(sum) && asked <= BigInt(sum + slack * (before + 1)),
  );
  if (index >= 0) return { purpose, periodCount: index + 1, amount: Number(asked) };
  const { count, amount } = dueNow(order, now, market);
  return { purpose, periodCount: count, amount: count > 0 ? toldDebt(amount, context) : Number(asked ?? 0) };
}

type Place = { payType: string; payCode: string; surcharge: number; makeNumber: (random: Random) => string };

/** The groups of ways in this scenario; most have none. */
function groupsOf({ scenario, market }: Context) {
  return scenario.plan.hasFurtherWays ? furtherGroupsOf(market) : [];
}

/** The groups in an answer; without any the field is missing, as from a server without groups. */
function groupsIn(context: Context) {
  const groups = groupsOf(context).map(({ payType, name, ways }) => ({
    payType,
    ...(name !== '' && { groupName: name }),
    list: ways.map((way) => ({ name: way.name, payCode: way.code })),
  }));
  return groups.length > 0 ? { groups } : {};
}

/** The bank, counter or further way of a code; an empty or unknown code means the first one. */
function placeOf(payType: string, payCode: string, context: Context): Place | undefined {
  const { market } = context;
  const group = groupsOf(context).find((candidate) => candidate.payType === payType);
  if (group) {
    const way = group.ways.find((candidate) => candidate.code === payCode) ?? group.ways[0];
    return way && { payType, payCode: way.code, surcharge: way.surcharge, makeNumber: way.makeNumber };
  }
  if (payType === '2') {
    const counters = countersOf(market);
    const counter = counters.find((candidate) => candidate.code === payCode) ?? counters[0];
    return (
      counter && {
        payType: '2',
        payCode: counter.code,
        surcharge: counter.surcharge,
        makeNumber: (random) => (counter.kind === 'market' ? random.digits(13) : random.code(8)),
      }
    );
  }
  const banks = banksOf(market);
  const bank = banks.find((candidate) => candidate.code === payCode) ?? banks[0];
  return (
    bank && { payType: '1', payCode: bank.code, surcharge: 0, makeNumber: (random) => bank.prefix + random.digits(11) }
  );
}

type Asked = { order: Frozen<Order>; paid: Paid; place: Place; specificNum: string };

const isSameWay = (account: Frozen<VirtualAccount>, paid: Paid, place: Place) =>
  account.amount === paid.amount &&
  account.purpose === paid.purpose &&
  account.periodCount === paid.periodCount &&
  account.payCode === place.payCode &&
  account.payType === place.payType;

/** The same number for the same order, amount, place and way, until it expires. */
function issue({ order, paid, place, specificNum }: Asked, { db, state, now }: Context): Frozen<VirtualAccount> {
  const random = db.random();
  const known = state.virtualAccounts.find(
    (account) => account.orderId === order.orderId && isSameWay(account, paid, place) && isPending(account, now),
  );
  return db.change((current) => {
    const existing = current.virtualAccounts.find((account) => account.vcode === known?.vcode);
    if (existing) {
      existing.chosenAt = now;
      if (specificNum !== '') existing.specificNum = specificNum;
      return existing;
    }
    const account: VirtualAccount = {
      vcode: place.makeNumber(random),
      billNo: `INV${random.digits(12)}`,
      orderId: order.orderId,
      ...paid,
      surcharge: place.surcharge,
      payCode: place.payCode,
      payType: place.payType,
      specificNum: specificNum || random.digits(6),
      createdAt: now,
      chosenAt: now,
      expiresAt: now + accountLifetimeMs,
      paidAt: null,
    };
    current.virtualAccounts.push(account);
    return account;
  });
}

/** Fields of a code that only further ways have. */
function furtherParts({ vcode, amount }: Frozen<VirtualAccount>, name: string, way: FurtherWay | undefined) {
  return {
    ...(name !== '' && { groupName: name }),
    ...(way?.payee && { payee: way.payee }),
    ...(way?.address && { payUrl: way.address(vcode, amount) }),
    ...(way?.qr && { qrContent: way.qr(vcode, amount) }),
  };
}

function describe(account: Frozen<VirtualAccount>, context: Context): Wire {
  const { market, language, lender } = context;
  const { fee, isFeeInAmount } = lender.manners();
  const surcharge = fee ?? account.surcharge;
  const amount = account.amount + (isFeeInAmount ? surcharge : 0);
  const group = groupsOf(context).find(({ payType }) => payType === account.payType);
  const way = group?.ways.find(({ code }) => code === account.payCode);
  const bank = banksOf(market).find((candidate) => candidate.code === account.payCode);
  const counter = countersOf(market).find((candidate) => candidate.code === account.payCode);
  // A cashier names the sum.
  const asked = counter ? account.amount + surcharge : amount;
  // The page fills in the name by which the person chose the place.
  const values = { number: account.vcode, amount: moneyText(asked, market), place: '{place}' };
  const billSteps = group?.name ? billPaySteps({ ...values, place: group.name }, language) : [];
  const bankChannels = account.payType === '1' && bank ? bankSteps(bank, values, language) : null;
  return {
    amount,
    vcode: account.vcode,
    cardNo: account.billNo,
    payType: account.payType,
    payCode: account.payCode,
    payStep: bankChannels ?? (counter ? counterSteps(counter, values, language) : billSteps),
    specificNum: account.specificNum,
    telephone: servicePhone(market),
    expireTime: account.expiresAt,
    ...(surcharge > 0 || fee !== null ? { fee: surcharge } : {}),
    ...furtherParts(account, group?.name ?? '', way),
  };
}

export const virtualAccountHandlers = [
  handle(
    bankList,
    (field, context) =>
      withOrder({ orderId: field('orderId'), productId: field('productId') }, context, () =>
        answer({
          list: banksOf(context.market).map(({ name, code, channels }) => ({
            bankName: name,
            bankCode: code,
            method: [...channels],
          })),
          ...groupsIn(context),
        }),
      ),
    (field) => field('pay_type') !== '2',
  ),

  handle(
    marketList,
    (field, context) =>
      withOrder({ orderId: field('orderId'), productId: field('productId') }, context, () =>
        answer({
          list: countersOf(context.market).map(({ name, code }) => ({ marketName: name, payCode: code })),
          ...groupsIn(context),
        }),
      ),
    (field) => field('pay_type') === '2',
  ),

  handle(generateVirtualAccount, (field, context) =>
    withOrder({ orderId: field('orderId'), productId: field('productId') }, context, (order) => {
      const place = placeOf(field('pay_type'), field('payCode'), context);
      const isRefused = context.lender.manners().isOrderly && !isPayable(order, context.now, context.market);
      if (!place || isRefused) return refuseWith('4010', context);
      const paid = paidBy(order, parseMinor(field('amount')), field('is_display') === '1', context);
      return answer(describe(issue({ order, paid, place, specificNum: field('specific_num') }, context), context));
    }),
  ),
];
