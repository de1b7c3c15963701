// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findOddNames, findSizeProblems } from './form-rules';

function files(...lines: number[]) {
  return lines.map((count, index) => ({ path: `src/lib/file-${index}.ts`, text: 'x\n'.repeat(count) }));
}

describe('file sizes', () => {
  it('pass when half are short and none is long', () => {
    expect(findSizeProblems(files(59, 59, 59, 59, 59, 179, 179, 179, 179, 300))).toEqual([]);
  });

  it('fail on one long file', () => {
    expect(findSizeProblems(files(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 301))).toEqual(['src/lib/file-10.ts has 301 lines; 300 is the most']);
  });

  it('fail when too few are short', () => {
    expect(findSizeProblems(files(59, 60, 60))).toEqual([expect.stringContaining('only 33 % of the files have under 60')]);
    expect(findSizeProblems(files(10, 10, 10, 180))).toEqual([expect.stringContaining('only 75 % of the files have under 180')]);
  });

  it('leave out tests and generated files', () => {
    expect(findSizeProblems([{ path: 'src/a.test.ts', text: 'x\n'.repeat(400) }, { path: 'src/routeTree.gen.ts', text: 'x\n'.repeat(900) }])).toEqual([]);
  });
});

describe('file names', () => {
  it('are kebab-case, folders too', () => {
    expect(findOddNames(['src/ui/StarRating.tsx', 'src/someFolder/a.ts', 'src/ui/star_rating.tsx'])).toHaveLength(3);
    expect(findOddNames(['src/ui/star-rating.module.css', 'src/lib/md5.test.ts', 'src/vite-env.d.ts'])).toEqual([]);
  });

  it('follow the addresses in src/routes', () => {
    expect(findOddNames(['src/routes/loanDetails.tsx', 'src/routes/__root.tsx', 'src/routeTree.gen.ts'])).toEqual([]);
  });
});
