import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, badRequest, tooLarge } from "./errors.ts";

/** Bytes of a JSON body; one more is 413. */
export const JSON_BYTES = 64 * 1024;
/** Bytes of a form without files, its boundaries included; one more is 413. */
export const FORM_BYTES = 2 * 1024 * 1024;
const FORM_FIELDS = 500;

/**
 * Reads multipart forms of text fields into `request.body`. The parser's own limits count single
 * fields; here the bytes of the whole body are counted as they arrive, declared or chunked.
 */
export async function registerForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fieldSize: FORM_BYTES,
      fieldNameSize: 100,
      fields: FORM_FIELDS,
      files: 0,
      parts: FORM_FIELDS,
    },
  });
  app.addHook("preValidation", async (request) => {
    if (request.isMultipart()) request.body = await readFields(request);
  });
}

async function readFields(request: FastifyRequest): Promise<Record<string, string>> {
  if (Number(request.headers["content-length"]) > FORM_BYTES) throw tooLarge();
  const overflow = new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= FORM_BYTES) return;
      request.raw.off("data", count);
      // The rest is read and thrown away, so that the client gets to see the answer.
      request.raw.unpipe();
      request.raw.resume();
      reject(tooLarge());
    };
    request.raw.on("data", count);
  });
  try {
    return await Promise.race([collect(request), overflow]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // What the parser throws is about the form: broken, cut short, or over one of its limits.
    if ((error as { statusCode?: number }).statusCode === 413) throw tooLarge();
    throw badRequest("The form cannot be read");
  }
}

async function collect(request: FastifyRequest): Promise<Record<string, string>> {
  // No prototype: a field may be called anything.
  const fields: Record<string, string> = Object.create(null);
  for await (const part of request.parts()) {
    if (part.type === "file") {
      part.file.resume();
      throw badRequest("This form takes no files", { fields: [part.fieldname] });
    }
    if (part.fieldnameTruncated || part.valueTruncated) throw tooLarge();
    if (Object.hasOwn(fields, part.fieldname)) {
      throw badRequest("A field is there twice", { fields: [part.fieldname] });
    }
    // A form sends every line end as CRLF; the author's text had LF.
    fields[part.fieldname] = String(part.value).replaceAll("\r\n", "\n");
  }
  return fields;
}
