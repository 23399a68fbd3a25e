import type { User } from "../db/schema.ts";
import type { Operations } from "../http/contract-routes.ts";
import { succeeded } from "../http/envelope.ts";
import { viewerOf } from "../http/guards.ts";
import type { Settings } from "../settings.ts";
import type { Account } from "./service.ts";

export function accountOperations(account: Account, settings: Settings): Operations {
  return {
    async login(request) {
      const { email, password } = request.body as { email: string; password: string };
      return succeeded({ token: await account.login(email, password, request.ip) });
    },

    async getMe(request) {
      return succeeded(currentUser(await account.me(viewerOf(request)), settings));
    },
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
