import { expect, test } from "vitest";
import {
  creditLine,
  creditName,
  isAttributed,
  isNameMissing,
  LICENCE_IDS,
  licenceAddress,
  licenceShortName,
  toldAttribution,
  type CreditedAsset,
  type LicenceId,
} from "./asset-licences.ts";

const asset = (values: Partial<CreditedAsset>): CreditedAsset => ({
  name: "Gate",
  author: "",
  licence: "CC-BY-4.0",
  credit: "",
  ...values,
});
const line = (values: Partial<CreditedAsset>) => {
  const given = asset(values);
  return creditLine(given, {
    licence: licenceShortName(given.licence) ?? `(${given.licence})`,
    address: licenceAddress(given.licence, "es"),
  });
};

test("licences with a name to give are those of Creative Commons, save for CC0", () => {
  expect(LICENCE_IDS.filter((licence) => isNameMissing(asset({ licence })))).toEqual([
    "CC-BY-4.0",
    "CC-BY-SA-4.0",
    "CC-BY-ND-4.0",
    "CC-BY-NC-4.0",
    "CC-BY-NC-SA-4.0",
    "CC-BY-NC-ND-4.0",
  ]);
});

test("a name is given by an author or a credit line, and not by blanks", () => {
  expect(isNameMissing(asset({ author: "Ada" }))).toBe(false);
  expect(isNameMissing(asset({ credit: "By Ada" }))).toBe(false);
  expect(isNameMissing(asset({ author: " ", credit: "\n" }))).toBe(true);
});

test("a licence has its official short name, and its deed in the reader's language", () => {
  expect(licenceShortName("CC-BY-NC-SA-4.0")).toBe("CC BY-NC-SA 4.0");
  expect(licenceAddress("CC-BY-NC-SA-4.0", "ca")).toBe(
    "https://creativecommons.org/licenses/by-nc-sa/4.0/deed.ca",
  );
  expect(licenceShortName("CC0-1.0")).toBe("CC0 1.0");
  expect(licenceAddress("CC0-1.0", "en")).toBe(
    "https://creativecommons.org/publicdomain/zero/1.0/deed.en",
  );
  for (const id of ["none", "own", "reserved", "other"] satisfies LicenceId[]) {
    expect([licenceShortName(id), licenceAddress(id, "es")]).toEqual([undefined, undefined]);
  }
});

test("of the licences with a deed, the mark of the public domain alone has no short name", () => {
  const unnamed = LICENCE_IDS.filter(
    (id) => licenceAddress(id, "es") !== undefined && licenceShortName(id) === undefined,
  );
  expect(unnamed).toEqual(["CC-PDM-1.0"]);
});

test("whose an asset is, is said by any of the three", () => {
  const none = { licence: "none" } as const;
  expect(isAttributed(asset({ ...none, author: " ", credit: " " }))).toBe(false);
  expect(isAttributed(asset({ ...none, author: "Ada" }))).toBe(true);
  expect(isAttributed(asset({ ...none, credit: "By Ada" }))).toBe(true);
  expect(isAttributed(asset({ licence: "own" }))).toBe(true);
});

test("a credit is name, author and licence with its deed, as far as they are given", () => {
  expect(line({ author: " Ada " })).toBe(
    "Gate · Ada · CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/deed.es)",
  );
  expect(line({ licence: "own" })).toBe("Gate · (own)");
  expect(line({ author: "Ada", licence: "none" })).toBe("Gate · Ada");
});

test("an asset's own credit line stands in place of name, author and licence; the deed is added once", () => {
  const own = { author: "Ada", credit: " Photo by Ada L. " };
  expect(creditName(asset(own))).toBe("Photo by Ada L.");
  expect(line(own)).toBe("Photo by Ada L. (https://creativecommons.org/licenses/by/4.0/deed.es)");
  const whole = "Ada, https://creativecommons.org/licenses/by/4.0/";
  expect(line({ credit: whole })).toBe(whole);
  expect(line({ credit: "Ada, by permission", licence: "reserved" })).toBe("Ada, by permission");
});

test("what a record leaves out is not said", () => {
  expect(toldAttribution({})).toEqual({ author: "", licence: "none", credit: "" });
  expect(toldAttribution({ Author: "Ada", Licence: "own", Credit: "By Ada" })).toEqual({
    author: "Ada",
    licence: "own",
    credit: "By Ada",
  });
});
