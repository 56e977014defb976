/**
 * Hamsters in the box: each fills its cheeks with the sand and seeds in its way, and empties the sand elsewhere.
 */
import {
  air,
  fire,
  glass,
  grain,
  height,
  isInside,
  materialOf,
  plant,
  sand,
  seed,
  type World,
  wakeAll,
  wall,
  water,
  width,
} from "./world"

export type Hamster = {
  /** The position of its feet, in cells. */
  x: number
  y: number
  way: -1 | 1
  /** The grains of sand in its cheeks. */
  cheeks: number
  eaten: number
  /** The steps until it looks for a place to empty its cheeks. */
  far: number
  /** The steps for which it hurries. */
  hurry: number
  /** The steps for which it hangs from the top of the box, upside down. */
  grip: number
}

/** The size of a hamster in cells, and the capacity of its cheeks in grains. */
export const body = { wide: 9, high: 6 } as const
export const fullCheeks = 60
/** The maximum number of hamsters. */
export const maxHamsters = 24

/** Returns a new hamster with empty cheeks. */
export function newHamster(x: number, y: number, way: -1 | 1 = 1): Hamster {
  const inside = Math.max(5, Math.min(width - 6, Math.round(x)))
  return {
    x: inside,
    y: Math.max(body.high, Math.min(height - 1, Math.round(y))),
    way,
    cheeks: 0,
    eaten: 0,
    far: 0,
    hurry: 0,
    grip: 0,
  }
}

/** The steps until the first hamster loses its grip, and from one to the next. */
export const gripSteps = 210
const nextGripSteps = 24

/** Returns whether a hamster hangs from the top of the box. */
export const isHanging = (hamsters: readonly Hamster[]) => hamsters.some(({ grip }) => grip > 0)

/** Turns the hamsters over with the box. They hold on to the floor, which is the top now; those who hang there stand again. */
export function turnHamsters(hamsters: readonly Hamster[]): void {
  for (const [i, hamster] of hamsters.entries()) {
    const wasHanging = hamster.grip > 0
    hamster.x = width - 1 - hamster.x
    hamster.way = hamster.way === 1 ? -1 : 1
    hamster.y = wasHanging ? height - 1 : body.high - 1
    hamster.grip = wasHanging ? 0 : gripSteps + i * nextGripSteps
  }
}

const at = ({ cells }: World, x: number, y: number) => materialOf(cells[y * width + x] as number)
const isHard = (material: number) => material === wall || material === glass
const isFirm = (material: number) =>
  isHard(material) || material === sand || material === plant || material === seed

/** Advances all hamsters by a step. Mutates them and the world. */
export function stepHamsters(world: World, hamsters: Hamster[]): void {
  const before = hamsters.reduce((sum, { cheeks, eaten }) => sum + cheeks + eaten, 0)
  for (const hamster of hamsters) stepHamster(world, hamster)
  if (hamsters.reduce((sum, { cheeks, eaten }) => sum + cheeks + eaten, 0) !== before) wakeAll(world)
}

function stepHamster(world: World, hamster: Hamster): void {
  if (hamster.grip > 0) {
    hamster.grip--
    return
  }
  fillCheeks(world, hamster)
  const { x, y } = hamster
  const stands =
    y >= height - 1 || [-2, 0, 2].some(dx => isInside(x + dx, y + 1) && isFirm(at(world, x + dx, y + 1)))
  const swims = at(world, x, Math.max(0, y - 2)) === water
  if (swims) {
    if (y > body.high && world.step % 2 === 0) hamster.y--
  } else if (!stands) {
    if (at(world, x, y + 1) !== water || at(world, x, Math.max(0, y - 1)) === air)
      hamster.y = Math.min(height - 1, y + 1)
  }
  if (hamster.hurry > 0) hamster.hurry--
  if (world.step % (hamster.hurry > 0 ? 1 : 3) !== 0) return
  if (hamster.cheeks >= fullCheeks && hamster.far === 0) {
    hamster.way = hamster.way === 1 ? -1 : 1
    hamster.far = 70
  }
  if (hamster.far > 1) hamster.far--
  if (hamster.far === 1 && emptyCheeks(world, hamster)) return
  walk(world, hamster)
}

/** Fills its cheeks with the contents of the cells it covers, as far as they fit. Fire makes it hurry away. */
function fillCheeks({ cells }: World, hamster: Hamster): void {
  const half = Math.floor(body.wide / 2)
  for (let dy = 0; dy < body.high; dy++) {
    for (let dx = -half; dx <= half; dx++) {
      const [px, py] = [hamster.x + dx, hamster.y - dy]
      if (!isInside(px, py)) continue
      const i = py * width + px
      const material = materialOf(cells[i] as number)
      if (material === seed) hamster.eaten++
      else if (material === sand && hamster.cheeks < fullCheeks) hamster.cheeks++
      else {
        if (material === fire && hamster.hurry === 0) {
          hamster.hurry = 90
          hamster.way = dx > 0 ? -1 : 1
        }
        continue
      }
      cells[i] = air
    }
  }
}

/** Empties its cheeks behind it, a few grains at a time. Returns true while it stands still for that. */
function emptyCheeks({ cells, random }: World, hamster: Hamster): boolean {
  const back = hamster.x - hamster.way * (Math.floor(body.wide / 2) + 1)
  let done = 0
  for (let dy = 1; dy < body.high && done < 3 && hamster.cheeks > 0; dy++) {
    const [px, py] = [back, hamster.y - dy]
    if (!isInside(px, py) || materialOf(cells[py * width + px] as number) !== air) continue
    cells[py * width + px] = grain(sand, random)
    hamster.cheeks--
    done++
  }
  if (hamster.cheeks === 0) hamster.far = 0
  return done > 0
}

function walk(world: World, hamster: Hamster): void {
  const next = hamster.x + hamster.way
  const front = next + hamster.way * Math.floor(body.wide / 2)
  if (front < 0 || front >= width) {
    hamster.way = hamster.way === 1 ? -1 : 1
    return
  }
  let high = 0
  for (let dy = 0; dy < body.high; dy++) {
    const material = at(world, front, Math.max(0, hamster.y - dy))
    const blocks = isHard(material) || (material === sand && hamster.cheeks >= fullCheeks)
    if (blocks) high = dy + 1
  }
  // It climbs up to three cells, and sand of any height once its cheeks are full.
  if (high > 3 && isHard(at(world, front, Math.max(0, hamster.y - 2))))
    hamster.way = hamster.way === 1 ? -1 : 1
  else if (high > 0) {
    hamster.y = Math.max(body.high, hamster.y - Math.min(high, 2))
    if (high <= 3) hamster.x = next
  } else hamster.x = next
}
