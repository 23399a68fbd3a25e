import { ManualContainer } from "./ManualContainer.tsx";
import { ManualPage } from "./ManualPage.tsx";

/** What the manual adds to Storybook; .storybook/main.ts loads this file. */
export const parameters = {
  docs: {
    page: ManualPage,
    container: ManualContainer,
    // As written: what is rendered would show the names that the build has shortened.
    source: { type: "code" },
  },
};
