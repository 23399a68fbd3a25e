/** Normalises the name of a column: lower case, without accents, blanks and punctuation. */
export function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
}
