import { BlockList, isIP } from 'node:net';

/** Of an IPv4 address that arrived over IPv6 only the IPv4 part; without the zone of a link-local one. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/**
 * Whether two IP addresses are of one network, as a school or a home has it: the first 24 bits of IPv4, the first 48
 * of IPv6. False for texts that are no addresses.
 */
export function sameNetwork(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  const version = isIP(a);
  if (version === 0 || version !== isIP(b)) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const network = new BlockList();
  network.addSubnet(a, version === 4 ? 24 : 48, family);
  return network.check(b, family);
}
