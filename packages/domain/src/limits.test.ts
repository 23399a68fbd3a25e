import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  abbreviateNumber,
  bytesOfMb,
  COUNTED_ROLES,
  evenParts,
  isRoom,
  LIMITED_ROLE,
  mbOfBytes,
  perResource,
  quotaOf,
  remaining,
  resourceOf,
  RESOURCES,
  shareOf,
  SHARING_ROLE,
  shownSupervisors,
  supervisorsText,
  type Distribution,
} from "./limits.ts";
import { ROLES } from "./roles.ts";

const whole = fc.nat({ max: 2 ** 50 });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 60 });
const distributions: fc.Arbitrary<Distribution> = fc.record({
  limits: fc.record(perResource(() => whole)),
  isEquitable: fc.boolean(),
  supervisorIds: ids,
});

describe("fair distribution", () => {
  test("USR-14 even parts add up to the whole, differ by one at most, and the larger ones come first", () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 500 }), (total, count) => {
        const parts = evenParts(total, count);
        expect(parts).toHaveLength(count);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(parts.every(Number.isSafeInteger)).toBe(true);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
        expect(parts).toEqual(parts.toSorted((a, b) => b - a));
      }),
    );
  });

  test("USR-14 the supervisors' shares add up to the limit exactly", () => {
    fc.assert(
      fc.property(distributions, (distribution) => {
        const fair = { ...distribution, isEquitable: true };
        for (const resource of RESOURCES.filter((name) => name !== "supervisors")) {
          const shares = fair.supervisorIds.map((id) => shareOf(fair, id)[resource]);
          const limit = fair.limits[resource];
          const sum = shares.reduce((so: number, share) => so + (share ?? 0), 0);
          expect([sum, shares.every((share) => share === null)]).toEqual([limit, limit === 0]);
        }
      }),
    );
  });

  test("USR-14 shares do not depend on the order in which the supervisors are given", () => {
    fc.assert(
      fc.property(distributions, (distribution) => {
        const other = { ...distribution, supervisorIds: distribution.supervisorIds.toReversed() };
        for (const id of distribution.supervisorIds) {
          expect(shareOf(other, id)).toEqual(shareOf(distribution, id));
        }
      }),
    );
  });

  test("USR-14 without fair distribution everybody shares the whole", () => {
    fc.assert(
      fc.property(distributions, (distribution) => {
        const shared = { ...distribution, isEquitable: false };
        const pot = perResource((resource) => quotaOf(shared.limits[resource]));
        for (const id of shared.supervisorIds) expect(shareOf(shared, id)).toEqual(pot);
      }),
    );
  });

  test("USR-14 the remainder goes to the supervisors of the lowest ids; a share of 0 is nothing", () => {
    const limits = { bytes: 10, supervisors: 3, editors: 2, mappoints: 0, files: 3 };
    const fair = { limits, isEquitable: true, supervisorIds: [9, 4, 7] };
    expect([4, 7, 9].map((id) => shareOf(fair, id))).toEqual([
      { bytes: 4, supervisors: 3, editors: 1, mappoints: null, files: 1 },
      { bytes: 3, supervisors: 3, editors: 1, mappoints: null, files: 1 },
      { bytes: 3, supervisors: 3, editors: 0, mappoints: null, files: 1 },
    ]);
  });

  test("USR-14 a user without a supervisor may use the whole limit of the branch", () => {
    const limits = { bytes: 10, supervisors: 3, editors: 2, mappoints: 0, files: 3 };
    const fair = { limits, isEquitable: true, supervisorIds: [4, 7] };
    expect(shareOf(fair, undefined)).toEqual({ ...limits, mappoints: null });
    expect(shareOf({ ...fair, supervisorIds: [] }, undefined).bytes).toBe(10);
  });
});

describe("room", () => {
  test("USR-14 the last unit fits, one more does not; if more is in use than allowed, nothing remains", () => {
    expect([isRoom(3, 2), isRoom(3, 3), isRoom(3, 7), isRoom(0, 0)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([isRoom(100, 40, 60), isRoom(100, 40, 61), isRoom(1, 5, 0)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("WEL-02, USR-10 a stored 0 is no limit", () => {
    expect([isRoom(quotaOf(0), 1e12), remaining(quotaOf(0), 5)]).toEqual([true, null]);
  });

  test("USR-14 the remaining amount fits exactly, and is never negative", () => {
    fc.assert(
      fc.property(whole, whole, (quota, used) => {
        const left = remaining(quota, used) ?? NaN;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(isRoom(quota, used, left)).toBe(true);
        expect(isRoom(quota, used, left + 1)).toBe(false);
      }),
    );
  });
});

describe("MB", () => {
  test("WEL-05 hundredths of a MB are converted to bytes and back without loss", () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000_000 }), (hundredths) => {
        const mb = hundredths / 100;
        expect(Number.isSafeInteger(bytesOfMb(mb))).toBe(true);
        expect(mbOfBytes(bytesOfMb(mb))).toBe(mb);
      }),
    );
  });

  test("WEL-05 a MB is 1048576 bytes; two decimals are shown", () => {
    expect([bytesOfMb(500), bytesOfMb(0.01), bytesOfMb(0)]).toEqual([524_288_000, 10_486, 0]);
    expect([mbOfBytes(1_572_864), mbOfBytes(1_500_000)]).toEqual([1.5, 1.43]);
  });

  test("WEL-05 of the text for supervisors, the part before the dash is shown", () => {
    expect(["5-something", "12", "0-x-y", "", " 7 -x"].map(shownSupervisors)).toEqual([
      "5",
      "12",
      "0",
      "",
      "7",
    ]);
    expect(shownSupervisors(supervisorsText(7))).toBe("7");
  });
});

test.each([
  [0, "0"],
  [999, "999"],
  [12.34, "12.3"],
  [999.9, "999.9"],
  [999.95, "1.0k"],
  [1000, "1.0k"],
  [1250, "1.3k"],
  [1999, "2.0k"],
  [999_949, "999.9k"],
  [999_950, "1.0M"],
  [999_999, "1.0M"],
  [1_000_000, "1.0M"],
  [12_345_678, "12.3M"],
  [1_000_000_000, "1.0B"],
  [2_500_000_000_000, "2500.0B"],
])("WEL-03 %d in short is %s", (value, short) => {
  expect(abbreviateNumber(value)).toBe(short);
});

test("WEL-03 the decimal separator is that of the language", () => {
  expect(abbreviateNumber(1500, "es")).toBe("1,5k");
});

describe("whose limits, and who counts", () => {
  test("USR-14 supervisors and editors count, each against their own limit", () => {
    expect(ROLES.map(resourceOf)).toEqual([undefined, undefined, "supervisors", "editors"]);
    expect(COUNTED_ROLES).toEqual({ supervisors: "supervisor", editors: "editor" });
  });

  test("USR-10, USR-14 an admin holds the limits, which are shared among its supervisors", () => {
    expect([LIMITED_ROLE, SHARING_ROLE]).toEqual(["admin", "supervisor"]);
  });
});
