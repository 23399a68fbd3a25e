import type { Config } from "tailwindcss";

/**
 * The design tokens, as names. Their values are CSS variables (packages/ui/src/tokens.css), so that
 * light, dark and an embedding app's own theme change at run time without another build.
 */
export default {
  theme: {
    extend: {
      colors: {
        paper: "var(--color-paper)",
        surface: "var(--color-surface)",
        sunken: "var(--color-sunken)",
        ink: {
          DEFAULT: "var(--color-ink)",
          muted: "var(--color-ink-muted)",
          faint: "var(--color-ink-faint)",
        },
        line: { DEFAULT: "var(--color-line)", strong: "var(--color-line-strong)" },
        lime: {
          DEFAULT: "var(--color-lime)",
          hover: "var(--color-lime-hover)",
          ink: "var(--color-lime-ink)",
          tint: "var(--color-lime-tint)",
        },
        success: { DEFAULT: "var(--color-success)", tint: "var(--color-success-tint)" },
        warning: { DEFAULT: "var(--color-warning)", tint: "var(--color-warning-tint)" },
        danger: {
          DEFAULT: "var(--color-danger)",
          tint: "var(--color-danger-tint)",
          solid: "var(--color-danger-solid)",
          "on-solid": "var(--color-on-danger)",
        },
        info: { DEFAULT: "var(--color-info)", tint: "var(--color-info-tint)" },
        overlay: "var(--color-overlay)",
        focus: { DEFAULT: "var(--color-focus)", gap: "var(--color-focus-gap)" },
      },
      fontFamily: { sans: ["InterVariable", "Inter Variable", "system-ui", "sans-serif"] },
      fontSize: {
        caption: ["0.75rem", { lineHeight: "1rem" }],
        body: ["0.875rem", { lineHeight: "1.25rem" }],
        reading: ["1rem", { lineHeight: "1.5rem" }],
        heading: ["1.25rem", { lineHeight: "1.75rem" }],
        title: ["1.75rem", { lineHeight: "2.25rem" }],
      },
      borderRadius: { card: "var(--radius-card, 10px)", field: "var(--radius-field, 8px)" },
      boxShadow: { float: "var(--shadow-float)" },
      transitionTimingFunction: { calm: "cubic-bezier(0.2, 0, 0, 1)" },
      maxWidth: { content: "80rem" },
      screens: { tablet: "768px", laptop: "1024px" },
    },
  },
} satisfies Config;
