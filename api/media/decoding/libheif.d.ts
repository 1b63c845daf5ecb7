/** What is used of libheif-js, whose own types describe only the functions below. */
declare module 'libheif-js/wasm-bundle.js' {
  namespace libheif {
    interface Channel {
      readonly width: number;
      readonly height: number;
      /** bytes from one row to the next */
      readonly stride: number;
      readonly bits_per_pixel: number;
      readonly data: Uint8Array;
    }
    interface Picture {
      readonly handle: object;
      get_width(): number;
      get_height(): number;
      is_primary(): boolean;
      free(): void;
    }
  }
  const libheif: {
    readonly ready: Promise<unknown>;
    readonly heif_colorspace: { readonly heif_colorspace_RGB: object };
    readonly heif_chroma: {
      readonly heif_chroma_interleaved_RGB: object;
      readonly heif_chroma_interleaved_RRGGBB_LE: object;
    };
    readonly HeifDecoder: new () => {
      readonly decoder: { delete(): void } | null;
      decode(file: Uint8Array): readonly libheif.Picture[];
    };
    heif_js_decode_image2(
      handle: object,
      colourSpace: object,
      chroma: object,
    ): { readonly code: object } | { readonly image: object; readonly channels: readonly libheif.Channel[] };
    heif_image_release(image: object): void;
  };
  export default libheif;
}
