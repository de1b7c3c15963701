import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** One answer in a browser's HTTP disk cache. */
type CacheEntry = {
  /** The address it was asked for under, with what the browser puts in front of it. */
  key: string;
  /** Body as it came over the wire. */
  body: Buffer;
};

/**
 * Of Chromium's "simple" cache, which it uses on Linux, macOS and Android: net/disk_cache/simple/simple_entry_format.h.
 */
const entryMagic = Buffer.from('305c72a71b6dfbfc', 'hex');
const endMagic = Buffer.from('d8410d97456ffaf4', 'hex');
const headerSize = 24;
const keySizeAt = 12;

async function allFiles(folder: string): Promise<{ file: string; bytes: Buffer }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        // A running browser removes files of its own at any time.
        return { file: path.relative(folder, file), bytes: await readFile(file).catch(() => Buffer.alloc(0)) };
      }),
  );
}

function readEntry(bytes: Buffer): CacheEntry | null {
  if (bytes.length < headerSize || !bytes.subarray(0, entryMagic.length).equals(entryMagic)) return null;
  const bodyAt = headerSize + bytes.readUInt32LE(keySizeAt);
  const end = bytes.indexOf(endMagic, bodyAt);
  return {
    key: bytes.toString('latin1', headerSize, bodyAt),
    body: bytes.subarray(bodyAt, end === -1 ? undefined : end),
  };
}

/** What a body says in each encoding that it may have been sent in. */
function unpacked(body: Buffer): Buffer[] {
  return [brotliDecompressSync, gunzipSync, inflateSync, inflateRawSync].flatMap((unpack) => {
    try {
      return [unpack(body)];
    } catch {
      return [];
    }
  });
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** Whether bytes hold a text; one of digits only as a whole number, because longer ones are in every file. */
function holds(bytes: Buffer, text: string, encoding: 'utf8' | 'utf16le'): boolean {
  const wanted = Buffer.from(text, encoding);
  const width = encoding === 'utf16le' ? 2 : 1;
  const isNumber = /^\d+$/.test(text);
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) {
    if (!isNumber || (!isDigit(bytes[at - width]) && !isDigit(bytes[at + wanted.length]))) return true;
  }
  return false;
}

export async function cacheEntries(profile: string): Promise<CacheEntry[]> {
  const files = await allFiles(profile);
  // The cache of compiled scripts has the same form.
  return files.filter(({ file }) => file.includes('Cache_Data')).flatMap(({ bytes }) => readEntry(bytes) ?? []);
}

/**
 * Looks for a text in every file of a browser's profile, also unpacked where it is the body of a cached answer. Not
 * seen: what a database has compressed (Snappy) or encrypted (cookies).
 * @returns the files that hold it
 */
export async function filesHolding(profile: string, text: string): Promise<string[]> {
  const files = await allFiles(profile);
  return files.flatMap(({ file, bytes }) => {
    const entry = readEntry(bytes);
    const forms = [bytes, ...(entry ? unpacked(entry.body) : [])];
    return forms.some((form) => holds(form, text, 'utf8') || holds(form, text, 'utf16le')) ? [file] : [];
  });
}
