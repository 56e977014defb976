import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import {
  body,
  fullCheeks,
  gripSteps,
  type Hamster,
  isHanging,
  newHamster,
  stepHamsters,
  turnHamsters,
} from "../../src/embeds/sandbox/hamsters"
import { paintWorld, palette } from "../../src/embeds/sandbox/paint"
import Sandbox from "../../src/embeds/sandbox/Sandbox"
import { boxOf, linesOf, write } from "../../src/embeds/sandbox/scenes"
import {
  air,
  count,
  emptyWorld,
  fire,
  glass,
  grain,
  height,
  holdSteps,
  letter,
  materialOf,
  plant,
  pour,
  sand,
  seed,
  steam,
  stepWorld,
  turnOver,
  type World,
  wall,
  water,
  width,
} from "../../src/embeds/sandbox/world"
import { seeded } from "../../src/lib/game/random"
import { visit } from "../jest/visit"

const put = (world: World, x: number, y: number, material: number) => {
  world.cells[y * width + x] = grain(material, world.random)
}
const at = (world: World, x: number, y: number) => materialOf(world.cells[y * width + x] as number)
const run = (world: World, steps: number, hamsters: Hamster[] = []) => {
  for (let i = 0; i < steps; i++) {
    stepWorld(world)
    stepHamsters(world, hamsters)
  }
}
const pours = fc.array(
  fc.record({
    x: fc.nat(width - 1),
    y: fc.nat(height - 1),
    material: fc.constantFrom(sand, water, wall),
  }),
  { maxLength: 8 },
)

describe("the box", () => {
  it("loses and makes no grain of sand, no drop and no wall, whatever is poured", () => {
    fc.assert(
      fc.property(pours, fc.nat(), (all, from) => {
        const world = emptyWorld(seeded(from))
        for (const { x, y, material } of all) pour(world, x, y, 5, material)
        const counts = () => [sand, water, wall].map(material => count(world, material))
        const before = counts()
        run(world, 60)
        turnOver(world)
        run(world, 30)
        expect(counts()).toEqual(before)
      }),
      { numRuns: 20 },
    )
  })

  it("has a grain fall to the ground, a place a step, and stay there", () => {
    const world = emptyWorld(seeded(1))
    put(world, 100, 10, sand)
    run(world, 5)
    expect(at(world, 100, 15)).toBe(sand)
    run(world, 300)
    expect(at(world, 100, height - 1)).toBe(sand)
    turnOver(world)
    expect(at(world, width - 101, 0)).toBe(sand)
    run(world, 250)
    expect(at(world, width - 101, height - 1)).toBe(sand)
  })

  it("lets sand sink in water, and water find its level", () => {
    const world = emptyWorld(seeded(2))
    for (let y = 150; y < 190; y++) for (let x = 0; x < 40; x++) put(world, x, y, water)
    put(world, 20, 100, sand)
    run(world, 900)
    const sunk = Array.from({ length: width }, (_, x) => at(world, x, height - 1)).indexOf(sand)
    expect(sunk).toBeGreaterThanOrEqual(0)
    const high = Array.from(
      { length: width },
      (_, x) => Array.from({ length: height }, (_, y) => at(world, x, y)).filter(each => each !== air).length,
    )
    expect(Math.max(...high) - Math.min(...high)).toBeLessThanOrEqual(2)
  })

  it("makes a plant of a seed in water, fire of a plant near fire, and steam of fire in water", () => {
    const world = emptyWorld(seeded(3))
    put(world, 50, height - 1, seed)
    put(world, 51, height - 1, water)
    for (const x of [49, 52]) put(world, x, height - 1, wall)
    run(world, 2)
    expect(at(world, 50, height - 1)).toBe(plant)
    const dry = emptyWorld(seeded(4))
    put(dry, 50, height - 1, plant)
    put(dry, 51, height - 1, fire)
    put(dry, 49, height - 1, fire)
    for (const x of [48, 49, 50, 51, 52]) put(dry, x, height - 2, wall)
    for (const x of [48, 52]) put(dry, x, height - 1, wall)
    run(dry, 400)
    expect(count(dry, plant) + count(dry, fire)).toBe(0)
    const wet = emptyWorld(seeded(5))
    put(wet, 50, height - 1, fire)
    put(wet, 51, height - 1, water)
    put(wet, 52, height - 1, wall)
    stepWorld(wet)
    expect(count(wet, fire)).toBe(0)
    expect(count(wet, steam)).toBe(2)
  })

  it("is the same after the same steps from the same text", () => {
    const [one, other] = [boxOf("moi"), boxOf("moi")]
    for (const box of [one, other]) run(box.world, 240, box.hamsters)
    expect(one.world.cells).toEqual(other.world.cells)
    expect(one.hamsters).toEqual(other.hamsters)
    expect(boxOf("hei").world.cells).not.toEqual(boxOf("moi").world.cells)
  })

  it("holds the letters, and then not", () => {
    const { world } = boxOf("juhq")
    const letters = count(world, letter)
    expect(letters).toBeGreaterThan(1000)
    run(world, holdSteps - 1)
    expect(count(world, letter)).toBe(letters)
    run(world, 1)
    expect(count(world, letter)).toBe(0)
  })

  it("are written into the sand that is there, and fall again", () => {
    const { world } = boxOf("")
    run(world, holdSteps + 300)
    const [sands, waters] = [count(world, sand), count(world, water)]
    write(world, "E")
    write(world, "EVE")
    const letters = count(world, letter)
    expect(count(world, sand)).toBe(sands)
    expect(count(world, water)).toBe(waters)
    run(world, holdSteps)
    expect(count(world, sand)).toBe(sands + letters)
  })

  it("writes any text so that it fits", () => {
    expect(linesOf("juhq")).toEqual({ lines: ["juhq"], scale: 8 })
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: "grapheme" }), text => {
        const { world } = boxOf(text)
        expect(world.cells).toHaveLength(width * height)
        expect(linesOf(text).scale).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 15 },
    )
  })
})

describe("fire", () => {
  it("makes glass of sand and steam of water where it is poured", () => {
    const world = emptyWorld(seeded(3))
    for (let x = 0; x < width; x++)
      for (let y = height - 10; y < height; y++) put(world, x, y, x < 160 ? sand : water)
    pour(world, 80, height - 5, 5, fire)
    pour(world, 240, height - 5, 5, fire)
    expect(count(world, glass)).toBeGreaterThan(10)
    expect(count(world, steam)).toBeGreaterThan(10)
  })
})

describe("a hamster", () => {
  it("takes sand into its cheeks and puts it out again: none is lost", () => {
    const { world, hamsters } = boxOf("juhq")
    const all = () =>
      count(world, sand) + count(world, letter) + hamsters.reduce((sum, { cheeks }) => sum + cheeks, 0)
    const before = all()
    let carried = 0
    let least = fullCheeks
    for (let i = 0; i < 1500; i++) {
      run(world, 1, hamsters)
      const { cheeks } = hamsters[0] as Hamster
      carried = Math.max(carried, cheeks)
      if (carried === fullCheeks) least = Math.min(least, cheeks)
    }
    expect(all()).toBe(before)
    expect(carried).toBe(fullCheeks)
    expect(least).toBeLessThan(fullCheeks)
  })

  it("never leaves the box, wherever it is put and whatever is poured on it", () => {
    fc.assert(
      fc.property(
        pours,
        fc.integer({ min: -50, max: 400 }),
        fc.integer({ min: -50, max: 300 }),
        (all, x, y) => {
          const world = emptyWorld(seeded(x))
          for (const each of all) pour(world, each.x, each.y, 9, each.material)
          const hamster = newHamster(x, y)
          for (let i = 0; i < 200; i++) {
            run(world, 1, [hamster])
            expect(hamster.x).toBeGreaterThanOrEqual(0)
            expect(hamster.x).toBeLessThan(width)
            expect(hamster.y).toBeGreaterThanOrEqual(0)
            expect(hamster.y).toBeLessThan(height)
          }
        },
      ),
      { numRuns: 15 },
    )
  })

  it("eats seeds, turns round at a wall, and hurries from fire", () => {
    const world = emptyWorld(seeded(6))
    put(world, 60, height - 1, seed)
    for (let y = 100; y < height; y++) put(world, 80, y, wall)
    const hamster = newHamster(50, height - 1)
    run(world, 120, [hamster])
    expect(hamster.eaten).toBe(1)
    expect(hamster.way).toBe(-1)
    put(world, hamster.x - 2, hamster.y, fire)
    stepHamsters(world, [hamster])
    expect([hamster.hurry > 0, hamster.way]).toEqual([true, 1])
    expect(body.wide).toBe(9)
  })
})

describe("hamsters in a box that is turned over", () => {
  it("hang from its top, let go one after another, and end on the ground", () => {
    const { world, hamsters } = boxOf("")
    turnOver(world)
    turnHamsters(hamsters)
    run(world, gripSteps - 1, hamsters)
    expect(hamsters.map(({ y }) => y)).toEqual([body.high - 1, body.high - 1])
    run(world, 1, hamsters)
    expect(hamsters.map(({ grip }) => grip > 0)).toEqual([false, true])
    run(world, 400, hamsters)
    expect(isHanging(hamsters)).toBe(false)
    for (const { y } of hamsters) expect(y).toBeGreaterThan(height / 2)
  })

  it("stand where they stood when it is turned back at once", () => {
    const hamster = newHamster(50, height - 1)
    turnHamsters([hamster])
    expect([hamster.x, isHanging([hamster])]).toEqual([width - 51, true])
    turnHamsters([hamster])
    expect([hamster.x, hamster.y, isHanging([hamster])]).toEqual([50, height - 1, false])
  })
})

describe("the picture", () => {
  it("has a colour of full strength for every place", () => {
    const { world } = boxOf("juhq")
    const pixels = new Uint32Array(width * height)
    paintWorld(world, pixels, palette())
    expect(pixels.every(pixel => pixel >>> 24 === 255)).toBe(true)
    expect(new Set(pixels).size).toBeGreaterThan(40)
  })
})

describe("Sandbox", () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
  })
  afterEach(() => jest.restoreAllMocks())

  it("has one thing in the shovel, and its text in the address", async () => {
    const { user, address } = visit(<Sandbox />, { path: "/sandbox", calm: true })
    expect(screen.getByRole("button", { name: "Sand" })).toHaveAttribute("aria-pressed", "true")
    await user.click(screen.getByRole("button", { name: "Water" }))
    expect(screen.getByRole("button", { name: "Sand" })).toHaveAttribute("aria-pressed", "false")
    const box = screen.getByRole("button", { name: /^The box/ })
    fireEvent.change(screen.getByRole("textbox", { name: "Write in the sand" }), { target: { value: "moi" } })
    expect(address()).toBe("/sandbox?say=moi")
    // The box is the one that was there.
    expect(screen.getByRole("button", { name: /^The box/ })).toBe(box)
    await user.click(screen.getByRole("button", { name: "Turn over" }))
    expect(screen.getByText("Upside down. The hamsters held on.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Turn over" }))
    expect(screen.getByText(/^The right way up/)).toBeInTheDocument()
  })

  it("says when no more hamsters go in, by keyboard too", async () => {
    const { user } = visit(<Sandbox />, { path: "/sandbox", calm: true })
    await user.click(screen.getByRole("button", { name: "Hamster" }))
    const box = screen.getByRole("button", { name: /^The box/ })
    fireEvent.keyDown(box, { key: "ArrowLeft" })
    for (let i = 0; i < 22; i++) fireEvent.keyDown(box, { key: " " })
    expect(screen.queryByText(/^Full of hamsters/)).toBeNull()
    fireEvent.keyDown(box, { key: " " })
    expect(screen.getByText(/^Full of hamsters/)).toBeInTheDocument()
  })
})
