import { cdp } from "vitest/browser";

/** What the DevTools protocol says of a node of the page. */
interface PageNode {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly children?: readonly PageNode[];
  readonly contentDocument?: PageNode;
  readonly shadowRoots?: readonly PageNode[];
}

interface Font {
  readonly familyName: string;
  readonly isCustomFont: boolean;
}

/** The body of the story: the innermost document, because stories run in an iframe. */
function bodyOf(node: PageNode): PageNode | undefined {
  const children = node.contentDocument ? [node.contentDocument] : (node.children ?? []);
  const inner = children.map(bodyOf).filter((body) => body !== undefined);
  return inner.at(-1) ?? (node.nodeName === "BODY" ? node : undefined);
}

/** The elements that text stands in, the browser's own within fields too. */
function textsOf(node: PageNode): PageNode[] {
  const within = [...(node.children ?? []), ...(node.shadowRoots ?? [])];
  const holds = within.some((child) => child.nodeName === "#text" && child.nodeValue.trim() !== "");
  return [...(holds ? [node] : []), ...within.flatMap(textsOf)];
}

/** The fonts of this machine that the text of the page is drawn with; other machines may not have them. */
export async function fontsOfTheMachine(): Promise<string[]> {
  const session = cdp();
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = (await session.send("DOM.getDocument", { depth: -1, pierce: true })) as {
    root: PageNode;
  };
  const body = bodyOf(root);
  if (!body) return ["no page"];
  const asked = textsOf(body).map(({ nodeId }) =>
    session.send("CSS.getPlatformFontsForNode", { nodeId }),
  );
  const answers = (await Promise.all(asked)) as { fonts: readonly Font[] }[];
  const own = answers.flatMap(({ fonts }) => fonts).filter((font) => !font.isCustomFont);
  return [...new Set(own.map((font) => font.familyName))];
}
