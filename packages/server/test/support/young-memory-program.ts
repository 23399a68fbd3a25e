/* Prints the bytes that the engine's young memory has while lists come and go: as a rule, and at most in nine looks of ten. */
import { setImmediate as turn } from "node:timers/promises";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { growYoungMemory, keepYoungMemory } from "../../src/young-memory.ts";

const TURNS = 400;
const KEPT = 2_000;

keepYoungMemory();
setFlagsFromString("--memory-saver-mode");
if (process.argv.includes("--grow")) growYoungMemory();
const kept: object[] = [];
const sizes: number[] = [];
for (let round = 0; round < TURNS; round += 1) {
  for (let list = 0; list < 100; list += 1) {
    kept[(round * 100 + list) % KEPT] = Array.from({ length: 200 }, (_, at) => ({ at }));
  }
  await turn();
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space");
  sizes.push(young?.space_size ?? 0);
}
// It begins with more, which the first complete collection gives back.
const late = sizes.slice(TURNS / 2).toSorted((a, b) => a - b);
process.stdout.write(
  JSON.stringify({ usual: late[TURNS / 4], most: late[Math.floor(late.length * 0.9)] }),
);
