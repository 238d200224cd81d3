import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks outside the public internet. Each family has its own list: in a shared one, IPv6 networks would match IPv4. */
const PRIVATE_4 = new BlockList();
const PRIVATE_6 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE_4.addSubnet(network, bits, 'ipv4');
}
// Everything outside 2000::/3, and addresses that contain an IPv4 address (6to4, Teredo).
PRIVATE_6.addSubnet('::', 3, 'ipv6');
PRIVATE_6.addSubnet('4000::', 2, 'ipv6');
PRIVATE_6.addSubnet('8000::', 1, 'ipv6');
PRIVATE_6.addSubnet('2002::', 16, 'ipv6');
PRIVATE_6.addSubnet('2001::', 23, 'ipv6');

/** Whether an address is on the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 6 ? !PRIVATE_6.check(address, 'ipv6') : !PRIVATE_4.check(address, 'ipv4');

/**
 * DNS lookup that resolves to public addresses only. The connection goes to exactly the resolved address, so a name that
 * changes its address between check and use (DNS rebinding) gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const [first, ...rest] = addresses.filter(({ address }) => isPublicAddress(address));
    if (!first) return callback(new Error(`${hostname} has no public address`), '', 0);
    if (options.all) callback(null, [first, ...rest]);
    else callback(null, first.address, first.family);
  });
};
