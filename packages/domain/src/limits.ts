import type { Role } from "./roles.ts";

/** The limited resources of an admin's branch. Bytes are those of files. */
export const RESOURCES = ["bytes", "supervisors", "editors", "mappoints", "files"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Record<Resource, number>;

/** How much of one resource may be used: null means no limit, 0 means nothing. */
export type Quota = number | null;
export type Quotas = Record<Resource, Quota>;

export function perResource<T>(make: (resource: Resource) => T): Record<Resource, T> {
  return Object.fromEntries(RESOURCES.map((resource) => [resource, make(resource)])) as Record<
    Resource,
    T
  >;
}

/** Converts a stored or sent limit, in which 0 means no limit. */
export function quotaOf(limit: number): Quota {
  return limit === 0 ? null : limit;
}

/**
 * Divides a whole into integer parts that differ by one at most. The remainder goes,
 * one each, to the first parts, so the parts add up to the whole.
 */
export function evenParts(whole: number, count: number): number[] {
  const part = Math.floor(whole / count);
  const over = whole - part * count;
  return Array.from({ length: count }, (_, index) => (index < over ? part + 1 : part));
}

/** The admin whose record holds the limits of its branch. */
export const LIMITED_ROLE = "admin" satisfies Role;
/** The role among whose users fair distribution divides the limits. */
export const SHARING_ROLE = "supervisor" satisfies Role;
/** Resources that are numbers of users, with the role that they count. */
export const COUNTED_ROLES = { supervisors: "supervisor", editors: "editor" } as const satisfies {
  [resource in Resource]?: Role;
};

/** The resource that a user of a role takes up; undefined for roles that are not counted. */
export function resourceOf(role: Role): keyof typeof COUNTED_ROLES | undefined {
  return (["supervisors", "editors"] as const).find((resource) => COUNTED_ROLES[resource] === role);
}

/** How an admin's limits are distributed. */
export interface Distribution {
  limits: Amounts;
  isEquitable: boolean;
  /** Ids of the admin's supervisors. The remainder goes to those with the lowest ids. */
  supervisorIds: readonly number[];
}

/**
 * What a supervisor and its editors may use. With fair distribution that is an even part of the
 * branch's limits, else the whole, which the branch shares. The number of supervisors only concerns
 * the admin and is never divided.
 * @param supervisorId undefined for a user without a supervisor, who may use the branch's whole limit
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

/** Whether this much more fits. If more is in use than allowed, nothing new fits. */
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

/** MB of a number of bytes, to two decimals. Reverses `bytesOfMb` without loss. */
export function mbOfBytes(bytes: number): number {
  return Math.round((bytes * 100) / BYTES_PER_MB) / 100;
}

/** The number of supervisors that a text such as "5-supervisors" begins with. */
export function shownSupervisors(text: string): string {
  return text.split("-", 1)[0]?.trim() ?? "";
}

/** The contract's text for a number of supervisors. */
export function supervisorsText(count: number): string {
  return `${count}-supervisors`;
}

const STEPS = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "k"],
] as const;

/**
 * Abbreviates a large number: 1.2k, 3.4M, 5.0B, with one decimal from 1,000 on. A number that would round up
 * to a thousand of one unit is shown as one of the next unit.
 * @param locale language whose decimal separator is used
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
