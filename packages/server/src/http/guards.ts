import type { FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { isRole, type Role } from "@panel/domain/roles";
import { notAllowed, unauthenticated } from "../app-error.ts";

/** Callers who are no users: an installation of the visitors' app, whoever holds a link or the token of a visit, and phones of teams. */
const OTHERS = [
  "installation",
  "trialLink",
  "modelLink",
  "visit",
  "eventHelper",
  "eventScreen",
  "teamPhone",
] as const;
type CallerRole = Role | (typeof OTHERS)[number];

/** Who may call an operation, as its `x-access` in the contract says. */
export type Access = "public" | readonly CallerRole[];

/** Who calls, as each contract's own authenticator knows them. */
export interface Caller {
  role: CallerRole;
  /** Of a user, or of a link. */
  id?: number;
  /** Of an installation. */
  name?: string;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null on public operations. */
    viewer: Caller | null;
  }
}

/** A call that was refused to a user. */
export interface RefusedCall {
  /** The contract's operationId. */
  operation: string;
  /** The reason as a key. */
  reason: string;
  /** The record that was asked for, or nothing. */
  subject: string;
}

/** Knows the users behind tokens. */
export interface Authenticator<User extends Caller = Caller> {
  /**
   * The user whose token it is, or undefined when the token is not, or no longer, valid.
   * @param scheme the contract's security scheme, which says what kind of token it has to be
   * @throws AppError unauthenticated where its holder may know why it is no longer valid
   */
  authenticate(token: string, address: string, scheme: string): Promise<User | undefined>;
  /** Is called with every operation that a user is refused. */
  recordRefusal(viewer: User, refusal: RefusedCall): Promise<void>;
}

/**
 * Reads the `x-access` of an operation.
 * @throws when there is none, so that nothing is ever served unguarded by oversight
 */
export function accessOf(operation: { operationId?: string; "x-access"?: unknown }): Access {
  const access = operation["x-access"];
  if (access === "public") return access;
  if (Array.isArray(access) && access.length > 0 && access.every(isCallerRole)) return access;
  throw new Error(
    `Operation ${operation.operationId ?? "without operationId"} needs x-access: public, or a list of who may call it`,
  );
}

function isCallerRole(value: unknown): value is CallerRole {
  return OTHERS.some((other) => other === value) || isRole(value);
}

/** The hook that lets only the right callers through, before a byte of their body is read. */
export function guard(
  access: Access,
  authenticator: Authenticator,
  scheme: string,
): onRequestAsyncHookHandler {
  return async (request) => {
    if (access === "public") return;
    const token = bearerToken(request);
    const viewer =
      token === undefined ? undefined : await authenticator.authenticate(token, request.ip, scheme);
    if (!viewer) throw unauthenticated();
    request.viewer = viewer;
    if (!access.includes(viewer.role)) throw notAllowed();
  };
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(request.headers.authorization ?? "")?.[1];
}
