import { globSync, readFileSync } from "node:fs";
import { SourceTextModule } from "node:vm";

/*
 * Compiles every module that a build has written, without running any. A bundler that splits code by groups can export a name that
 * it has left out (Rolldown 1.2.19 does for an entry within a group), at which a browser refuses the whole page.
 */
const broken = globSync("dist/assets/**/*.js").flatMap((file) => {
  try {
    void new SourceTextModule(readFileSync(file, "utf8"), { identifier: file });
    return [];
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : String(error)}`];
  }
});
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
