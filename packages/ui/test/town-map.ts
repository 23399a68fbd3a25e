export { townMap } from "../../../tools/town-map.ts";
