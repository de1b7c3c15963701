type ScriptPolicy = { createScriptURL: (address: string) => string | null };
type PolicyFactory = { createPolicy: (name: string, rules: ScriptPolicy) => unknown };

/**
 * Whether an address is one of our own worker scripts.
 * @param origin of the page
 * @param basePath folder of the app on that host
 */
export function isOwnScript(address: string, origin: string, basePath = __BASE_PATH__): boolean {
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return false;
  }
  const home = origin + basePath;
  return url.href.startsWith(home) && /^(?:sw|assets\/[\w.-]+)\.js$/.test(url.href.slice(home.length));
}

/**
 * Tells engines with Trusted Types which scripts may be started as workers: those of the build, from our own origin.
 * Everything else that turns text into script or markup stays refused (the headers ask for it).
 * @param target the window
 */
export function trustOwnScripts(target: { location: Pick<Location, 'origin'>; trustedTypes?: PolicyFactory }): void {
  target.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, target.location.origin) ? address : null),
  });
}
