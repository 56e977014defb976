/**
 * The box as a cellular automaton: 320 by 200 cells, each with a material and a shade, that fall, flow, burn and
 * grow in fixed steps.
 */
import type { Random } from "../../lib/game/random"

export const width = 320
export const height = 200
/** The side of the squares that are skipped while nothing in them moves, in cells. */
const side = 16
const across = width / side
const down = Math.ceil(height / side)
/** Steps per second. */
export const stepsPerSecond = 60
/** The steps that letters float before they fall as sand. */
export const holdSteps = 150

export const air = 0
export const sand = 1
export const water = 2
export const wall = 3
export const seed = 4
export const plant = 5
export const fire = 6
export const steam = 7
export const letter = 8
export const glass = 9

/** The low four bits of a cell are its material, the high four its shade, or the time it still burns. */
export const materialOf = (cell: number) => cell & 15

export type World = {
  cells: Uint8Array
  /** The cells that moved in the step with this number. */
  moved: Uint8Array
  /** The squares in which something may move: in this step, and in the next. */
  awake: Uint8Array
  next: Uint8Array
  step: number
  /** The step at which floating letters fall. */
  fallsAt: number
  random: Random
}

/** Creates an empty box. */
export function emptyWorld(random: Random): World {
  const places = () => new Uint8Array(width * height)
  const squares = () => new Uint8Array(across * down).fill(1)
  return {
    cells: places(),
    moved: places(),
    awake: squares(),
    next: squares(),
    step: 0,
    fallsAt: holdSteps,
    random,
  }
}

/** Wakes the whole box, after an external change. */
export function wakeAll({ next }: World): void {
  next.fill(1)
}

/** Returns whether a cell is in the box. */
export const isInside = (x: number, y: number) => x >= 0 && x < width && y >= 0 && y < height

/** Counts the cells of a material. */
export function count({ cells }: World, material: number): number {
  return cells.reduce((sum, cell) => sum + ((cell & 15) === material ? 1 : 0), 0)
}

/** Returns a cell of a material, in a random shade. */
export function grain(material: number, random: Random): number {
  const shade = material === fire ? 8 + Math.floor(random() * 8) : Math.floor(random() * 16)
  return material === air ? air : material | (shade << 4)
}

/** The effect of fire on what it is poured over, and its likelihood. */
const scorched: Record<number, readonly [number, number]> = {
  [sand]: [glass, 0.3],
  [plant]: [fire, 0.5],
  [seed]: [fire, 0.5],
  [water]: [steam, 0.3],
}

/** Pours a material into a disc. Only walls and air replace anything other than air; fire changes it. */
export function pour(world: World, x: number, y: number, radius: number, material: number): void {
  const { cells, random } = world
  const loose = material !== wall && material !== air
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const [px, py] = [Math.round(x) + dx, Math.round(y) + dy]
      if (dx * dx + dy * dy > radius * radius || !isInside(px, py)) continue
      const i = py * width + px
      const there = (cells[i] as number) & 15
      if (material === fire && there !== air) {
        const [becomes, chance] = scorched[there] ?? [there, 0]
        if (random() < chance) cells[i] = grain(becomes, random)
        continue
      }
      if (loose && there !== air) continue
      if (loose && random() > (material === seed ? 0.04 : 0.4)) continue
      cells[i] = grain(material, random)
    }
  }
  wakeAll(world)
}

/** Returns whether there is water in a cell. */
export function hasWater({ cells }: World, x: number, y: number): boolean {
  const [px, py] = [Math.round(x), Math.round(y)]
  return isInside(px, py) && materialOf(cells[py * width + px] as number) === water
}

/** Turns the box and its contents upside down. */
export function turnOver(world: World): void {
  world.cells.reverse()
  wakeAll(world)
}

/** Advances the world by one step of 1/60 second. Deterministic for the same RNG. */
export function stepWorld(world: World): void {
  const { cells, moved, random } = world
  const awake = world.next
  const next = world.awake.fill(0)
  world.awake = awake
  world.next = next
  world.step++
  const stamp = world.step % 255 || 255
  if (world.step === world.fallsAt) release(world)
  const leftFirst = world.step % 2 === 0

  /** Marks a cell and its neighbours for the next step. */
  const wake = (i: number) => {
    const x = i % width
    const y = (i - x) / width
    const [west, east] = [x > 0 ? (x - 1) >> 4 : 0, x < width - 1 ? (x + 1) >> 4 : across - 1]
    const [north, south] = [y > 0 ? (y - 1) >> 4 : 0, y < height - 1 ? (y + 1) >> 4 : down - 1]
    next[north * across + west] = 1
    next[north * across + east] = 1
    next[south * across + west] = 1
    next[south * across + east] = 1
  }
  const set = (i: number, cell: number) => {
    cells[i] = cell
    wake(i)
  }
  const swap = (i: number, j: number) => {
    wake(i)
    wake(j)
    const held = cells[i] as number
    cells[i] = cells[j] as number
    cells[j] = held
    moved[j] = stamp
  }
  /** Returns whether a falling grain can go there: into air or steam, and into water if it sinks. */
  const isOpen = (j: number, sinks: boolean) => {
    const there = (cells[j] as number) & 15
    return there === air || there === steam || (sinks && there === water)
  }
  const fall = (i: number, x: number, sinks: boolean): boolean => {
    const below = i + width
    if (below >= cells.length) return false
    if (isOpen(below, sinks)) {
      swap(i, below)
      return true
    }
    const way = random() < 0.5 ? -1 : 1
    for (const side of [way, -way]) {
      if (x + side < 0 || x + side >= width) continue
      if (isOpen(i + side, sinks) && isOpen(below + side, sinks)) {
        swap(i, below + side)
        return true
      }
    }
    return false
  }
  /** Water keeps its direction, the lowest bit of its shade, until it is blocked. */
  const flow = (i: number, x: number, cell: number) => {
    const way = cell & 16 ? 1 : -1
    for (const side of [way, -way]) {
      let at = i
      for (let far = 1; far <= 5; far++) {
        const to = x + side * far
        if (to < 0 || to >= width || ((cells[i + side * far] as number) & 15) !== air) break
        at = i + side * far
      }
      if (at === i) continue
      if (side !== way) cells[i] = cell ^ 16
      return swap(i, at)
    }
  }
  const rise = (i: number, x: number) => {
    const way = Math.floor(random() * 3) - 1
    if (i < width || x + way < 0 || x + way >= width) return
    const up = i - width + way
    if (((cells[up] as number) & 15) === air) swap(i, up)
  }
  const burn = (i: number, x: number, cell: number) => {
    const life = cell >> 4
    for (const j of [i - width, i + width, x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1]) {
      if (j < 0 || j >= cells.length) continue
      const there = (cells[j] as number) & 15
      if (there === water) {
        set(i, grain(steam, random))
        set(j, grain(steam, random))
        return
      }
      if ((there === plant || there === seed) && random() < 0.12) set(j, grain(fire, random))
      if (there === sand && random() < 0.02) set(j, grain(glass, random))
    }
    if (random() < 0.3) {
      if (life === 0) {
        set(i, air)
        return
      }
      cells[i] = fire | ((life - 1) << 4)
    }
    if (random() < 0.6) rise(i, x)
  }
  const grow = (i: number, x: number) => {
    // A plant absorbs adjacent water and grows by one cell.
    for (const j of [i + 1, i - 1, i + width, i - width]) {
      if (j < 0 || j >= cells.length || ((cells[j] as number) & 15) !== water) continue
      wake(i)
      if (random() > 0.03) return
      const lean = x + Math.floor(random() * 3) - 1
      let top = i
      while (top >= width && ((cells[top] as number) & 15) === plant) top -= width
      const to = top - x + lean
      if (lean < 0 || lean >= width || to < 0 || ((cells[to] as number) & 15) !== air) return
      set(to, grain(plant, random))
      set(j, air)
      return
    }
  }
  const sprout = (i: number) => {
    for (const j of [i + 1, i - 1, i + width, i - width])
      if (j >= 0 && j < cells.length && ((cells[j] as number) & 15) === water) {
        set(i, grain(plant, random))
        return
      }
  }

  const act = (i: number, x: number, y: number, cell: number) => {
    const material = cell & 15
    if (material === sand) fall(i, x, true)
    else if (material === water) fall(i, x, false) || flow(i, x, cell)
    else if (material === seed) fall(i, x, false) || sprout(i)
    else if (material === plant) grow(i, x)
    else if (material === fire) {
      wake(i)
      burn(i, x, cell)
    } else if (material === steam) {
      wake(i)
      if (random() < 0.004 || y === 0) set(i, grain(water, random))
      else if (random() < 0.5) rise(i, x)
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    const row = (y >> 4) * across
    for (let n = 0; n < across; n++) {
      const square = leftFirst ? n : across - 1 - n
      if (awake[row + square] === 0) continue
      for (let m = 0; m < side; m++) {
        const x = square * side + (leftFirst ? m : side - 1 - m)
        const i = y * width + x
        const cell = cells[i] as number
        if ((idle >> (cell & 15)) & 1 || moved[i] === stamp) continue
        act(i, x, y, cell)
      }
    }
  }
}

/** A bitmask of the materials that never change by themselves. */
const idle = (1 << air) | (1 << wall) | (1 << letter) | (1 << glass)

function release(world: World): void {
  const { cells } = world
  wakeAll(world)
  for (let i = 0; i < cells.length; i++)
    if (((cells[i] as number) & 15) === letter) cells[i] = sand | ((cells[i] as number) & 240)
}
