import { afterEach } from "vitest";

const LONG = { first: 600_000, gap: 600_000, total: 600_000 };
const SHORT = { first: 300, gap: 300, total: 600_000 };

/**
 * How long a provider may take: however busy the machine is. Only a test that lets a wait run out makes them short.
 */
export function waits() {
  const limits = { ...LONG };
  afterEach(() => void Object.assign(limits, LONG));
  return { limits, shorten: () => void Object.assign(limits, SHORT) };
}
