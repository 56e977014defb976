import type { PreviewProps } from "../../hooks/page/previews"
import { Film, type Frame } from "../../kits/preview/Film"
import { type Stop, sunDiameter } from "./logic"
import { paintWay } from "./paint"

const sun: Stop = { id: "sun", name: "the Sun", km: 0, wide: sunDiameter, colour: "#ffd23c" }

/** Twice the speed of light, in kilometres a second. */
const speed = 600_000

function paint({ pen, ratio, seconds }: Frame): void {
  const chase = seconds < 1 ? null : seconds - 1
  pen.setTransform(1, 0, 0, 1, 0, 0)
  const at = 700_000 + speed * seconds
  paintWay(pen, [sun], at, ratio, { view: at, chase })
}

/** A ray of light leaves the Sun too fast, and the police come after it. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={() => paint} length={9} still={0.9} />
}
