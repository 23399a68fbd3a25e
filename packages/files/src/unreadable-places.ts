import { Unreadable } from "@panel/domain/unreadable";

/** Why a file of a route cannot be read; the texts are in `EXCHANGE.unreadable`. */
export type UnreadableReason =
  | "empty"
  | "format"
  | "brokenXml"
  | "brokenJson"
  | "brokenPlace"
  | "entities"
  | "topology"
  | "crs"
  | "archive"
  | "archiveTooLarge"
  | "damaged";

export class UnreadableFile extends Unreadable<UnreadableReason> {}
