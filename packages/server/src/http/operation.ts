import type { InterfaceLanguage } from "@panel/domain/languages";
import type { OperationTypes } from "@panel/api-client/panel-types";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Viewer } from "../viewer.ts";

/** An operation of the contract. */
export type OperationId = keyof OperationTypes;

/** The request's body without its files; JSON in texts is decoded. */
export type BodyOf<Id extends OperationId> = OperationTypes[Id]["body"];
type QueryOf<Id extends OperationId> = OperationTypes[Id]["query"];
type DataOf<Id extends OperationId> = OperationTypes[Id]["data"];

declare const answered: unique symbol;

/** A successful answer to an operation. Only `answer` and `serializedAnswer` make one. */
export interface Answer<Id extends OperationId> {
  readonly [answered]: Id;
}

/** An answer's `data`, where the operation has any, and a message that says more than "OK". */
type AnswerParts<Id extends OperationId> =
  undefined extends DataOf<Id>
    ? [data?: undefined, message?: string]
    : [data: DataOf<Id>, message?: string];

/** One call of an operation, checked against the contract. */
export interface Call<Id extends OperationId> {
  readonly body: BodyOf<Id>;
  readonly query: QueryOf<Id>;
  /** The files of the form by their fields; they are deleted with the request. */
  readonly files: { readonly [Field in OperationTypes[Id]["files"]]?: UploadedFile };
  /** Who calls; null on public operations. */
  readonly viewer: OperationTypes[Id]["access"] extends "public" ? null : Viewer;
  readonly address: string;
  readonly userAgent: string;
  /** The interface language that the caller prefers. */
  readonly language: InterfaceLanguage;
  /** Whether the caller has gone away: then nobody reads the answer. */
  isGone(): boolean;
  answer(...parts: AnswerParts<Id>): Answer<Id>;
}

/** The handlers of some operations, by operationId. */
export type Operations = {
  [Id in OperationId]?: (call: Call<Id>) => Promise<Answer<Id>>;
};

/** What an answer is inside. */
export interface AnswerContent {
  data?: unknown;
  message: string;
  /** The whole answer as JSON; data and message are then not used. */
  json?: Buffer;
}

export function answer<Id extends OperationId>(...[data, message]: AnswerParts<Id>): Answer<Id> {
  return pack({ data, message: message ?? "OK" });
}

/** An answer that is serialized once and sent to several callers. */
export function serializedAnswer<Id extends OperationId>(data: DataOf<Id>): Answer<Id> {
  const message = "OK";
  return pack({ message, json: Buffer.from(JSON.stringify({ success: true, message, data })) });
}

function pack<Id extends OperationId>(content: AnswerContent): Answer<Id> {
  return content as unknown as Answer<Id>;
}

export function contentOf(given: Answer<OperationId>): AnswerContent {
  return given as unknown as AnswerContent;
}
