import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel, withValues } from "@panel/domain/experience/fields";
import { outdatedKey, routeTexts, settledText, type RouteText } from "@panel/domain/texts/texts";
import { expect, test, vi, type Mock } from "vitest";
import { Desk } from "./desk.ts";
import { partsOf } from "./save-texts.ts";
import type { MachineDraft } from "./drafts/queries.ts";
import { nextText, stateCounts, textRows, unmarkedDrafts, type TextFilter } from "./text-rows.ts";
import { cellOf, NOTHING, recoveredUnsaved, type Cell } from "./unsaved.ts";

const texts = (values: Record<string, unknown> = {}): RouteText[] =>
  routeTexts({
    experience: withValues(
      emptyModel(experienceFields),
      Object.entries({ "name.cas": "Ruta", "name.cat": "Ruta CA", ...values }),
    ),
    points: [7, 9].map((id) => ({
      id,
      point: withValues(emptyModel(pointFields), [["name.cas", `Punto ${id}`]]),
    })),
  });
const name = (language: Cell["language"]): Cell => ({ id: "experience/name", language });
const nameKey = (language: Cell["language"]) => outdatedKey("experience/name", language);
type Heard = Mock<() => void>;
const none = new Map<string, string>();

function deskWith(outdated = none, values = {}): Desk {
  const desk = new Desk();
  desk.receive(texts(values), outdated);
  return desk;
}

test("what is typed is unsaved until it is what is stored again", () => {
  const desk = deskWith();
  desk.type(name("cat"), "Ruta C");
  expect(desk.get().values.texts).toEqual({
    [nameKey("cat")]: { read: "Ruta CA", value: "Ruta C" },
  });
  desk.type(name("cat"), "Ruta CA");
  expect(desk.get().values.texts).toEqual({});
});

test("a key is told to its own text and to whoever listens to all", () => {
  const desk = deskWith();
  const [own, other, all] = [0, 1, 2].map(() => vi.fn<() => void>()) as [Heard, Heard, Heard];
  desk.listen("experience/name", own);
  desk.listen("experience/slogan", other);
  desk.subscribe(all);
  desk.type(name("cat"), "x");
  expect([own, other, all].map((heard) => heard.mock.calls.length)).toEqual([1, 0, 1]);
});

test("a text that is stored otherwise than it was read is a conflict of its own", () => {
  const desk = deskWith();
  desk.type(name("cat"), "Meva");
  desk.type(name("eng"), "Mine");
  desk.receive(texts({ "name.cat": "Seva" }), none);
  expect(desk.summary.conflicts).toEqual([name("cat")]);
  expect(desk.theirs(name("cat"))).toBe("Seva");
  expect(Object.keys(desk.savable().texts)).toEqual([nameKey("eng")]);
  desk.settle(name("cat"), "mine");
  expect(desk.savable().texts[nameKey("cat")]).toEqual({ read: "Seva", value: "Meva" });
  desk.receive(texts({ "name.cat": "Altra" }), none);
  desk.settle(name("cat"), "theirs");
  expect([desk.summary.conflicts, desk.value(name("cat"))]).toEqual([[], "Altra"]);
});

test("what does not fit, or is missing where it is required, is not sent", () => {
  const desk = deskWith();
  desk.type(name("eng"), "x".repeat(61));
  desk.type(name("cas"), " ");
  desk.type(name("cat"), "");
  expect(desk.problem(name("eng"))).toBe("tooLong");
  expect(desk.problem(name("cas"))).toBe("required");
  expect(desk.refused()).toEqual([name("eng"), name("cas")]);
  expect(Object.keys(desk.savable().texts)).toEqual([nameKey("cat")]);
});

test("a save takes over what it has stored; what was typed on meanwhile stays unsaved", () => {
  const desk = deskWith();
  desk.type(name("cat"), " Nova  ");
  desk.type(name("eng"), "New");
  const sent = desk.savable();
  desk.type(name("eng"), "Newer");
  desk.stored({ sent, conflicts: [], outdated: none });
  expect(desk.value(name("cat"))).toBe("Nova");
  expect(desk.get().values.texts).toEqual({ [nameKey("eng")]: { read: "New", value: "Newer" } });
});

test("a conflict of a save is shown with what is stored, one of a point that is gone once it is read anew", () => {
  const desk = deskWith();
  const fountain: Cell = { id: "point/7/name", language: "cat" };
  desk.type(name("cat"), "Meva");
  desk.type(fountain, "Font");
  const conflicts = [{ ...name("cat"), current: "Seva" }, fountain];
  desk.stored({ sent: desk.savable(), conflicts, outdated: none });
  expect(desk.theirs(name("cat"))).toBe("Seva");
  expect(desk.summary.gone).toEqual([]);
  desk.receive(
    texts({ "name.cat": "Seva" }).filter(({ point }) => point !== 7),
    none,
  );
  const gone = [outdatedKey(fountain.id, "cat")];
  expect(desk.summary.gone).toEqual(gone);
  expect(desk.savable().texts).toEqual({});
  desk.drop(gone);
  expect(desk.summary.gone).toEqual([]);
});

test("an outdated translation is settled by a key, by another text, and not by a save that fails", () => {
  const outdated = new Map([[nameKey("cat"), "Ruta vieja"]]);
  const desk = deskWith(outdated);
  expect(desk.states(name("cat"))).toEqual(["changed"]);
  desk.sayRight(name("cat"), true);
  expect(desk.states(name("cat"))).toEqual([]);
  expect(desk.get().values.right).toEqual({ [nameKey("cat")]: "Ruta" });
  desk.sayRight(name("cat"), false);
  expect(desk.states(name("cat"))).toEqual(["changed"]);
  desk.sayRight(name("cat"), true);
  desk.type(name("cat"), "Ruta vella");
  expect([desk.states(name("cat")), desk.get().values.right]).toEqual([[], {}]);
});

test("it is asked whether a source is only corrected where there are translations of it", () => {
  const desk = deskWith();
  const asks = () => desk.asksForCorrection("experience/name");
  expect(asks()).toBe(false);
  desk.type(name("cas"), "Rutas");
  expect(asks()).toBe(true);
  desk.setCorrection(name("cas"), true);
  expect(desk.savable().texts[nameKey("cas")]).toMatchObject({ isCorrection: true });
  desk.setCorrection(name("cas"), false);
  expect(desk.savable().texts[nameKey("cas")]).not.toHaveProperty("isCorrection");
  desk.type(name("cat"), "");
  expect(asks()).toBe(false);
});

test("what an earlier visit has left is read entry by entry", () => {
  const key = nameKey("cat");
  const kept = { texts: { [key]: { read: "a", value: "b" }, "x:y": { read: "", value: "" } } };
  expect(recoveredUnsaved(kept)).toEqual({
    texts: { [key]: { read: "a", value: "b" } },
    right: {},
    thrown: {},
  });
  expect(recoveredUnsaved({ texts: { [key]: { read: 1 } }, right: { [key]: "s" } })).toEqual({
    texts: {},
    right: { [key]: "s" },
    thrown: {},
  });
  expect([recoveredUnsaved(null), recoveredUnsaved("x")]).toEqual([undefined, undefined]);
  expect(cellOf(key)).toEqual(name("cat"));
});

test("a text is stored clean, words one by one", () => {
  const field = (id: string) => texts().find((text) => text.id === id);
  const title = field("experience/name");
  if (!title) throw new Error("no name");
  expect(settledText(title, "  Una\nruta ")).toBe("Una ruta");
});

test("lines are those that ask for something, or hold all words, below their heads", () => {
  const desk = deskWith();
  const label = ({ path }: RouteText) => path;
  const all: TextFilter = { state: undefined, languages: ["cas", "cat"], search: "" };
  const keys = (filter: Partial<TextFilter>) =>
    textRows(desk, desk.lines, { ...all, ...filter }, label).map(
      ({ kind, key }) => `${kind} ${key}`,
    );
  expect(keys({ state: "missing" })).toEqual([
    "head point/7",
    "text point/7/name",
    "head point/9",
    "text point/9/name",
  ]);
  expect(keys({ search: "PÚNTO 9" })).toEqual(["head point/9", "text point/9/name"]);
  expect(keys({ search: "slogan" })).toEqual(["head experience", "text experience/slogan"]);
  desk.type({ id: "point/9/name", language: "cat" }, "Punt 9");
  expect(keys({ search: "punt 9" })).toEqual(["head point/9", "text point/9/name"]);
  expect(stateCounts(desk, ["cas", "cat"])).toEqual({
    missing: 1,
    changed: 0,
    tooLong: 0,
    draft: 0,
    same: 0,
  });
  expect(stateCounts(desk, ["cas", "cat", "eng"]).missing).toBe(3);
});

test("the next text passes over heads and ends at the last", () => {
  const desk = deskWith();
  const rows = textRows(
    desk,
    desk.lines,
    { state: undefined, languages: ["cas"], search: "name" },
    ({ path }) => path,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(["head", "text", "head", "text", "head", "text"]);
  expect([nextText(rows, 1, 1), nextText(rows, 5, 1), nextText(rows, 1, -1)]).toEqual([
    3,
    undefined,
    undefined,
  ]);
});

test("what is saved is cut into parts that a call takes, and nothing is left out", () => {
  const long = Object.fromEntries(
    Array.from({ length: 90 }, (_, index) => [
      `cat:point/${index + 1}/story.text`,
      { read: "", value: "x".repeat(5000) },
    ]),
  );
  const right = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [`eng:point/${index + 1}/name`, "s"]),
  );
  const parts = partsOf({ texts: long, right });
  expect(Object.assign({}, ...parts.map((part) => part.texts))).toEqual(long);
  expect(Object.assign({}, ...parts.map((part) => part.right))).toEqual(right);
  for (const part of parts) {
    expect(Object.keys(part.texts).length + Object.keys(part.right).length).toBeLessThan(500);
    expect(JSON.stringify(part.texts).length).toBeLessThan(500_000);
  }
  expect(partsOf(NOTHING)).toEqual([]);
});

test("a save keeps the lines as they are, a point that is gone does not", () => {
  const desk = deskWith();
  const { lines } = desk;
  desk.type(name("cat"), "Nova");
  desk.stored({ sent: desk.savable(), conflicts: [], outdated: none });
  expect(desk.lines).toBe(lines);
  desk.receive(lines.slice(1), none);
  expect(desk.lines).not.toBe(lines);
});

const machineDraft = (
  id: string,
  text: string,
  marks: MachineDraft["marks"] = [],
): [string, MachineDraft] => [outdatedKey(id, "eng"), { id, language: "eng", text, marks }];
const NAME = "experience/name";

test("a machine draft is none any more once it is accepted, edited and saved, or thrown away", () => {
  const desk = deskWith();
  const own = vi.fn<() => void>();
  desk.listen(NAME, own);
  desk.receiveDrafts(new Map([machineDraft(NAME, "Route"), machineDraft("point/7/name", "P")]));
  expect(own).toHaveBeenCalledOnce();
  expect(desk.machineDraft(name("eng"))?.text).toBe("Route");
  expect(desk.machineDraft(name("cat"))).toBeUndefined();
  desk.type(name("eng"), "Route");
  expect(desk.machineDraft(name("eng"))).toBeUndefined();
  desk.type(name("eng"), "The route");
  expect(desk.machineDraft(name("eng"))?.text).toBe("Route");
  const sent = desk.savable();
  desk.stored({ sent, conflicts: [], outdated: none });
  expect(desk.machineDraft(name("eng"))).toBeUndefined();
  expect(desk.machineDraft({ id: "point/7/name", language: "eng" })?.text).toBe("P");
});

test("a draft that is thrown away comes back until it is saved", () => {
  const desk = deskWith();
  desk.receiveDrafts(new Map([machineDraft(NAME, "Route")]));
  desk.throwAway(name("eng"), true);
  expect(desk.machineDraft(name("eng"))).toBeUndefined();
  expect([desk.summary.unsaved, desk.isThrownAway(name("eng"))]).toEqual([1, true]);
  desk.throwAway(name("eng"), false);
  expect([desk.summary.unsaved, desk.machineDraft(name("eng"))?.text]).toEqual([0, "Route"]);
  desk.throwAway(name("eng"), true);
  desk.thrownAway(Object.keys(desk.savable().thrown));
  expect(desk.isThrownAway(name("eng"))).toBe(false);
  expect(desk.get().values).toMatchObject({ thrown: {} });
  expect(desk.summary.unsaved).toBe(0);
});

test("a draft of a text in conflict stays", () => {
  const desk = deskWith();
  desk.receiveDrafts(new Map([machineDraft(NAME, "Route")]));
  desk.type(name("eng"), "Way");
  const conflicts = [{ ...name("eng"), current: "Path" }];
  desk.stored({ sent: desk.savable(), conflicts, outdated: none });
  expect(desk.machineDraft(name("eng"))?.text).toBe("Route");
});

test("drafts are filtered and counted, and those with a mark are left out where all are accepted", () => {
  const desk = deskWith();
  const drafts = [
    machineDraft(NAME, "Route"),
    machineDraft("point/7/name", "Point 7", ["numbers"]),
    machineDraft("point/9/name", "Point 9"),
  ];
  desk.receiveDrafts(new Map(drafts));
  const filter = { state: "draft", languages: ["cas", "eng"], search: "" } as const;
  const rows = textRows(desk, desk.lines, filter, () => "");
  expect(rows.flatMap((row) => (row.kind === "text" ? [row.key] : []))).toEqual([
    NAME,
    "point/7/name",
    "point/9/name",
  ]);
  expect(stateCounts(desk, ["eng"]).draft).toBe(3);
  expect(stateCounts(desk, ["cas", "cat"]).draft).toBe(0);
  expect(unmarkedDrafts(desk, rows, ["eng"]).map(({ id }) => id)).toEqual([NAME, "point/9/name"]);
});

test("only drafts that were not there before are new lines", () => {
  const desk = deskWith();
  desk.receiveDrafts(new Map([machineDraft(NAME, "Route")]));
  const { lines } = desk;
  desk.receiveDrafts(new Map([machineDraft(NAME, "Another")]));
  desk.receiveDrafts(new Map());
  expect(desk.lines).toBe(lines);
  desk.receiveDrafts(new Map([machineDraft(NAME, "Route")]));
  expect(desk.lines).not.toBe(lines);
});
