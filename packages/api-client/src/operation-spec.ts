import type { ZodMiniType } from "zod/mini";

/** The properties of a call that the client takes from the contract. */
export interface OperationSpec {
  id: string;
  method: "GET" | "POST";
  path: string;
  /** How the input is sent. Without a body it is sent in the query. */
  body?: "json" | "form";
  /** Whether a bearer token is required. */
  authenticated?: boolean;
  /** Whether the answer's data is a string that contains JSON. */
  jsonText?: boolean;
  /** Schema of the decoded 200 answer. */
  response: ZodMiniType;
}
