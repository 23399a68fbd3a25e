import { foldText } from "./fold-text.ts";

/** They stay with the word after them. */
const PARTICLES = new Set(
  "de del della di da das do dos la las los lo el els les van von der den san sant santa d".split(
    " ",
  ),
);
/** They join the words on both sides: `Güell i Àlvarez`. */
const JOINS = new Set(["i", "y", "e"]);
/** Second parts of compound names, such as `Juan Carlos` and `María del Carmen`. */
const SECOND_NAMES = new Set(
  (
    "carlos luis lluis jose josep maria antonio antoni manuel miguel miquel angel angeles javier xavier ignacio ignasi " +
    "carles angels assumpcio roser nuria eulalia francesc lourdes inmaculada concepcion soledad eugenia fernanda " +
    "jesus pilar carmen carme isabel teresa luisa cristina belen dolores dolors mercedes rosa rosario mar rocio " +
    "victoria alberto enrique ramon pablo eduardo mª m.ª m. ma. m.a"
  ).split(" "),
);
/** First parts after which a second one is usual. */
const FIRST_NAMES = new Set(
  (
    "juan joan jose josep maria mª m.ª ma. m.a ana anna luis lluis francisco miguel miquel pedro carlos jesus jorge " +
    "marco rosa victor"
  ).split(" "),
);

const folded = (word: string) => foldText(word.replaceAll("ª", "a")).replaceAll("m.a", "maria");
const isOf = (words: ReadonlySet<string>, unit: string) => {
  const word = unit.split(" ").at(-1) ?? "";
  return words.has(folded(word)) || /^m\.?ª$|^m(?:a)?\.$|^m\.a\.?$/i.test(word);
};

/** The words with the particles before them. */
function unitsOf(whole: string): string[] {
  const units: string[] = [];
  let before = "";
  let joins = false;
  for (const word of whole.split(" ").filter(Boolean)) {
    const plain = foldText(word);
    if (JOINS.has(plain) && units.length > 1 && !before) {
      units.push(`${units.pop() ?? ""} ${word}`);
      joins = true;
    } else if (PARTICLES.has(plain)) before = `${before}${word} `;
    else {
      const unit = `${before}${word}`;
      if (joins) units.push(`${units.pop() ?? ""} ${unit}`);
      else units.push(unit);
      joins = false;
      before = "";
    }
  }
  if (before) units.push(before.trim());
  return units;
}

/** Before a name, and no part of it. */
const HONORIFIC =
  /^(?:sr|sra|srta|d|dña|dª|don|doña|dr|dra|mr|mrs|ms|prof|profa)\.?\s+(?=\S+\s+\S)/iu;

/** Names of which the surname alone is in capitals: `LÓPEZ RUIZ Marta`, `Marta LÓPEZ`. */
function inCapitals(whole: string): { name: string; surname: string } | undefined {
  const words = whole.split(" ").filter(Boolean);
  const isCapital = words.map(
    (word) => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase(),
  );
  const isSmall = (at: number) =>
    PARTICLES.has(foldText(words[at] ?? "")) || JOINS.has(foldText(words[at] ?? ""));
  const names = words.flatMap((_word, at) => (isCapital[at] || isSmall(at) ? [] : [at]));
  const [first, last] = [names.at(0), names.at(-1)];
  if (first === undefined || last === undefined || !isCapital.includes(true)) return undefined;
  // Particles before capitals belong to them.
  let end = last + 1;
  if (first === 0 && isCapital.lastIndexOf(true) > last && isCapital.indexOf(true) > last)
    return { name: words.slice(0, end).join(" "), surname: words.slice(end).join(" ") };
  end = isCapital.lastIndexOf(true) + 1;
  return end > 0 && end <= first && last === words.length - 1
    ? { name: words.slice(end).join(" "), surname: words.slice(0, end).join(" ") }
    : undefined;
}

/**
 * Name and surname that are written together, with a comma turned round. Two words of four are the name, else one; a
 * particle stays with its word, and compound names together.
 * @param surnameFirst whether the surname stands before the name also without a comma
 */
export function splitName(whole: string, surnameFirst = false): { name: string; surname: string } {
  const [last, first] = whole
    .replace(HONORIFIC, "")
    .split(",")
    .map((part) => part.trim());
  if (first && last) return { name: first, surname: last };
  const plain = (last ?? "") || (first ?? "");
  const capitals = inCapitals(plain);
  if (capitals) return capitals;
  const units = unitsOf(plain);
  if (surnameFirst && units.length > 1) {
    const surnames = units.length > 2 ? 2 : 1;
    return { name: units.slice(surnames).join(" "), surname: units.slice(0, surnames).join(" ") };
  }
  const [one = "", two = ""] = units;
  const isCompound = units.length > 2 && isOf(SECOND_NAMES, two) && isOf(FIRST_NAMES, one);
  // `Martorell i Coll` is all of the surname.
  const isJoined = units.length > 2 && /\S [iye] \S/.test(units.at(-1) ?? "");
  const names = isJoined ? units.length - 1 : units.length > 3 || isCompound ? 2 : 1;
  return { name: units.slice(0, names).join(" "), surname: units.slice(names).join(" ") };
}
