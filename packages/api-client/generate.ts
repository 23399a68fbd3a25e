import { createClient } from "@hey-api/openapi-ts";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { contractNames, type ContractDocument, type ContractName } from "./src/contract.ts";
import { checksSource } from "./checks-source.ts";
import { expandAbsent, readView } from "./expand-absent.ts";
import { expandAnswers } from "./expand-answers.ts";
import { expandFields } from "./expand-fields.ts";
import { expandShared } from "./expand-shared.ts";
import { operationTypesSource } from "./operation-types-source.ts";
import { decodedView, lazySchemas, operationsSource, readingSchemas } from "./operations-source.ts";

const header = (name: string) =>
  `// Generated from openapi/${name}.yaml by generate.ts: change the contract and run \`npm run generate\`.\n`;

/** Documents that name components of others, and which; the first one that has a component gives it. */
const SHARING: Partial<Record<ContractName, readonly ContractName[]>> = {
  tryouts: ["panel"],
  visits: ["tryouts", "panel"],
  events: ["visits", "tryouts", "panel"],
};

async function readContract(name: ContractName): Promise<ContractDocument> {
  const text = await readFile(new URL(`openapi/${name}.yaml`, import.meta.url), "utf8");
  const document = expandAnswers(expandFields(parse(text) as ContractDocument));
  const sources = SHARING[name];
  if (!sources) return document;
  const others = await Promise.all(sources.map(readContract));
  return expandShared(document, ...others);
}

/** All documents, with everything in them that is written out before anything is generated. */
export async function expandedContract(): Promise<ContractDocument[]> {
  return Promise.all(contractNames.map(readContract));
}

/**
 * Writes the client of every document below `folder`, and the document as JSON; of those that our
 * server serves, also the types of their operations.
 */
export async function generate(folder: string): Promise<void> {
  for (const name of contractNames) {
    const target = `${folder}/${name}`;
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    const document = await readContract(name);
    const plain = expandAbsent(document);
    await writeFile(`${target}/document.json`, `${JSON.stringify(plain, null, 1)}\n`);
    const output = { path: target, entryFile: false, clean: false, module: { extension: ".ts" } };
    const logs = { level: "silent", file: false } as const;
    await createClient({
      input: decodedView(document) as never,
      output,
      logs,
      plugins: [{ name: "@hey-api/typescript", comments: true }],
    });
    await createClient({
      input: decodedView(readView(document)) as never,
      output,
      logs,
      plugins: [
        { name: "zod", compatibilityVersion: "mini", requests: false, dates: { offset: true } },
      ],
    });
    for (const file of ["types.gen.ts", "zod.gen.ts"]) {
      const text = await readFile(`${target}/${file}`, "utf8");
      const body = text.replace(/^\/\/ This file is auto-generated[^\n]*\n\n?/, "");
      const source = file === "zod.gen.ts" ? readingSchemas(lazySchemas(body)) : body;
      await writeFile(`${target}/${file}`, `${header(name)}\n${source}`);
    }
    await writeFile(
      `${target}/operations.gen.ts`,
      `${header(name)}\n${operationsSource(document)}`,
    );
    const checks = checksSource(plain);
    if (checks) await writeFile(`${target}/checks.gen.ts`, `${header(name)}\n${checks}`);
    if (name !== "geocoder") {
      await writeFile(
        `${target}/operation-types.gen.ts`,
        `${header(name)}\n${operationTypesSource(document)}`,
      );
    }
  }
}
