import type { PreviewProps } from "../../hooks/page/previews"
import { Film, type Frame } from "../../kits/preview/Film"
import { eased, share } from "../../kits/preview/share"
import { between, cameraAt, wholeCamera } from "./logic"
import { paintView } from "./parts/paint"
import { shapes } from "./parts/shapes"

const shape = shapes.tyrant
/** The length of a tyrannosaur in metres. */
const length = 12

function paint({ pen, width, height, ratio, seconds }: Frame): void {
  const eye = shape.stations.at(-1)
  if (!eye) return
  const far = wholeCamera(shape, length, width, height)
  const near = cameraAt(eye, length)
  const part = eased(seconds, 1.6, 3.2) - eased(seconds, 6, 7.2)
  const view = {
    shape,
    length,
    camera: between(far, { ...near, zoom: near.zoom / 2 }, part),
    time: seconds,
    open: share(seconds, 3.8, 4.1),
    look: { x: Math.sin(seconds * 2), y: 0 },
    bites: [],
    dart: 0,
    whole: true,
  }
  paintView(pen, view, width, height, ratio)
}

/** A tourist waves beside a tyrannosaur. The eye was asleep. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={() => paint} length={8.5} still={0.8} />
}
