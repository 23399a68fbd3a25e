import { judge, tellPage, weighPage } from "./page-files.ts";

/** 1 kB is 1000 bytes here. */
const limits = {
  /** Everything that the chat’s page loads before it is shown: HTML, JavaScript with React and all words, CSS. Its typeface follows. */
  page: 77_300,
  /** The script that web pages include. */
  loader: 3000,
};
const loaderFile = "embed.js";

const { sizes, html } = await weighPage("widget", ["production", "loader"]);
const page = new Map(sizes);
page.delete(loaderFile);
judge("page", tellPage("The embedded chat", { sizes: page, html }), limits.page);
judge("loader", sizes.get(loaderFile) ?? Infinity, limits.loader);
