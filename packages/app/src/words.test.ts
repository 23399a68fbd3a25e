import words from "@panel/i18n/es";
import { expect, test } from "vitest";

const files = import.meta.glob<string>(
  [
    "./**/*.{ts,tsx}",
    "../../server/src/**/*.ts",
    "../../api-client/src/*.ts",
    "../../domain/src/**/*.ts",
    "!**/*.test.*",
  ],
  { query: "?raw", import: "default", eager: true },
);
const sources = Object.values(files).join("\n");

function keys(group: object, path = ""): string[] {
  return Object.entries(group).flatMap(([key, text]: [string, unknown]) =>
    typeof text === "object" && text !== null ? keys(text, `${path}${key}.`) : [`${path}${key}`],
  );
}

/** Whether a key is used literally, or by a key composed of its group and a value. */
function isAskedFor(key: string): boolean {
  const stem = key.replace(/_(zero|one|other)$/, "");
  const names = stem.split(".");
  const groups = names.map((_, length) => names.slice(0, length).join(".")).filter(Boolean);
  return sources.includes(`"${stem}"`) || groups.some((group) => sources.includes(`${group}.\${`));
}

test("SES-13 every translation is used somewhere", () => {
  expect(keys(words).filter((key) => !isAskedFor(key))).toEqual([]);
});
