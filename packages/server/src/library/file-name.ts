/** A file's name as its author sees it: without the folders that some programs put in front. */
export function plainFileName(given: string): string {
  const name = given
    .replace(/^.*[/\\]/s, "")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .normalize("NFC");
  return Array.from(name).slice(0, 150).join("");
}
