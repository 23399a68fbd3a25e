import { expect, test } from "vitest";
import { printedAddress, readPlayAddress } from "../visits/address.ts";
import { readTeamAddress } from "./team-address.ts";

test("reads the code of a team from its card, however it is written", () => {
  const printed = printedAddress("https://rutas.example/sub", "/event/7KR-4WTB");
  for (const read of [printed, "/event/7KR4WTB", " 7kr 4wtb ", "7KR-4WTB", "/event/7kr4wtb/"]) {
    expect(readTeamAddress(read)).toBe("7KR4WTB");
  }
});

test("tells it from the code of a route", () => {
  for (const other of [
    "",
    "ABC123",
    "ABC12345",
    "/play/7KR4WTB",
    "/event/7KR4WTB/more",
    "/event/screen",
    "0KR4WTB",
  ]) {
    expect(readTeamAddress(other)).toBeUndefined();
  }
  expect(readPlayAddress("7KR-4WTB")).toBeUndefined();
  expect(readPlayAddress("/event/7KR-4WTB")).toBeUndefined();
});
