import { BlockList } from 'node:net';

const PRIVATE_V4 = [
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
] as const;
const PRIVATE_V6 = [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

const blocked = new BlockList();
for (const [net, prefix] of PRIVATE_V4) blocked.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of PRIVATE_V6) blocked.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address belongs to no public host: this machine, its network, a cloud's metadata service and the like. */
export function isPrivateAddress(address: string): boolean {
  // An IPv4 address in IPv6 clothes is judged as what it is.
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return blocked.check(mapped, 'ipv4');
  return blocked.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
