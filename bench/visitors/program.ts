import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { MakeBot } from "./sets.ts";

/** What the program of the server answers; see `retrieval-program.ts`. */
interface Answer {
  bot: number;
  retrieval?: {
    evidence: "enough" | "weak" | "none";
    documentLanguage?: string;
    quotes: { quote: string }[];
  };
  read?: string;
  sentences?: { place: string; features: Record<string, number> }[];
  ranked?: { name: string; page: number }[];
  ms: number;
}

export const program = fork(
  fileURLToPath(
    new URL("../../packages/server/test/support/retrieval-program.ts", import.meta.url),
  ),
);

const ended = once(program, "exit").then(() => {
  throw new Error("The program has ended");
});
// It is to end once it is no longer needed.
ended.catch(() => {});

export async function request(message: object): Promise<Answer> {
  const answered = once(program, "message");
  program.send(message);
  const [answer] = (await Promise.race([answered, ended])) as [Answer];
  return answer;
}

export const makeVisitorBot: MakeBot = async (files) => {
  const given = files.map(({ name, bytes }) => ({
    name,
    bytes: Buffer.from(bytes).toString("base64"),
  }));
  const { bot } = await request({ kind: "bot", files: given });
  return bot;
};
