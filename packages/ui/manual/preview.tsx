import { ManualContainer } from "./ManualContainer.tsx";
import { ManualPage } from "./ManualPage.tsx";

/** What the manual adds to Storybook; its main.ts takes this file in. */
export const parameters = {
  docs: { page: ManualPage, container: ManualContainer },
};
