/** Notes the addresses with which pages leave the app, again for each test; `by` is for `renderApp`'s `leaveBy`. */
export function watchLeaving() {
  const assign = vi.fn<(address: string | URL) => void>();
  const replace = vi.fn<(address: string | URL) => void>();
  const open = vi.fn<Window['open']>(() => null);
  beforeEach(() => {
    for (const way of [assign, replace, open]) way.mockClear();
  });
  return { assign, replace, open, by: { assign, replace, open } };
}
