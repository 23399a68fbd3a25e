import type { FastifyRequest } from "fastify";
import { hasRight } from "@panel/domain/policies";
import type { SessionRow, User } from "../db/schema.ts";
import type { Operations } from "../http/contract-routes.ts";
import { succeeded } from "../http/envelope.ts";
import { viewerOf } from "../http/guards.ts";
import { callerLanguage } from "../http/language.ts";
import type { Resources } from "../resources/service.ts";
import type { Settings } from "../settings/settings.ts";
import type { Users } from "../users/service.ts";
import type { PasswordForm } from "./password-links.ts";
import type { Account } from "./service.ts";
import { deviceOf } from "./user-agent.ts";

export interface AccountRoutesParts {
  settings: Settings;
  users: Pick<Users, "profile">;
  resources: Pick<Resources, "flagsOf">;
}

export function accountOperations(account: Account, parts: AccountRoutesParts): Operations {
  return {
    async login(request) {
      const token = await account.login(request.body as { email: string; password: string }, {
        address: request.ip,
        userAgent: request.headers["user-agent"] ?? "",
        language: callerLanguage(request),
      });
      return succeeded({ token });
    },

    async logout(request) {
      await account.logout(viewerOf(request));
      return succeeded();
    },

    async getMe(request) {
      const viewer = viewerOf(request);
      const user = await account.me(viewer);
      return succeeded({
        ...(await parts.users.profile(viewer)),
        ...(await parts.resources.flagsOf(viewer.id)),
        ...ownMatters(user, parts.settings),
      });
    },

    async forgotPassword(request) {
      await account.forgotPassword((request.body as { email: string }).email, request.ip);
      return succeeded();
    },

    async resetPassword(request) {
      await account.resetPassword(passwordForm(request));
      return succeeded();
    },

    async confirmEmail(request) {
      await account.confirmEmail(passwordForm(request));
      return succeeded();
    },

    async listSessions(request) {
      const viewer = viewerOf(request);
      const rows = await account.listSessions(viewer);
      return succeeded(rows.map((row) => sessionOf(row, viewer.sessionId)));
    },

    async endSession(request) {
      await account.endSession(viewerOf(request), (request.body as { id: string }).id);
      return succeeded();
    },

    async endOtherSessions(request) {
      await account.endOtherSessions(viewerOf(request));
      return succeeded();
    },
  };
}

function passwordForm(request: FastifyRequest): PasswordForm {
  const { id, password } = request.body as { id: string; password: string };
  return { secret: id, password, address: request.ip };
}

function sessionOf(row: SessionRow, currentId: string) {
  return {
    id: row.id,
    current: row.id === currentId,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    ...deviceOf(row.user_agent),
    address: row.address,
  };
}

/** What only the user itself may know. */
function ownMatters(user: User, settings: Settings) {
  return {
    mustChangePassword: user.uses_default_password === 1,
    ...(settings.botsUrl && user.parlia_token ? { parliaToken: user.parlia_token } : {}),
    ...(settings.defaultPassword && hasRight(user.role, "activate-users")
      ? { defaultPassword: settings.defaultPassword }
      : {}),
  };
}
