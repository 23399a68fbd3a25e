import { expect, test } from "vitest";
import { readLdif } from "./read-ldif.ts";

test("USR-13 entries of a directory are read: encoded, folded, with comments between them", () => {
  const file = `version: 1

# people
dn: uid=nora,dc=example
objectClass: inetOrgPerson
givenName: Nora
sn:: UGXDsWE=
cn: Nora P
mail: nora.pena@exam
 ple.com
mail: n2@example.com
mobile: 600111222
l: Olot

dn: cn=all,dc=example
objectClass: groupOfNames
cn: All
member: uid=nora,dc=example
`;
  expect(readLdif(file)).toEqual({
    outcome: "read",
    value: [
      {
        line: 4,
        given: "Nora",
        family: "Peña",
        whole: "Nora P",
        emails: ["nora.pena@example.com", "n2@example.com"],
        phones: ["600111222"],
        city: "Olot",
      },
    ],
    notes: [{ note: "noPerson", line: 15 }],
  });
  expect(readLdif("nombre: a")).toEqual({ outcome: "refused", reason: "noEntries" });
});
