export { mapFileTiles } from "./mapFileTiles.ts";
