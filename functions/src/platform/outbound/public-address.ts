import { BlockList, isIP } from 'node:net';

/** What is no place of the public internet: private networks, this machine, cloud metadata, and what is set aside (RFC 6890). */
const SET_ASIDE: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Of IPv6 one range is given out; in it these lead to IPv4, or nowhere. */
const GIVEN_OUT: readonly [string, number] = ['2000::', 3];
const SET_ASIDE_OF_IT: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const [net, prefix] of ranges) list.addSubnet(net, prefix, family);
  return list;
};
const setAside = listOf(SET_ASIDE, 'ipv4');
const givenOut = listOf([GIVEN_OUT], 'ipv6');
const setAsideOfIt = listOf(SET_ASIDE_OF_IT, 'ipv6');

/** Whether an IP address is one of the public internet; anything else is none. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !setAside.check(address, 'ipv4');
  return family === 6 && givenOut.check(address, 'ipv6') && !setAsideOfIt.check(address, 'ipv6');
}
