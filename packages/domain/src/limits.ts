import type { Role } from "./roles.ts";

/** What an admin's branch may use up, by the names of this package; bytes are those of files. */
export const RESOURCES = ["bytes", "supervisors", "editors", "mappoints", "files"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Record<Resource, number>;

/** What may be used of one resource; null is no limit, 0 is nothing at all. */
export type Quota = number | null;
export type Quotas = Record<Resource, Quota>;

export function perResource<T>(make: (resource: Resource) => T): Record<Resource, T> {
  return Object.fromEntries(RESOURCES.map((resource) => [resource, make(resource)])) as Record<
    Resource,
    T
  >;
}

/** A limit as it is stored and sent, where 0 means no limit. */
export function quotaOf(limit: number): Quota {
  return limit === 0 ? null : limit;
}

/**
 * Divides a whole into integer parts that differ by one at most; what does not divide evenly goes,
 * one each, to the first. The parts' sum is the whole.
 */
export function evenParts(whole: number, count: number): number[] {
  const part = Math.floor(whole / count);
  const over = whole - part * count;
  return Array.from({ length: count }, (_, index) => (index < over ? part + 1 : part));
}

/** The admin whose record holds the limits of its branch. */
export const LIMITED_ROLE = "admin" satisfies Role;
/** Among whom fair distribution divides them. */
export const SHARING_ROLE = "supervisor" satisfies Role;
/** Resources that are users, with the role of whom they count. */
export const COUNTED_ROLES = { supervisors: "supervisor", editors: "editor" } as const satisfies {
  [resource in Resource]?: Role;
};

/** The resource that one user of a role takes up; undefined for who is not counted. */
export function resourceOf(role: Role): keyof typeof COUNTED_ROLES | undefined {
  return (["supervisors", "editors"] as const).find((resource) => COUNTED_ROLES[resource] === role);
}

/** How an admin shares its limits out. */
export interface Distribution {
  limits: Amounts;
  isEquitable: boolean;
  /** Of the admin's supervisors; the remainder goes to those of the lowest ids. */
  supervisorIds: readonly number[];
}

/**
 * What a supervisor and its editors may use. With fair distribution that is an even part of the
 * branch's limits, else the whole of what the branch shares. The number of supervisors is the
 * admin's own matter and never divided.
 * @param supervisorId undefined for who belongs to no supervisor: the branch's whole
 */
export function shareOf(distribution: Distribution, supervisorId: number | undefined): Quotas {
  const { limits, isEquitable } = distribution;
  const ids = distribution.supervisorIds.toSorted((a, b) => a - b);
  const place = supervisorId === undefined ? -1 : ids.indexOf(supervisorId);
  return perResource((resource) => {
    const whole = quotaOf(limits[resource]);
    if (whole === null || !isEquitable || place < 0 || resource === "supervisors") return whole;
    return evenParts(whole, ids.length)[place] ?? 0;
  });
}

/** Whether so much more fits. Where more is in use than allowed, nothing new fits. */
export function isRoom(quota: Quota, used: number, wanted = 1): boolean {
  return quota === null || wanted === 0 || used + wanted <= quota;
}

/** How much more fits; null for no limit. */
export function remaining(quota: Quota, used: number): Quota {
  return quota === null ? null : Math.max(0, quota - used);
}

const BYTES_PER_MB = 1_048_576;

/** Bytes of a number of MB, which counts in steps of 0.01. */
export function bytesOfMb(mb: number): number {
  return Math.round((Math.round(mb * 100) * BYTES_PER_MB) / 100);
}

/** MB of a number of bytes, to two decimals; what `bytesOfMb` made comes back the same. */
export function mbOfBytes(bytes: number): number {
  return Math.round((bytes * 100) / BYTES_PER_MB) / 100;
}

/** The number of supervisors that a text such as "5-supervisors" begins with. */
export function shownSupervisors(text: string): string {
  return text.split("-", 1)[0]?.trim() ?? "";
}

/** The text that the contract has for a number of supervisors. */
export function supervisorsText(count: number): string {
  return `${count}-supervisors`;
}

const STEPS = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "k"],
] as const;

/**
 * A large number in short: 1.2k, 3.4M, 5.0B, from 1,000 on with one decimal. What would round up
 * to a thousand of one unit is one of the next.
 * @param locale whose decimal sign it has
 */
export function abbreviateNumber(value: number, locale = "en"): string {
  const decimal = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  for (const [step, unit] of STEPS) {
    if (value >= step - step / 20_000) return written(value / step, decimal, locale) + unit;
  }
  return written(value, { maximumFractionDigits: 1, useGrouping: false }, locale);
}

function written(value: number, format: Intl.NumberFormatOptions, locale: string): string {
  return new Intl.NumberFormat(locale, format).format(value);
}
