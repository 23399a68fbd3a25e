import type { OperationTypes } from "@panel/api-client/tryouts-types";
import type { TrialLink, Viewer } from "../viewer.ts";
import type { OperationsOf } from "./operation.ts";

type OfLink = "getTryRoute" | "sendTryNote";

/** The handlers of the contract's operations for staff, by operationId. */
export type StaffTryOperations = OperationsOf<Omit<OperationTypes, OfLink>, Viewer>;
/** Those for whoever holds a link. */
export type LinkTryOperations = OperationsOf<Pick<OperationTypes, OfLink>, TrialLink>;
