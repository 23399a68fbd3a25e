import type { FastifyRequest } from "fastify";
import { AppError, badRequest, tooLarge } from "../app-error.ts";
import { isStorageDown } from "../storage/storage.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { PIECE_COST, type ArrivingBody } from "./arriving-body.ts";
import { holderOf } from "./holder.ts";
import type { Incoming } from "./uploads.ts";

const FORM_FIELDS = 500;
/** The parser's limits, for single parts of any form. */
export const FORM_LIMITS = {
  fieldNameSize: 100,
  fields: FORM_FIELDS,
  parts: FORM_FIELDS,
  headerPairs: 20,
  headerSize: 16 * 1024,
  // Each file has a cap of its own, from the contract.
  fileSize: Number.POSITIVE_INFINITY,
};

interface FormParts {
  incoming: Incoming;
  /** Gets the files, by the name of their field. */
  uploads: Map<string, UploadedFile>;
  fileCaps: Readonly<Record<string, number>>;
  /** Of all but the content of files. */
  bodyBytes: number;
}

/**
 * Reads a multipart form: files to disk, and what is answered are the text fields and the names of the files.
 * @throws AppError invalid for one that cannot be read, too-large past a limit
 */
export async function readForm(
  request: FastifyRequest,
  body: ArrivingBody,
  parts: FormParts,
): Promise<Record<string, string>> {
  try {
    return await collect(request, body, parts);
  } catch (error) {
    if (error instanceof AppError || isStorageDown(error)) throw error;
    const { statusCode } = error as { statusCode?: number };
    // What the parser throws is about the form: broken, cut short, or over one of its limits.
    throw statusCode === 413 ? tooLarge() : badRequest("The form cannot be read");
  }
}

async function collect(
  request: FastifyRequest,
  body: ArrivingBody,
  { incoming, uploads, fileCaps, bodyBytes }: FormParts,
): Promise<Record<string, string>> {
  // No prototype: a field may be called anything.
  const fields: Record<string, string> = Object.create(null);
  let texts = 0;
  let ofFiles = 0;
  for await (const part of request.parts({ limits: { fieldSize: bodyBytes } })) {
    if (Object.hasOwn(fields, part.fieldname)) {
      throw badRequest("A field was sent twice", { fields: [part.fieldname] });
    }
    if (part.type === "file") {
      const most = Object.hasOwn(fileCaps, part.fieldname) ? fileCaps[part.fieldname] : undefined;
      if (most === undefined) {
        throw badRequest("This field takes no file", { fields: [part.fieldname] });
      }
      const file = await incoming.receive(part, most, holderOf(request).name, (bytes) => {
        ofFiles += bytes;
        body.held.remove(bytes + PIECE_COST);
      });
      // A browser sends a file field that was left empty as a file without name and content. The parser gives an empty name
      // as none.
      if (file.bytes === 0 && !file.fileName) incoming.discard(file);
      else {
        uploads.set(part.fieldname, file);
        fields[part.fieldname] = part.filename;
      }
      continue;
    }
    texts += Buffer.byteLength(String(part.value));
    if (part.fieldnameTruncated || part.valueTruncated || texts > bodyBytes) throw tooLarge();
    // A form sends every line end as CRLF; the author's text had LF.
    fields[part.fieldname] = String(part.value).replaceAll("\r\n", "\n");
  }
  if (body.total - ofFiles > bodyBytes) throw tooLarge();
  return fields;
}
