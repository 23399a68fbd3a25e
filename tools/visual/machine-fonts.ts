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
  const asked = textsOf(body).map(async ({ nodeId }): Promise<readonly Font[]> => {
    try {
      const answer = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      return (answer as { fonts: readonly Font[] }).fonts;
    } catch (error) {
      // Removed since the page was read, such as the copy of a message for screen readers.
      if (String(error).includes("Could not find node")) return [];
      throw error;
    }
  });
  const own = (await Promise.all(asked)).flat().filter((font) => !font.isCustomFont);
  return [...new Set(own.map((font) => font.familyName))];
}
