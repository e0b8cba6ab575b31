import { createVerify, X509Certificate } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { rootCertificates } from 'node:tls';
import { crc32 } from 'node:zlib';

/** The headers by which PayPal signs a call. */
export interface PayPalTransmission {
  id: string;
  time: string;
  signature: string;
  certificate_url: string;
  algorithm: string;
}

/** Reads the headers; null when one is missing. */
export function readTransmission(headers: IncomingHttpHeaders): PayPalTransmission | null {
  const value = (name: string): string => {
    const header = headers[`paypal-${name}`];
    return typeof header === 'string' ? header : '';
  };
  const transmission = {
    id: value('transmission-id'),
    time: value('transmission-time'),
    signature: value('transmission-sig'),
    certificate_url: value('cert-url'),
    algorithm: value('auth-algo'),
  };
  return Object.values(transmission).every((text) => text !== '' && text.length < 2_000)
    ? transmission
    : null;
}

/** What PayPal signs: `transmission id|time|webhook id|CRC-32 of the bytes, unsigned and decimal`. */
export const signedText = ({ id, time }: PayPalTransmission, webhookId: string, body: Buffer): string =>
  `${id}|${time}|${webhookId}|${crc32(body)}`;

/**
 * Whether a call is signed with the key of the certificate. The id of the webhook is ours and never taken from the call
 * (https://developer.paypal.com/api/rest/webhooks/rest/#verify-event-notifications).
 */
export function isSignedByPayPal(
  body: Buffer,
  transmission: PayPalTransmission,
  webhookId: string,
  certificate: X509Certificate,
): boolean {
  if (transmission.algorithm !== 'SHA256withRSA') return false;
  try {
    return createVerify('RSA-SHA256')
      .update(signedText(transmission, webhookId, body))
      .verify(certificate.publicKey, transmission.signature, 'base64');
  } catch {
    return false;
  }
}

/** Whether certificates are fetched from this address: PayPal's own hosts by https, or the origin of a stand-in. */
export function isCertificateHost(address: string, standIn: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, port } = new URL(address);
  if (standIn !== null && origin === standIn) return true;
  return (
    protocol === 'https:' && port === '' && username === '' && /^(?:[a-z0-9-]+\.)+paypal\.com$/.test(hostname)
  );
}

/** The certificates of a PEM file, in its order. */
export const readCertificates = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [])
    .slice(0, 6)
    .map((block) => new X509Certificate(block));

/**
 * Whether a chain is valid now: each certificate is signed by the next one, the last one by an authority that Node
 * trusts, and the first one belongs to PayPal.
 */
export function isTrustedChain(chain: readonly X509Certificate[], now: Date): boolean {
  const [leaf] = chain;
  if (!leaf || !chain.every((one) => isValidAt(one, now))) return false;
  if (!/(?:^|[.=])paypal\.com$/m.test(leaf.subject)) return false;
  const linked = chain.every((one, index) => {
    const issuer = chain[index + 1];
    return !issuer || (issuer.ca && one.checkIssued(issuer) && one.verify(issuer.publicKey));
  });
  const last = chain.at(-1)!;
  return (
    linked &&
    rootCertificates.some((pem) => {
      const root = new X509Certificate(pem);
      return (
        isValidAt(root, now) &&
        (root.fingerprint256 === last.fingerprint256 ||
          (last.checkIssued(root) && last.verify(root.publicKey)))
      );
    })
  );
}

export const isValidAt = ({ validFrom, validTo }: X509Certificate, now: Date): boolean =>
  new Date(validFrom) <= now && now <= new Date(validTo);
