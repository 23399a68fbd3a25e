import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/**
 * The panel's typeface. Imported once the chat is on the screen, so that it takes no time from the chat
 * itself; until it has come, and where the browser saves data, the system's face is shown.
 */
if (!matchMedia("(prefers-reduced-data: reduce)").matches) {
  const face = new FontFace("Inter Variable", `url(${inter})`, { weight: "100 900" });
  face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  );
}
