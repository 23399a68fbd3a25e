import type { OperationTypes } from "@panel/api-client/events-types";
import type { BoardEvent, EventScreen, TeamState } from "@panel/api-client/events-types";
import type { EventHelper, EventScreenLink, TeamPhone, Viewer } from "../viewer.ts";
import type { OperationsOf } from "./operation.ts";

interface Stream<Query, Event> {
  access: "roles";
  body: undefined;
  query: Query;
  files: never;
  data: Event;
}

/** The contract's operations with those whose answers are streams. */
interface EventOperationTypes extends OperationTypes {
  followEventBoard: Stream<OperationTypes["getEventBoard"]["query"], BoardEvent>;
  followEventScreen: Stream<undefined, EventScreen>;
  followTeam: Stream<OperationTypes["getTeamState"]["query"], TeamState>;
}

type OfBoard =
  | "getEventBoard"
  | "followEventBoard"
  | "startEvent"
  | "setEventEnd"
  | "sendEventMessage"
  | "passEventPoint"
  | "adjustEventScore"
  | "endEventTeam"
  | "renameEventTeam"
  | "freeEventPhone"
  | "revealEventRanking";
type OfScreen = "getEventScreen" | "followEventScreen";
type OfPhones =
  | "getTeamDoor"
  | "joinTeam"
  | "getTeamState"
  | "followTeam"
  | "getTeamRoute"
  | "addTeamSteps"
  | "renameOwnTeam"
  | "leaveTeam";

/** The handlers of the contract's operations for staff, by operationId. */
export type StaffEventOperations = OperationsOf<
  Omit<EventOperationTypes, OfBoard | OfScreen | OfPhones>,
  Viewer
>;
/** Those of the board, for staff and helpers. */
export type BoardOperations = OperationsOf<
  Pick<EventOperationTypes, OfBoard>,
  Viewer | EventHelper
>;
export type ScreenOperations = OperationsOf<Pick<EventOperationTypes, OfScreen>, EventScreenLink>;
export type PhoneOperations = OperationsOf<Pick<EventOperationTypes, OfPhones>, TeamPhone>;
