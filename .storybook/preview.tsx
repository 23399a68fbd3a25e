import type { Preview } from "@storybook/react-vite";
import "../packages/ui/src/styles.css";
import "./fonts.css";
import { expectOwnLabels } from "./foreign-labels.ts";

/** Sets `data-theme` on the document, as an app does, to the theme chosen in the toolbar. */
function applyTheme(theme: unknown) {
  document.documentElement.dataset["theme"] = theme === "dark" ? "dark" : "light";
}

/** Sets `dir` on the document, as an app does. */
function applyDirection(direction: unknown) {
  document.documentElement.dir = direction === "rtl" ? "rtl" : "ltr";
}

/** The theme of the surrounding page, for a story in an iframe of the manual. */
function themeAround(): string {
  try {
    const { location, document } = window.parent;
    const inManual =
      window.parent !== window && new URLSearchParams(location.search).get("viewMode") === "docs";
    return (inManual && document.documentElement.dataset["theme"]) || "light";
  } catch {
    // The surrounding page is of another origin, so it cannot be read.
    return "light";
  }
}

/** The page's own language, as the stories find it. */
const { lang } = document.documentElement;

export default {
  // A story of a whole page sets the document's language, and letters depend on it: Catalan draws l·l in one.
  beforeEach() {
    document.documentElement.lang = lang;
  },
  // Every component has a page in the manual.
  tags: ["autodocs"],
  globalTypes: {
    theme: {
      description: "Colour theme",
      toolbar: { icon: "contrast", items: ["light", "dark"], dynamicTitle: true },
    },
    direction: {
      description: "Direction of the text",
      toolbar: { icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true },
    },
  },
  // STORYBOOK_DIRECTION=rtl shows every story from right to left; STORYBOOK_THEME=dark runs every story's tests in the dark theme.
  initialGlobals: {
    theme: import.meta.env["STORYBOOK_THEME"] ?? themeAround(),
    direction: import.meta.env["STORYBOOK_DIRECTION"] ?? "ltr",
  },
  parameters: {
    // Accessibility is checked in the test run of the stories, so the picture run skips it.
    a11y: {
      test: import.meta.env["STORYBOOK_PICTURES"] ? "off" : "error",
      // A test needs only what is wrong: to describe what passes takes half of the time.
      ...(import.meta.env["STORYBOOK_TESTS"] ? { options: { resultTypes: ["violations"] } } : {}),
    },
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
          [
            "Introduction",
            "Tokens",
            "Theming",
            "Writing",
            "Right to left",
            "Accessibility",
            "Contributing",
          ],
          "Recipes",
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
          "Chat",
          "Player",
          "Back office",
        ],
      },
    },
  },
  afterEach: ({ title, canvasElement }) => expectOwnLabels(title, canvasElement),
  decorators: [
    (Story, { globals }) => {
      applyTheme(globals["theme"]);
      applyDirection(globals["direction"]);
      return <Story />;
    },
  ],
} satisfies Preview;
