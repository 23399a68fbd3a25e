import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";

/** Storybook's sidebar and toolbar, in the light or dark theme that the reader's system asks for. */
const base = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

addons.setConfig({
  theme: create({ base, brandTitle: "@panel/ui", brandTarget: "_self" }),
  sidebar: { showRoots: true },
});
