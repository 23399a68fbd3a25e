import { defineConfig } from "@playwright/test";
import type { JourneyOptions } from "./support/journey.ts";
import base from "./playwright.config.ts";

/** The journeys on pages that the browser translates. */
export default defineConfig<JourneyOptions>(base, { use: { isTranslated: true } });
