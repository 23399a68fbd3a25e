import { spyOn } from "storybook/test";

/** The WebGL contexts that were opened while it is in force. */
export let contexts: WebGL2RenderingContext[] = [];

/** Notes each WebGL context of the page. @returns what ends it */
export function withContexts(): () => void {
  contexts = [];
  const own = HTMLCanvasElement.prototype.getContext;
  const spy = spyOn(HTMLCanvasElement.prototype, "getContext");
  spy.mockImplementation(function noted(this: HTMLCanvasElement, ...asked: unknown[]) {
    const context: unknown = Reflect.apply(own, this, asked);
    if (context instanceof WebGL2RenderingContext && !contexts.includes(context))
      contexts.push(context);
    return context;
  } as never);
  return () => spy.mockRestore();
}
