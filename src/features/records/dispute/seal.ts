import { markup, Markup } from '@/domain/text/markup';
import { canonicalJson } from './canonical-json';
import { checkingCode, disputeFormat, disputeVersion, type DisputeManifest } from './manifest';
import { partNames, type DisputeParts, type PartName } from './parts';
import { canHash, sha256Hex } from './sha256';

/** The blocks of a file: what each holds, word for word. */
export type DisputeBlocks = { name: BlockName; json: string }[];

/** Blocks are found by these names. `seal` holds the checksum of the manifest. */
export type BlockName = PartName | 'manifest' | 'seal';

export type SealedDispute = {
  manifest: DisputeManifest;
  blocks: DisputeBlocks;
  /** What people compare; `null` without Web Crypto. */
  code: string | null;
};

/** How every block begins: nothing else in a file does, as all other text in it is escaped. */
export const blockStart = (name: BlockName) => `<script type="application/json" data-dispute="${name}">`;
export const blockEnd = '</script>';

/**
 * Writes the parts as canonical JSON, with a checksum of each, a manifest of those, and a checksum of that.
 * @param head what the manifest says beside its parts
 */
export async function sealDispute(
  parts: DisputeParts,
  head: Omit<DisputeManifest, 'format' | 'version' | 'sealed' | 'parts'>,
): Promise<SealedDispute> {
  const sealed = canHash();
  const hashOf = (json: string) => (sealed ? sha256Hex(json) : Promise.resolve(null));
  const chosen = partNames.flatMap((name) =>
    parts[name] === undefined ? [] : [{ name, json: canonicalJson(parts[name]) }],
  );
  const hashes = await Promise.all(chosen.map(({ json }) => hashOf(json)));
  const manifest: DisputeManifest = {
    ...head,
    format: disputeFormat,
    version: disputeVersion,
    sealed,
    parts: chosen.map(({ name }, index) => ({ name, sha256: hashes[index] ?? null })),
  };
  const manifestJson = canonicalJson(manifest);
  const manifestHash = await hashOf(manifestJson);
  const blocks: DisputeBlocks = [
    { name: 'manifest', json: manifestJson },
    { name: 'seal', json: canonicalJson({ manifest: manifestHash }) },
    ...chosen,
  ];
  return { manifest, blocks, code: manifestHash === null ? null : checkingCode(manifestHash) };
}

/** The blocks as they stand in a page: data, which no browser runs. Canonical JSON needs no escaping there. */
export function writeBlocks(blocks: DisputeBlocks): Markup {
  return markup`${blocks.map(({ name, json }) => new Markup(`${blockStart(name)}${json}${blockEnd}\n`))}`;
}
