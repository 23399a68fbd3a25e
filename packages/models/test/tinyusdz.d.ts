/** The package has no types; this is what the tests use. */
declare module "tinyusdz" {
  export default function createTinyUsdz<Module>(options: {
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ) => object;
    print: (text: string) => void;
    printErr: (text: string) => void;
  }): Promise<Module>;
}
