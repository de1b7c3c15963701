import { renderApp } from './render-app';

/** A visitor of a promotion: no borrower, hardly a handset. */
const noSession = { token: undefined, sessionId: undefined, userId: undefined };
const anonymous = { ...noSession, productId: undefined, orderId: undefined, clientType: undefined };

/** Opens a page of campaign 1, unless the search names another, as a visitor from a link does. */
export function visit(
  path: string,
  search: Record<string, string | undefined> = {},
  { scenario = 'promotion-visitor', ...options }: Omit<NonNullable<Parameters<typeof renderApp>[1]>, 'search'> = {},
) {
  return renderApp(path, { scenario, search: { ...anonymous, id: '1', ...search }, ...options });
}
