import { expect, test } from "vitest";
import { readDeskCode } from "./desk.ts";
import { prizeCode } from "./prize-code.ts";

test("a number is read however it is written, and a code of a prize with its steps", () => {
  for (const typed of ["4K7Q-9XTB-2M0Z-WE1R", " 4k7q 9xtb 2m0z we1r ", "4K7Q9XTB2M0ZWE1R"]) {
    expect(readDeskCode(typed)).toEqual({ play: "4K7Q9XTB2M0ZWE1R" });
  }
  const code = {
    token: "visit.7.c2lnbmVkLXZpc2l0LXRva2Vu",
    phone: "Zk3x9QpL",
    steps: [{ number: 1, kind: "reach", point: 31, after: 60_000 }],
  } as const;
  // A scanner that types may be set to another case.
  expect(readDeskCode(prizeCode(code).toLowerCase())).toEqual(code);
});

test("what is no code of a prize is not sent to the server", () => {
  for (const other of ["", "MADRID", "HTTPS://RUTAS.EXAMPLE/PLAY/MADRID", "4K7Q-9XTB", "EX1ABC"]) {
    expect(readDeskCode(other)).toBeUndefined();
  }
});
