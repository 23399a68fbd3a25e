import type { Event, EventSettings, EventState, NewTeams } from "@panel/api-client/events";
import { EVENT_LIMITS, cleanTeamName, teamNameKey } from "@panel/domain/events/teams";
import { LONGEST_EVENT, scheduleProblem } from "@panel/domain/events/schedule";
import { localMoment, momentOf } from "@panel/domain/local-moment";
import type { TranslationKey } from "@panel/i18n";

/** An event as its form has it; times are those of the clocks at the place, `YYYY-MM-DDTHH:MM`. */
export interface EventForm {
  name: string;
  starts: "clock" | "button";
  startsAt: string;
  ends: "clock" | "minutes" | "button";
  endsAt: string;
  minutes: number | null;
  rules: string;
  phones: number | null;
  namesByTeams: boolean;
  ranking: Event["ranking"];
  places: boolean;
  hiddenMinutes: number | null;
}

/** The teams of a new event, or those that are added: numbered ones, or one of each line. */
export interface TeamsForm {
  kind: "count" | "names";
  count: number | null;
  prefix: string;
  names: string;
}

export const FORM_LIMITS = {
  name: 80,
  rules: 1000,
  hiddenMinutes: 120,
  minutes: LONGEST_EVENT / 60_000,
  prefix: 30,
} as const;

export const NEW_EVENT: EventForm = {
  name: "",
  starts: "button",
  startsAt: "",
  ends: "minutes",
  endsAt: "",
  minutes: 120,
  rules: "",
  phones: 1,
  namesByTeams: false,
  ranking: "end",
  places: false,
  hiddenMinutes: 0,
};

export function formOf(event: Event, zone: string): EventForm {
  const { name, rules, phones, namesByTeams, ranking, places, hiddenMinutes, minutes } = event;
  const local = (moment: string | null) =>
    moment === null ? "" : localMoment(Date.parse(moment), zone);
  // With minutes the end follows from the start.
  const endsAt = minutes === null ? local(event.endsAt) : "";
  const byClock = endsAt === "" ? "button" : "clock";
  return {
    name,
    rules,
    phones,
    namesByTeams,
    ranking,
    places,
    hiddenMinutes,
    starts: event.startsAt === null ? "button" : "clock",
    startsAt: local(event.startsAt),
    ends: minutes === null ? byClock : "minutes",
    endsAt,
    minutes,
  };
}

/** What is sent of a form. */
export function settingsOf(form: EventForm, zone: string): EventSettings & { name: string } {
  const moment = (local: string) => {
    const at = momentOf(local, zone);
    return at === undefined ? null : new Date(at).toISOString();
  };
  return {
    name: form.name.trim(),
    startsAt: form.starts === "clock" ? moment(form.startsAt) : null,
    endsAt: form.ends === "clock" ? moment(form.endsAt) : null,
    minutes: form.ends === "minutes" ? form.minutes : null,
    rules: form.rules.trim(),
    phones: form.phones ?? 1,
    namesByTeams: form.namesByTeams,
    ranking: form.ranking,
    places: form.places,
    hiddenMinutes: form.hiddenMinutes ?? 0,
  };
}

/** Those settings that were changed, so that two people who change different ones do not undo each other. */
export function changedSettings(before: EventForm, after: EventForm, zone: string): EventSettings {
  const old = settingsOf(before, zone);
  const changed = Object.entries(settingsOf(after, zone)).filter(
    ([name, value]) => value !== old[name as keyof EventSettings],
  );
  return Object.fromEntries(changed);
}

export type FormProblems<Form> = Partial<Record<keyof Form, TranslationKey>>;

/** What is wrong with a form. @param state of the event; once it has started, its times are not asked for */
export function eventProblems(
  form: EventForm,
  zone: string,
  { now, state }: { now: number; state: EventState },
): FormProblems<EventForm> {
  const isWithin = (number: number | null, min: number, max: number) =>
    number !== null && Number.isInteger(number) && number >= min && number <= max;
  return {
    ...(form.name.trim() === "" && { name: "EVENT_DAY.form.nameMissing" }),
    ...(!isWithin(form.phones, 1, EVENT_LIMITS.phones) && { phones: "EVENT_DAY.form.outOfRange" }),
    ...(!isWithin(form.hiddenMinutes, 0, FORM_LIMITS.hiddenMinutes) && {
      hiddenMinutes: "EVENT_DAY.form.outOfRange",
    }),
    ...(state === "planned" && timeProblems(form, zone, now)),
  };
}

function timeProblems(form: EventForm, zone: string, now: number): FormProblems<EventForm> {
  const startsAt = form.starts === "clock" ? momentOf(form.startsAt, zone) : null;
  const endsAt = form.ends === "clock" ? momentOf(form.endsAt, zone) : null;
  const { minutes } = form;
  const isLong = minutes !== null && Number.isInteger(minutes) && minutes >= 1;
  if (startsAt === undefined || endsAt === undefined) {
    return {
      ...(startsAt === undefined && { startsAt: "EVENT_DAY.form.momentMissing" }),
      ...(endsAt === undefined && { endsAt: "EVENT_DAY.form.momentMissing" }),
    };
  }
  if (form.ends === "minutes" && (!isLong || minutes > FORM_LIMITS.minutes))
    return { minutes: "EVENT_DAY.form.outOfRange" };
  const times = { startsAt, endsAt, minutes: null, startedAt: null, endedAt: null };
  switch (scheduleProblem(times, now)) {
    case "startsInPast":
      return { startsAt: "EVENT_DAY.form.startsInPast" };
    case "endsBeforeStart":
      return { endsAt: "EVENT_DAY.form.endsBeforeStart" };
    case "tooLong":
      return { endsAt: "EVENT_DAY.form.tooLong" };
    default:
      return {};
  }
}

/** The names in pasted lines, without empty ones. */
export const linesOf = (names: string): string[] =>
  names
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");

export const teamsOf = (form: TeamsForm): NewTeams =>
  form.kind === "count"
    ? { count: form.count ?? 0, prefix: form.prefix.trim() }
    : { names: linesOf(form.names) };

/** What is wrong with teams. @param there how many the event has already, and the keys of their names */
export function teamProblems(
  form: TeamsForm,
  there: { count: number; names: ReadonlySet<string> } = { count: 0, names: new Set() },
): FormProblems<TeamsForm> {
  const left = EVENT_LIMITS.teams - there.count;
  if (form.kind === "count") {
    const { count } = form;
    return count !== null && Number.isInteger(count) && count >= 1 && count <= left
      ? {}
      : { count: "EVENT_DAY.form.outOfRange" };
  }
  const names = linesOf(form.names);
  if (names.length === 0) return { names: "EVENT_DAY.form.namesMissing" };
  if (names.length > left) return { names: "EVENT_DAY.form.tooManyNames" };
  if (names.some((name) => cleanTeamName(name) === ""))
    return { names: "EVENT_DAY.form.nameTooLong" };
  const keys = names.map(teamNameKey);
  const isTwice = new Set(keys).size < keys.length || keys.some((key) => there.names.has(key));
  return isTwice ? { names: "EVENT_DAY.form.nameTwice" } : {};
}
