/** The way in which the hamster carries each bar. */

export type Pose = {
  /** The thickness of the bar on his back, in units of the picture. */
  thickness: number
  /** The size of the hamster. */
  size: number
  /** He is pressed flat under the bar. */
  isFlat: boolean
  /** He walks to the left. */
  isBack: boolean
  /** He doesn't walk. */
  sits: boolean
  /** A word on his sign, or "". */
  sign: string
  /** The number of other hamsters in front of him. */
  queue: number
  /** The number of bars on his back. */
  bars: number
  isHot: boolean
  isHidden: boolean
  isAsleep: boolean
}

const usual: Pose = {
  thickness: 16,
  size: 1,
  isFlat: false,
  isBack: false,
  sits: false,
  sign: "",
  queue: 0,
  bars: 1,
  isHot: false,
  isHidden: false,
  isAsleep: false,
}

const special: Record<string, Partial<Pose>> = {
  nothing: { bars: 0 },
  tuesday: { sits: true, sign: "CLOSED" },
  back: { isBack: true },
  heat: { isHot: true },
  shy: { isHidden: true },
  full: { isAsleep: true },
  inner: { bars: 2 },
  mean: { bars: 4, thickness: 9 },
  done: { bars: 3, thickness: 10 },
  minute: { thickness: 8 },
  hour: { thickness: 11 },
  day: { thickness: 14 },
  week: { thickness: 18 },
  month: { thickness: 22 },
  quarter: { thickness: 26 },
  year: { thickness: 30 },
  decade: { thickness: 36 },
  century: { thickness: 44, isFlat: true },
  millennium: { thickness: 62, isFlat: true },
  unix: { thickness: 32, sign: "2038" },
}

/** Returns the pose for a bar: its id, its value, and its text. */
export function poseOf(id: string, value: number, text: string): Pose {
  const pose = { ...usual, ...special[id] }
  switch (id) {
    case "tuesday":
      return text === "Closed" ? pose : { ...pose, sits: false, sign: "" }
    case "zeno":
      return { ...pose, size: Math.max(0.14, (1 - value) * 2) }
    case "queue":
      return { ...pose, queue: Math.min(6, Math.round(1 / value) - 1) }
    case "work":
      return text.endsWith(" %")
        ? pose
        : { ...pose, sits: true, sign: text.startsWith("Coffee") ? "COFFEE" : "" }
    default:
      return pose
  }
}
