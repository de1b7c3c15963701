/** The inputs of the pages of methods and of a code (decision 33, account inputs). */
export const choiceInputs = ['productId', 'orderId', 'amount', 'display', 'payType', 'payCode', 'method'] as const;
