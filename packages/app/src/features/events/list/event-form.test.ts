import type { Event } from "@panel/api-client/events";
import { teamNameKey } from "@panel/domain/events/teams";
import { expect, test } from "vitest";
import {
  changedSettings,
  eventProblems,
  formOf,
  NEW_EVENT,
  settingsOf,
  teamProblems,
  teamsOf,
  type EventForm,
} from "./event-form.ts";

const ZONE = "Europe/Madrid";
const EVENT: Event = {
  id: 7,
  gymId: 12,
  name: "Fiesta mayor",
  state: "planned",
  startsAt: "2026-05-02T08:00:00.000Z",
  endsAt: "2026-05-02T10:00:00.000Z",
  minutes: 120,
  startedAt: null,
  endedAt: null,
  rules: "Volved a la plaza.",
  phones: 2,
  namesByTeams: true,
  ranking: "always",
  places: false,
  hiddenMinutes: 10,
  revealed: false,
  number: 4,
  code: "MADRID",
  teams: 2,
  joined: 1,
};

test("an event is a form with the clocks of its place, and back", () => {
  const form = formOf(EVENT, ZONE);
  expect(form).toMatchObject({ starts: "clock", startsAt: "2026-05-02T10:00", ends: "minutes" });
  expect(settingsOf(form, ZONE)).toEqual({
    name: "Fiesta mayor",
    startsAt: EVENT.startsAt,
    // It follows from start and minutes.
    endsAt: null,
    minutes: 120,
    rules: "Volved a la plaza.",
    phones: 2,
    namesByTeams: true,
    ranking: "always",
    places: false,
    hiddenMinutes: 10,
  });
  const byButton = formOf({ ...EVENT, startsAt: null, endsAt: null, minutes: null }, ZONE);
  expect(byButton).toMatchObject({ starts: "button", ends: "button", startsAt: "", endsAt: "" });
  const byClock = formOf({ ...EVENT, minutes: null }, ZONE);
  expect(settingsOf(byClock, ZONE)).toMatchObject({ endsAt: EVENT.endsAt, minutes: null });
});

test("only what was changed is sent", () => {
  const before = formOf(EVENT, ZONE);
  expect(changedSettings(before, { ...before, name: " Fiesta mayor " }, ZONE)).toEqual({});
  expect(
    changedSettings(before, { ...before, starts: "button", rules: "No corráis." }, ZONE),
  ).toEqual({ startsAt: null, rules: "No corráis." });
});

const AT = { now: Date.parse("2026-05-01T10:00:00.000Z"), state: "planned" } as const;
const problems = (changes: Partial<EventForm>, at: Parameters<typeof eventProblems>[2] = AT) =>
  eventProblems({ ...NEW_EVENT, name: "Fiesta", ...changes }, ZONE, at);

test("times that cannot be are told where they stand", () => {
  expect(problems({})).toEqual({});
  expect(problems({ starts: "clock" })).toEqual({ startsAt: "EVENT_DAY.form.momentMissing" });
  expect(problems({ starts: "clock", startsAt: "2026-05-01T11:00" })).toEqual({
    startsAt: "EVENT_DAY.form.startsInPast",
  });
  const start = { starts: "clock", startsAt: "2026-05-02T10:00", ends: "clock" } as const;
  expect(problems({ ...start, endsAt: "2026-05-02T10:00" })).toEqual({
    endsAt: "EVENT_DAY.form.endsBeforeStart",
  });
  expect(problems({ ...start, endsAt: "2026-05-03T10:01" })).toEqual({
    endsAt: "EVENT_DAY.form.tooLong",
  });
  expect(problems({ ...start, endsAt: "2026-05-03T10:00" })).toEqual({});
  expect(problems({ minutes: 1441 })).toEqual({ minutes: "EVENT_DAY.form.outOfRange" });
  expect(problems({ minutes: null })).toEqual({ minutes: "EVENT_DAY.form.outOfRange" });
  // Once it has started, its times are not asked for.
  expect(problems({ minutes: null }, { ...AT, state: "underWay" })).toEqual({});
  expect(problems({ name: " ", phones: 11, hiddenMinutes: 121 })).toEqual({
    name: "EVENT_DAY.form.nameMissing",
    phones: "EVENT_DAY.form.outOfRange",
    hiddenMinutes: "EVENT_DAY.form.outOfRange",
  });
});

const TEAMS = { kind: "names", count: 20, prefix: "Equipo", names: "" } as const;

test("teams are numbered, or one of each pasted line", () => {
  expect(teamsOf({ ...TEAMS, kind: "count", prefix: " Equipo " })).toEqual({
    count: 20,
    prefix: "Equipo",
  });
  const pasted = { ...TEAMS, names: "Los linces\r\n\r\n Las  nutrias \n" };
  expect(teamsOf(pasted)).toEqual({ names: ["Los linces", "Las nutrias"] });
  expect(teamProblems(pasted)).toEqual({});
});

test("names that are alike, too long or too many are told", () => {
  const named = (names: string) => teamProblems({ ...TEAMS, names }).names;
  expect(named(" \n")).toBe("EVENT_DAY.form.namesMissing");
  expect(named("Los linces\nLOS  LINCES")).toBe("EVENT_DAY.form.nameTwice");
  expect(named("x".repeat(41))).toBe("EVENT_DAY.form.nameTooLong");
  expect(named(Array.from({ length: 201 }, (_, at) => `Equipo ${at}`).join("\n"))).toBe(
    "EVENT_DAY.form.tooManyNames",
  );
  const there = { count: 199, names: new Set([teamNameKey("Los linces")]) };
  expect(teamProblems({ ...TEAMS, names: "los linces" }, there)).toEqual({
    names: "EVENT_DAY.form.nameTwice",
  });
  expect(teamProblems({ ...TEAMS, kind: "count", count: 2 }, there)).toEqual({
    count: "EVENT_DAY.form.outOfRange",
  });
});
