import { expect, test } from "vitest";
import { seededRandom } from "../play/simulation.ts";
import {
  cleanTeamName,
  numberedNames,
  readTeamCode,
  shownTeamCode,
  teamCode,
  teamNameKey,
} from "./teams.ts";

test("a code has seven signs of which none looks like another one, and is read however it is typed", () => {
  const random = seededRandom(1);
  const codes = Array.from({ length: 500 }, () => teamCode(random));
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) {
    expect(code).toMatch(/^[2-9A-HJ-NPR-Z]{7}$/);
    expect(readTeamCode(shownTeamCode(code))).toBe(code);
    expect(readTeamCode(` ${code.toLowerCase().slice(0, 3)} ${code.slice(3)}`)).toBe(code);
  }
  for (const none of ["", "ABC234", "ABC23456", "ABC234O", "ABC-1345"]) {
    expect(readTeamCode(none)).toBeUndefined();
  }
  expect(shownTeamCode("")).toBe("");
});

test("a name has no blanks around it and nothing that nobody sees", () => {
  expect(cleanTeamName("  Los \n linces\u200B ")).toBe("Los linces");
  expect(cleanTeamName("\u200B ")).toBe("");
  expect(cleanTeamName("👨‍👩‍👧 Pérez")).toBe("👨‍👩‍👧 Pérez");
  expect(cleanTeamName("x".repeat(40))).toHaveLength(40);
  expect(cleanTeamName("x".repeat(41))).toBe("");
});

test("names that read alike are one, and numbers leave out those that are taken", () => {
  expect(teamNameKey("Los  Línces")).toBe(teamNameKey("los linces"));
  const taken = new Set(["Equipo 1", "equipo 3"].map(teamNameKey));
  expect(numberedNames(" Equipo ", 3, taken)).toEqual(["Equipo 2", "Equipo 4", "Equipo 5"]);
  expect(numberedNames("", 2, new Set())).toEqual(["1", "2"]);
});
