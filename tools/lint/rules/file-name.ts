import { pathOf, placeOf } from "../rooms.ts";
import type { Rule } from "../syntax.ts";

const vague = /^(?:utils?|helpers?|common|misc|shared-utils)$/i;

/** Rule: files must have specific names, not names such as utils. */
export const noVagueFileName: Rule = {
  create: (context) => ({
    Program(node) {
      const { inside } = placeOf(pathOf(context));
      const name = inside.split("/").find((part) => vague.test(part.replace(/\..*$/, "")));
      if (!name) return;
      context.report({
        node,
        message: `"${name}" names no idea: name the file after what it does.`,
      });
    },
  }),
};
