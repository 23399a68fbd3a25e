import { hasRight } from "@panel/domain/policies";
import { mailWords } from "@panel/i18n/mail";
import type { CurrentUser } from "@panel/api-client/panel-types";
import { badRequest, unauthenticated } from "../app-error.ts";
import type { PlatformTokens } from "../chatbots/platform-tokens.ts";
import type { User } from "../db/schema.ts";
import { repeatedAnswer, type Operations } from "../http/operation.ts";
import { branchFlags, type Resources } from "../resources/service.ts";
import type { Settings } from "../settings/settings.ts";
import type { Viewer } from "../viewer.ts";
import { coalescedReads } from "./coalesced-reads.ts";
import { userRecord } from "./records.ts";
import type { Users } from "./service.ts";

export interface UserRoutesParts {
  resources: Pick<Resources, "flagsOf" | "member">;
  platformTokens: Pick<PlatformTokens, "ownTokens">;
  settings: Settings;
}

/** Answers carry their message in the caller's language: the panel shows it as a title. */
export function userOperations(users: Users, parts: UserRoutesParts) {
  const { resources, platformTokens, settings } = parts;
  const list = coalescedReads(async (viewer: Viewer) =>
    repeatedAnswer<"getMyUsers">(await users.list(viewer)),
  );
  return {
    getMyUsers: ({ viewer }) => list(`${viewer.role} ${viewer.id}`, viewer),

    async getMe({ viewer, answer }) {
      const member = await resources.member(viewer.id);
      if (!member) throw unauthenticated();
      return answer({
        ...userRecord(member.user),
        ...branchFlags(member.admin),
        ...ownMatters(member.user, settings),
        ...(await platformTokens.ownTokens(viewer, member)),
      });
    },

    async createUser({ viewer, body, files, language, answer }) {
      await users.create(viewer, body, files.image, language);
      return answer(undefined, mailWords(language)("ANSWERS.userCreated"));
    },

    async updateUser({ viewer, body, files, language, answer }) {
      await users.update(viewer, body, files.image);
      return answer(undefined, mailWords(language)("ANSWERS.saved"));
    },

    async deleteUser({ viewer, body, language, answer }) {
      await users.remove(viewer, body.id);
      return answer(undefined, mailWords(language)("ANSWERS.userDeleted"));
    },

    async moveUser({ viewer, body, answer }) {
      await users.move(viewer, body);
      return answer();
    },

    async activateUser({ viewer, body, language, answer }) {
      await users.activate(viewer, body.id);
      return answer(undefined, mailWords(language)("ANSWERS.userActivated"));
    },

    async resendConfirmation({ viewer, body, language, answer }) {
      await users.resendConfirmation(viewer, body.id);
      return answer(undefined, mailWords(language)("ANSWERS.confirmationSent"));
    },

    async resetSecondFactor({ viewer, body, answer }) {
      await users.resetSecondFactor(viewer, body.id);
      return answer();
    },

    async endUserSessions({ viewer, body, answer }) {
      return answer({ sessions: await users.endSessions(viewer, body.id) });
    },

    async uploadEditors({ viewer, body, files, language, answer }) {
      const { csvFile } = files;
      if (!csvFile) throw badRequest("The field csvFile takes a file", { fields: ["csvFile"] });
      const { requestId, supervisorId } = body;
      const call = { requestId, supervisorId, isDryRun: body.checkOnly === 1 };
      const report = await users.importEditors(viewer, csvFile, call, language);
      const count = report.imported;
      return answer(report, mailWords(language)("ANSWERS.imported", { count }));
    },

    async listImports({ viewer, query, answer }) {
      return answer(await users.listImports(viewer, query.supervisorId));
    },

    async undoImport({ viewer, body, answer }) {
      const { requestId, supervisorId } = body;
      return answer(await users.undoImport(viewer, { requestId, supervisorId }));
    },

    async getMyProfile({ viewer, answer }) {
      return answer(await users.profile(viewer));
    },

    async updateProfile({ viewer, body, files, language, answer }) {
      await users.updateProfile(viewer, body, files.image);
      return answer(undefined, mailWords(language)("ANSWERS.saved"));
    },

    async hasSharedGyms({ viewer, body, answer }) {
      const user = await users.known(viewer, body.userId);
      const { has_shared_gyms } = await resources.flagsOf(user.id);
      return answer({ hasSharedGyms: has_shared_gyms });
    },

    async getUserChildren({ viewer, body, answer }) {
      return answer({ children: await users.collaborators(viewer, body.userId) });
    },
  } satisfies Operations;
}

/** What only the user itself may know. */
function ownMatters(
  user: User,
  settings: Settings,
): Pick<CurrentUser, "mustChangePassword" | "defaultPassword"> {
  return {
    mustChangePassword: user.uses_default_password === 1,
    ...(settings.defaultPassword && hasRight(user.role, "activate-users")
      ? { defaultPassword: settings.defaultPassword }
      : {}),
  };
}
