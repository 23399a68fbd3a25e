import {
  isTextId,
  UNIT_STATES,
  type FileUnit,
  type UnitState,
} from "@panel/domain/text-files/text-file";
import { CHANGED_SOURCE, OWN_NOTES } from "./write-xliff.ts";
import {
  childOf,
  childrenOf,
  contentOf,
  originalData,
  plainTextOf,
  type XliffContent,
  type XliffElement,
} from "./xliff-content.ts";

/** What a unit says by itself. */
type UnitContent = Omit<FileUnit, "index" | "experience" | "sourceLanguage" | "language">;

/** Reads a unit of any version of XLIFF. */
export function readUnit(unit: XliffElement): UnitContent {
  return {
    id: idOf(unit),
    mark: unit.attributes["mark"],
    ...(unit.name === "unit" ? segmentsOf(unit) : transUnit(unit)),
  };
}

/** The id of a text, with the slashes that XLIFF 2 does not hold; some programs keep it as the name or the place alone. */
function idOf(unit: XliffElement): string {
  const { attributes } = unit;
  const ids = [attributes["id"], attributes["resname"], attributes["name"]].map(
    (id) => id?.trim().replaceAll(":", "/") ?? "",
  );
  const places = childrenOf(unit, "context-group")
    .flatMap((group) => childrenOf(group, "context"))
    .map((context) => plainTextOf(context).trim());
  return [...ids, ...places].find(isTextId) ?? ids.find(Boolean) ?? "";
}

const STATES_12 = new Map(
  Object.entries<UnitState>({
    new: "untranslated",
    "needs-translation": "untranslated",
    "needs-adaptation": "needsReview",
    "needs-l10n": "needsReview",
    "needs-review-adaptation": "needsReview",
    "needs-review-l10n": "needsReview",
    "needs-review-translation": "needsReview",
    translated: "translated",
    "signed-off": "reviewed",
    final: "final",
  }),
);

/** Of 1.0 to 1.2. Proposals in `alt-trans` are none of its translation. */
function transUnit(unit: XliffElement) {
  const target = childOf(unit, "target");
  const [source, translation] = [contentOf(childOf(unit, "source")), contentOf(target)];
  const said = STATES_12.get(target?.attributes["state"] ?? "");
  const isApproved = unit.attributes["approved"] === "yes" && said !== "final";
  return {
    source: source.text,
    target: translation.text,
    state: isApproved ? "reviewed" : said,
    isPartial: isPartlyMarked(childOf(unit, "seg-source"), target),
    isUneven: isPartlyCopied(childOf(unit, "seg-source"), target),
    ...languageOf(target),
    codes: translation.codes,
    notes: notesOf(childrenOf(unit, "note"), [source, translation]),
  } as const;
}

const languageOf = (target: XliffElement | undefined) => {
  const targetLanguage = target?.attributes["lang"];
  return targetLanguage === undefined ? {} : { targetLanguage };
};

/** Whether a marked segment of the target is that of the source. */
function isPartlyCopied(source: XliffElement | undefined, target: XliffElement | undefined) {
  if (!source || !target) return false;
  const translated = segmentMarks(target);
  return [...segmentMarks(source)].some(([id, content]) => isCopy(content, translated.get(id)));
}

/** Whether a segment with words is the same in both languages. */
const isCopy = ({ text }: XliffContent, target: XliffContent | undefined) =>
  /\p{L}/u.test(text) && target?.text.trim() === text.trim();

/** Whether segments of the source, which are marks within it, have no text in the target. */
function isPartlyMarked(source: XliffElement | undefined, target: XliffElement | undefined) {
  if (!source || !target) return false;
  const translated = segmentMarks(target);
  return (
    [...translated.values()].some(isWritten) &&
    [...segmentMarks(source)].some(([id, content]) => {
      const own = translated.get(id);
      return isWritten(content) && !(own && isWritten(own));
    })
  );
}

/** The marked segments of a source or a target by their ids. */
function segmentMarks(element: XliffElement): Map<string, XliffContent> {
  return new Map(
    element.children.flatMap((child): [string, XliffContent][] => {
      if (typeof child === "string") return [];
      const { name, attributes } = child;
      return name === "mrk" && attributes["mtype"] === "seg"
        ? [[attributes["mid"] ?? "", contentOf(child)]]
        : [...segmentMarks(child)];
    }),
  );
}

const isWritten = ({ text, codes }: XliffContent) => text.trim() !== "" || codes.length > 0;

const STATES_20 = new Map(
  Object.entries<UnitState>({
    initial: "untranslated",
    translated: "translated",
    reviewed: "reviewed",
    final: "final",
  }),
);

/** Of XLIFF 2, whose segments may be split; what stands between them is part of the text. */
function segmentsOf(unit: XliffElement) {
  const data = originalData(unit);
  const parts = unit.children
    .filter((child) => typeof child !== "string")
    .filter(({ name }) => name === "segment" || name === "ignorable")
    .map((part, index) => {
      const target = childOf(part, "target");
      const source = contentOf(childOf(part, "source"), data);
      const own = target ? contentOf(target, data) : undefined;
      return {
        isSegment: part.name === "segment",
        state: stateOf(part),
        source,
        // White space between segments is the same in both languages unless the file says otherwise.
        target: own ?? (part.name === "ignorable" ? source : contentOf(undefined)),
        place: Number(target?.attributes["order"] ?? index + 1),
      };
    });
  const segments = parts.filter(({ isSegment }) => isSegment);
  const isTranslated = segments.some(({ target }) => isWritten(target));
  const isOpen = ({ state }: (typeof segments)[number]) =>
    state === "untranslated" || state === "needsReview";
  return {
    source: parts.map(({ source }) => source.text).join(""),
    target: isTranslated
      ? parts
          .toSorted((a, b) => a.place - b.place)
          .map(({ target }) => target.text)
          .join("")
      : "",
    state: leastOf(segments.map(({ state }) => state)),
    isPartial:
      isTranslated &&
      segments.some(({ source, target }) => isWritten(source) && !isWritten(target)),
    isUneven:
      segments.length > 1 &&
      (segments.some(({ source, target }) => isCopy(source, target)) ||
        (segments.some(isOpen) && !segments.every(isOpen))),
    ...languageOf(
      unit.children
        .flatMap((part) => (typeof part === "string" ? [] : childrenOf(part, "target")))
        .find(({ attributes }) => attributes["lang"]),
    ),
    codes: parts.flatMap(({ target }) => target.codes),
    notes: notesOf(
      childrenOf(childOf(unit, "notes"), "note"),
      parts.flatMap(({ source, target }) => [source, target]),
    ),
  };
}

function stateOf({ attributes }: XliffElement): UnitState | undefined {
  const isOld = attributes["state"] === "initial" && attributes["subState"] === CHANGED_SOURCE;
  return isOld ? "needsReview" : STATES_20.get(attributes["state"] ?? "");
}

/** The state of a whole: that of the part which is least far. A part that does not say is taken for translated. */
function leastOf(states: readonly (UnitState | undefined)[]): UnitState | undefined {
  const order: readonly (UnitState | undefined)[] = [
    ...UNIT_STATES.slice(0, 2),
    undefined,
    ...UNIT_STATES.slice(2),
  ];
  return order.find((state) => states.includes(state));
}

/** What others have written down, each once. */
function notesOf(notes: readonly XliffElement[], contents: readonly XliffContent[]): string[] {
  const others = notes.filter(
    ({ attributes }) =>
      attributes["from"] !== OWN_NOTES && !attributes["id"]?.startsWith(`${OWN_NOTES}-`),
  );
  const said = [...others.map(plainTextOf), ...contents.flatMap(({ comments }) => comments)];
  return [...new Set(said.map((note) => note.trim()).filter(Boolean))];
}
