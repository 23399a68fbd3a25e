/** Accounts of the demo, and who else may call. */
export type Account =
  | "superadmin"
  | "admin"
  | "supervisor"
  | "editor"
  | "nobody"
  | "bots"
  | "provider"
  | "app"
  | "trial"
  | "phone";

export interface Call {
  form?: Record<string, string | number | Blob>;
  json?: unknown;
  query?: Record<string, string | number>;
}

/** What the calls are about: ids of the large installation. */
export interface Subjects {
  /** An experience of 2,000 points whose texts are long. */
  experience: number;
  points: number[];
  editor: number;
  supervisor: number;
  otherSupervisor: number;
  asset: number;
  assets: number[];
  botId: string;
  botToken: string;
  clientId: string;
  chatbot: string;
  /** A PDF as large as one may be, uploaded and not yet added to the bot. */
  uploaded: string;
  /** What an answer cites. */
  citation: { fileName: string; page: number; ticket: string };
  /** Of an answer. */
  rating: string;
  /** A session of the editor's on another device. */
  session: string;
  deletion: number;
  /** Of a link of the experience, a note that was sent with it, and a walk that was kept. */
  tryToken: string;
  note: number;
  walk: number;
  /** A model of the demo, and the token of a link of it. */
  model: number;
  modelToken: string;
  image: Blob;
  /** Of an experience, as large as it may be. */
  archive: Blob;
  /** Different for each call. */
  turn: number;
}

export interface Worst {
  as: Account;
  call(subjects: Subjects): Call;
  /** Takes away what it works on, so it is called once only. */
  once?: true;
  /** Reads ids from its answer for what is called later. */
  keep?(data: unknown, subjects: Subjects): void;
}

export const long = (length: number) =>
  "ñandú y peñón ".repeat(Math.ceil(length / 14)).slice(0, length);
export const none = () => ({});
export const json = (make: (subjects: Subjects) => object) => (subjects: Subjects) => ({
  json: make(subjects),
});
export const form = (make: (subjects: Subjects) => Call["form"]) => (subjects: Subjects) =>
  ({ form: make(subjects) }) as Call;
