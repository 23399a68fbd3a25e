import { addressName, emailsIn } from "./editor-emails.ts";
import { foldText } from "./fold-text.ts";

/** What is called so is no person. */
const COMPANIES = new Set(
  (
    "consorci consorcio ajuntament ayuntamiento diputacio diputacion generalitat gobierno govern institut instituto " +
    "universitat universidad university fundacio fundacion foundation associacio asociacion association empresa company " +
    "museu museo museum oficina office patronat patronato consell consejo escola escuela school colegio club hotel turisme " +
    "turismo tourism servei serveis servicio servicios cooperativa agencia agency grupo"
  ).split(" "),
);
/** A form of company behind its name. */
const COMPANY_FORM = /\S[ ,](?:S\.?L\.?U?|S\.?A\.?U?|SCCL|SCP|Ltd|Inc|GmbH|LLC)\.?$/;

/** `Marta López (ella)`, `Jordi Puig [extern]`: what stands behind a name in brackets. */
const ASIDE = /(\S)\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/;
/** What parts a name from what is beside it. */
const BESIDE = /\s[-–—|/]\s/;

/** Longer cells hold no name. */
const NAME_MAX = 300;

const wordsOf = (text: string) => foldText(text).split(/[^\p{L}\p{N}·]+/u);

/**
 * The name of a person in a cell of whole names, without what stands beside it: a company, as in
 * `Consorci de Turisme, Marta López Ruiz` and `Marta López - ACME SL`, and brackets. What stands before a comma is a surname
 * unless it is called like a company, or the address has words of what stands behind only.
 */
export function personIn(cell: string, email: string): string {
  if (cell.length > NAME_MAX) return cell;
  const whole = (emailsIn(cell)[0]?.name || cell).replace(ASIDE, "$1");
  const local = addressName(email);
  const told = (text: string) =>
    new Set(wordsOf(text).filter((word) => word.length > 2 && local.includes(word))).size;
  const parts = whole.split(BESIDE);
  if (parts.length > 1) {
    const people = parts.filter((part) => !isCompany(part));
    const [named, ...others] = parts.filter((part) => told(part) > 0);
    const [only, ...more] = people;
    if (only && more.length === 0) return only.trim();
    return named && others.length === 0 && /\S\s\S/.test(named) ? named.trim() : whole;
  }
  const comma = whole.lastIndexOf(",");
  if (comma < 0) return whole;
  const before = whole.slice(0, comma).trim();
  const person = whole.slice(comma + 1).trim();
  const isBeside = isCompany(before) || (told(person) > 1 && told(before) === 0);
  return isBeside && /\p{L}/u.test(person) ? person : whole;
}

const isCompany = (text: string) =>
  wordsOf(text).some((word) => COMPANIES.has(word)) || COMPANY_FORM.test(text);
