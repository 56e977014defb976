/** Where the skull of virus.txt is: it flies with the download, drops at 99 per cent, and walks to the one who sleeps. */
import { percent } from "../../components/download-drama/logic"

export type Skull = {
  /** The middle between its feet, in the units of the picture. */
  x: number
  y: number
  pose: "flies" | "stands" | "walks" | "lies"
  /** How far the bin on its way is tipped, 0 to 1. */
  tipped: number
}

/** Where it begins and is stuck in the dialog, and where it goes on the desktop. */
const from = 52
const to = 266
const air = 44
export const floor = 118
const bin = 194
const bed = 92

// In milliseconds: when the 99 is reached, and what follows.
const drops = 6200
const stands = 6800
const sets = 7300
const meets = 8800
const tips = 9400
const comes = 11_600
/** When it has lain down for good. */
export const asleep = 12_200

const share = (ms: number, begins: number, ends: number) =>
  Math.max(0, Math.min(1, (ms - begins) / (ends - begins)))

/** The skull so many milliseconds after a download began. */
export function skullAt(ms: number): Skull {
  if (ms < drops) {
    const x = from + ((to - from) * percent(ms, false)) / 99
    return { x, y: air - 6 * Math.abs(Math.sin(ms / 260)), pose: "flies", tipped: 0 }
  }
  const fallen = share(ms, drops, stands)
  const there = to + (bin + 16 - to) * share(ms, sets, meets)
  const x = there + (bed - bin - 16) * share(ms, tips, comes)
  const walks = (ms > sets && ms < meets) || (ms > tips && ms < comes)
  return {
    x,
    y: air + (floor - air) * fallen ** 2,
    pose: ms >= comes ? "lies" : walks ? "walks" : fallen < 1 ? "flies" : "stands",
    tipped: share(ms, meets, tips),
  }
}

/** The same for those who asked for calm: it is where it is going. */
export function skullIn(phase: "ready" | "copying" | "done" | "cancelled"): Skull {
  if (phase === "done") return skullAt(asleep)
  return { ...skullAt(0), x: phase === "copying" ? to : from }
}
