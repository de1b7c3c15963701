import { isGenerated, isTest, type SourceFile } from './source-files';

const LONGEST = 300;

/** Lines of a file as an editor counts them. */
function lineCount({ text }: SourceFile): number {
  return text.replace(/\n$/, '').split('\n').length;
}

/**
 * Small rooms: half of the files under 60 lines, nine in ten under 180, none over 300. Generated files and tests are not counted.
 * @returns one sentence per rule that is broken
 */
export function findSizeProblems(files: SourceFile[]): string[] {
  const counted = files.filter(({ path }) => !isGenerated(path) && !isTest(path));
  const sizes = counted.map((file) => ({ path: file.path, lines: lineCount(file) }));
  const shareUnder = (limit: number) => sizes.filter(({ lines }) => lines < limit).length / Math.max(1, sizes.length);
  const percent = (share: number) => `${Math.floor(share * 100)} %`;
  return [
    ...sizes.filter(({ lines }) => lines > LONGEST).map(({ path, lines }) => `${path} has ${lines} lines; ${LONGEST} is the most`),
    ...(sizes.length > 0 && shareUnder(60) < 0.5 ? [`only ${percent(shareUnder(60))} of the files have under 60 lines; half should`] : []),
    ...(sizes.length > 0 && shareUnder(180) < 0.9 ? [`only ${percent(shareUnder(180))} of the files have under 180 lines; nine in ten should`] : []),
  ];
}

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * @param paths paths of code files; files of src/routes are left out, because they are named after addresses
 * @returns the paths whose file or folder names are not kebab-case
 */
export function findOddNames(paths: string[]): string[] {
  return paths.filter((path) => {
    if (/(?:^|\/)src\/routes\//.test(path) || isGenerated(path)) return false;
    return !path.split('/').every((name) => name.split('.').every((part) => kebab.test(part)));
  });
}
