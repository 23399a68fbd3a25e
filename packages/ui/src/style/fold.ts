/** Text without case and accents, so that "avila" finds "Ávila" and "NINO" finds "niño". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
