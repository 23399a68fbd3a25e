import type { Role } from "@panel/domain/roles";

/** The user behind a request, as the database knows them now. */
export interface Viewer {
  id: number;
  role: Role;
  email: string;
  /** Which of the user's sessions it is; empty where no request is behind it. */
  sessionId: string;
  /** When that expires; missing where no request is behind it. */
  sessionEndsAt?: string;
  /** What the session was opened with, as its browser calls itself; missing where no request is behind it. */
  userAgent?: string;
  /** Where the request comes from; empty where no request is behind it. */
  address: string;
}

/** A user of the panel who calls the bot platform. */
export interface BotUser extends Viewer {
  /** The account that the user works for: its branch's. */
  account: { id: number; subject: string; email: string };
  /** The user's token version in the panel when it got its token. */
  version: number;
  /** The panel's session in which it got its token; expiry in seconds. */
  session: { id: string; expiresAt: number };
}

/** Whoever holds a link with which a route is tried. */
export interface TrialLink {
  role: "trialLink";
  id: number;
  /** What is stored of its secret. */
  hash: string;
  experienceId: number;
  expiresAt: string;
  /** How many were sent with it. */
  notes: number;
}

/** Whoever holds a link that shows a model. */
export interface ModelLink {
  role: "modelLink";
  id: number;
  assetId: number;
  /** Who made it, as of now: the link reaches no more than its maker sees. */
  maker: Pick<Viewer, "id" | "role">;
  /** Null: as the asset has it. */
  plays: boolean | null;
  /** Empty for the first one. */
  clip: string;
  expiresAt: string;
  /** The size that came last and was not settled. */
  chosenScale: number | null;
}

/** Whoever plays a published route, with the token of the visit. */
export interface VisitCaller {
  role: "visit";
  id: number;
}

/** Whoever helps at an event with a link. */
export interface EventHelper {
  role: "eventHelper";
  /** Of the link. */
  id: number;
  eventId: number;
  name: string;
  may: readonly ("message" | "pass" | "score" | "endTeam" | "time")[];
  /** Where the request comes from. */
  address: string;
}

/** The screen of an event's hall. */
export interface EventScreenLink {
  role: "eventScreen";
  /** Of the link. */
  id: number;
  eventId: number;
}

/** A phone that has joined a team. */
export interface TeamPhone {
  role: "teamPhone";
  id: number;
  teamId: number;
  eventId: number;
  /** As it calls itself in steps. */
  phone: string;
}

/** An installation of the visitors' app that calls with its key. */
export interface Installation {
  role: "installation";
  name: string;
  keyId: number;
  /** The admin of whose branch the experiences are that it may report of; null for all experiences. */
  adminId: number | null;
}
