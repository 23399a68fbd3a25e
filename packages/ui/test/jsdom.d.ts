/** As much of jsdom as the tests use: its own types bring those of another browser. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options: { pretendToBeVisual: boolean; url: string });
    readonly window: Record<string, unknown>;
  }
}
