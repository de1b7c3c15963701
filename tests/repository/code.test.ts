import { isGenerated, isTest, readFiles, readProductCode } from '../../scripts/lib/source-files';
import { findLookbehinds, findNavigation, findUnprovenTypes } from './lib/code-rules';

const files = readProductCode().filter(({ path }) => !isGenerated(path) && !isTest(path));

/** The files that may open an address, and why. All others use the first one. */
const mayNavigate: Record<string, string> = {
  'src/platform/bridge/open-server-url.ts': 'the address policy itself (decision 17, server addresses)',
  'src/internal/demo/demo-bar.tsx': 'the demo, which opens its own pages only',
  'src/internal/demo/stage/stage.tsx': 'the demo, which opens its own pages only',
};

/** The files that may delete all records of a borrower, and why (docs/reliability.md). */
const mayDelete: Record<string, string> = {
  'src/boot/create-services.ts': 'the one caller in the product',
  'src/internal/desk/library/use-library.ts': 'the desk, of its own stores',
};

describe('product code', () => {
  it('has a schema or a comment for each cast', () => expect(files.flatMap(findUnprovenTypes)).toEqual([]));

  it('has comment lines of at most 120 characters', () => {
    const written = readFiles(['src', 'config', 'contract', 'mocks', 'scripts', 'tests'], /\.(?:tsx?|mjs|mts|css)$/);
    const long = written
      .filter(({ path }) => !isGenerated(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => line.length > 120 && /^\s*(?:\/\/|\/?\*)/.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(long).toEqual([]);
  });

  it('reads what a loan owes, and when, in its account only', () => {
    const fields =
      /\b(?:repayAmount|dueTime|remainAmount|totalAmount|periodStatus|repayDes|repay(?:Wait|Yet)Detail|delay(?:ShouldPayAmount|ExpiryTime))\b/;
    const readers = files.filter(({ path, text }) => path.startsWith('src/') && fields.test(text));
    expect(readers.map(({ path }) => path).sort()).toEqual([
      'src/domain/amount-due.ts',
      'src/domain/loan-plan.ts',
      'src/platform/api/contract/loan.ts',
      'src/platform/api/contract/repayment.ts',
    ]);
  });

  it('has no lookbehind, for Safari 15.4', () => {
    expect(files.filter(({ path }) => /^(?:src|mocks)\//.test(path)).flatMap(findLookbehinds)).toEqual([]);
  });

  it('opens addresses through the address policy only', () => {
    expect(files.filter(({ path }) => !(path in mayNavigate)).flatMap(findNavigation)).toEqual([]);
  });

  it('deletes the records of a borrower in one place', () => {
    const callers = files.filter(({ text }) => /\.clear(?:Owner|All)\(/.test(text)).map(({ path }) => path);
    expect(callers.sort()).toEqual(Object.keys(mayDelete).sort());
  });

  it('names only existing files as exceptions', () => {
    const paths = new Set(files.map(({ path }) => path));
    expect(Object.keys(mayNavigate).filter((path) => !paths.has(path))).toEqual([]);
  });
});
