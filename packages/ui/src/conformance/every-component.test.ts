import { describe, expect, test } from "vitest";
import packageJson from "../../package.json";
import { exportedComponents } from "../../manual/exported-names.ts";
import type { Manual } from "../../manual/manual.ts";
import { type StoryFacts, storiesIn } from "./stories-in.ts";

const indexes = import.meta.glob<string>("../*/index.ts", {
  eager: true,
  import: "default",
  query: "?raw",
});
const sources = import.meta.glob<string>(
  ["../*/*.{ts,tsx}", "!../*/*.{stories,test}.*", "!../*/manual.ts"],
  { eager: true, import: "default", query: "?raw" },
);
/** Of the room of models, which the viewer gives away with its own. */
const ofModels = import.meta.glob<string>("../../../models/src/*.ts", {
  eager: true,
  import: "default",
  query: "?raw",
});
const storyFiles = import.meta.glob<string>("../*/*.stories.tsx", {
  eager: true,
  import: "default",
  query: "?raw",
});
const manuals = import.meta.glob<Manual>("../*/manual.ts", { eager: true, import: "manual" });

const [everyField = ""] = Object.values(
  import.meta.glob<string>("./every-field.tsx", { eager: true, import: "default", query: "?raw" }),
);

/** Components that have no single element to pass props on to. */
const elementless: Readonly<Record<string, string>> = {
  AssetTypeIcon: "a sign beside words",
  VirtualRows: "a body that the table draws",
  CommandPalette: "a dialog of its own, which nobody places or styles",
  FormChoice: "gives its control to its child",
  FormMessages: "a provider",
  ToastProvider: "a provider; its corner belongs to the page",
  UiLabelsProvider: "a provider",
};

/** Components that look different in each run, or are not visible; other stories test them. */
const unpictured: Readonly<Record<string, string>> = {
  ModelViewer: "a canvas",
  UiLabelsProvider: "labels",
};

/** Folders whose components show no text that could be too long. */
const wordless: Readonly<Record<string, string>> = {
  "audio-player": "its label is a name, and what is seen of it is a time",
  avatar: "two letters",
  "icon-button": "a sign",
  "path-icon": "a sign",
  skeleton: "no words yet",
  spinner: "a sign",
  "visually-hidden": "not seen",
  labels: "a provider",
};

/** Components whose value belongs into a form. */
const formFields = [
  "AssetField",
  "AvatarField",
  "Checkbox",
  "CheckboxGroup",
  "ColorInput",
  "DateField",
  "DateTimeField",
  "MapPicker",
  "NumberInput",
  "PasswordInput",
  "RadioGroup",
  "SearchableSelect",
  "SegmentedControl",
  "Select",
  "Switch",
  "TagInput",
  "Textarea",
  "TextInput",
  "TimeField",
];

/** Components that have something that opens, each proved with the one rule for it, or by stories of its own where it is made for that. */
const openers: Readonly<Record<string, "shared" | "own">> = {
  AssetField: "own",
  AssetPicker: "own",
  ColumnMenu: "shared",
  CommandPalette: "own",
  ConfirmDialog: "shared",
  CopyLanguage: "shared",
  DateField: "shared",
  DateRangeField: "shared",
  DateTimeField: "shared",
  Dialog: "own",
  DialogRoot: "own",
  DropdownMenu: "own",
  DropdownMenuRoot: "own",
  DropdownMenuSub: "own",
  FacetFilter: "shared",
  HelpDialog: "own",
  ImagePreview: "shared",
  LanguageSwitch: "shared",
  ModalAlert: "shared",
  Popover: "own",
  PopoverRoot: "own",
  SearchableSelect: "shared",
  Section: "own",
  ThemeSwitch: "shared",
  Tooltip: "own",
  TooltipRoot: "own",
  TopBar: "shared",
};

/** What shows something that opens, but is not opened by its caller. */
const openedFromInside: Readonly<Record<string, string>> = {
  AssetGrid: "the tooltips and menus of its tiles",
  AvatarField: "its dialog comes with a picture that was chosen",
  ModelViewer: "the menus of its tools",
};

const proofs = ["conforms", "conformsPopup"];
const fits = ["fitsNarrow", "fitsNarrowWindow"];
const hands = ["userEvent", "fireEvent", "opensAndCloses"];
/** Imports and elements that make a component interactive: controls, and any headless library but those that only pass something on. */
const reacts =
  /\bon(?:Click|Key|Change|Pointer|Submit|Drop|Paste|Select|Press|Action)\w*=\{|<(?:a|button|input|select|textarea)\b|from .(?:react-aria-components|@radix-ui\/react-(?!slot|direction))/;

/** An error class also starts with a capital. */
function isClass(folder: string, name: string): boolean {
  const own = Object.entries(sources).filter(([path]) => path.startsWith(`../${folder}/`));
  return [...own.map(([, source]) => source), ...Object.values(ofModels)].some((source) =>
    source.includes(`class ${name} `),
  );
}

const folders = Object.entries(indexes)
  .map(([path, index]) => {
    const folder = path.split("/").at(-2) ?? "";
    return {
      folder,
      components: exportedComponents(index).filter((name) => !isClass(folder, name)),
    };
  })
  .filter(({ components }) => components.length > 0)
  .map(({ folder, components }) => {
    const inside = ([path]: [string, unknown]) => path.startsWith(`../${folder}/`);
    return {
      folder,
      components,
      stories: Object.entries(storyFiles)
        .filter(inside)
        .flatMap(([, source]) => storiesIn(source)),
      reacts: Object.entries(sources)
        .filter(inside)
        .some(([, source]) => reacts.test(source)),
      manual: manuals[`../${folder}/manual.ts`],
    };
  });

/** The components that no story of this kind shows. */
function without(
  { components, stories }: { components: readonly string[]; stories: readonly StoryFacts[] },
  kind: (story: StoryFacts) => boolean,
): string[] {
  const fitting = stories.filter(kind);
  return components.filter((name) => !fitting.some(({ reaches }) => reaches.has(name)));
}

const reachesOne = (story: StoryFacts, names: readonly string[]) =>
  names.some((name) => story.reaches.has(name));
const isProof = (story: StoryFacts) => reachesOne(story, proofs);
const isPicture = ({ tags }: StoryFacts) =>
  tags.includes("snapshot") && !tags.includes("no-visual");

test("UIK-07 every entry of the package is a folder that is looked at here", () => {
  expect(packageJson.exports["./*"]).toBe("./src/*/index.ts");
  expect(folders.length).toBeGreaterThan(50);
});

describe.each(folders)("UIK-07 $folder", (given) => {
  test("UIK-07 every component has a story of its own", () => {
    expect(without(given, (story) => !isProof(story))).toEqual([]);
  });

  test("UIK-07 every component that reacts has an interaction test", () => {
    if (!given.reacts) return;
    expect(without(given, (story) => story.plays && !isProof(story))).toEqual([]);
    expect(given.stories.filter((story) => story.plays && reachesOne(story, hands))).not.toEqual(
      [],
    );
  });

  test("UIK-07 every component is in a picture, which is taken in light and dark", () => {
    const missing = without(given, isPicture);
    expect(missing.filter((name) => !(name in unpictured))).toEqual([]);
  });

  test("UIK-07 every component conforms in ref, class and props", () => {
    const missing = without(given, isProof);
    expect(missing.filter((name) => !(name in elementless))).toEqual([]);
  });

  test("UIK-07 every field takes part in native forms", () => {
    const missing = without(given, (story) => reachesOne(story, ["conformsToForm"]));
    expect(missing.filter((name) => formFields.includes(name))).toEqual([]);
  });

  test("UIK-07 long words are shown where it is narrow", () => {
    const narrow = given.stories.filter(
      (story) => reachesOne(story, fits) || /Narrow|Long|Cards/.test(story.name),
    );
    expect(narrow.length > 0 || given.folder in wordless).toBe(true);
  });

  test("UIK-07 its manual says when to use it, when not, its keys and its accessibility", () => {
    const { manual } = given;
    expect(manual?.use.length, "when to use it").toBeGreaterThan(0);
    expect(manual?.avoid.length, "when not").toBeGreaterThan(0);
    expect(manual?.accessibility.length, "accessibility").toBeGreaterThan(0);
    expect(manual?.keys.length, "keys").toBeGreaterThanOrEqual(given.reacts ? 1 : 0);
  });
});

test("UIK-07 what has a label, a value and a form's name is a field that forms are proved with", () => {
  const named = folders
    .filter(({ stories }) => stories.some((story) => reachesOne(story, ["conformsToField"])))
    .flatMap(({ components }) => components);
  expect(named.filter((name) => !formFields.includes(name))).toEqual([]);
  const all = folders.flatMap(({ components }) => components);
  expect(formFields.filter((name) => !all.includes(name))).toEqual([]);
});

test("UIK-08 every field is in the list by which a disabled fieldset and the focus are proved", () => {
  const proved = [...formFields, "DateRangeField", "DropZone"];
  expect(
    proved.filter(
      (name) => !everyField.includes(`<${name} `) && !everyField.includes(`<${name}\n`),
    ),
  ).toEqual([]);
});

const opening = /\bopen\b[^]*\bdefaultOpen\b[^]*\bonOpenChange\b|\buseOpen\b|\.\.\.opening/;
const overlay =
  /<(?:Popover|DropdownMenu|Dialog|ConfirmDialog|HelpDialog|ModalAlert|AssetPicker|CalendarButton)\b|\buseOpen\b|Collapsible/;

/** The code of a component, without what its file exports beside it. */
function codeOf(name: string): string {
  const start = new RegExp(`^export function ${name}\\b`, "m");
  const source = Object.values(sources).find((each) => start.test(each)) ?? "";
  const [code = ""] = source
    .slice(source.search(start))
    .split(/^export /m, 2)
    .slice(-1);
  return source && code;
}

test("UIK-08 what opens something takes open, defaultOpen and onOpenChange", () => {
  const all = folders.flatMap(({ components }) => components);
  const known = [...Object.keys(openers), ...Object.keys(openedFromInside)];
  const found = all.filter((name) => overlay.test(codeOf(name)));
  expect(found.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !all.includes(name))).toEqual([]);
  expect(Object.keys(openers).filter((name) => !opening.test(codeOf(name)))).toEqual([]);
  const unproved = folders.flatMap((given) =>
    without(given, (story) => reachesOne(story, ["conformsToOpening"])),
  );
  expect(unproved.filter((name) => openers[name] === "shared")).toEqual([]);
});

test("UIK-07 what is left out is still there, and still needs to be left out", () => {
  const lacking = (kind: (story: StoryFacts) => boolean) =>
    folders.flatMap((given) => without(given, kind));
  expect(Object.keys(elementless).filter((name) => !lacking(isProof).includes(name))).toEqual([]);
  expect(Object.keys(unpictured).filter((name) => !lacking(isPicture).includes(name))).toEqual([]);
});
