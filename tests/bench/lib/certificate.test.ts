// @vitest-environment node
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeCertificate } from './certificate';

it('makes a certificate for localhost that its own key has signed', () => {
  const { key, cert, fingerprint } = makeCertificate();
  const read = new X509Certificate(cert);
  expect(read.checkHost('localhost')).toBe('localhost');
  expect(read.checkHost('example.com')).toBeUndefined();
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now());
  expect(Buffer.from(fingerprint, 'base64')).toHaveLength(32);
});

it('never makes the same one twice', () => {
  expect(makeCertificate().fingerprint).not.toBe(makeCertificate().fingerprint);
});
