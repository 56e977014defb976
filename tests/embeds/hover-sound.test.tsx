import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import HoverSound from "../../src/embeds/hover-sound/HoverSound"
import {
  cells,
  columns,
  degreeOf,
  formatTune,
  frequencyOf,
  guestText,
  lengthOf,
  maxGap,
  maxTreads,
  nameOf,
  nextTile,
  parseTune,
  recorded,
  render,
  type scales,
  type Tune,
  tileOfGuest,
  ukkoNooa,
} from "../../src/embeds/hover-sound/logic"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { giveSound, takeSound } from "../jest/sound"
import { bringGuest, visit } from "../jest/visit"

const cell = fc.integer({ min: 0, max: cells - 1 })
const tunes = fc
  .array(fc.tuple(cell, fc.integer({ min: 1, max: maxGap })), { minLength: 1, maxLength: maxTreads })
  .map(list => list.reduce<Tune>((tune, [at, gap]) => recorded(tune, at, gap), []))

describe("tiles", () => {
  it("rise by one degree to the right and by three upwards, from the corner below on the left", () => {
    expect(degreeOf(cells - columns)).toBe(0)
    expect(degreeOf(cells - columns + 1)).toBe(1)
    expect(degreeOf(cells - 2 * columns)).toBe(3)
    expect(degreeOf(columns - 1)).toBe(19)
  })

  it("have the notes of their scale", () => {
    const lowest = cells - columns
    const named = (scale: (typeof scales)[number]) =>
      Array.from({ length: columns }, (_, i) => nameOf(lowest + i, scale)).join(" ")
    expect(named("major")).toBe("C 3 D 3 E 3 F 3 G 3 A 3 B 3 C 4")
    expect(named("pentatonic")).toBe("C 3 D 3 E 3 G 3 A 3 C 4 D 4 E 4")
    expect(named("sad tango")).toBe("C 3 D 3 E flat 3 F 3 G 3 A flat 3 B 3 C 4")
    expect(named("modem")).toMatch(/^980 Hz 1070 Hz 1180 Hz 1270 Hz 1650 Hz/)
    expect(frequencyOf(lowest + 5, "major")).toBeCloseTo(220)
  })
})

describe("a walk", () => {
  it("survives the way through a link", () => {
    fc.assert(
      fc.property(tunes, tune => {
        expect(parseTune(formatTune(tune))).toEqual(tune)
        expect(formatTune(tune)).toMatch(/^[0-9a-zA-N]+$/)
      }),
    )
    expect(parseTune(formatTune(ukkoNooa))).toEqual(ukkoNooa)
  })

  it.each(["", "0", "00Z", "0000", "01", "00O1", "00".repeat(65)])("is none from %j", text => {
    expect(parseTune(text)).toBeUndefined()
  })

  it("is recorded in time, without long waits, to its last step", () => {
    const two = recorded(recorded([], 3, 99), 5, 99)
    expect(two).toEqual([
      { cell: 3, at: 0 },
      { cell: 5, at: maxGap },
    ])
    expect(recorded(two, 6, 0.2).at(-1)).toEqual({ cell: 6, at: maxGap + 1 })
    const full = Array.from({ length: 99 }).reduce<Tune>(tune => recorded(tune, 1, 1), [])
    expect(full).toHaveLength(maxTreads)
    expect([lengthOf([]), lengthOf(two)]).toEqual([4, maxGap + 4])
  })

  it("begins with the tune of a song that is known", () => {
    const names = ukkoNooa.map(tread => nameOf(tread.cell, "major").split(" ")[0]).join("")
    expect(names).toBe("CCCEDDDFEEDDCEEEEGFDDDDFECCCEDDDFEEDDC")
  })

  it("is samples that are loud enough, not too loud, and silent at the end", () => {
    const samples = render(
      [
        { cell: 32, at: 0 },
        { cell: 34, at: 4 },
      ],
      "major",
      8000,
    )
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    expect(peak).toBeGreaterThan(0.1)
    expect(peak).toBeLessThan(1)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01)
    expect(samples).toHaveLength(12 * 0.125 * 8000)
  })
})

describe("a thing on the pavement", () => {
  it("lies on the second tile of the tune, and goes one on", () => {
    expect(nameOf(tileOfGuest(ukkoNooa), "major")).toBe("E 4")
    expect(tileOfGuest([{ cell: 7, at: 0 }])).toBe(0)
    expect([nextTile(3), nextTile(cells - 1)]).toEqual([4, 0])
    expect(guestText("major")).toBe("Was trodden on in C major.")
    expect(guestText("sad tango")).toBe("Was trodden on to a sad tango.")
  })
})

describe("the page", () => {
  const tile = (name: string) => screen.getAllByRole("button", { name })[0] as HTMLElement
  const said = () => screen.getByRole("status", { name: "The walk" })
  afterEach(takeSound)

  it("is silent until a tile is pressed, and then sounds where somebody passes", () => {
    const sound = giveSound()
    visit(<HoverSound />, { path: "/hover-sound", calm: true })
    const pavement = screen.getByRole("grid", { name: "Tiles" }).parentElement as HTMLElement
    const over = (element: Element) => {
      document.elementFromPoint = () => element
      fireEvent.pointerMove(pavement)
    }
    over(tile("C 4"))
    expect(sound).toEqual([])
    expect(said()).toHaveTextContent("Press a stone.")
    fireEvent.click(tile("A 3"))
    expect(sound[0]?.tones[0]?.frequency).toBeCloseTo(220)
    over(tile("C 3"))
    over(tile("C 3"))
    expect(sound[0]?.tones).toHaveLength(4)
    expect(said()).toHaveTextContent("C 3.")
    fireEvent.click(screen.getByRole("button", { name: "Sound is on" }))
    expect(sound[0]?.volumes[0]?.value).toBe(0)
    over(tile("D 3"))
    expect(sound).toHaveLength(1)
  })

  it("has a stone without a note under a thing from another page, which goes one on when it is pressed", async () => {
    const sound = giveSound()
    visit(<HoverSound />, { path: "/hover-sound", calm: true })
    await bringGuest()
    expect(said()).toHaveTextContent("Press a stone. The one under the tea towel has lost its note.")
    const under = () => screen.getByRole("button", { name: /, under the tea towel$/ })
    const [note] = under().getAttribute("aria-label")?.split(",") ?? []
    fireEvent.click(under())
    expect(sound[0]?.tones).toHaveLength(1)
    expect(sound[0]?.tones[0]?.frequency).toBeLessThan(110)
    expect(said()).toHaveTextContent("Mff. That was the tea towel, now one stone on.")
    expect(under()).not.toHaveAccessibleName(`${note}, under the tea towel`)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was trodden on in C major.")
    fireEvent.click(tile(note ?? ""))
    expect(sound[0]?.tones).toHaveLength(3)
    await bringGuest(null)
    expect(screen.queryByRole("button", { name: /under/ })).toBeNull()
    expect(said()).toHaveTextContent(`${note}. He walks Ukko Nooa`)
  })

  it("records a walk, which is then walked and in the address", () => {
    giveSound()
    const page = visit(<HoverSound />, { path: "/hover-sound", calm: true, at: "2025-08-03T12:00:00Z" })
    fireEvent.click(screen.getByRole("button", { name: "Record" }))
    fireEvent.click(tile("C 3"))
    page.wait(500)
    fireEvent.click(tile("E 3"))
    expect(said()).toHaveTextContent("Recording: 2 steps of 64.")
    fireEvent.click(screen.getByRole("button", { name: "Done" }))
    expect(page.address()).toBe("/hover-sound?tune=w0y4")
    expect(screen.getByRole("button", { name: "Stop" })).toBeInTheDocument()
  })

  it("plays a walk from a link and stops at once", () => {
    const sound = giveSound()
    const page = visit(<HoverSound />, {
      path: "/hover-sound",
      query: "tune=w0y4&scale=modem",
      at: "2025-08-03T12:00:00Z",
    })
    fireEvent.click(screen.getByRole("button", { name: "Play the walk" }))
    for (let step = 0; step < 6; step++) page.wait(125)
    expect(sound[0]?.tones.map(tone => tone.frequency)).toEqual([980, 1960, 1180, 2360])
    fireEvent.click(screen.getByRole("button", { name: "Stop" }))
    page.wait(1000)
    expect(sound[0]?.closed).toBe(true)
    expect(sound[0]?.tones).toHaveLength(4)
    expect(screen.getByRole("button", { name: "Back to the old tune" })).toBeInTheDocument()
  })

  it("is walked by keyboard", async () => {
    const { user } = visit(<HoverSound />, { path: "/hover-sound", calm: true })
    await user.tab()
    await user.keyboard("{Enter}{ArrowRight}")
    expect(screen.getByRole("grid").querySelector("[data-lit=now]")).toBe(screen.getAllByRole("button")[1])
  })
})
