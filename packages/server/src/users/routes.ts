import { mailWords, type MailWords } from "@panel/i18n/mail";
import type { FastifyRequest } from "fastify";
import { callerLanguage } from "../http/language.ts";
import type { Operations } from "../http/contract-routes.ts";
import { succeeded } from "../http/envelope.ts";
import { badRequest } from "../app-error.ts";
import { viewerOf } from "../http/guards.ts";
import { uploadOf } from "../http/uploads.ts";
import type { Resources } from "../resources/service.ts";
import type { UserFields, UserForm } from "./form.ts";
import type { Users } from "./service.ts";

/** Answers carry their message in the caller's language: it is the title of what the panel shows. */
export function userOperations(users: Users, resources: Resources): Operations {
  return {
    async getMyUsers(request, reply) {
      reply.type("application/json; charset=utf-8");
      return users.list(viewerOf(request));
    },

    async createUser(request) {
      await users.create(viewerOf(request), formOf(request), callerLanguage(request));
      return succeeded(undefined, words(request)("ANSWERS.userCreated"));
    },

    async updateUser(request) {
      await users.update(viewerOf(request), idOf(request), formOf(request));
      return succeeded(undefined, words(request)("ANSWERS.saved"));
    },

    async deleteUser(request) {
      await users.remove(viewerOf(request), idOf(request));
      return succeeded(undefined, words(request)("ANSWERS.userDeleted"));
    },

    async activateUser(request) {
      await users.activate(viewerOf(request), idOf(request));
      return succeeded(undefined, words(request)("ANSWERS.userActivated"));
    },

    async resendConfirmation(request) {
      await users.resendConfirmation(viewerOf(request), idOf(request));
      return succeeded(undefined, words(request)("ANSWERS.confirmationSent"));
    },

    async uploadEditors(request) {
      const csv = uploadOf(request, "csvFile");
      if (!csv) throw badRequest("The field csvFile takes a file", { fields: ["csvFile"] });
      const { requestId } = request.body as { requestId?: string };
      const language = callerLanguage(request);
      const report = await users.importEditors(viewerOf(request), csv, requestId, language);
      return succeeded(report, words(request)("ANSWERS.imported", { count: report.imported }));
    },

    async getMyProfile(request) {
      return succeeded(await users.profile(viewerOf(request)));
    },

    async updateProfile(request) {
      await users.updateProfile(viewerOf(request), formOf(request));
      return succeeded(undefined, words(request)("ANSWERS.saved"));
    },

    async hasSharedGyms(request) {
      const user = await users.known(viewerOf(request), aboutOf(request));
      const { has_shared_gyms } = await resources.flagsOf(user.id);
      return succeeded({ hasSharedGyms: has_shared_gyms });
    },

    async getUserChildren(request) {
      return succeeded({
        children: await users.collaborators(viewerOf(request), aboutOf(request)),
      });
    },
  };
}

function words(request: FastifyRequest): MailWords {
  return mailWords(callerLanguage(request));
}

function formOf(request: FastifyRequest): UserForm {
  return { fields: request.body as UserFields, image: uploadOf(request, "image") };
}

const idOf = (request: FastifyRequest) => (request.body as { id: number }).id;
const aboutOf = (request: FastifyRequest) => (request.body as { userId: number }).userId;
