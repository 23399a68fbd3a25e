import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { readChunks } from "../../tools/unchanged/chunks.ts";
import {
  areasOfCalls,
  JourneyHashes,
  readJourneys,
  writeJourneys,
  type PassedJourney,
} from "../../tools/unchanged/journey-plan.ts";
import { LOADED, type Loaded } from "./loads.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Records which journeys have passed, and with what they have loaded, so that the check knows which a change concerns. */
export default class PassedJourneys implements Reporter {
  readonly #journeys: Record<string, PassedJourney> = { ...readJourneys(root) };
  readonly #chunks = readChunks(root);
  readonly #areaOf = areasOfCalls(root);
  #hashes: JourneyHashes | undefined;

  onBegin(): void {
    // Before the first journey: a file that changes meanwhile has not passed.
    this.#hashes = new JourneyHashes(root);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, , file = "", ...titles] = test.titlePath();
    const name = [file, ...titles].join(" ");
    const text = result.annotations.find(({ type }) => type === LOADED)?.description;
    if (result.status !== "passed" || !text || !this.#hashes) {
      Reflect.deleteProperty(this.#journeys, name);
      return;
    }
    const { scripts, calls } = JSON.parse(text) as Loaded;
    const modules = new Set(scripts.flatMap((script) => this.#chunks.get(script) ?? []));
    const areas = new Set(calls.map(this.#areaOf).filter((area) => area !== undefined));
    const loaded = { modules: [...modules].toSorted(), areas: [...areas].toSorted() };
    const spec = relative(root, test.location.file).split(sep).join("/");
    this.#journeys[name] = { ...loaded, keys: this.#hashes.keysOf(spec, loaded) };
  }

  onEnd(): void {
    writeJourneys(root, this.#journeys);
  }
}
