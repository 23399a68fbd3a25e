import type { InterfaceLanguage } from "@panel/domain/languages";
import type { OperationTypes } from "@panel/api-client/panel-types";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Viewer } from "../viewer.ts";
import type { KeptCookie, VisitCookies } from "./kept-cookies.ts";

/** What a contract says of one operation, as types. */
interface OperationShape {
  access: "public" | "roles";
  body: unknown;
  query: unknown;
  files: string;
  data: unknown;
}

/** The operations of a contract, by operationId. */
type Shapes<Types> = { readonly [Id in keyof Types]: OperationShape };

declare const answered: unique symbol;

/** A successful answer to an operation. Only the functions of this file make one. */
export interface Answer<Id> {
  readonly [answered]: Id;
}

/** An answer's `data`, where the operation has any, and a message that says more than "OK". */
type AnswerParts<Data> = undefined extends Data
  ? [data?: undefined, message?: string]
  : [data: Data, message?: string];

/** One call of an operation, checked against its contract. */
export interface CallOf<Types extends Shapes<Types>, Id extends keyof Types, Caller> {
  /** The request's body without its files; JSON in texts is decoded. */
  readonly body: Types[Id]["body"];
  readonly query: Types[Id]["query"];
  /** The files of the form by their fields; they are deleted with the request. */
  readonly files: { readonly [Field in Types[Id]["files"]]?: UploadedFile };
  /** Who calls; null on public operations. */
  readonly viewer: Types[Id]["access"] extends "public" ? null : Caller;
  readonly address: string;
  readonly userAgent: string;
  readonly device: KeptCookie;
  readonly providerSignIn: KeptCookie;
  readonly visits: VisitCookies;
  /** The interface language that the caller prefers. */
  readonly language: InterfaceLanguage;
  /** Whether the caller has gone away: then nobody reads the answer. */
  isGone(): boolean;
  answer(...parts: AnswerParts<Types[Id]["data"]>): Answer<Id>;
}

/** The handlers of some operations of a contract, by operationId. */
export type OperationsOf<Types extends Shapes<Types>, Caller> = {
  [Id in keyof Types]?: (call: CallOf<Types, Id, Caller>) => Promise<Answer<Id>>;
};

/** An operation of the panel's contract. */
export type OperationId = keyof OperationTypes;
export type BodyOf<Id extends OperationId> = OperationTypes[Id]["body"];
export type Call<Id extends OperationId> = CallOf<OperationTypes, Id, Viewer>;
export type Operations = OperationsOf<OperationTypes, Viewer>;

/** Produces the events of an answer; the signal says that nobody reads them any more. */
export type EventSource<Event = unknown> = (gone: AbortSignal) => AsyncIterable<Event>;

/** What an answer is inside. */
export interface AnswerContent {
  data?: unknown;
  message: string;
  /** Is sent several times: it is serialized once. */
  isRepeated?: boolean;
  /** The whole answer as JSON, once a repeated one was serialized; its data is then let go. */
  json?: Promise<Buffer>;
  /** The answer is a stream of these events. */
  events?: EventSource;
  /** The answer is a stream that goes on. */
  live?: EventSource<LiveEvent>;
}

/** An event of a stream that goes on. */
export interface LiveEvent<Data = unknown> {
  /** By which whoever reads knows how far it has read. */
  id: number;
  data: Data;
}

export function answer<Id>(data?: unknown, message = "OK"): Answer<Id> {
  return pack({ data, message });
}

/** An answer that is serialized once and sent to several callers. */
export function repeatedAnswer<Id extends OperationId>(
  data: OperationTypes[Id]["data"],
): Answer<Id> {
  return pack({ data, message: "OK", isRepeated: true });
}

/**
 * An answer as server-sent events, each one JSON. What is thrown before the first event is answered
 * as any other error; after it, the stream breaks off.
 */
export function streamedAnswer<Id, Event>(events: EventSource<Event>): Answer<Id> {
  return pack({ message: "OK", events });
}

/** The same of a stream that goes on until somebody ends it: with ids, and comments while nothing happens. */
export function liveAnswer<Id, Data>(live: EventSource<LiveEvent<Data>>): Answer<Id> {
  return pack({ message: "OK", live });
}

function pack<Id>(content: AnswerContent): Answer<Id> {
  return content as unknown as Answer<Id>;
}

export function contentOf(given: Answer<unknown>): AnswerContent {
  return given as unknown as AnswerContent;
}
