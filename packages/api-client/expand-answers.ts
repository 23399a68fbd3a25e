type Json = Record<string, unknown>;

/** What the contract says of an answer, where it is like all others. */
interface ShortAnswer {
  /** Schema of `data`; left out where an answer has none. */
  data?: Json;
  /** Whether a back end may leave `data` out, since the documents do not describe it. */
  isExtra?: boolean;
  /** Of `data`. */
  example?: unknown;
  /** The schema of refusals. @default Refusal */
  refusal?: string;
  /** The key in the example of a refusal. @default ERRORS.unknown */
  refused?: string;
  /** Failures beside those that every such call has, by status: names of shared responses. */
  failures?: Record<string, string>;
}

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const response = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** The document with all responses written out, as OpenAPI has them: `x-answer` of an operation becomes its `responses`. */
export function expandAnswers<Document extends { paths: Record<string, Json> }>(
  document: Document,
): Document {
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, expanded(operation as Json)]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) as Document["paths"] };
}

function expanded({ "x-answer": answer, ...operation }: Json): Json {
  return answer ? { ...operation, responses: responses(operation, answer) } : operation;
}

function responses(operation: Json, answer: ShortAnswer): Json {
  const {
    data,
    example,
    refusal = "Refusal",
    refused = "ERRORS.unknown",
    failures,
    isExtra,
  } = answer;
  const done = data
    ? {
        type: "object",
        required: ["success", "message", ...(isExtra ? [] : ["data"])],
        properties: {
          success: { const: true, type: "boolean" },
          message: { type: "string", maxLength: 2000, "x-absent": "" },
          data,
        },
      }
    : schema("Done");
  const names: Record<string, string> = {
    "400": "BadRequest",
    ...(operation["x-access"] === "public" ? {} : { "401": "Unauthorized", "403": "Forbidden" }),
    ...(operation["requestBody"] ? { "413": "TooLarge", "415": "UnsupportedMediaType" } : {}),
    "429": "TooManyRequests",
    "503": "Unavailable",
    ...failures,
  };
  return {
    "200": {
      description: "Done, or refused for a reason that the user can mend.",
      content: {
        "application/json": {
          schema: { oneOf: [done, schema(refusal)] },
          examples: {
            done: { value: { success: true, message: "OK", ...(data ? { data: example } : {}) } },
            refused: {
              value: { success: false, message: "Refused", data: { translation_key: refused } },
            },
          },
        },
      },
    },
    ...Object.fromEntries(Object.entries(names).map(([status, name]) => [status, response(name)])),
  };
}
