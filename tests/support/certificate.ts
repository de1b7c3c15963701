import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const day = 86_400_000;

function der(type: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([type, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (time: number) =>
  der(0x17, Buffer.from(`${new Date(time).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

/** Bits; none of the last byte is unused. */
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));

/** Extension "subject alternative name": without it no browser looks at the rest. */
function alternatives(names: readonly string[]): Buffer {
  const hosts = names.map((name) => der(0x82, Buffer.from(name)));
  return der(
    0xa3,
    sequence(sequence(objectId('551d11'), der(0x04, sequence(...hosts, der(0x87, Buffer.from([127, 0, 0, 1])))))),
  );
}

/**
 * A throw-away certificate that signs itself, valid for a month, made without any tool of the machine
 * (RFC 5280, section 4.1).
 * @param names host names it is good for, and 127.0.0.1
 */
export function makeCertificate(names: readonly string[] = ['localhost']) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const owner = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(names[0] ?? 'localhost')))));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(15)]);
  // TLS looks at the real clock, whichever moment the tests run at.
  const now = performance.timeOrigin + performance.now();
  const validity = sequence(utcTime(now - day), utcTime(now + 30 * day));
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const rest = [owner, validity, owner, spki, alternatives(names)];
  const content = sequence(version, der(0x02, serial), ecdsaWithSha256, ...rest);
  const whole = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  return {
    /** PEM, as Node's servers take it. */
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    /** SHA-256 of the public key, base64: by it Chromium can be told to trust this certificate and no other. */
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

export type Certificate = ReturnType<typeof makeCertificate>;
