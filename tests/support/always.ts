import fc from 'fast-check';

/** A test of a rule that holds for everything that the arbitraries give. */
export function always<Given extends [unknown, ...unknown[]]>(
  title: string,
  arbitraries: { [Index in keyof Given]: fc.Arbitrary<Given[Index]> },
  check: (...given: Given) => boolean | void | Promise<void>,
  settings: fc.Parameters<Given> = {},
): void {
  it(title, () =>
    fc.assert(
      fc.asyncProperty<Given>(...arbitraries, async (...given) => check(...given)),
      settings,
    ),
  );
}
