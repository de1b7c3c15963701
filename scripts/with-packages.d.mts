/** Types of with-packages.mjs, which is plain JavaScript because it runs before anything is installed. */
export function isInstalled(root: string): boolean;
export function requireNode(version: string): void;
export function workableRoot(root: string): string;
