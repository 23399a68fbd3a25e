import type { OperationTypes } from "@panel/api-client/tryouts-types";
import type { ModelLink, TrialLink, Viewer } from "../viewer.ts";
import type { OperationsOf } from "./operation.ts";

type OfLink = "getTryRoute" | "sendTryNote";
type OfModelLink = "getTriedModel" | "sendModelSize";

/** The handlers of the contract's operations for staff, by operationId. */
export type StaffTryOperations = OperationsOf<Omit<OperationTypes, OfLink | OfModelLink>, Viewer>;
/** Those for whoever holds a link of a route. */
export type LinkTryOperations = OperationsOf<Pick<OperationTypes, OfLink>, TrialLink>;
/** Those for whoever holds a link of a model. */
export type ModelLinkOperations = OperationsOf<Pick<OperationTypes, OfModelLink>, ModelLink>;
