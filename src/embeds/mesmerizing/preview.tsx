import type { PreviewProps } from "../../hooks/page/previews"
import { Film, type Frame } from "../../kits/preview/Film"
import { drawing, paint } from "./drawing"
import { maxHertz, seenAfter } from "./logic"
import { defaultSettings } from "./settings"

const settings = { ...defaultSettings, ink: "#551a8b", paper: "#ffd6f5" }
/** The second at which the portrait takes the place of the spiral. */
const portraitAt = 4.5

function begin() {
  const shapesAt = drawing(settings)
  const portrait = new Image()
  portrait.src = "/pictures/pertti.png"
  return ({ pen, width, height, seconds }: Frame) => {
    if (seconds < portraitAt) {
      paint(pen, shapesAt(seconds * maxHertz * 0.6), settings.ink, settings.paper)
      return
    }
    pen.fillStyle = settings.paper
    pen.fillRect(0, 0, width, height)
    const side = height - 46
    pen.imageSmoothingEnabled = false
    if (portrait.complete && portrait.naturalWidth > 0)
      pen.drawImage(portrait, (width - side) / 2, 8, side, side)
    pen.fillStyle = "#33104f"
    pen.font = '14px Tahoma, "DejaVu Sans", Verdana, sans-serif'
    pen.textAlign = "center"
    pen.fillText(seenAfter(settings), width / 2, height - 16)
  }
}

/** A spiral, and then a portrait that stands still. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={begin} length={9} still={1} />
}
