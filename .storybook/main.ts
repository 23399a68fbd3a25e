import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";

/** Reviewers are shown the stories that are pictures, and no others: STORIES=marked. */
const markedOnly: StorybookConfig["experimental_indexers"] = (indexers = []) =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      return entries.filter(
        ({ tags = [] }) => tags.includes("snapshot") && !tags.includes("no-visual"),
      );
    },
  }));

export default {
  stories: ["../packages/*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  ...(process.env["STORIES"] === "marked" ? { experimental_indexers: markedOnly } : {}),
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), tailwindcss()] }),
} satisfies StorybookConfig;
