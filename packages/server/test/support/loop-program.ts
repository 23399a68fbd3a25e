import { writeFileSync } from "node:fs";
import { zipSync } from "fflate";
import { contractOperations, loadContract } from "@panel/api-client/contract";
import { archiveText, ARCHIVE_TEXTS } from "@panel/domain/experience/archive";
import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel } from "@panel/domain/experience/fields";

/* The program of bench/loop.ts: prints the operations of the contracts, and writes an archive that is as large as it may be. */

const CONTRACTS = ["panel", "bots", "plays", "tryouts"] as const;
const POINTS = 2000;
const text = (length: number) => "ñandú y peñón ".repeat(Math.ceil(length / 14)).slice(0, length);

function operations(): object[] {
  return CONTRACTS.flatMap((contract) => {
    const { paths } = loadContract(contract);
    return contractOperations(contract).map(({ operationId, method, path, requestType }) => {
      const item = paths[path]?.[method.toLowerCase()] as {
        requestBody?: { content: Record<string, { "x-max-bytes"?: number }> };
      };
      const [media] = Object.values(item.requestBody?.content ?? {});
      return { contract, operationId, method, path, requestType, most: media?.["x-max-bytes"] };
    });
  });
}

function archive(): Uint8Array {
  const experience = { ...emptyModel(experienceFields), ...newExperience("ZZZZZZ") };
  const empty = emptyModel(pointFields);
  const written = archiveText({
    experience: { ...experience, name: { ...experience.name, cas: "Grande" } },
    points: Array.from({ length: POINTS }, (_, index) => ({
      id: index + 1,
      point: {
        ...empty,
        name: { cas: `Punto ${index}`, cat: "", eng: "" },
        position: { lat: 40, lon: -3 },
        activationDependency: index,
        story: { ...empty.story, text: { cas: text(1200), cat: text(500), eng: "" } },
      },
    })),
    assets: [],
  });
  return zipSync({ [ARCHIVE_TEXTS]: new TextEncoder().encode(written) }, { level: 0 });
}

const [command = "", path = ""] = process.argv.slice(2);
if (command === "operations") process.stdout.write(JSON.stringify(operations()));
else writeFileSync(path, archive());
