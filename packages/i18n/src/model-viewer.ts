import caSpace from "./ca/model-space.ts";
import ca from "./ca/model-viewer.ts";
import enSpace from "./en/model-space.ts";
import en from "./en/model-viewer.ts";
import esSpace from "./es/model-space.ts";
import es from "./es/model-viewer.ts";
import { pageWords } from "./page-words.ts";
import type { ModelSpaceKey, ModelViewerKey } from "./words.ts";

/** The words of the viewer of 3D models in one language, for the player, which loads them with the viewer. */
export const modelViewerWords = pageWords<ModelViewerKey>({ es, en, ca });

/** The words of the view of a model in the room in one language. */
export const modelSpaceWords = pageWords<ModelSpaceKey>({ es: esSpace, en: enSpace, ca: caSpace });

export { modelSpaceLabels } from "./model-space-labels.ts";
