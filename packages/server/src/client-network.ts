import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that name the network of one subscriber: 64 bits. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * What tries are counted by: of an IPv6 address its network of 64 bits, because one subscriber has
 * all addresses in it; of an IPv4 address, also one that is written as IPv6, the address itself.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser writes an address in its one canonical form.
  const { hostname } = new URL(`http://[${address.split("%", 1)[0]}]`);
  const written = hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written) ?? [];
  if (high && low) {
    const parts = [high, low].flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
    return parts.join(".");
  }
  const [before = [], after] = written.split("::").map((half) => half.split(":").filter(Boolean));
  const left = after ? GROUPS - before.length - after.length : 0;
  const all = [...before, ...Array.from({ length: left }, () => "0"), ...(after ?? [])];
  return `${all.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}
