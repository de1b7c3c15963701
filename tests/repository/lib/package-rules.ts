type Dependencies = Record<string, string>;
export type Manifest = {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  optionalDependencies?: Dependencies;
};

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
    return [...names]
      .filter((name) => wanted[name] !== got[name])
      .map(
        (name) => `${name}: ${wanted[name] ?? 'nothing'} in package.json, ${got[name] ?? 'nothing'} in the lock file`,
      );
  });
}

type LockedPackages = Record<string, Manifest & { version?: string }>;

/** The version that a package finds of another, as Node looks for it: beside itself, then further up. */
function lockedVersion(packages: LockedPackages, from: string, name: string): string | undefined {
  const beside = packages[`${from}/node_modules/${name}`];
  if (beside) return beside.version;
  const above = from.lastIndexOf('/node_modules/');
  return above === -1 ? packages[`node_modules/${name}`]?.version : lockedVersion(packages, from.slice(0, above), name);
}

/**
 * @param packages the packages of the lock file, by folder
 * @returns the optional packages that are named but not locked in that version: `npm ci` refuses such a lock file
 */
export function findLockHoles(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => {
        const version = lockedVersion(packages, folder, name);
        return version === undefined || (/^\d/.test(wanted) && version !== wanted);
      })
      .map(([name]) => `${name}, wanted by ${folder}`),
  );
}
