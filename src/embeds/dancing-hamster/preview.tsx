import type { PreviewProps } from "../../hooks/page/previews"
import { Film, type Frame } from "../../kits/preview/Film"
import { createHall } from "./hall"

/** Three rows of five, and the place of the shy one among them. */
const count = 15
const shyOne = 7

/** The seconds at which all look at the shy one, and at which it dances, too. */
const lookAt = 2.6
const danceAt = 4.4

function begin() {
  const hall = createHall()
  return ({ pen, seconds }: Frame) => {
    pen.setTransform(1, 0, 0, 1, 0, 0)
    const looks = seconds >= lookAt && seconds < danceAt
    hall.paint(pen, {
      count,
      shy: seconds < danceAt ? shyOne : -1,
      seconds,
      mode: looks ? "nod" : "dance",
      asked: looks ? shyOne : -1,
    })
  }
}

/** Hamsters dance, but for a shy one. They stop and look at it. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={begin} length={9} still={1} />
}
