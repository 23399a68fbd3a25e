import { knownTimeZone } from "@panel/domain/time-zone";
import type { Session } from "@panel/api-client/panel-types";
import type { SessionRow } from "../db/schema.ts";
import type { Call, Operations } from "../http/operation.ts";
import { DEVICE_SECONDS } from "./known-devices.ts";
import type { PasswordForm } from "./password-links.ts";
import type { Account } from "./service.ts";
import { deviceOf } from "./user-agent.ts";

export function accountOperations(account: Account) {
  return {
    async login({ body, address, userAgent, language, device, answer }) {
      const timeZone = knownTimeZone(body.timeZone);
      const origin = { address, userAgent, language, timeZone, device: device.read() };
      const made = await account.login(body, origin);
      device.write(made.device, DEVICE_SECONDS);
      return answer({ token: made.token });
    },

    async logout({ viewer, answer }) {
      const url = await account.logout(viewer);
      return answer(url === undefined ? {} : { url });
    },

    async forgotPassword({ body, address, device, answer }) {
      await account.forgotPassword(body.email, address, device.read());
      return answer();
    },

    async resetPassword(call) {
      await account.resetPassword(passwordForm(call));
      return call.answer();
    },

    async confirmEmail(call) {
      await account.confirmEmail(passwordForm(call));
      return call.answer();
    },

    async changePassword({ viewer, body, userAgent, answer }) {
      const form = { ...body, userAgent, timeZone: knownTimeZone(body.timeZone) };
      return answer({ token: await account.changePassword(viewer, form) });
    },

    async listSessions({ viewer, answer }) {
      const rows = await account.listSessions(viewer);
      return answer(rows.map((row) => sessionOf(row, viewer.sessionId)));
    },

    async endSession({ viewer, body, answer }) {
      await account.endSession(viewer, body.id);
      return answer();
    },

    async endOtherSessions({ viewer, answer }) {
      await account.endOtherSessions(viewer);
      return answer();
    },
  } satisfies Operations;
}

function passwordForm({ body, address }: Call<"resetPassword" | "confirmEmail">): PasswordForm {
  const timeZone = "timeZone" in body ? knownTimeZone(body.timeZone) : undefined;
  return { secret: body.id, password: body.password, address, timeZone };
}

function sessionOf(row: SessionRow, currentId: string): Session {
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
