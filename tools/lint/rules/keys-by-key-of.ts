import { isTest, pathOf, placeOf } from "../rooms.ts";
import { child, literalText, nameOf, type Rule } from "../syntax.ts";

/** The keys that input methods take to end a word, and that are commands otherwise. */
const taken = new Set(["Enter", "Escape"]);

/** Where what the browser says of a key is read. */
const reader = "packages/ui/src/style/key-of.ts";

/** Rule: Enter and Escape are asked of `keyOf`, because input methods press them too, and mean something else. */
export const keysByKeyOf: Rule = {
  create(context) {
    const path = pathOf(context);
    const { room, inside } = placeOf(path);
    const isReader = `${room}/${inside}` === reader;
    if (isTest(path) || path.endsWith(".stories.tsx") || isReader) return {};
    return {
      BinaryExpression(node) {
        const key = literalText(child(node, "right"));
        const left = child(node, "left");
        if (key === undefined || !taken.has(key) || left?.type !== "MemberExpression") return;
        if (nameOf(child(left, "property")) !== "key") return;
        context.report({ node, message: "An input method may take this key: ask keyOf(event)." });
      },
    };
  },
};
