import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, badRequest, tooLarge } from "../app-error.ts";
import { isStorageDown } from "../storage/storage.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Incoming } from "./uploads.ts";

/** Bytes of a JSON body; one more is 413. */
export const JSON_BYTES = 64 * 1024;
/** Bytes of a form apart from its files, its boundaries included; one more is 413. */
export const FORM_BYTES = 2 * 1024 * 1024;
const FORM_FIELDS = 500;

/**
 * Reads multipart forms: text fields into `request.body`, files to disk and into `request.uploads`,
 * their names into `request.body`. The parser's own limits count single fields; here the bytes of
 * the whole body are counted as they arrive, declared or chunked.
 */
export async function registerForms(app: FastifyInstance, incoming: Incoming): Promise<void> {
  await app.register(multipart, {
    limits: {
      fieldSize: FORM_BYTES,
      fieldNameSize: 100,
      fields: FORM_FIELDS,
      parts: FORM_FIELDS,
      // Each file has a cap of its own, from the contract.
      fileSize: Number.POSITIVE_INFINITY,
    },
  });
  app.decorateRequest("uploads", null);
  app.addHook("preValidation", async (request, reply) => {
    if (!request.isMultipart()) return;
    const uploads = new Map<string, UploadedFile>();
    request.uploads = uploads;
    const clean = () => [...uploads.values()].forEach((file) => incoming.discard(file));
    // The event also comes when the sender closes the connection before there is an answer.
    reply.raw.once("close", clean);
    try {
      request.body = await readForm(request, incoming, uploads);
    } finally {
      if (reply.raw.closed) clean();
    }
  });
}

async function readForm(
  request: FastifyRequest,
  incoming: Incoming,
  uploads: Map<string, UploadedFile>,
): Promise<Record<string, string>> {
  const caps = request.routeOptions.config.fileCaps ?? {};
  const most = Object.values(caps).reduce((sum, bytes) => sum + bytes, FORM_BYTES);
  if (Number(request.headers["content-length"]) > most) throw tooLarge();
  const overflow = new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= most) return;
      request.raw.off("data", count);
      // The rest is read and dropped: many clients read the answer only after sending everything.
      request.raw.unpipe();
      request.raw.resume();
      reject(tooLarge());
    };
    request.raw.on("data", count);
  });
  try {
    return await Promise.race([collect(request, incoming, caps, uploads), overflow]);
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof AppError) throw error;
    const { statusCode } = error as { statusCode?: number };
    if (isStorageDown(error)) throw error;
    // What the parser throws is about the form: broken, cut short, or over one of its limits.
    if (statusCode === 413) throw tooLarge();
    throw badRequest("The form cannot be read");
  }
}

async function collect(
  request: FastifyRequest,
  incoming: Incoming,
  caps: Readonly<Record<string, number>>,
  uploads: Map<string, UploadedFile>,
): Promise<Record<string, string>> {
  // No prototype: a field may be called anything.
  const fields: Record<string, string> = Object.create(null);
  for await (const part of request.parts()) {
    if (Object.hasOwn(fields, part.fieldname)) {
      throw badRequest("A field was sent twice", { fields: [part.fieldname] });
    }
    if (part.type === "file") {
      const most = Object.hasOwn(caps, part.fieldname) ? caps[part.fieldname] : undefined;
      if (most === undefined) {
        throw badRequest("This field takes no file", { fields: [part.fieldname] });
      }
      const file = await incoming.receive(part, most);
      // A browser sends a file field that was left empty as a file without name and content.
      if (file.bytes === 0 && file.fileName === "") incoming.discard(file);
      else {
        uploads.set(part.fieldname, file);
        fields[part.fieldname] = part.filename;
      }
      continue;
    }
    if (part.fieldnameTruncated || part.valueTruncated) throw tooLarge();
    // A form sends every line end as CRLF; the author's text had LF.
    fields[part.fieldname] = String(part.value).replaceAll("\r\n", "\n");
  }
  return fields;
}
