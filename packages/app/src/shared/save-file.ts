/** Downloads a text or bytes as a file. @param type of a text */
export function saveFile(
  name: string,
  content: string | Blob,
  type = "text/csv;charset=utf-8",
): void {
  const blob = typeof content === "string" ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Has the browser download what an address answers as an attachment; the page stays. */
export function openDownload(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.rel = "noreferrer";
  link.click();
}
