import { TypedRoute, type CheckAnswer, type CheckRequest } from "./typed-route.ts";

const route = new TypedRoute();

globalThis.addEventListener("message", ({ data }: MessageEvent<CheckRequest>) =>
  answer(route.check(data)),
);

function answer(found: CheckAnswer): void {
  globalThis.postMessage(found, {});
}
