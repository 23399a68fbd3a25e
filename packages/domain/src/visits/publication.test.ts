import { describe, expect, it } from "vitest";
import { experienceFields, newExperience } from "../experience/experience.ts";
import { emptyModel, patched } from "../experience/fields.ts";
import { pointFields } from "../experience/point.ts";
import { changesSince, doorState, publicationState, type Doors } from "./publication.ts";

const OPEN: Doors = {
  state: 1,
  openOnWeb: true,
  opensOn: "",
  closesOn: "",
  isPublished: true,
  timeZone: "Europe/Madrid",
};
const at = (time: string) => new Date(time);

describe("the doors of a published route", () => {
  it("are open while it is active, open on the web and published", () => {
    expect(doorState(OPEN, at("2026-05-02T10:00:00Z"))).toBe("open");
    for (const closed of [
      { state: 2 },
      { state: null },
      { openOnWeb: false },
      { isPublished: false },
    ]) {
      expect(doorState({ ...OPEN, ...closed }, at("2026-05-02T10:00:00Z"))).toBe("closed");
    }
  });

  it("open and close with the day of the place, both days included", () => {
    const doors = { ...OPEN, opensOn: "2026-05-02", closesOn: "2026-05-03" };
    const states = [
      "2026-05-01T21:59:00Z",
      "2026-05-01T22:00:00Z",
      "2026-05-03T21:59:00Z",
      "2026-05-03T22:00:00Z",
    ].map((time) => doorState(doors, at(time)));
    expect(states).toEqual(["notYet", "open", "open", "closed"]);
  });

  it("keep the days of the islands, an hour later", () => {
    const doors = {
      ...OPEN,
      opensOn: "2026-05-02",
      closesOn: "2026-05-03",
      timeZone: "Atlantic/Canary",
    };
    const states = [
      "2026-05-01T22:59:00Z",
      "2026-05-01T23:00:00Z",
      "2026-05-03T22:59:00Z",
      "2026-05-03T23:00:00Z",
    ].map((time) => doorState(doors, at(time)));
    expect(states).toEqual(["notYet", "open", "open", "closed"]);
  });
});

describe("the state of a publication", () => {
  const now = at("2026-05-02T10:00:00Z");
  it("is a draft until the first publication, and closed whatever has changed", () => {
    expect(publicationState({ ...OPEN, isPublished: false }, true, now)).toBe("draft");
    expect(publicationState(OPEN, false, now)).toBe("published");
    expect(publicationState(OPEN, true, now)).toBe("changed");
    expect(publicationState({ ...OPEN, openOnWeb: false }, true, now)).toBe("closed");
    expect(publicationState({ ...OPEN, opensOn: "2026-06-01" }, false, now)).toBe("published");
  });
});

describe("what has changed since", () => {
  const experience = newExperience("ABC123");
  const point = emptyModel(pointFields);
  const route = { experience, points: [{ id: 1, point }] };
  it("leaves out what takes effect when it is saved", () => {
    const saved = patched(experienceFields, experience, {
      openOnWeb: true,
      listed: true,
      opensOn: "2026-05-02",
      closesOn: "2026-05-03",
      code: "XYZ789",
      prize: { stock: 7 },
    });
    expect(changesSince(route, { ...route, experience: saved }).notes).toEqual([]);
    const renamed = patched(experienceFields, saved, { name: { cas: "Otra" } });
    expect(changesSince(route, { ...route, experience: renamed }).notes).toHaveLength(1);
  });
});
