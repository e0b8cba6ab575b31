import { EMBED_HOSTS } from '@bookgrove/contract';

/** A page of another site that a lesson may show: https, on a host of `EMBED_HOSTS`, without a user or a port; else null. */
export function embedOf(address: string): { url: string; host: string } | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host, hostname, username, password, href } = new URL(address);
  const plain = protocol === 'https:' && host === hostname && !username && !password;
  return plain && (EMBED_HOSTS as readonly string[]).includes(hostname)
    ? { url: href, host: hostname }
    : null;
}
