import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { contractOperations, type Operation } from "../src/contract.ts";
import {
  sAskBotResponse,
  sGetWidgetBotResponse,
  sGetWidgetPageResponse,
} from "../src/generated/bots/checks.gen.ts";
import { fits, type SmallSchema } from "../src/small-check.ts";

const operations = contractOperations("bots");
const called = (id: string) => operations.find(({ operationId }) => operationId === id)!;

/** Values that a schema may or may not take in the place of what an example has. */
const others = [
  null,
  true,
  0,
  1,
  1.5,
  -3,
  "",
  "es",
  "model",
  "#12345g",
  "#c4ec04",
  "x".repeat(121),
  "x".repeat(9000),
  [],
  [0],
  {},
  { cas: {} },
];

/** The value with each of its parts left out, or replaced by each other value, one at a time. */
function variants(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const changed = value.flatMap((item, at) => variants(item).map((each) => value.with(at, each)));
    return [...others, ...changed, value.slice(1), [...value, ...value]];
  }
  if (typeof value !== "object" || value === null) return others;
  const entries = Object.entries(value);
  return [
    ...others,
    ...entries.map(([name]) => Object.fromEntries(entries.filter(([key]) => key !== name))),
    ...entries.flatMap(([name, item]) =>
      variants(item).map((each) => ({ ...value, [name]: each })),
    ),
  ];
}

/** Ajv's verdict; properties that are not known are allowed in an answer. */
function verdict({ responseSchemas }: Operation): (value: unknown) => boolean {
  const text = JSON.stringify(responseSchemas["200"]).replaceAll(
    ',"additionalProperties":false',
    "",
  );
  return new Ajv2020({ strict: false }).compile(JSON.parse(text) as object);
}

test.each<[string, SmallSchema]>([
  ["askBot", sAskBotResponse],
  ["getWidgetBot", sGetWidgetBotResponse],
  ["getWidgetPage", sGetWidgetPageResponse],
])("API-01 the check of %s says what its schema says", (id, schema) => {
  const operation = called(id);
  const says = verdict(operation);
  const full = {
    name: "Guía",
    description: "",
    translations: { ca: { name: "Guia", description: "x" } },
    avatarUrl: "",
    primary_color: "#c4ec04",
    secondary_color: "#000000",
  };
  const examples = [
    ...(operation.responseExamples["200"] ?? []),
    { status: "ok", data: full },
    { type: "start", mode: "model", language: "ca", documentLanguage: "es", failure: "slow" },
  ];
  const values = examples.flatMap((example) => [example, ...variants(example)]);
  const differing = values.filter((value) => fits(schema, value) !== says(value));
  expect(differing).toEqual([]);
  expect(values.filter(says).length).toBeGreaterThan(10);
  expect(values.filter((value) => !says(value)).length).toBeGreaterThan(50);
});
