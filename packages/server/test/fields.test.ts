import { experienceFields, experienceFormSchema } from "@panel/domain/experience/experience";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import type { AnyField, Fields, FormModel } from "@panel/domain/experience/field";
import { pointFields, pointFormSchema } from "@panel/domain/experience/point";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import {
  emptyModel,
  fieldsOf,
  toFormModel,
  valueAt,
  valuesOf,
  withValues,
  type ValueWithPath,
} from "@panel/domain/experience/fields";
import { experienceWire, pointWire } from "@panel/domain/experience/wire";
import { storedPosition } from "@panel/domain/experience/position";
import { describe, expect, test } from "vitest";
import { newAudio, newImage, newModel } from "./support/assets.ts";
import { storedBot } from "./support/chatbots.ts";
import {
  cover,
  newCode,
  experienceForm,
  createExperience,
  newPoint,
  operation,
  readExperience,
  testServer,
  type Form,
} from "./support/server.ts";

/*
 * Every field of the model goes with a value of its own through the panel's form, the wire, the server
 * and the database, and comes back. A field that is added is tested from then on.
 */

const server = testServer();

/** Values that no two fields share, as a form holds them. */
async function distinct(
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
  round: number,
): Promise<[path: string, value: unknown][]> {
  const as = server.person("editor");
  const valueOf = async (
    { path, field, language }: ValueWithPath,
    index: number,
  ): Promise<unknown> => {
    if (path in given) return given[path];
    const own = index + 1 + 200 * round;
    switch (field.kind) {
      case "text":
        return ` ${language ?? ""}${own} «ñ l·l» ${path}`.slice(0, field.max).trim();
      case "flag":
        return round % 2 === 0 ? !field.default : field.default;
      case "number":
        return String(Math.max(field.min ?? 0, Math.min(own, field.max ?? own)));
      case "choice":
        return field.options?.at(-1 - (round % 2));
      case "asset":
        return { image: newImage, audio: newAudio, model: newModel }[field.asset?.type ?? "image"](
          server,
          as,
        );
      case "place":
        return storedPosition({ lat: 40 + own / 1000, lon: -3 - own / 1000 });
      case "day":
        return `20${18 + (own % 12)}-0${1 + (own % 9)}-1${own % 10}`;
      case "time":
        return `1${own % 8}:${String(own % 60).padStart(2, "0")}`;
      case "words":
        return [`A${own}`, `Ñ${own}`];
      default:
        throw new Error(`${path} needs a value`);
    }
  };
  const values: [string, unknown][] = [];
  for (const [index, each] of valuesOf(fields).entries()) {
    values.push([each.path, await valueOf(each, index)]);
  }
  return values;
}

const formOf = <F extends Fields>(fields: F, values: [string, unknown][]) =>
  withValues(toFormModel(fields, emptyModel(fields)) as object, values) as FormModel<F>;

/** As the client encodes it. */
const encoded = (form: object): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? JSON.stringify(value) : (value as string | number),
    ]),
  );

/** Paths that hold the same; ids of points are told apart by the two of them. */
const shared = (values: [string, unknown][]) => {
  const seen = new Map<string, string>();
  return values.flatMap(([path, value]) => {
    if (path.endsWith("Dependency")) return [];
    const key = JSON.stringify(value);
    const other = seen.get(key);
    seen.set(key, path);
    return other && typeof value !== "boolean" && value !== "" ? [[other, path]] : [];
  });
};

test.each([0, 1])(
  "EXP-06, EXP-07, EXP-08, EXP-11, PRZ-01, PRZ-02, PRZ-03, PRZ-04 every value of an experience comes back as it was typed (%i)",
  async (round) => {
    const as = server.person("editor");
    const id = await createExperience(server, as);
    const values = await distinct(
      experienceFields,
      {
        code: `Zz9yX${round}`,
        collaborators: [server.person("colleague").id],
        "prize.enabled": true,
        "prize.pickup.firstDay": "2018-03-01",
        "prize.pickup.lastDay": "2030-12-31",
        "prize.pickup.morningStart": "09:10",
        "prize.pickup.afternoonStart": "09:11",
      },
      round,
    );
    expect(shared(values)).toEqual([]);
    const form = formOf(experienceFields, values);
    expect(experienceFormSchema.safeParse(form).error?.issues ?? []).toEqual([]);
    const sent = await server.call("saveGymkhana", {
      as,
      form: { ...encoded(experienceWire.toForm(form)), gymId: id },
    });
    expect(sent.body).toMatchObject({ success: true });
    const back = toFormModel(
      experienceFields,
      fromExperienceRecord(await readExperience(server, as, id)),
    );
    expect(back).toEqual(form);
  },
);

test.each([0, 1])(
  "PNT-02, PNT-03, PNT-05, CHL-01, CHL-02, CHL-03, CHL-04 every value of a point comes back as it was typed (%i)",
  async (round) => {
    const as = server.person("editor");
    const experience = await createExperience(server, as);
    const others = [
      await newPoint(server, as, experience),
      await newPoint(server, as, experience, { mappointNameCat: "B" }),
    ];
    const id = await newPoint(server, as, experience);
    const values = await distinct(
      pointFields,
      {
        activationDependency: others[round],
        deactivationDependency: others[1 - round],
        chatbot: await storedBot(server, server.person("admin")),
      },
      round,
    );
    expect(shared(values)).toEqual([]);
    const form = formOf(pointFields, values);
    expect(pointFormSchema.safeParse(form).error?.issues ?? []).toEqual([]);
    const sent = await server.call("updateMapPoint", {
      as,
      form: { ...encoded(pointWire.toForm(form)), mappointId: id, mappointGymId: experience },
    });
    expect(sent.body).toMatchObject({ success: true });
    const record = await readExperience(server, as, experience);
    const point = record.mappoints.find((each: { IdPoint: number }) => each.IdPoint === id);
    expect(toFormModel(pointFields, fromPointRecord(point, record))).toEqual(form);
  },
);

test("EXP-06 outer white space is no content, in each text of an experience and of a point", async () => {
  const as = server.person("editor");
  const spaced = (fields: Fields) =>
    valuesOf(fields)
      .filter(({ field }) => field.kind === "text" && !field.validate)
      .map(({ path, field }, index): [string, string] => [
        path,
        `  x${index} y\n `.slice(0, field.max),
      ]);
  const [texts, pointTexts] = [spaced(experienceFields), spaced(pointFields)];
  const trimmed = (all: [string, string][]) => all.map(([path, text]) => [path, text.trim()]);
  const experience = formOf(experienceFields, [
    ...texts,
    ["code", newCode()],
    ["image", await cover(server)],
    ["prize.enabled", true],
  ]);
  const id = await createExperience(server, as, encoded(experienceWire.toForm(experience)));
  const point = formOf(pointFields, [...pointTexts, ["position", { lat: 40, lon: -3 }]]);
  await newPoint(server, as, id, encoded(pointWire.toForm(point)));
  // Without the panel, too.
  await server.call("saveGymkhana", { as, form: experienceForm({ gymId: id, gymCity: " Reus " }) });
  const record = await readExperience(server, as, id);
  const back = fromExperienceRecord(record);
  const read = texts.map(([path]) => [path, valueAt(back, path)]);
  const kept = ["name.cas", "description.cas", "slogan.cas", "city"];
  const unchanged = (all: unknown[][]) => all.filter(([path]) => !kept.includes(String(path)));
  expect(unchanged(read)).toEqual(unchanged(trimmed(texts)));
  expect(back.city).toBe("Reus");
  const pointBack = fromPointRecord(record.mappoints[0], record);
  expect(pointTexts.map(([path]) => [path, valueAt(pointBack, path)])).toEqual(trimmed(pointTexts));
});

test("a value alone changes nothing but itself", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const id = await newPoint(server, as, experience);
  let record = await readExperience(server, as, experience);
  let before = fromPointRecord(record.mappoints[0], record);
  for (const [index, { path, field, language }] of valuesOf(pointFields).entries()) {
    if (field.kind !== "text" && field.kind !== "number") continue;
    const value = field.kind === "number" ? index + 7 : `${language ?? ""}${index} x`;
    const name = String(pointWire.formName(path));
    await server.call("updateMapPoint", {
      as,
      form: {
        mappointId: id,
        mappointGymId: experience,
        latitude: 40.4,
        longitude: -3.7,
        [name]: value,
      },
    });
    record = await readExperience(server, as, experience);
    const after = fromPointRecord(record.mappoints[0], record);
    expect(after).toEqual(withValues(before, [[path, value]]));
    before = after;
  }
});

describe("the contract and the fields say the same", () => {
  interface Property {
    $ref?: string;
    maxLength?: number;
    maximum?: number;
    enum?: unknown[];
    "x-asset-type"?: number;
    "x-asset-square"?: boolean;
  }
  const rules = (field: AnyField) => ({
    ...(field.kind === "text" ? { maxLength: field.max } : {}),
    ...(field.kind === "number" ? { maximum: field.max } : {}),
    ...(field.asset ? { "x-asset-type": { model: 0, image: 1, audio: 2 }[field.asset.type] } : {}),
    ...(field.asset?.square ? { "x-asset-square": true } : {}),
  });

  test.each([
    ["saveGymkhana", experienceFields, experienceWire],
    ["createMapPoint", pointFields, pointWire],
    ["updateMapPoint", pointFields, pointWire],
  ] as const)("%s", (id, fields, wire) => {
    const { properties } = operation(id).requestSchema as { properties: Record<string, Property> };
    for (const { path, field } of valuesOf(fields)) {
      const name = String(wire.formName(path));
      const property = properties[name];
      expect(property, `${id} has no ${name}`).toBeDefined();
      expect(property, `${name} as ${path}`).toMatchObject(name === "gymCode" ? {} : rules(field));
    }
    const named = new Set(valuesOf(fields).flatMap(({ path }) => [String(wire.formName(path))]));
    const beside = Object.keys(properties).filter((name) => !named.has(name));
    const expected =
      id === "saveGymkhana"
        ? [
            "gymId",
            "version",
            "requestId",
            "isCorrection",
            "idUser",
            "prizeLongitude",
            "mapPoints",
            "mapPointsCount",
          ]
        : id === "createMapPoint"
          ? ["mappointGymId", "requestId", "idUser", "longitude", "Qtype"]
          : [
              "mappointId",
              "version",
              "isCorrection",
              "mappointGymId",
              "idUser",
              "longitude",
              "Qtype",
            ];
    expect(beside.toSorted()).toEqual(expected.toSorted());
  });

  test("each field is written once", () => {
    for (const fields of [experienceFields, pointFields]) {
      const paths = fieldsOf(fields).map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
    }
  });
});

test("texts of an experience and of its points are stored composed, without characters that nobody sees, with one kind of line end", async () => {
  const as = server.person("editor");
  const odd = "Se\u0301n\u202Eia\u200B\r\nb\u2028c\u000Bd 👩‍🚀";
  const id = await createExperience(server, as, { gymCity: odd, gymDescriptionEng: odd });
  await newPoint(server, as, id, {
    storyText: odd,
    mappointNameCat: odd,
    words: "n\u0303u\u200Bs",
  });
  const record = await readExperience(server, as, id);
  expect(record).toMatchObject({ City: "Sénia b c d 👩‍🚀", Description1Eng: "Sénia\nb\nc\nd 👩‍🚀" });
  expect(record.mappoints[0]).toMatchObject({ PointNameCat: "Sénia b c d 👩‍🚀" });
  expect(record.mappointstory).toContainEqual(
    expect.objectContaining({ Description: "Sénia\nb\nc\nd 👩‍🚀" }),
  );
  expect(record.mappointMinigames[0].sopa_letras).toMatchObject({ words: "ñus" });
});
