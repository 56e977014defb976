/**
 * The position of virus.txt's skull: it flies with the download, drops at 99 per cent, tips the bin, and lies down
 * by the sleeper.
 */
import { percent } from "../../components/download-drama/logic"

export type Skull = {
  /** The point between its feet, in units of the picture. */
  x: number
  y: number
  pose: "flies" | "stands" | "walks" | "lies"
  /** The tilt of the bin, 0 to 1. */
  tipped: number
}

/** Coordinates in units of the picture: start and end of the flight, heights of flight and floor, bin and bed. */
const startX = 52
const endX = 266
const airY = 44
export const floorY = 118
const binX = 194
const bedX = 92

// Milliseconds from the start: the drop at 99 per cent, landing, setting off, reaching the bin, leaving it, lying
// down.
const dropMs = 9300
const landMs = 9900
const departMs = 10_400
const binMs = 11_900
const leaveBinMs = 12_500
const bedMs = 14_700
/** Milliseconds from the start until the skull is at rest. */
export const asleepMs = 15_300

const share = (ms: number, begins: number, ends: number) =>
  Math.max(0, Math.min(1, (ms - begins) / (ends - begins)))

/** Returns the skull's state, by milliseconds since the start of the download. */
export function skullAt(ms: number): Skull {
  if (ms < dropMs) {
    const x = startX + ((endX - startX) * percent(ms, false)) / 99
    return { x, y: airY - 6 * Math.abs(Math.sin(ms / 260)), pose: "flies", tipped: 0 }
  }
  const fallen = share(ms, dropMs, landMs)
  const there = endX + (binX + 16 - endX) * share(ms, departMs, binMs)
  const x = there + (bedX - binX - 16) * share(ms, leaveBinMs, bedMs)
  const walks = (ms > departMs && ms < binMs) || (ms > leaveBinMs && ms < bedMs)
  return {
    x,
    y: airY + (floorY - airY) * fallen ** 2,
    pose: ms >= bedMs ? "lies" : walks ? "walks" : fallen < 1 ? "flies" : "stands",
    tipped: share(ms, binMs, leaveBinMs),
  }
}

/** Returns the skull's state for reduced motion: only where a phase begins or ends. */
export function skullIn(phase: "ready" | "copying" | "done" | "cancelled"): Skull {
  if (phase === "done") return skullAt(asleepMs)
  return { ...skullAt(0), x: phase === "copying" ? endX : startX }
}
