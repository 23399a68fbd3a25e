import type { Preview } from "@storybook/react-vite";
import "../packages/ui/src/styles.css";

/** The theme switch of the toolbar sets the attribute that an app sets. */
function applyTheme(theme: unknown) {
  document.documentElement.dataset["theme"] = theme === "dark" ? "dark" : "light";
}

/** A story in a frame of a manual's page wears what the page wears. */
function themeAround(): string {
  try {
    const { location, document } = window.parent;
    const inManual =
      window.parent !== window && new URLSearchParams(location.search).get("viewMode") === "docs";
    return (inManual && document.documentElement.dataset["theme"]) || "light";
  } catch {
    // The page around is another site's.
    return "light";
  }
}

export default {
  // Every component has a page in the manual.
  tags: ["autodocs"],
  globalTypes: {
    theme: {
      description: "Colour theme",
      toolbar: { icon: "contrast", items: ["light", "dark"], dynamicTitle: true },
    },
  },
  // STORYBOOK_THEME=dark runs every story's tests in the dark theme.
  initialGlobals: { theme: import.meta.env["STORYBOOK_THEME"] ?? themeAround() },
  parameters: {
    // The run that takes pictures leaves it to the run of the stories.
    a11y: { test: import.meta.env["STORYBOOK_PICTURES"] ? "off" : "error" },
    chromatic: {
      modes: { light: { theme: "light" }, dark: { theme: "dark" } },
      prefersReducedMotion: "reduce",
      diffThreshold: 0,
    },
    layout: "padded",
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "Manual",
          ["Introduction", "Tokens", "Theming", "Writing", "Accessibility", "Contributing"],
          "Form",
          "Content",
          "Layout",
          "Navigation",
          "Lists",
          "Media",
          "Maps",
          "Overlays",
          "Messages",
          "States",
          "Status",
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      applyTheme(globals["theme"]);
      return <Story />;
    },
  ],
} satisfies Preview;
