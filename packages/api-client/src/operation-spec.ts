/** Checks a decoded 200 answer: a schema of zod, or a `smallCheck`. */
export interface AnswerCheck<Answer = unknown> {
  safeParse(value: unknown): { success: true; data: Answer } | { success: false; error: unknown };
}

/** How a form is sent. Part of the operation, so that pages without forms do without its code. */
export interface FormSender {
  encode(input: object): FormData;
  /** As `fetch`, but tells the fraction of the body that has been sent, from 0 to 1. */
  send(
    url: string,
    init: RequestInit & { signal: AbortSignal },
    onProgress: (share: number) => void,
  ): Promise<Response>;
}

/** The properties of a call that the client takes from the contract. */
export interface OperationSpec {
  id: string;
  method: "GET" | "POST";
  path: string;
  /** How the input is sent. Without a body it is sent in the query. */
  body?: "json" | FormSender;
  /** Whether a bearer token is required. */
  authenticated?: boolean;
  /** The property that tells whether the call was done; an answer without it is the data alone. */
  envelope?: "success" | "status";
  /** Whether the answer has data, or may have. */
  hasData?: boolean;
  /** Whether the answer's data is a string that contains JSON. */
  jsonText?: boolean;
  /** Gives the schema of the decoded 200 answer. */
  response: () => AnswerCheck;
}
