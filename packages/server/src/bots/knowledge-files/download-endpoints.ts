import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { mailWords } from "@panel/i18n/mail";
import { AppError, notFound } from "../../app-error.ts";
import { botsEnvelope } from "../../http/envelope.ts";
import { sendError } from "../../http/error-handler.ts";
import { statusOf } from "../../http/error-status.ts";
import { callerLanguage } from "../../http/language.ts";
import { FILE_METHODS, sendStored } from "../../http/stored-files.ts";
import type { Storage } from "../../storage/storage.ts";
import type { KnowledgeFiles } from "./service.ts";

/**
 * Serves the PDFs of bots by the addresses that come with citations and with the list of a bot's
 * files. Nothing keeps a copy, so that one that was deleted is gone.
 */
export function registerDownloads(
  scope: FastifyInstance,
  path: string,
  { files, storage }: { files: Pick<KnowledgeFiles, "granted">; storage: Storage },
): void {
  scope.route<{ Params: { fileName: string }; Querystring: { grant?: unknown } }>({
    method: [...FILE_METHODS],
    url: `${path}/:fileName`,
    async handler(request, reply) {
      reply.headers({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
      const { fileName } = request.params;
      const { grant } = request.query;
      const granted = await files.granted(fileName, typeof grant === "string" ? grant : "");
      if (granted === "expired") return refuse(request, reply, tooOld(), "BOT_FILES.tooOld");
      const sent =
        granted &&
        (await sendStored(request, reply, storage, granted.key, {
          name: granted.downloadName,
          cacheControl: "private, no-store",
        }));
      return sent ? reply : refuse(request, reply, notFound(), "BOT_FILES.gone");
    },
  });
}

const tooOld = () =>
  new AppError("gone", "ERRORS.linkNotValid", "The address of the file has expired");

/** People open these addresses themselves: they get a page in their language. */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
  words: "BOT_FILES.tooOld" | "BOT_FILES.gone",
): FastifyReply {
  if (!/\btext\/html\b/.test(request.headers.accept ?? "")) {
    return sendError(reply, error, botsEnvelope);
  }
  const language = callerLanguage(request);
  const text = mailWords(language)(words);
  return reply
    .code(statusOf(error))
    .headers({ "content-security-policy": "default-src 'none'" })
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><p>${text}</p></html>`,
    );
}
