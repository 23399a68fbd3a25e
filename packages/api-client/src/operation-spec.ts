import type { ZodMiniType } from "zod/mini";

/** What the contract says of a call. */
export interface OperationSpec {
  id: string;
  method: "GET" | "POST";
  path: string;
  /** How the input travels; in the query when there is no body. */
  body?: "json" | "form";
  /** A bearer token is needed. */
  authenticated?: boolean;
  /** The answer's data is JSON in a text. */
  jsonText?: boolean;
  /** Schema of the decoded 200 answer. */
  response: ZodMiniType;
}
