/** The egg hunt: where seven eggs are hidden on the desktop, and what is said when they are found. */

export type Paint = { shell: string; stripe: string; dots: string; edge?: string }

export type HiddenEgg = {
  /** The hints of the cup about its egg: the first and the second. */
  cold: string
  warm: string
  found: string
  paint: Paint
}

/** The eggs in the order of their cups. The last one does not stay where it was seen. */
export const eggs: readonly HiddenEgg[] = [
  {
    cold: "Cold. Try the edge of this window.",
    warm: "Hot. It hangs on to the side of the frame.",
    found: "It thought the frame was wider.",
    paint: { shell: "#ff7ab0", stripe: "#ffe25a", dots: "#7a1c5a" },
  },
  {
    cold: "Cold. Look where the window gets its name.",
    warm: "Hot. It stands behind the menus.",
    found: "It had been listening.",
    paint: { shell: "#7fc4ff", stripe: "#fff", dots: "#1a3f9a" },
  },
  {
    cold: "Cold. Read the answer again.",
    warm: "Hot. Look into the last letter.",
    found: "Nobody looks inside an answer.",
    paint: { shell: "#ffd84a", stripe: "#d9418a", dots: "#7a3a00" },
  },
  {
    cold: "Cold. Look up.",
    warm: "Hot. It hangs from the bar at the top.",
    found: "It was a bat, it says.",
    paint: { shell: "#c48aff", stripe: "#7af0c8", dots: "#3a1470" },
  },
  {
    cold: "Cold. Look down.",
    warm: "Hot. It is behind README.TXT.",
    found: "The safest place on this site.",
    paint: { shell: "#7ee08a", stripe: "#ff8a3a", dots: "#0f5a2a" },
  },
  {
    cold: "Cold. The weather is nice, though.",
    warm: "Very hot. It is up there with the sun.",
    found: "It had been shining since noon.",
    paint: { shell: "#ffe25a", stripe: "#ffd944", dots: "#f7cf3c", edge: "#f0c83a" },
  },
  {
    cold: "Warm. Cold. Warm again. This one has legs.",
    warm: "It is out of breath.",
    found: "It has been running since Lent.",
    paint: { shell: "#ff9a5a", stripe: "#fff1d8", dots: "#a01c2c" },
  },
]

/** The last egg, and what it says each time it gets away. */
export const runner = eggs.length - 1
export const escapes = ["Not today.", "Missed."] as const

/** A rectangle of the screen in CSS pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** The boxes on the screen; null for those that are missing. */
export type View = {
  screen: { width: number; height: number }
  header: Box | null
  taskBar: Box | null
  /** The README's button on the task bar. */
  readme: Box | null
  frame: Box | null
  titleBar: Box | null
  answer: Box | null
  picture: Box | null
}

/** The part of an egg that shows. */
type Shown = "whole" | "left" | "right" | "top" | "bottom"

export type Place = {
  egg: number
  /** The middle of the whole egg. */
  x: number
  y: number
  shown: Shown
  /** Its rotation in degrees, and its size as a factor. */
  turn: number
  size: number
}

/** The width and height of an egg of size 1, in CSS pixels. */
export const eggWidth = 34
export const eggHeight = 44

/** The drawing's size, and its sun, in its own units; it covers its box, and its sides may be cropped. */
export const drawing = { width: 620, height: 240, sun: { x: 520, y: 52, radius: 30 } }

/** Returns the middle of the sun on the screen, or the nearest point of the picture. */
function sunIn({ left, top, right, bottom }: Box): [x: number, y: number] {
  const [width, height] = [right - left, bottom - top]
  const scale = Math.max(width / drawing.width, height / drawing.height)
  const x = left + width / 2 + (drawing.sun.x - drawing.width / 2) * scale
  const y = top + height / 2 + (drawing.sun.y - drawing.height / 2) * scale
  return [Math.min(x, right - 18), y]
}

/** Returns the places of all eggs in a view. `ran` counts how often the last one has got away. */
export function placesIn(view: View, ran: number): Place[] {
  const { screen, header, taskBar, readme, frame, titleBar, answer, picture } = view
  const top = header?.bottom ?? 0
  const bottom = taskBar?.top ?? screen.height
  const places: Place[] = []
  const add = (egg: number, x: number, y: number, shown: Shown, turn: number, size = 1) =>
    places.push({ egg, x, y, shown, turn, size })
  // Eggs that scroll with the page are not drawn over the bars.
  const isInView = (y: number) => y > top + 8 && y < bottom - 8

  if (frame && picture && isInView(picture.top + 60)) {
    const hasRoom = frame.left > 30
    add(
      0,
      hasRoom ? frame.left : picture.left + 2,
      picture.top + 60,
      hasRoom ? "left" : "right",
      hasRoom ? -50 : 50,
    )
  }
  if (titleBar && isInView(titleBar.bottom - 10)) {
    add(
      1,
      titleBar.right - Math.min(190, (titleBar.right - titleBar.left) * 0.36),
      titleBar.bottom,
      "top",
      8,
      0.9,
    )
  }
  if (answer) {
    const y = answer.top + (answer.bottom - answer.top) * 0.58
    if (isInView(y)) add(2, (answer.left + answer.right) / 2, y, "whole", 0, 0.56)
  }
  add(3, screen.width * 0.58, top, "bottom", 180)
  const behind = readme ? (readme.left + readme.right) / 2 : screen.width * 0.4
  add(4, behind, bottom, "top", -10)
  if (picture) {
    const [x, y] = sunIn(picture)
    if (isInView(y)) add(5, x, y, "whole", 12, 0.8)
  }
  const stops: readonly (readonly [x: number, y: number])[] = [
    [screen.width - 40, bottom - 26],
    [screen.width * 0.25, top + 34],
    [32, (top + bottom) / 2],
  ]
  const [x, y] = stops[Math.min(ran, stops.length - 1)] ?? [40, 40]
  add(runner, x, y, "whole", -6)
  return places
}

/** Returns the CSS clip of an egg of which only a part shows, in its own unrotated box. */
export function clipOf(shown: Shown): string | undefined {
  if (shown === "whole") return undefined
  const cut = { left: "0 50% 0 0", right: "0 0 0 50%", top: "0 0 50% 0", bottom: "50% 0 0 0" }[shown]
  return `inset(${cut})`
}

/** The steps of the last egg's hatching. */
export type Hatching = "closed" | "out" | "asks" | "told" | "back"

const steps: readonly Hatching[] = ["closed", "out", "asks", "told", "back"]

/** Returns the step after one; on Easter Sunday the chick stays out. The last step is its own successor. */
export function hatchAfter(step: Hatching, isEaster: boolean): Hatching {
  if (isEaster && step === "told") return step
  return steps[Math.min(steps.indexOf(step) + 1, steps.length - 1)] ?? "back"
}

/** The words of a step. `wait` is the time until Easter: "in 120 days". */
export function hatchText(step: Hatching, isEaster: boolean, wait: string): string {
  if (step === "closed") return "Seven. The last one is moving."
  if (step === "out") return "Peep."
  if (step === "asks") return "“Is it Easter?”"
  if (step === "back") return "It has put the lid back on."
  if (isEaster) return "“It is! Good morning.”"
  return `No. ${wait.charAt(0).toUpperCase()}${wait.slice(1)}.`
}

/** The time of each step in milliseconds. */
export const hatchMs = 1700
