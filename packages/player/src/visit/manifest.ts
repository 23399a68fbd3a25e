/** Has the browser offer to install the page, unless the server has said so in the page itself. */
export function linkManifest(address: string): void {
  if (document.head.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = address;
  document.head.append(link);
}
