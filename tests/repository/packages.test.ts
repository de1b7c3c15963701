import { readFileSync } from 'node:fs';

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

it('packages are pinned to one version', () => {
  const { dependencies, devDependencies }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

it('the lock file has no addresses, so that packages can come from any registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});
