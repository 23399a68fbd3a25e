import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";

/** The frame around stories and manual, in the reader's own light or dark. */
const base = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

addons.setConfig({
  theme: create({ base, brandTitle: "@panel/ui", brandTarget: "_self" }),
  sidebar: { showRoots: true },
});
