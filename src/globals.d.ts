/** A CSS module: each class by its name. */
declare module "*.module.css" {
  const classes: Record<string, string>
  export = classes
}

declare module "*.css"

/** The address of a picture: its bytes themselves where it is small. */
declare module "*.png" {
  const address: string
  export default address
}

/** The address of a font's file. */
declare module "*.woff2" {
  const address: string
  export default address
}

declare module "github-slugger" {
  export default class Slugger {
    slug(text: string): string
  }
}

/** Makes the sizes of a picture, as the field gatsbyImageData has them; it has no types of its own. */
declare module "gatsby-plugin-sharp" {
  export function generateImageData(request: {
    file: object
    args: object
    pathPrefix: string
    reporter: unknown
    cache: unknown
  }): Promise<unknown>
}

/** Makes animated GIFs: https://github.com/mattdesl/gifenc */
declare module "gifenc" {
  type Palette = readonly (readonly number[])[]
  type Format = "rgb565" | "rgb444" | "rgba4444"
  type Frame = {
    palette?: Palette
    /** Milliseconds. */
    delay?: number
    /** 0 for ever, -1 once. */
    repeat?: number
    transparent?: boolean
    transparentIndex?: number
    dispose?: number
    first?: boolean
  }
  type Encoder = {
    writeFrame(index: Uint8Array, width: number, height: number, frame?: Frame): void
    finish(): void
    bytes(): Uint8Array
  }
  export function GIFEncoder(options?: { auto?: boolean; initialCapacity?: number }): Encoder
  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    maxColors: number,
    options?: { format?: Format; oneBitAlpha?: boolean | number },
  ): Palette
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: Palette,
    format?: Format,
  ): Uint8Array
}

/** Reads GIFs again, in tests: https://github.com/deanm/omggif */
declare module "omggif" {
  export class GifReader {
    constructor(bytes: Uint8Array)
    width: number
    height: number
    numFrames(): number
    /** The delay is in hundredths of a second. */
    frameInfo(frame: number): { x: number; y: number; width: number; height: number; delay: number }
    decodeAndBlitFrameRGBA(frame: number, rgba: Uint8Array | Uint8ClampedArray): void
  }
}

/** Universal Transverse Mercator: https://github.com/TimothyGu/utm */
declare module "utm" {
  export function fromLatLon(
    latitude: number,
    longitude: number,
  ): { easting: number; northing: number; zoneNum: number; zoneLetter: string }
  export function toLatLon(
    easting: number,
    northing: number,
    zoneNum: number,
    zoneLetter: string,
  ): { latitude: number; longitude: number }
}

/** Weighs CSS selectors: https://github.com/bramus/specificity */
declare module "@bramus/specificity" {
  export default class Specificity {
    static calculate(selector: string): Specificity[]
    a: number
    b: number
    c: number
    toString(): string
    /** The selector that was weighed. */
    selectorString(): string
  }
}

declare namespace NodeJS {
  interface Require {
    /** Webpack's own: every module of a folder whose path fits, each loaded on its own when asked for. */
    context(
      folder: string,
      deep: boolean,
      pattern: RegExp,
      mode: "lazy" | "sync",
    ): { (path: string): unknown; keys(): string[] }
  }
}

/** Gatsby's own first script, and what the site gives it, as the engine names them for webpack. */
declare module "gatsby-entry"
declare module "gatsby-entry/site"
