import { englishViewerTexts, type ModelViewerLabels } from "./labels.ts";
import { englishModelSpaceLabels } from "./space/labels.ts";

/** All English texts. Apart from those of the viewer itself, so that a page without a view in the room does not load its texts. */
export const englishModelViewerLabels: ModelViewerLabels = {
  ...englishViewerTexts,
  space: englishModelSpaceLabels,
};
