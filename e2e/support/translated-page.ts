import type { BrowserContext } from "@playwright/test";

/**
 * Has the context's pages translated as Chrome does it: each text is taken out of the page, and what stands in its
 * place is in elements of the browser. Code that still holds the text then changes, or removes, what is not there.
 *
 * @param isEarly as on a slow network: each text as soon as it is in the page. Otherwise as usual, once a page has loaded
 * and its code has taken over the screen that came in it.
 */
export async function translatePages(context: BrowserContext, isEarly: boolean): Promise<void> {
  await context.addInitScript((startsAtOnce) => {
    const mark = "data-translated";
    // Of an option's text in elements the driver hears nothing.
    const untouched = `script, style, title, textarea, option, svg, [translate=no], .notranslate, [${mark}]`;
    const translate = (text: Text): void => {
      const { parentElement } = text;
      if (!parentElement || text.data.trim() === "" || parentElement.closest(untouched)) return;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
      outer.setAttribute(mark, "");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node): void => {
      if (root instanceof Text) return translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translate(text);
    };
    // Fails as the browser does, and names the text: the browser's own message does not.
    const check = (parent: Node, child: Node): void => {
      if (child.parentNode !== parent) {
        const place = parent instanceof Element ? parent.outerHTML.slice(0, 300) : parent.nodeName;
        throw new Error(`«${child.textContent}» is not in ${place}`);
      }
    };
    const { removeChild, insertBefore } = Node.prototype;
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      check(this, child);
      return removeChild.call(this, child) as T;
    };
    Node.prototype.insertBefore = function <T extends Node>(
      this: Node,
      node: T,
      before: Node | null,
    ): T {
      if (before) check(this, before);
      return insertBefore.call(this, node, before) as T;
    };
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === "characterData") translateAll(target);
        for (const node of addedNodes) translateAll(node);
      }
    });
    const start = () => {
      translateAll(document);
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    };
    // A test may stop the page's clock.
    const { setTimeout } = window;
    const startLater = () => {
      // Before the page has come, there is not even its root.
      const hasLoaded = document.readyState === "complete";
      if (hasLoaded && !("screen" in document.documentElement.dataset && "earlyPage" in window))
        start();
      else setTimeout(startLater, 10);
    };
    if (startsAtOnce) start();
    else startLater();
  }, isEarly);
}
