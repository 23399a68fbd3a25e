import { addressesIn } from "./addresses.ts";
import { visible } from "./plain-text.ts";

/** Stands where something was left out. */
export const LEFT_OUT = "[…]";

/** Spanish DNI, NIE and CIF; an IBAN; a passport; anything that mixes letters with many digits. */
const IDENTIFIERS =
  // oxlint-disable-next-line regexp/no-super-linear-move -- A question has a limit.
  /(?<![\p{L}\p{N}])(?:[xyz][\s.-]?\d{7}[\s.-]?[a-z]|\d{1,2}\.?\d{3}\.?\d{3}[\s.-]?[a-z]|[a-z]{2}\d{2}(?:[\s.-]?[\da-z]{4}){3,8}(?:[\s.-]?[\da-z]{1,3})?|(?=[a-z\d-]*\d[a-z\d-]*\d[a-z\d-]*\d[a-z\d-]*\d[a-z\d-]*\d)[a-z]{1,4}[a-z\d-]{5,}|\d{4}[\s-]?[a-z]{3})(?![\p{L}\p{N}])/giu;

/** Seven digits or more, however they are grouped: telephones, cards, accounts. */
const LONG_NUMBERS = /(?<![\p{L}\p{N}])\+?(?:\(\+?\d+\)[\s.-]?)?\d(?:[\s./-]?\(?\d\)?){6,}/gu;

/** A year with another year, as in 1936-1939, is no telephone. */
const YEARS = /^(?:1\d|20)\d{2}\s?[-/]\s?(?:1\d|20)\d{2}$/;

/** How people say who they are; what follows is a name. */
const INTRODUCTIONS = [
  "me llamo",
  "mi nombre(?: completo)? es",
  "mis apellidos son",
  "mi apellido es",
  "nombre:",
  "my (?:full |first |last )?name(?: is|['’]s)",
  "my surname is",
  "i am called",
  "name:",
  "em dic",
  "(?:el )?meu nom(?: complet)? és",
  "(?:el )?meu cognom és",
  "(?:els )?meus cognoms són",
  "nom:",
].join("|");

/** Words that end a name; the particles that stand inside names are not among them. */
const AFTER_NAME =
  "y|e|o|pero|que|quiero|quería|querría|tengo|soy|estoy|vivo|busco|necesito|puedo|and|but|i|we|can|could|would|what|where|when|how|want|am|is|live|looking|need|i què|i|però|vull|voldria|tinc|sóc|soc|estic|visc|busco|necessito|puc|cuándo|cuando|cómo|como|dónde|donde|qué|a|on|quan|com";

const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${INTRODUCTIONS})\s+((?:(?!(?:${AFTER_NAME})(?![\p{L}\p{N}'’]))(?:\p{L}\.|[\p{L}\p{M}'’·-]+)(?:\s+|(?=[.,;!?)]|$))){1,5})`,
  "giu",
);

/** "Soy Ana", "I'm Ana": a name only where it is written as one. */
const NAMED_IN_CAPITALS =
  /(?<![\p{L}\p{N}])([Ss]oy|[Ss]óc|[Ss]oc|I am|I['’]m|i['’]m|[Mm]y name['’]s)(\s+(?:(?:en|el|la|na)\s+)?)(\p{Lu}[\p{L}\p{M}'’·-]+(?:\s+(?:(?:de|del|la|i|y|van|von)\s+)*\p{Lu}[\p{L}\p{M}'’·-]+){0,4})/gu;

/** Where somebody lives, to the end of the clause. */
const HOMES =
  /(?<![\p{L}\p{N}])(vivo en|mi dirección es|i live (?:in|at)|my address is|visc (?:a|al|en)|(?:la )?meva adreça és)\s+[^,;!?¿¡\n]+/giu;

const HANDLES = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/gu;

/**
 * A question without what tells who asked it: addresses, telephones and other long numbers,
 * identity documents, and names and homes where somebody says theirs.
 */
export function withoutPersonalData(question: string): string {
  let text = "";
  let at = 0;
  const plain = visible(question);
  for (const { start, end } of addressesIn(plain)) {
    text += `${plain.slice(at, start)}${LEFT_OUT}`;
    at = end;
  }
  text += plain.slice(at);
  return text
    .replaceAll(HANDLES, LEFT_OUT)
    .replaceAll(IDENTIFIERS, LEFT_OUT)
    .replaceAll(LONG_NUMBERS, (found) => (YEARS.test(found) ? found : LEFT_OUT))
    .replaceAll(HOMES, `$1 ${LEFT_OUT}`)
    .replaceAll(NAMED, (_found, introduction: string, name: string) => {
      const blank = /\s$/.test(name) ? " " : "";
      return `${introduction} ${LEFT_OUT}${blank}`;
    })
    .replaceAll(NAMED_IN_CAPITALS, `$1$2${LEFT_OUT}`)
    .replaceAll(/\s+/g, " ")
    .trim();
}
