import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const ECDSA_WITH_SHA256 = '06082a8648ce3d040302';
const COMMON_NAME = '0603550403';
const ALTERNATIVE_NAMES = '0603551d11';

const hex = (digits: string) => Buffer.from(digits, 'hex');

function lengthOf(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size]);
  return size < 0x100 ? Buffer.from([0x81, size]) : Buffer.from([0x82, size >> 8, size & 0xff]);
}

/** One value of DER, the form of certificates: tag, length, content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(bytes.length), bytes]);
}

/** `261121170000Z` */
function utcTime(time: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(time).toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));
}

/**
 * A throw-away certificate, signed by itself, valid for a day, without any tool of the machine.
 * @param names host names it is good for, and 127.0.0.1
 * @returns both as PEM
 */
export function selfSigned(names: string[]): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, hex(ECDSA_WITH_SHA256));
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, hex(COMMON_NAME), der(0x0c, Buffer.from(names[0] ?? 'test')))));
  const alternatives = der(SEQUENCE, ...names.map((host) => der(0x82, Buffer.from(host))), der(0x87, Buffer.from([127, 0, 0, 1])));
  const hour = 3_600_000;
  const content = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    // Positive, whatever its first bit.
    der(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    der(SEQUENCE, utcTime(Date.now() - hour), utcTime(Date.now() + 24 * hour)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, hex(ALTERNATIVE_NAMES), der(0x04, alternatives)))),
  );
  // No unused bits in what follows.
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const lines = der(SEQUENCE, content, algorithm, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return { cert: `-----BEGIN CERTIFICATE-----\n${lines.trimEnd()}\n-----END CERTIFICATE-----\n`, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}
