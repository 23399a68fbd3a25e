/** As much of jsdom as the tests of the readers use: its own types bring those of the browser to all packages. */
declare module "jsdom" {
  export class JSDOM {
    readonly window: Record<"DOMParser" | "Node" | "Element", unknown>;
  }
}
