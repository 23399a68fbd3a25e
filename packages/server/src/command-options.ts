import { parseArgs } from "node:util";
import { UsageError } from "./usage-error.ts";

/** What a command is given beside its words, wherever that stands among them. */
const OPTIONS = {
  restore: { replace: { type: "boolean" } },
  "rotate-token-secret": { finish: { type: "boolean" } },
  "make-play-key": { all: { type: "boolean" } },
  "check-routes": { language: { type: "string" }, hints: { type: "boolean" } },
} as const;

/** The words of a command in their order, and its options. */
export interface Given {
  words: string[];
  options: {
    replace?: boolean;
    finish?: boolean;
    all?: boolean;
    hints?: boolean;
    language?: string;
  };
}

/** @throws UsageError for an option that the command does not have */
export function readOptions(command: string, args: string[]): Given {
  // A word of a command without options may begin with a hyphen, as the id of a player.
  if (!isWithOptions(command)) return { words: args, options: {} };
  try {
    const { positionals, values } = parseArgs({
      args,
      options: OPTIONS[command],
      allowPositionals: true,
    });
    return { words: positionals, options: values as Given["options"] };
  } catch (error) {
    throw new UsageError(`${command}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const isWithOptions = (command: string): command is keyof typeof OPTIONS =>
  Object.hasOwn(OPTIONS, command);
