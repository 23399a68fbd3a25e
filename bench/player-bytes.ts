import { judge, kB, tellPage, weighPage, withImports } from "./page-files.ts";

/**
 * Everything that the public page of a route loads when it is opened: HTML, JavaScript with React and the words of a language, CSS; the map,
 * the viewer of models, the camera and the code of a prize come later. 1 kB is 1000 bytes here.
 */
const LIMIT = 115_000;

/**
 * What reads a model, of any of its formats; what makes a USDZ of one, which only devices with Quick Look load; and seeing it in
 * the room: the button beside a model, and the room itself at its first tap. Augmented reality has 12 kB in all.
 */
const LATER = { "model.worker": 96_000, "usdz-of": 9_500, SpaceButton: 3000, SpaceView: 9000 };

const files = await weighPage("player", ["production", "worker"]);
/** Of the language that needs most. */
const WORDS = [...files.sizes]
  .filter(([file]) => file.startsWith("assets/player-"))
  .toSorted(([, a], [, b]) => b - a)
  .slice(0, 1)
  .map(([file]) => file);
const pageOf = (name: string) => {
  const file = [...files.sizes.keys()].find((each) => each.startsWith(`assets/${name}-`));
  if (file === undefined) throw new Error(`The build has no ${name}`);
  return new Set([...withImports(files, file), ...WORDS]);
};
const bytes = tellPage("The player", files, pageOf("visit-page"));
for (const name of ["trial", "framed"]) {
  const loaded = [...files.sizes].filter(
    ([file]) => files.html.includes(file) || pageOf(name).has(file),
  );
  console.log(`  ${name.padEnd(32)}${kB(loaded.reduce((sum, [, size]) => sum + size, 0))}`);
}
judge("page", bytes, LIMIT);
for (const [name, limit] of Object.entries(LATER)) {
  const [, size = Infinity] = [...files.sizes].find(([file]) => file.includes(`/${name}-`)) ?? [];
  judge(name, size, limit);
}
