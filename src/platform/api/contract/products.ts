// Calls of products on offer, and of the joint log-in that failed (wire protocol, Products).
import * as v from 'valibot';
import { callsOf } from '../define-call';
import { flag, id, label, lenientList, nothing, text, texts } from '../schema';

const defineCall = callsOf('products');

const product = v.object({
  id,
  productLogo: text,
  productName: label,
  /** Whether the button is active. */
  buttonStatus: flag,
  buttonText: label,
  amountRange: label,
  amountRangeDes: label,
  loan_rate: label,
  productDesc: label,
  productTags: lenientList(lenientList(label)),
});

export const productList = defineCall({
  name: 'recommend-product-list',
  isRead: true,
  path: '/indah/v3/product/recommend-product-list',
  request: v.object(texts('scene')),
  answer: v.object({ list: lenientList(product) }),
});

export const savePageEvent = defineCall({
  name: 'page-event-save',
  path: '/indah/pageEvent/save',
  request: v.object({ productId: v.string(), moduleId: v.picklist([300, 301, 302]), positionId: v.number() }),
  answer: nothing,
});

export const applyForProduct = defineCall({
  name: 'product-apply',
  path: '/indah/v3/product/apply',
  request: v.object({ product_id: v.string(), module_id: v.picklist([300, 301, 302]), scene: v.string() }),
  answer: v.object({ url: text }),
});

const jointProduct = v.object({
  id,
  logo: text,
  name: label,
  buttonText: label,
  amountRange: label,
  description: label,
  rate: label,
  clickable: flag,
});

/** Why the joint log-in failed, and other products. The notice is in the envelope, beside the data. */
export const jointFailure = defineCall({
  name: 'stand-targeted',
  isRead: true,
  envelope: 'joint',
  path: '/indah/stand/targeted',
  request: v.object(texts('allow')),
  answer: v.object({ products: lenientList(jointProduct), noticeMessage: text }),
});

export const recordJointView = defineCall({
  name: 'stand-necessity',
  path: '/indah/stand/necessity',
  request: v.object({ productId: v.string(), constant: v.literal(18), index: v.number() }),
  answer: nothing,
});

/** An http(s) address is opened; anything else goes to the native app (decision 17, server addresses). */
export const openJointProduct = defineCall({
  name: 'stand-joint',
  path: '/indah/stand/joint',
  request: v.object(texts('productId')),
  answer: v.object({ url: text }),
});

/** A tap on a product of the detail page; only '00' is a success. */
export const defineProductClick = defineCall({
  name: 'gopia-define',
  envelope: 'strict',
  path: '/gopia/goya/define',
  request: v.object({ productId: v.string(), moduleId: v.number(), positionId: v.number() }),
  answer: nothing,
});

export type Product = v.InferOutput<typeof product>;
export type JointProduct = v.InferOutput<typeof jointProduct>;
