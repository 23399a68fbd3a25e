import type { FastifyInstance } from "fastify";
import { KNOWLEDGE_FILE_BYTES } from "@panel/domain/chatbots";
import { badRequest } from "../../app-error.ts";
import type { Uploads } from "./uploads.ts";

/** Of all but the file. */
const FORM_BYTES = 16 * 1024;

/** Takes the forms that getPresignedURL hands out where there is no bucket to send them to. */
export function registerUploads(scope: FastifyInstance, path: string, uploads: Uploads): void {
  scope.post<{ Params: { key: string }; Body: Record<string, string> | null }>(
    `${path}/:key`,
    {
      config: { bodyBytes: FORM_BYTES, fileCaps: { file: KNOWLEDGE_FILE_BYTES } },
      // Before a byte of the body is read.
      onRequest: async (request) => {
        await uploads.verify(request.params.key);
      },
    },
    async (request, reply) => {
      const file = request.uploads?.get("file");
      if (!file) throw badRequest("The field file takes a file", { fields: ["file"] });
      await uploads.receive(request.params.key, request.body?.["Content-Type"] ?? "", file);
      return reply.code(204).send();
    },
  );
}
