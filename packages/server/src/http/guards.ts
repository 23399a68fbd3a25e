import type { FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { isRole, type Role } from "@panel/domain/roles";
import { notAllowed, unauthenticated } from "./errors.ts";

/** Who may call an operation, as its `x-access` in the contract says. */
export type Access = "public" | readonly Role[];

/** The user behind a request, as the database knows them now. */
export interface Viewer {
  id: number;
  role: Role;
  email: string;
  /** Which of the user's sessions it is; empty where no request is behind it. */
  sessionId: string;
  /** Where the request comes from; empty where no request is behind it. */
  address: string;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null on public operations. */
    viewer: Viewer | null;
  }
}

/** Who lets callers in. */
export interface Gate {
  /** Gives the user whose token it is, or undefined when it is good for nothing any more. */
  authenticate(token: string, address: string): Promise<Viewer | undefined>;
  /** Is told of users who call what their role may not. */
  refused(viewer: Viewer, operationId: string): Promise<void>;
}

/**
 * Reads the `x-access` of an operation.
 * @throws when there is none, so that nothing is ever served unguarded by oversight
 */
export function accessOf(operation: { operationId?: string; "x-access"?: unknown }): Access {
  const access = operation["x-access"];
  if (access === "public") return access;
  if (Array.isArray(access) && access.length > 0 && access.every(isRole)) return access;
  throw new Error(
    `Operation ${operation.operationId ?? "without operationId"} needs x-access: public, or a list of roles`,
  );
}

/** The hook that lets only the right callers through, before a byte of their body is read. */
export function guard(operationId: string, access: Access, gate: Gate): onRequestAsyncHookHandler {
  return async (request) => {
    if (access === "public") return;
    const token = bearerToken(request);
    const viewer = token === undefined ? undefined : await gate.authenticate(token, request.ip);
    if (!viewer) throw unauthenticated();
    if (!access.includes(viewer.role)) {
      await gate.refused(viewer, operationId);
      throw notAllowed();
    }
    request.viewer = viewer;
  };
}

/** The viewer of a guarded operation. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw unauthenticated();
  return request.viewer;
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(request.headers.authorization ?? "")?.[1];
}
