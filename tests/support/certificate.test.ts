// @vitest-environment node
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeCertificate } from './certificate';

it('makes a certificate for the names it is given that its own key has signed', () => {
  const { key, cert, fingerprint } = makeCertificate(['app.example.com', 'localhost']);
  const read = new X509Certificate(cert);
  expect(read.checkHost('app.example.com')).toBe('app.example.com');
  expect(read.checkHost('localhost')).toBe('localhost');
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(read.checkHost('example.com')).toBeUndefined();
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  // The real time, whichever moment the tests run at.
  const now = performance.timeOrigin + performance.now();
  expect(Date.parse(read.validFrom)).toBeLessThan(now);
  expect(Date.parse(read.validTo)).toBeGreaterThan(now);
  expect(Buffer.from(fingerprint, 'base64')).toHaveLength(32);
});

it('never makes the same one twice', () => {
  expect(makeCertificate().fingerprint).not.toBe(makeCertificate().fingerprint);
});
