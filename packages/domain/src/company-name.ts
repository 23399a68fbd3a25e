import { addressName } from "./editor-emails.ts";
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

/**
 * The name of a person without the company before it, as `Consorci de Turisme, Marta López Ruiz`. What stands before a comma is
 * a surname unless it is called like a company, or the address has words of what stands behind only.
 */
export function withoutCompany(whole: string, email: string): string {
  const comma = whole.lastIndexOf(",");
  if (comma < 0) return whole;
  const before = whole.slice(0, comma).trim();
  const person = whole.slice(comma + 1).trim();
  const local = addressName(email);
  const words = (text: string) => foldText(text).split(/[^\p{L}\p{N}·]+/u);
  const told = (text: string) =>
    new Set(words(text).filter((word) => word.length > 2 && local.includes(word))).size;
  const isCompany =
    words(before).some((word) => COMPANIES.has(word)) ||
    COMPANY_FORM.test(before) ||
    (told(person) > 1 && told(before) === 0);
  return isCompany && /\p{L}/u.test(person) ? person : whole;
}
