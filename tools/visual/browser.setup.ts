import { unpackDrawingBrowser } from "./browser.ts";

export const setup = unpackDrawingBrowser;
