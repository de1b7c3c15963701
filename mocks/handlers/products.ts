import {
  applyForProduct,
  defineProductClick,
  jointFailure,
  openJointProduct,
  productList,
  recordJointView,
  savePageEvent,
} from '@/platform/api/contract/products';
import { answer, handle, refuseWith, type Context } from '../backend/define-handler';
import { createPeriods } from '../seed/create-state';
import { example, productIn } from '../seed/product-words';
import { findProduct, productsOf, type Product } from '../seed/products';
import { textsIn } from '../seed/texts-by-language';
import { moneyText } from './order-access';

/** The smallest and the largest loan of a product. */
export const rangeText = (product: Product, { market }: Context) =>
  product.range.map((amount) => moneyText(amount, market)).join(' – ');

/** The description of a product: the monthly and total costs of a usual loan, to compare products. */
export function costOf(product: Product, { market, language }: Context): string {
  const sums = createPeriods(product, product.amount, 0).map(
    (period) => period.principal + period.interest + period.fee,
  );
  const total = sums.reduce((sum, one) => sum + one, 0);
  const money = (amount: number) => moneyText(amount, market);
  return textsIn(
    example,
    language,
  )({
    amount: money(product.amount),
    periods: product.periods,
    monthly: money(Math.max(...sums)),
    total: money(total),
  });
}

const offered = ({ scenario, market, language }: Context) =>
  scenario.plan.hasNothing ? [] : productsOf(market).map((product) => productIn(product, language));

const confirmationOf = (product: Product, { home }: Context) => `${home}loanConfirm?productId=${product.id}`;

/** A product that was closed meanwhile counts as unknown. */
const openProduct = (productId: string) => {
  const product = findProduct(productId);
  return product?.isOpen ? product : undefined;
};

export const productHandlers = [
  handle(productList, (_field, context) =>
    answer({
      list: offered(context).map((product) => ({
        id: product.id,
        productLogo: '',
        productName: product.name,
        buttonStatus: product.isOpen ? 1 : 0,
        buttonText: product.isOpen ? context.copy.apply : context.copy.full,
        amountRange: rangeText(product, context),
        amountRangeDes: context.copy.rangeLabel,
        loan_rate: product.rate,
        productDesc: costOf(product, context),
        productTags: product.tags.map((row) => [...row]),
      })),
    }),
  ),

  handle(savePageEvent, () => answer({})),

  handle(applyForProduct, (field, context) => {
    const product = openProduct(field('product_id'));
    return product ? answer({ url: confirmationOf(product, context) }) : refuseWith('4003', context);
  }),

  handle(jointFailure, (_field, context) =>
    answer(
      {
        products: offered(context).map((product) => ({
          id: product.id,
          logo: '',
          name: product.name,
          buttonText: product.isOpen ? context.copy.apply : context.copy.full,
          amountRange: rangeText(product, context),
          description: costOf(product, context),
          rate: product.rate,
          clickable: product.isOpen ? 1 : 0,
        })),
      },
      context.copy.joint.message,
      context.copy.joint.notice,
    ),
  ),

  handle(recordJointView, () => answer({})),

  // Every second product is a page of the native app: its target is an opaque message, not an address.
  handle(openJointProduct, (field, context) => {
    const product = openProduct(field('productId'));
    if (!product) return refuseWith('4003', context);
    const isNative = productsOf(context.market).indexOf(product) % 2 === 1;
    return answer({
      url: isNative ? `loanapp://product/detail?productId=${product.id}` : confirmationOf(product, context),
    });
  }),

  handle(defineProductClick, () => answer({})),
];
