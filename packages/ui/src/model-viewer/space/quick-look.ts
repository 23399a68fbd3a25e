/**
 * Opens a USDZ in Quick Look. Called within the reader's own tap.
 * @param url an address of the server, of a size that cannot be changed there, or a Blob's
 */
export function openQuickLook(url: string): void {
  const link = document.createElement("a");
  link.rel = "ar";
  // Safari opens Quick Look only for a link around a picture.
  link.append(document.createElement("img"));
  // It ignores what follows `#` in the address of a Blob.
  link.href = url.startsWith("blob:") ? url : `${url}#allowsContentScaling=0`;
  link.click();
}
