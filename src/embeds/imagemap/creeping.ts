/** The dinosaur, which is somewhere else each time the light comes back on. */
import { picture } from "./picture"
import type { Area } from "./schema"

type Place = { x: number; y: number; scale: number; isFlipped: boolean }
/** A stage: the dinosaur's feet and size, and where the hamster is; null is the wheel. */
export type Stage = { dinosaur: Place | null; hamster: Place | null; inWheel: boolean }

const stands = (x: number, y: number, scale: number, isFlipped = false): Place => ({ x, y, scale, isFlipped })

/** The stages in their order. After the last the first comes again. */
export const stages: readonly Stage[] = [
  { dinosaur: stands(530, 394, 1), hamster: null, inWheel: true },
  { dinosaur: stands(476, 394, 1.5, true), hamster: null, inWheel: true },
  { dinosaur: stands(372, 398, 2.8), hamster: stands(556, 30, 1.1, true), inWheel: false },
  { dinosaur: stands(250, 404, 4.9), hamster: stands(300, 130, 1.5), inWheel: false },
  { dinosaur: stands(178, 700, 11.5), hamster: stands(470, 116, 2.6), inWheel: false },
  { dinosaur: null, hamster: null, inWheel: true },
]

/** The stage at which the dinosaur is so near that it turns off the light itself. */
export const nearest = 4

export const stageAt = (seen: number): Stage => stages[seen % stages.length] as Stage

/** The dinosaur's feet and the hamster's in their own drawings. */
const feet = { dinosaur: { x: 530, y: 394 }, hamster: { x: 548, y: 316 } }

/** Returns the SVG transform that puts a drawing at a place. */
export function transformOf(who: keyof typeof feet, { x, y, scale, isFlipped }: Place): string {
  const { x: fromX, y: fromY } = feet[who]
  return `translate(${x} ${y}) scale(${isFlipped ? -scale : scale} ${scale}) translate(${-fromX} ${-fromY})`
}

/** Returns the areas of the room with the dinosaur's at its place, in front of the others. */
export function areasAt(areas: readonly Area[], seen: number): Area[] {
  const { dinosaur } = stageAt(seen)
  return areas.flatMap(area => {
    if (area.id !== "dinosaur" || dinosaur?.scale === 1) return area
    return dinosaur ? { ...area, shape: "rect" as const, coords: boxAt(dinosaur) } : []
  })
}

/** Returns the box of the dinosaur within the picture. */
function boxAt({ x, y, scale, isFlipped }: Place): number[] {
  const [back, front] = [30 * scale, 38 * scale]
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
  return [
    within(x - (isFlipped ? front : back), picture.width),
    within(y - 58 * scale, picture.height),
    within(x + (isFlipped ? back : front), picture.width),
    within(y, picture.height),
  ]
}

const inTheDark = [
  "",
  "Dark. Something gets up.",
  "Dark. The wheel has stopped.",
  "Dark. You can hear chewing.",
  "Dark. Somebody breathes on your hand.",
  "Dark. It wasn't you this time.",
] as const

const inTheLight = [
  "Light. Nobody has moved. Nobody ever does.",
  "Light. Was it over there before?",
  "Light. The wheel is empty.",
  "Light. They have met.",
  "Oh no.",
  "Light. What dinosaur?",
] as const

/** Returns the message after the switch was pressed; `seen` is the stage that one sees then. */
export const switchText = (seen: number, isDark: boolean): string =>
  (isDark ? inTheDark[seen % stages.length] : inTheLight[seen % stages.length]) || "Dark. Go on."
