/**
 * Brings the typeface of the design tokens to a small page that is already on the screen, so that it takes no time from what
 * the page is for. Until it has come, and where the browser saves data, the system's face is shown.
 * @param address of the font's file
 */
export function bringTypeface(address: string): void {
  if (matchMedia("(prefers-reduced-data: reduce)").matches) return;
  const face = new FontFace("Inter Variable", `url(${address})`, { weight: "100 900" });
  face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  );
}
