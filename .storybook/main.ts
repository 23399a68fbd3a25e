import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";

/** With STORIES=marked, only stories tagged `snapshot` are indexed: those that reviewers approve as pictures. */
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

const marked = process.env["STORIES"] === "marked";

/** Loads the pages of the manual, except in test and picture runs, which do not need them. */
const manual: Pick<StorybookConfig, "previewAnnotations"> & { stories: string[] } =
  marked || process.env["VITEST"]
    ? { stories: [] }
    : {
        stories: ["../packages/ui/manual/*.mdx"],
        previewAnnotations: [
          fileURLToPath(new URL("../packages/ui/manual/preview.tsx", import.meta.url)),
        ],
      };

/**
 * Stories of all packages are drawn in one document, so the later sheet of a page would overrule classes in the stories
 * of others. The preview's own sheet has the same classes.
 */
const sheetOfParts = {
  find: /^\.\.\/parts\.css$/,
  replacement: fileURLToPath(new URL("../packages/ui/src/styles.css", import.meta.url)),
};

export default {
  ...manual,
  stories: [...manual.stories, "../packages/*/{src,recipes}/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  ...(marked ? { experimental_indexers: markedOnly } : {}),
  viteFinal: (config) =>
    mergeConfig(config, { plugins: [tailwindcss()], resolve: { alias: [sheetOfParts] } }),
} satisfies StorybookConfig;
