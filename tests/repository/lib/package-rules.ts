type Dependencies = Record<string, string>;
export type Manifest = { dependencies?: Dependencies; devDependencies?: Dependencies };

/** @returns the dependencies that are not pinned to one version: `name@range` */
export function findLooseVersions({ dependencies = {}, devDependencies = {} }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}@${version}`);
}

/**
 * @param lock text of package-lock.json
 * @returns the addresses in it: they would tie every install to one machine's package source
 */
export function findLockAddresses(lock: string): string[] {
  return [...lock.matchAll(/"resolved":\s*"([^"]*)"/g)].map(([, address]) => address ?? '');
}

/** @returns one sentence per dependency on which the manifest and the lock file disagree */
export function findLockDrift(manifest: Manifest, locked: Manifest): string[] {
  return (['dependencies', 'devDependencies'] as const).flatMap((group) => {
    const [wanted, got] = [manifest[group] ?? {}, locked[group] ?? {}];
    const names = new Set([...Object.keys(wanted), ...Object.keys(got)]);
    return [...names].filter((name) => wanted[name] !== got[name]).map((name) => `${name}: ${wanted[name] ?? 'nothing'} in package.json, ${got[name] ?? 'nothing'} in the lock file`);
  });
}
