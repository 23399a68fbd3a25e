import fc from "fast-check";
import { expect, test } from "vitest";
import { accessCode, isAccessCode } from "./access-code.ts";

test("EXP-06 an access code is six letters and digits, whatever the random numbers are", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
        minLength: 6,
        maxLength: 6,
      }),
      (dice) => {
        const left = [...dice];
        const code = accessCode((below) => Math.floor((left.shift() ?? 0) * below));
        expect(code).toMatch(/^[A-Z0-9]{6}$/);
        expect(isAccessCode(code)).toBe(true);
      },
    ),
  );
});
