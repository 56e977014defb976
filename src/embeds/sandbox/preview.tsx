import type { PreviewProps } from "../../hooks/page/previews"
import { Film, type Frame } from "../../kits/preview/Film"
import { stepHamsters } from "./hamsters"
import { paintHamster, paintWorld, palette } from "./paint"
import { boxOf } from "./scenes"
import { height as high, stepWorld, width as wide } from "./world"

/** Steps in a second, half as many as on the page. */
const stepsPerSecond = 30
/** The step at which the letters fall. */
const fallsAt = 60

function begin() {
  const { world, hamsters } = boxOf("hello")
  world.fallsAt = fallsAt
  const colours = palette()
  const box = document.createElement("canvas")
  box.width = wide
  box.height = high
  const boxPen = box.getContext("2d")
  const image = boxPen?.createImageData(wide, high)
  return ({ pen, width, height, seconds }: Frame) => {
    while (world.step < seconds * stepsPerSecond) {
      stepWorld(world)
      stepHamsters(world, hamsters)
    }
    if (!boxPen || !image) return
    paintWorld(world, new Uint32Array(image.data.buffer), colours)
    boxPen.putImageData(image, 0, 0)
    for (const hamster of hamsters) paintHamster(boxPen, hamster, world.step)
    const scale = Math.max(width / wide, height / high)
    pen.imageSmoothingEnabled = false
    pen.drawImage(box, (width - wide * scale) / 2, height - high * scale, wide * scale, high * scale)
  }
}

/** A word of sand falls down, and hamsters carry it away. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={begin} length={14} still={3.2} />
}
