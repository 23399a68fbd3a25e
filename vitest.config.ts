import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { chromiumFlags, chromiumPath } from "./tools/browser-path.ts";
import { drawingBrowserPath } from "./tools/visual/browser.ts";
import { comparison, drawingFlags, places } from "./tools/visual/drawing.ts";
import { PassedTests } from "./tools/unchanged/reporter.ts";
import { planOfRun } from "./tools/unchanged/test-plan.ts";

const isWholeCheck = Boolean(process.env["WHOLE_CHECK"]);

/** A busy machine may take its time, and the whole check kills servers ten times in one test; what never comes fails all the same. */
const patient = {
  testTimeout: isWholeCheck ? 600_000 : 120_000,
  hookTimeout: 120_000,
  // Long before the server's own rounds of clearing up, which come every ten minutes.
  expect: { poll: { timeout: isWholeCheck ? 300_000 : 110_000 } },
};

const plan = planOfRun();

/** What has passed before and reaches nothing that has changed since. */
const unchangedIn = (project: string): readonly string[] =>
  Object.keys(plan?.unchanged[project] ?? {});

/** They need an S3 storage, and say nothing of the database. */
const storageTests = "packages/server/test/{storage-contract,s3-*}.test.ts";

/** They make files of stored ones, which a storage elsewhere has to give back. */
const remakingTests = "packages/server/test/model-usdz.test.ts";

/** They look into files, texts, headers, roles and connections, and say nothing of the database. */
const contentTests =
  "packages/server/test/{access,library-{decoder,files,models,zip},map-file,knowledge-*,polyglots,zip,answer-text,bot-injections,connections,event-stream,fair-queue,full-disk,http,model-{client,habits},no-descriptors,operations.types,settings,start-{modules,races},streams,translation,unanswered-text,unread-bodies}.test.ts";

/**
 * They put something else in the place of a module, so they need the modules for themselves. What
 * they count is work that has nothing to do with the database.
 */
const mockingTests = "packages/server/test/{login,question}-work.test.ts";

/** They kill what answers, counts and mails, again and again: `durability` and `library-crash` do so in every check. */
const crashTests =
  "packages/server/test/{bot-asks-crash,bots-crash,mail-restart,plays-crash}.test.ts";
/** They are about SQL, races, locks, limits that are counted in the database, and migrations. */
const sqlTests =
  "packages/server/test/{access-codes,account-races,archive-upgrade,asset-uses,audit,audit-search,backup,bot-ledger,change-role,chatbots-migration,compiled-query,database-restarts,delete-user,editor-import,ended-sessions,events,events-live,events-phones,experiences,full-database,guesses,identities,import-limits,library-limits,lotteries,mail-queue,measure-old,model-usdz,named-statements,old-thumbnails,one-model-migration,play-statistics,plays-counting,plays,points,quota,route-languages,several-points,throttle,unanswered-commits,users,versions,version-restores}.test.ts";

interface ServerOptions {
  withS3?: boolean;
  mocking?: boolean;
  /** Which files, where it is not all that say something of the database. */
  only?: string;
  /** Which files not. */
  without?: string;
}

const serverSuite = (
  name: string,
  database: "sqlite" | "postgres",
  { withS3 = false, mocking = false, only, without }: ServerOptions = {},
) => ({
  test: {
    name,
    include: only
      ? [only]
      : withS3
        ? [storageTests, remakingTests]
        : [mocking ? mockingTests : "packages/server/test/**/*.test.ts"],
    exclude: [
      ...unchangedIn(name),
      ...(withS3 || mocking
        ? []
        : [
            storageTests,
            mockingTests,
            ...(database === "postgres" ? [contentTests] : []),
            ...(without ? [without] : []),
          ]),
    ],
    // To load the server anew for each file takes longer than many a file's tests.
    isolate: mocking,
    env: { TEST_DATABASE: database },
    globalSetup: [
      `packages/server/test/support/${database}-setup.ts`,
      ...(withS3 ? ["packages/server/test/support/s3-setup.ts"] : []),
    ],
    ...patient,
  },
});

interface StorybookOptions {
  /** Which stories are tests; all of them unless told. */
  tags?: { include: string[]; exclude: string[] };
  setupFiles?: string[];
  /** Where the browser is; Playwright's own if it is nowhere. */
  browser?: string | undefined;
  globalSetup?: string[];
  /** More flags for the browser. */
  flags?: readonly string[];
  /** What the preview reads from `import.meta.env`. */
  env?: Record<string, string>;
  /** How long a story, or what comes after it, may take. */
  patience?: number;
}

interface Picture {
  root: string;
  arg: string;
  ext: string;
}

/** All pictures of one kind lie in one folder, by the name of their story. */
const picturesIn =
  (folder: string) =>
  ({ root, arg, ext }: Picture) =>
    join(root, folder, `${arg}${ext}`);

/** Each story is a test in a browser. */
const storybookSuite = (
  name: string,
  {
    tags,
    setupFiles = [],
    browser: executablePath = chromiumPath(),
    globalSetup = [],
    flags = [],
    env = {},
    patience,
  }: StorybookOptions = {},
) => ({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL(".storybook", import.meta.url)),
      ...(tags ? { tags } : {}),
    }),
    tailwindcss(),
  ],
  // In tests the virtual lists of react-aria show every row unless they are told not to.
  define: { "process.env.VIRT_ON": "true" },
  // Found late, a dependency makes the server reload in the middle of a test.
  optimizeDeps: {
    include: ["react-dom/server"],
    entries: [
      "packages/*/{src,recipes}/**/*.stories.tsx",
      "packages/ui/src/code-scanner/{code,hard-code}.worker.ts",
      "packages/ui/src/map-file/map.worker.ts",
      "packages/ui/src/map-picker/MapCanvas.tsx",
      "packages/ui/src/model-viewer/{ModelStage.tsx,model.worker.ts}",
      "packages/media/src/{pictures,sounds}/*.worker.ts",
      ".storybook/preview.tsx",
    ],
  },
  test: {
    name,
    // A page for each file loads all modules and sheets anew, which takes a quarter of the whole time.
    isolate: false,
    exclude: [...unchangedIn(name)],
    globalSetup,
    setupFiles,
    ...(patience ? { testTimeout: patience, hookTimeout: patience } : {}),
    env,
    browser: {
      enabled: true,
      headless: true,
      // The first page waits until all dependencies are bundled, which a busy machine does in minutes.
      connectTimeout: 300_000,
      provider: playwright({
        launchOptions: {
          // The presses of a story are not a person's: sounds would not play.
          args: [...chromiumFlags, ...flags, "--autoplay-policy=no-user-gesture-required"],
          ...(executablePath ? { executablePath } : {}),
        },
        // Contrast is not measured, and no picture taken, half way through a fade.
        contextOptions: { reducedMotion: "reduce" as const, deviceScaleFactor: 1 },
      }),
      instances: [{ browser: "chromium" as const }],
      expect: {
        toMatchScreenshot: {
          ...comparison,
          resolveScreenshotPath: picturesIn(process.env["VISUAL_PICTURES"] ?? places.accepted),
          resolveDiffPath: picturesIn(places.differences),
        },
      },
    },
  },
});

export default defineConfig({
  test: {
    // A project may have nothing left to run.
    passWithNoTests: plan !== undefined,
    ...(plan ? { reporters: ["default", new PassedTests(plan)] } : {}),
    projects: [
      {
        test: {
          name: "webkit",
          include: ["e2e/webkit/*.test.ts"],
          globalSetup: ["e2e/support/panel-build.setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "unit",
          // Some work through thousands of cases or load all components, on machines that are busy.
          ...patient,
          // A process for each file takes as long as all of their tests.
          isolate: false,
          // Sheets come out empty unless they are asked for.
          css: { include: [/tokens\.css/] },
          include: [
            "packages/{domain,files,i18n,api-client,models,app,ui,widget,player}/src/**/*.test.{ts,tsx}",
            "packages/{api-client,models}/test/**/*.test.ts",
          ],
          exclude: [...unchangedIn("unit")],
        },
      },
      {
        test: {
          name: "tools",
          ...patient,
          isolate: false,
          css: { include: [/tokens\.css/] },
          include: ["packages/ui/manual/**/*.test.ts", "tools/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "pack",
          include: ["packages/ui/test/**/*.test.{ts,tsx}"],
          ...patient,
          hookTimeout: 300_000,
        },
      },
      serverSuite("server-sqlite", "sqlite", isWholeCheck ? {} : { without: crashTests }),
      serverSuite("server-postgres", "postgres", { only: sqlTests }),
      serverSuite("server-postgres-rest", "postgres", { without: sqlTests }),
      serverSuite("server-s3", "postgres", { withS3: true }),
      serverSuite("server-mocking", "sqlite", { mocking: true }),
      storybookSuite("storybook", {
        setupFiles: [".storybook/tests.setup.ts"],
        env: { STORYBOOK_TESTS: "yes", ...(isWholeCheck ? { STORYBOOK_BOTH_THEMES: "yes" } : {}) },
        patience: 120_000,
      }),
      storybookSuite("visual", {
        tags: { include: ["snapshot"], exclude: ["no-visual"] },
        setupFiles: [".storybook/visual.setup.ts"],
        browser: drawingBrowserPath(),
        globalSetup: ["tools/visual/browser.setup.ts"],
        flags: drawingFlags,
        env: { STORYBOOK_PICTURES: "yes" },
        patience: 120_000,
      }),
    ],
  },
});
