import ca from "./ca/model-viewer.ts";
import en from "./en/model-viewer.ts";
import es from "./es/model-viewer.ts";
import { pageWords } from "./page-words.ts";
import type { ModelViewerKey } from "./words.ts";

/** The words of the viewer of 3D models in one language, for the player, which loads them with the viewer. */
export const modelViewerWords = pageWords<ModelViewerKey>({ es, en, ca });
