/** Makes texts alike that a search takes for the same. */
export type Fold = (text: string) => string;

/** Text without case and accents, so that "avila" finds "Ávila": how texts are folded unless a provider says otherwise. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
