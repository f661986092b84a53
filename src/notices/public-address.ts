import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What is not the public internet: our own machine, its network, and ranges with a special meaning (IANA's lists). */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** Everything public lies in here … */
const GLOBAL_V6 = '2000::/3';

/** … but for protocols and documentation, and for addresses that carry an IPv4 address inside: that one would be reached. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const;

const blockList = (family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix = ''] = range.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
};

const specialV4 = blockList('ipv4', SPECIAL_V4);
const globalV6 = blockList('ipv6', [GLOBAL_V6]);
const specialV6 = blockList('ipv6', SPECIAL_V6);

const LOOPBACK = new Set(['127.0.0.1', '::1']);

/** Whether an address is one that anybody on the internet could reach; what cannot be read is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialV4.check(address, 'ipv4');
  return isIPv6(address) && globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
}

/** This machine by its two usual addresses; for tests and development. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(address);
