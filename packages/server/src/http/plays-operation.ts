import type { OperationTypes } from "@panel/api-client/plays-types";
import type { Installation } from "../viewer.ts";
import type { OperationsOf } from "./operation.ts";

/** The handlers of some operations of the visitors' app's contract, by operationId. */
export type PlayOperations = OperationsOf<OperationTypes, Installation>;
