import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import { GAMES, experienceWire, pointWire } from "@panel/domain/experience/wire";
import { DEFAULT_CONTENT_LANGUAGE } from "@panel/domain/languages";

type Json = Record<string, unknown>;
type Named = ReturnType<typeof experienceWire.named>[number];

/** What the contract says of a schema whose properties are fields of the model. */
interface FieldsOfSchema {
  of: keyof typeof WIRES;
  /** `form`, or the part of the record; `games` are the parts of the kinds of challenge, each an object of its own. */
  part: string;
  /** Whether there is one object for each language, with names that tell none. */
  eachLanguage?: boolean;
}

const WIRES = { experience: experienceWire, point: pointWire };
const LANGUAGE_NAMES = { cas: "Spanish", cat: "Catalan", eng: "English" };
/** Degrees, in the order of the names of a place. */
const RANGES = [90, 180];
const REFERENCES: Readonly<Record<string, string>> = {
  asset: "AssetId",
  day: "CalendarDay",
  flag: "Flag",
  point: "MapPointReference",
  time: "DayTime",
};

/**
 * The document with the fields of the model written out, as `packages/domain` describes them: `x-fields` of a schema becomes its
 * properties. What `properties` says beside it of a field, for all its languages, is added; a type there takes the place of
 * the field's own.
 */
export function expandFields<Document>(document: Document): Document {
  return expanded(document) as Document;
}

function expanded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expanded);
  if (typeof value !== "object" || value === null) return value;
  const { "x-fields": fields, ...rest } = value as Json;
  const { "x-kinds": kinds, ...schema } = Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [key, expanded(each)]),
  );
  if (kinds) return { ...schema, enum: kindsOfChallenge() };
  return fields ? withFields(schema, fields as FieldsOfSchema) : schema;
}

/** What the contract calls the kinds of challenge. */
const kindsOfChallenge = () =>
  pointWire.named("minigame").flatMap(({ entry }) => Object.values(entry.values ?? {}));

/** An object for each kind of challenge. */
function withGames(schema: Json, of: FieldsOfSchema["of"]): Json {
  const said = (schema["properties"] ?? {}) as Record<string, Json>;
  const games = GAMES.map((part) => [
    part,
    withFields({ type: "object", ...said[part] }, { of, part }),
  ]);
  return { ...schema, properties: { ...said, ...Object.fromEntries(games) } };
}

function withFields(schema: Json, { of, part, eachLanguage }: FieldsOfSchema): Json {
  if (part === "games") return withGames(schema, of);
  const said = (schema["properties"] ?? {}) as Record<string, Json>;
  const named = WIRES[of].named(part);
  if (named.length === 0) throw new Error(`No field of ${of} is in ${part}`);
  const fields = named.map((each) => ({
    required: each.required,
    properties: propertiesOf(each, said, part === "form", eachLanguage),
  }));
  const written = fields.flatMap((field) => field.properties);
  const properties = { ...said, ...Object.fromEntries(written) };
  if (part === "form") return { ...schema, properties };
  const names = fields
    .filter((field) => field.required)
    .flatMap((field) => field.properties.map(([name]) => name));
  const others = (schema["required"] ?? []) as string[];
  return { ...schema, required: [...new Set([...others, ...names])], properties };
}

/** The properties of a value; a place has two. */
function propertiesOf(
  named: Named,
  said: Readonly<Record<string, Json>>,
  isForm: boolean,
  eachLanguage = false,
): [name: string, property: Json][] {
  const [names, bases] = [[eachLanguage ? named.base : named.name].flat(), [named.base].flat()];
  return names.map((name, index) => {
    const own = said[bases[index] ?? name] ?? {};
    const isWhole = "type" in own || "$ref" in own;
    const property = isWhole ? own : { ...propertyOf(named, index, isForm), ...own };
    const language = eachLanguage ? undefined : named.language;
    if (!language) return [name, property];
    const description = [own["description"], `In ${LANGUAGE_NAMES[language]}.`];
    return [name, { ...property, description: description.filter(Boolean).join(" ") }];
  });
}

function propertyOf({ field, entry, language, path }: Named, index: number, isForm: boolean): Json {
  const values = Object.values(entry.values ?? {});
  const isFlag = field.kind === "flag" && values.length === 0;
  if (isFlag || values.join() === "0,1") return schema("Flag");
  switch (field.kind) {
    case "text": {
      const isFilled = isForm && field.required && (language ?? "cas") === DEFAULT_CONTENT_LANGUAGE;
      return {
        type: "string",
        maxLength: field.max,
        ...(isFilled ? { minLength: 1, pattern: "\\S" } : {}),
      };
    }
    case "number":
      // The documents do not say that what another back end has stored is whole.
      return { type: isForm ? "integer" : "number", minimum: field.min, maximum: field.max };
    case "flag":
    case "choice": {
      const options =
        values.length > 0
          ? values.toSorted((a, b) => (a < b ? -1 : 1))
          : [...(field.options ?? [])];
      return { type: typeof options[0] === "number" ? "integer" : "string", enum: options };
    }
    case "place":
      return { type: "number", minimum: -(RANGES[index] ?? 0), maximum: RANGES[index] };
    case "asset":
      return { ...schema("AssetId"), ...(isForm && field.asset ? assetMarks(field.asset) : {}) };
    default: {
      if (field.kind === "point" && !isForm) {
        return { type: "string", maxLength: 15, "x-or-number": true };
      }
      const name = REFERENCES[field.kind];
      if (!name) throw new Error(`The contract has to say of which type ${path} is`);
      return schema(name);
    }
  }
}

function assetMarks({ type, square }: { type: keyof typeof ASSET_TYPE_CODE; square: boolean }) {
  return { "x-asset-type": ASSET_TYPE_CODE[type], ...(square ? { "x-asset-square": true } : {}) };
}

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
