/**
 * The part of WebAssembly's JavaScript interface that the engine uses (https://webassembly.github.io/spec/js-api/).
 * TypeScript declares it among the browser's types, which the engine leaves out.
 */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }

  class Memory {
    /** Sizes in pages of 64 KiB. */
    constructor(descriptor: { readonly initial: number; readonly maximum: number; readonly shared: boolean });
    readonly buffer: ArrayBuffer;
  }

  class Instance {
    constructor(module: Module, imports: { readonly env: Readonly<Record<string, unknown>> });
    readonly exports: Readonly<Record<string, unknown>>;
  }
}
