import type { FastifyRequest } from "fastify";
import type { SessionRow, User } from "../db/schema.ts";
import type { Operations } from "../http/contract-routes.ts";
import { succeeded } from "../http/envelope.ts";
import { viewerOf } from "../http/guards.ts";
import { callerLanguage } from "../http/language.ts";
import type { Settings } from "../settings.ts";
import type { PasswordForm } from "./password-links.ts";
import type { Account } from "./service.ts";
import { deviceOf } from "./user-agent.ts";

export function accountOperations(account: Account, settings: Settings): Operations {
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
      return succeeded(currentUser(await account.me(viewerOf(request)), settings));
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

function currentUser(user: User, settings: Settings) {
  const activates = user.role === "admin" || user.role === "supervisor";
  return {
    id: user.id,
    idMod: user.image_id ?? 0,
    name: user.name,
    surname: user.surname,
    email: user.email,
    entity: user.entity,
    city: user.city,
    phone: user.phone,
    role: user.role,
    facebook: user.facebook,
    instagram: user.instagram,
    twitter: user.twitter,
    avatar: "",
    status: user.status,
    has_chatbots: user.has_chatbots === 1,
    has_shared_gyms: user.has_shared_gyms === 1,
    mustChangePassword: user.uses_default_password === 1,
    ...(settings.botsUrl && user.parlia_token ? { parliaToken: user.parlia_token } : {}),
    ...(settings.defaultPassword && activates ? { defaultPassword: settings.defaultPassword } : {}),
  };
}
