/** The banner as an animated GIF; what encodes it is fetched when the first one is made. */
import { parseColour } from "../../lib/colour/rgb"
import { drawFrame, paletteOf } from "./drawing"
import { timeline } from "./logic"
import type { Settings } from "./settings"

/** The bytes of the GIF, with the exact colours of the banner; rejects when the encoder can't be fetched. */
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
