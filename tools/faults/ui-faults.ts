import type { Fault } from "./fault.ts";
import { story, unit } from "./killers.ts";

/** Components that react otherwise, and words that say something else. */
export const uiFaults: readonly Fault[] = [
  {
    file: "packages/ui/src/data-table/sorting.ts",
    from: `current === "ascending" ? "descending" : undefined`,
    to: `current === "ascending" ? "descending" : "ascending"`,
    killer: story("packages/ui/src/data-table/DataTable.stories.tsx"),
  },
  {
    file: "packages/ui/src/data-table/facets.ts",
    from: "rows.filter((row) => kept.has(known(value(row))))",
    to: "rows.filter((row) => !kept.has(known(value(row))))",
    killer: unit("packages/ui/src/data-table/facets.test.ts"),
  },
  {
    file: "packages/ui/src/data-table/filtering.ts",
    from: "words.every(",
    to: "words.some(",
    killer: unit("packages/ui/src/data-table/filtering.test.ts"),
  },
  {
    file: "packages/ui/src/number-input/number-text.ts",
    from: "plainNumber(text.trim())",
    to: "text.trim()",
    killer: unit("packages/ui/src/number-input/number-text.test.ts"),
  },
  {
    file: "packages/ui/src/upload/file-check.ts",
    from: "file.size > maxSize",
    to: "file.size >= maxSize",
    killer: unit("packages/ui/src/upload/file-check.test.ts"),
  },
  {
    file: "packages/ui/src/inline-message/InlineMessage.tsx",
    from: "autoClear === true ? 3000",
    to: "autoClear === true ? 30_000",
    killer: story("packages/ui/src/inline-message/InlineMessage.stories.tsx"),
    once: "PUB-03 a thrown error shows its message and clears after 3 seconds",
  },
  {
    file: "packages/ui/src/tag-input/TagInput.tsx",
    from: "const tag = normalise(raw);",
    to: "const tag = raw;",
    killer: story("packages/ui/src/tag-input/TagInput.stories.tsx"),
    once: "CHL-05 a word search takes six words of seven letters, each once, and says what it refuses",
  },
  {
    file: "packages/ui/src/save-bar/SaveBar.tsx",
    from: "return labels.offlineDraft;",
    to: "return labels.unsaved;",
    killer: story("packages/ui/src/save-bar/SaveBar.stories.tsx"),
  },
  {
    file: "packages/i18n/src/ca/users.ts",
    from: `pending: "Pendent",`,
    to: `pending: "Pendiente",`,
    killer: unit("packages/i18n/src/words.test.ts"),
  },
  {
    file: "packages/i18n/src/ca/users.ts",
    from: 'sessionsEnded_one: "{{name}}: s’ha tancat {{count}} sessió.",',
    to: 'sessionsEnded_one: "S’ha tancat {{count}} sessió.",',
    killer: unit("packages/i18n/src/words.test.ts"),
  },
  {
    file: "packages/i18n/src/values.ts",
    from: "new Intl.NumberFormat(language)",
    to: "new Intl.NumberFormat()",
    killer: unit("packages/i18n/src/words.test.ts"),
  },
];
