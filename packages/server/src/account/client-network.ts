import { isIPv6 } from "node:net";

/** The first half of an IPv6 address, in groups: the network that one line is given. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * Who is counted where addresses are: of IPv6 the network of 64 bits, for whoever has one address
 * of it has them all; of IPv4, also written as IPv6, the address.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  // Addresses of the web are written in one way only.
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
