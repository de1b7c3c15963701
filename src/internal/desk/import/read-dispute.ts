import * as v from 'valibot';
import {
  disputePartNames,
  partSchemas,
  type DisputeParts,
  type DisputePartName,
  checkingCode,
  disputeVersion,
  manifestSchema,
  type DisputeManifest,
  blockEnd,
  blockStart,
  type BlockName,
  canHash,
  sha256Hex,
} from '@/features/records/dispute/dispute-format';

/** `changed`: not the checksum of the manifest. `unsealed`: written without checksums. `unchecked`: read without. */
export type PartState = 'intact' | 'changed' | 'unsealed' | 'unchecked' | 'missing';

export type CheckedPart = {
  name: DisputePartName;
  state: PartState;
  /** Whether the content could be read; an unreadable part is only in the file. */
  isReadable: boolean;
};

export type ReadDispute = {
  manifest: DisputeManifest;
  /** State of the manifest: without an intact one the checksums of the parts prove nothing. */
  manifestState: PartState;
  /** The code of the manifest in this file, to compare with the one that the borrower wrote down. */
  code: string | null;
  checked: readonly CheckedPart[];
  parts: DisputeParts;
};

/** `newer`: written by a later version. */
export type DisputeProblem = { kind: 'wrong-format' } | { kind: 'newer-version'; version: number };

/** Whether a text claims to be a dispute file. Cheap: it reads the beginning and finds the manifest. */
export function isDispute(text: string): boolean {
  return /^\s*<!doctype html/i.test(text.slice(0, 200).replace('\ufeff', '')) && text.includes(blockStart('manifest'));
}

/** The content of a block; null if there is none, or more than one. No block contains a `<`. */
function blockOf(text: string, name: BlockName): string | null {
  const start = blockStart(name);
  const from = text.indexOf(start);
  if (from === -1 || text.includes(start, from + start.length)) return null;
  const content = from + start.length;
  const to = text.indexOf('<', content);
  return to !== -1 && text.startsWith(blockEnd, to) ? text.slice(content, to) : null;
}

function parseBlock<Schema extends v.GenericSchema>(schema: Schema, json: string | null) {
  return v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
}

async function stateOf(json: string | null, expected: string | null | undefined, sealed: boolean): Promise<PartState> {
  if (json === null) return 'missing';
  if (expected === undefined) return 'changed';
  // Only a file without any checksum was written without Web Crypto.
  if (!sealed || expected === null) return !sealed && expected === null ? 'unsealed' : 'changed';
  if (!canHash()) return 'unchecked';
  return (await sha256Hex(json)) === expected ? 'intact' : 'changed';
}

/** Reads one part into `into`. @returns whether it fits its schema */
function takePart(name: DisputePartName, json: string | null, into: DisputeParts): boolean {
  const parsed = parseBlock(partSchemas[name], json);
  // The name chooses the schema; TypeScript cannot follow that through an assignment.
  if (parsed.success) Object.assign(into, { [name]: parsed.output });
  return parsed.success;
}

/** Reads a dispute file from anywhere, by schema and checksum; a broken part does not prevent reading the others. */
export async function readDispute(text: string): Promise<ReadDispute | DisputeProblem> {
  const manifestJson = blockOf(text, 'manifest');
  const head = parseBlock(v.object({ version: v.pipe(v.number(), v.integer()) }), manifestJson);
  if (head.success && head.output.version > disputeVersion)
    return { kind: 'newer-version', version: head.output.version };
  const parsed = parseBlock(manifestSchema, manifestJson);
  if (!parsed.success || manifestJson === null) return { kind: 'wrong-format' };
  const manifest = parsed.output;

  const seal = parseBlock(v.object({ manifest: v.nullable(v.string()) }), blockOf(text, 'seal'));
  const manifestState = await stateOf(manifestJson, seal.success ? seal.output.manifest : undefined, manifest.sealed);
  const parts: DisputeParts = {};
  const checked = await Promise.all(
    disputePartNames.map(async (name): Promise<CheckedPart | null> => {
      const json = blockOf(text, name);
      const listed = manifest.parts.find((part) => part.name === name);
      if (json === null && !listed) return null;
      return {
        name,
        state: await stateOf(json, listed?.sha256, manifest.sealed),
        isReadable: takePart(name, json, parts),
      };
    }),
  );
  const code = canHash() && manifest.sealed ? checkingCode(await sha256Hex(manifestJson)) : null;
  return { manifest, manifestState, code, checked: checked.filter((part) => part !== null), parts };
}
