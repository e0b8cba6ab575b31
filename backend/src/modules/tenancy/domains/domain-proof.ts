import { createHmac } from 'node:crypto';
import { derivedKey, type Config } from '../../../platform/config.ts';

/**
 * The TXT record that proves a domain for a school. Its value is derived, so nothing has to be stored: it is the same
 * for the same school and domain, and reveals nothing to readers of the DNS.
 */
export function proofOf(
  config: Config,
  school: string,
  domain: string,
): { record_name: string; record_value: string } {
  const mac = createHmac('sha256', derivedKey(config, 'domain-proof')).update(`${school} ${domain}`).digest();
  return {
    record_name: `_bookgrove.${domain}`,
    record_value: `bookgrove=${mac.toString('base64url').slice(0, 32)}`,
  };
}
