/** The last item that passes a test. */
export const lastOf = <T>(items: readonly T[], test: (item: T) => boolean): T | undefined =>
  items.reduce<T | undefined>((last, item) => (test(item) ? item : last), undefined);
