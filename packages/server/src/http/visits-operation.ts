import type { OperationTypes } from "@panel/api-client/visits-types";
import type { Viewer, VisitCaller } from "../viewer.ts";
import type { OperationsOf } from "./operation.ts";

type OfVisit = "addVisitSteps" | "leaveVisit";
type OfAnybody = "listOpenRoutes" | "getOpenRoute" | "startVisit" | "getMyVisit";

/** The handlers of the contract's operations for staff, by operationId. */
export type StaffVisitOperations = OperationsOf<Omit<OperationTypes, OfVisit | OfAnybody>, Viewer>;
/** Those for visitors, with and without a visit. */
export type VisitorOperations = OperationsOf<
  Pick<OperationTypes, OfVisit | OfAnybody>,
  VisitCaller
>;
