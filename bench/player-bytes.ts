import { judge, tellPage, weighPage } from "./page-files.ts";

/**
 * Everything that the page loads when it is opened: HTML, JavaScript with React and all words, CSS; the map and the viewer
 * of models come later. 1 kB is 1000 bytes here.
 */
const LIMIT = 110_000;

judge("page", tellPage("The player", await weighPage("player", ["production", "worker"])), LIMIT);
