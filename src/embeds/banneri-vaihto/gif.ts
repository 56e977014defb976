/** Encodes the banner as an animated GIF; the encoder is loaded on first use. */
import { parseColour } from "../../lib/colour/rgb"
import { drawFrame, paletteOf } from "./drawing"
import { timeline } from "./logic"
import type { Settings } from "./settings"

/** Returns the bytes of the GIF, with the banner's exact colours. Rejects if the encoder cannot be loaded. */
export async function encodeGif(settings: Settings): Promise<Uint8Array<ArrayBuffer>> {
  const { GIFEncoder } = await import("gifenc")
  const encoder = GIFEncoder()
  const palette = paletteOf(settings).map(parseColour)
  const { frames, delay } = timeline(settings)
  frames.forEach((frame, i) => {
    const { index, width, height } = drawFrame(settings, frame)
    encoder.writeFrame(index, width, height, { delay, repeat: 0, ...(i === 0 ? { palette } : {}) })
  })
  encoder.finish()
  return new Uint8Array(encoder.bytes())
}
