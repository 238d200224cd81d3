import { BlockList, isIP } from 'node:net';
import { StartError } from './lifecycle';

/** Whether an address is a proxy's whose X-Forwarded-* headers count. */
export type Trust = (address: string | undefined) => boolean;

const LOOPBACK = ['127.0.0.0/8', '::1/128'];

/** An IPv4 address in IPv6 spelling (::ffff:10.0.0.1) is the IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const isPrefix = (address: string, bits: string | undefined) =>
  bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32));

/** Trust in 'loopback', single addresses and ranges ('10.0.0.0/8'); throws for anything else. */
export function trustIn(proxies: string | readonly string[]): Trust {
  const list = new BlockList();
  for (const proxy of [proxies].flat().flatMap((each) => (each === 'loopback' ? LOOPBACK : [each]))) {
    const [address = '', bits] = proxy.split('/');
    if (isIP(address) === 0 || !isPrefix(address, bits))
      throw new StartError(`A trusted proxy must be 'loopback', an address or a range, and it is "${proxy}".`);
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    const known = plain(address ?? '');
    return isIP(known) !== 0 && list.check(known, familyOf(known));
  };
}
