import { expect, test } from "vitest";
import { addressText } from "./address-text.ts";

test("ATC-01 the address of a record is looked up with its town, said once", () => {
  const of = (values: Parameters<typeof addressText>[0]["values"]) => addressText({ values });
  expect(of({ "address.location": "Carrer Nou 3,\n17001 Girona" })).toBe(
    "Carrer Nou 3, 17001 Girona",
  );
  expect(
    of({
      "address.streetName": "Carrer Nou",
      "address.streetNumber": "3",
      "address.postcode": "17001",
      "address.city": "Girona",
      "address.country": "España",
    }),
  ).toBe("Carrer Nou 3, 17001 Girona, España");
  expect(of({ "address.location": "C/ Nou 3, Girona", "address.city": "Girona" })).toBe(
    "C/ Nou 3, Girona",
  );
  expect(of({ "address.city": "Girona" })).toBe("");
});
