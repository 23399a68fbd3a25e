// oxlint-disable-next-line explorar/boundaries -- The root depends on no package, and the stories of all are here.
import { catalanLabelSet, englishLabelSet } from "../packages/ui/src/label-sets/index.ts";

/** Stories of the pages that visitors read, which speak Catalan. */
const PAGES = /^(?:Player|Chat)\//;

/** All texts of a set of labels, of single components too. Those made of values are left out. */
const textsOf = (labels: object): string[] =>
  Object.values(labels).flatMap((value: unknown) => {
    if (typeof value === "string") return value.length > 1 ? [value] : [];
    return value && typeof value === "object" ? textsOf(value) : [];
  });

const catalan = new Set(textsOf(catalanLabelSet));
const english = new Set(textsOf(englishLabelSet).filter((text) => !catalan.has(text)));

/**
 * Throws where a page that visitors read shows a label that a component has by default, which is English: whoever uses the
 * component there has to give it its labels.
 */
export function expectOwnLabels(title: string, root: HTMLElement): void {
  if (!PAGES.test(title)) return;
  const said = [root, ...root.querySelectorAll("*")].flatMap((element) => [
    ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : "")),
    ...["aria-label", "title", "alt", "placeholder", "aria-description"].map(
      (name) => element.getAttribute(name) ?? "",
    ),
  ]);
  const foreign = said.filter((text) => english.has(text.trim()));
  if (foreign.length > 0) throw new Error(`Labels by default, in English: ${foreign.join(", ")}`);
}
