/** The inputs of the pages of methods and of a code (decision 33, account inputs), in the first file: words only. */
export const choiceInputs = ['productId', 'orderId', 'amount', 'display', 'payType', 'payCode', 'method'] as const;
