import type { PreviewProps } from "../../hooks/page/previews"
import { Film, type Frame } from "../../kits/preview/Film"
import { eased, share } from "../../kits/preview/share"
import { paintCow, paintMeadow, paintSaucer } from "./paint"

/** The stops of the saucer, as seconds and fractions of the width. */
const stops = [
  [0, -0.2],
  [1, 0.34],
  [2.3, 0.34],
  [3, 0.66],
  [4.3, 0.66],
  [5.2, 0.5],
  [6.8, 0.5],
  [8, 1.2],
] as const

function saucerAt(seconds: number): number {
  const next = stops.findIndex(([at]) => at > seconds)
  const [from, to] = [stops[next - 1], stops[next]]
  if (!from || !to) return 1.2
  return from[1] + (to[1] - from[1]) * eased(seconds, from[0], to[0])
}

/** The cows: where they stand, where they are put back, and when they are lifted. */
const cows = [
  { from: 0.34, to: 0.42, at: 1.2 },
  { from: 0.66, to: 0.58, at: 3.2 },
] as const

/** The second at which both are put back. */
const backAt = 5.4

function paint({ pen, width, height, seconds }: Frame): void {
  paintMeadow(pen, width, height, 0)
  const dot = Math.max(2, Math.round(width / 130))
  const ground = height * 0.93
  const x = saucerAt(seconds) * width
  const y = height * 0.27 + Math.sin(seconds * 3) * 4
  paintCow(pen, width * 0.86, ground - 8, dot, -1, false)
  const isLifting = cows.some(({ at }) => seconds > at && seconds < at + 1)
  const isLowering = seconds > backAt && seconds < backAt + 1.2
  const aboard = cows.filter(({ at }) => seconds > at + 1 && seconds < backAt).length
  paintSaucer(pen, x, y, 0, seconds, isLifting || isLowering ? ground - y : 0, aboard)
  for (const { from, to, at } of cows) {
    const up = share(seconds, at, at + 1)
    const down = share(seconds, backAt, backAt + 1)
    if (up === 1 && down === 0) continue
    const place = down > 0 ? x + (to * width - x) * down : from * width
    const high = down > 0 ? 1 - down ** 2 : up ** 2
    paintCow(pen, place, ground - high * (ground - y - 14), dot, 1, down > 0)
  }
}

/** The saucer takes two cows away, and brings them back with sunglasses. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={() => paint} length={8} still={1.8} />
}
