/** Pertti from the front, 48 by 46 pixels: the face on icons, portraits and cards. */
import { colours, face as rows } from "../../src/embeds/juhqr/face"
import { type Canvas, canvas } from "../pixels/canvas"
import { put, sprite } from "../pixels/layers"

/** Rows of the sprite from the 18th on, with the eyes shut. */
const asleep = [
  ".....adddddddddddddddddddddddddddddddddddda.....",
  "....adddddddddddddddddddddddddddddddddddddda....",
  "....adddddddddddddddddddddddddddddddddddddda....",
  "....adddddddedddddeddddddddddedddddeddddddda....",
  "....addddddddeeeeeddddddddddddeeeeedddddddda....",
  "....adddddgggggddddddddddddddddddgggggddddda....",
  "....addgggggggggggddggggggggddgggggggggggdda....",
]

export function face(shut = false): Canvas {
  const image = canvas(48, 46)
  const drawn = shut ? [...rows.slice(0, 17), ...asleep, ...rows.slice(24)] : rows
  put(image, sprite(drawn, colours), 0, 2)
  return image
}
