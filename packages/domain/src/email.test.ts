import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmail, normalEmail } from "./email.ts";

test.each([
  "nuria@example.com",
  "nuria.soler+rutas@correu.cat",
  "o'neil_2@sub.do-main.example",
  `${"n".repeat(64)}@example.com`,
  `n@${"e".repeat(63)}.com`,
  `${"n".repeat(64)}@${`${"e".repeat(61)}.`.repeat(3)}com`,
])("USR-09, PUB-02 %j is an e-mail", (text) => expect(isEmail(text)).toBe(true));

test.each([
  "nuria",
  "nuria@example",
  "nuria@@example.com",
  "maría@example.com",
  "nuria@españa.es",
  "a..b@x.es",
  ".a@x.es",
  "a.@x.es",
  "a@b.c",
  "x@x_y.es",
  "x@-y.es",
  "x@y-.es",
  "x@y..es",
  'a"b@x.es',
  "a(b)@x.es",
  "a[b]@x.es",
  "a\\b@x.es",
  "a:b@x.es",
  "a<b@x.es>",
  "a@x.es,b@x.es",
  "a@x.es\nbcc: b@x.es",
  "a@x.es\n",
  " a@x.es",
  `${"n".repeat(65)}@example.com`,
  `n@${"e".repeat(64)}.com`,
  `n@example.${"e".repeat(64)}`,
  `${"n".repeat(64)}@${`${"e".repeat(61)}.`.repeat(3)}come`,
])("USR-09, PUB-02 %j is none", (text) => expect(isEmail(text)).toBe(false));

test("USR-09 any text is checked quickly", () => {
  const part = fc.constantFrom("a", ".", "-", "'", "@", "_", "a.", "a-");
  fc.assert(
    fc.property(part, part, fc.nat(100_000), (first, second, times) => {
      expect(isEmail(`${first.repeat(times)}${second.repeat(times)}`)).toBeTypeOf("boolean");
    }),
    { numRuns: 50 },
  );
});

test("USR-09 e-mails are compared regardless of case", () => {
  expect(normalEmail(" Nuria@Example.COM ")).toBe("nuria@example.com");
});
