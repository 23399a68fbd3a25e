import { ModelError } from "@panel/models/problem";
import type { SpaceProblemCode } from "./labels.ts";

/** Why the browser refused a session, by the names that WebXR gives its errors. */
export function refusalCode(error: unknown): SpaceProblemCode {
  switch (error instanceof DOMException ? error.name : "") {
    case "NotAllowedError":
      return "denied";
    case "SecurityError":
      return "blocked";
    case "NotSupportedError":
      return "unsupported";
    case "InvalidStateError":
      return "busy";
    default:
      return "failed";
  }
}

/** Why no file for Quick Look could be made. */
export const usdzProblem = (error: unknown): SpaceProblemCode =>
  error instanceof ModelError && error.code === "tooLarge" ? "fileTooLarge" : "failed";
