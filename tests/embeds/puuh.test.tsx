import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import { drawSeconds, lengthOf, reading, render, sighIndexFor, windAt } from "../../src/embeds/puuh/breath"
import Puuh from "../../src/embeds/puuh/Puuh"
import {
  floor,
  isStill,
  levelOf,
  type Room,
  step,
  stepSeconds,
  stillRoom,
  swung,
  tidied,
} from "../../src/embeds/puuh/room"
import { schema } from "../../src/embeds/puuh/schema"
import { giveSound, takeSound } from "../jest/sound"
import { visit } from "../jest/visit"

const sighs = parse(schema, parseYaml(readFileSync("content/data/sighs.yaml", "utf8")))
const [short, deep, existential] = sighs
const anySigh = fc.record({
  breath: fc.double({ min: 0.3, max: 6, noNaN: true }),
  depth: fc.double({ min: 1, max: 10, noNaN: true }),
  voice: fc.double({ min: 0, max: 1, noNaN: true }),
})

/** The room so many seconds after a sigh began. */
function roomAfter(seconds: number, wind: (at: number) => number, from = stillRoom): Room {
  let room = from
  for (let i = 1; i * stepSeconds <= seconds; i++) room = step(room, wind(i * stepSeconds))
  return room
}

describe("the encyclopaedia", () => {
  it("has each sigh once, and begins with those of the buttons", () => {
    expect(sighs.length).toBeGreaterThanOrEqual(12)
    expect(new Set(sighs.map(sigh => sigh.says)).size).toBe(sighs.length)
    expect(safeParse(schema, sighs.slice(1)).issues?.[0].message).toMatch(/^Begin with short/)
    expect(safeParse(schema, [...sighs, short]).issues?.[0].message).toBe("Use each id once.")
    expect(safeParse(schema, [{ ...short, depth: 11 }]).success).toBe(false)
  })
})

describe("a sigh", () => {
  it("is drawn, then let go, and over when it is over", () => {
    fc.assert(
      fc.property(anySigh, fc.double({ min: 0, max: 1, noNaN: true }), (sigh, part) => {
        const draw = drawSeconds(sigh)
        expect(windAt(sigh, draw * part)).toBeLessThanOrEqual(0)
        expect(windAt(sigh, draw + sigh.breath * part)).toBeGreaterThanOrEqual(0)
        expect(windAt(sigh, draw + sigh.breath * part)).toBeLessThanOrEqual(1)
        expect([windAt(sigh, -1), windAt(sigh, lengthOf(sigh) + 0.01)]).toEqual([0, 0])
      }),
    )
  })

  it("is read by the meter, the deeper the more", () => {
    const readings = [short, deep, existential].map(sigh => (sigh ? reading(sigh) : 0))
    expect(readings).toEqual([...readings].sort((a, b) => a - b))
    expect(readings[2]).toBeCloseTo(0.87)
    expect([sighIndexFor(0.1), sighIndexFor(0.5), sighIndexFor(9)]).toEqual([0, 1, 2])
  })

  it("is a sound as long as it is, never too loud, the same every time", () => {
    fc.assert(
      fc.property(anySigh, sigh => {
        const samples = render(sigh, 4000)
        expect(samples).toHaveLength(Math.ceil(lengthOf(sigh) * 4000))
        expect(samples.every(value => Math.abs(value) <= 1)).toBe(true)
      }),
      { numRuns: 15 },
    )
    for (const sigh of sighs) {
      const samples = render(sigh, 8000)
      const loud = samples.reduce((top, value) => Math.max(top, Math.abs(value)), 0)
      expect(loud).toBeGreaterThan(0.08)
      expect(render(sigh, 8000).slice(2500, 2510)).toEqual(samples.slice(2500, 2510))
    }
  })
})

describe("the room", () => {
  it("is still without wind", () => {
    expect(isStill(stillRoom)).toBe(true)
    expect(roomAfter(2, () => 0)).toEqual({
      ...stillRoom,
      papers: stillRoom.papers.map(paper => ({ ...paper })),
    })
  })

  it("loses what swings when it is left alone", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (angle, speed) => {
          const energy = (swing: { angle: number; speed: number }) => swing.speed ** 2 + 14 * swing.angle ** 2
          let swing = { angle, speed }
          for (let i = 0; i < 1200; i++) swing = swung(swing, 0, 14, 0.55, 1.2)
          expect(energy(swing)).toBeLessThanOrEqual(energy({ angle, speed }) * 0.02 + 1e-9)
        },
      ),
    )
  })

  it("keeps its candle in a short sigh, and loses it, and a day, in an existential one", () => {
    const blown = (sigh = short) => roomAfter(sigh ? lengthOf(sigh) : 0, at => (sigh ? windAt(sigh, at) : 0))
    expect(blown(short).lit).toBe(true)
    expect(blown(deep).lit).toBe(false)
    expect(blown(deep).day).toBe(0)
    expect(blown(existential).day).toBe(1)
    expect(roomAfter(10, () => 0, blown(existential)).lit).toBe(true)
  })

  it("loses its shelf to the second sigh in a row or to a long one, and its window to the third", () => {
    expect([levelOf(1, 1), levelOf(4, 1), levelOf(9, 1), levelOf(0, 2), levelOf(0, 3)]).toEqual([
      1, 2, 3, 2, 3,
    ])
    const blownBy = (level: 1 | 2 | 3) => {
      let room = stillRoom
      for (let at = 0; at < 4; at += stepSeconds)
        room = step(room, existential ? windAt(existential, at) : 0, level)
      return room
    }
    expect(blownBy(1).shelf).toEqual(stillRoom.shelf)
    expect(blownBy(2).shelf.every(fallen => fallen !== null)).toBe(true)
    expect(blownBy(2).window).toBe(0)
    expect(blownBy(3).window).toBe(1)
    expect(tidied(blownBy(3))).toMatchObject({ shelf: stillRoom.shelf, window: 0 })
  })

  it("has its papers on the desk or on the floor, and picked up when all are down", () => {
    fc.assert(
      fc.property(anySigh, sigh => {
        const room = roomAfter(lengthOf(sigh) + 8, at => windAt(sigh, at))
        for (const paper of room.papers) {
          expect(paper.x >= 0 && paper.x <= 300).toBe(true)
          if (paper.flies) expect(paper.y).toBe(floor + 6)
        }
        // The top ones go first.
        const flown = room.papers.map(paper => paper.flies)
        expect([...flown].sort()).toEqual(flown)
        if (flown.every(Boolean)) expect(tidied(room).papers).toEqual(stillRoom.papers)
        else expect(tidied(room)).toBe(room)
      }),
      { numRuns: 30 },
    )
  })
})

describe("the page", () => {
  const options = { path: "/puuh", data: { sighs } }
  const said = () => screen.getByRole("status", { name: "The sigh" })
  beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))
  afterEach(() => {
    jest.restoreAllMocks()
    takeSound()
  })

  it("sighs as long as the button was held", () => {
    const sound = giveSound()
    const page = visit(<Puuh />, { ...options, at: "2025-08-03T12:00:00Z" })
    const button = screen.getByRole("button", { name: "Puuh" })
    expect(sound).toEqual([])
    fireEvent.pointerDown(button)
    page.wait(100)
    fireEvent.pointerUp(button)
    expect(said()).toHaveTextContent("The short sigh.")
    fireEvent.keyDown(button, { key: " " })
    page.wait(3000)
    fireEvent.keyUp(button, { key: " " })
    expect(said()).toHaveTextContent("The existential sigh.")
    expect(screen.getByRole("img", { name: "Sigh-o-meter: 87 of 100, Puuuuuuuh…" })).toBeInTheDocument()
    // The first one was ended by the second.
    expect(sound[0]?.volumes.slice(1).map(volume => volume.value)).toEqual([0, 0.9])
  })

  it("sighs with the space bar, wherever the focus is not, and scrolls nothing", () => {
    giveSound()
    const page = visit(<Puuh />, { ...options, at: "2025-08-03T12:00:00Z" })
    expect(fireEvent.keyDown(document.body, { key: " " })).toBe(false)
    page.wait(3000)
    fireEvent.keyUp(document.body, { key: " " })
    expect(said()).toHaveTextContent("The existential sigh.")
  })

  it("has an encyclopaedia to press, and remembers how many were sighed", async () => {
    const page = visit(<Puuh />, options)
    await page.user.click(screen.getByRole("button", { name: "Hohhoijaa." }))
    expect(said()).toHaveTextContent("The Monday. When: From 7.00")
    expect(screen.getByText("1 sigh so far, none wasted")).toBeInTheDocument()
    page.unmount()
    visit(<Puuh />, { ...options, again: true })
    expect(screen.getByText("1 sigh so far, none wasted")).toBeInTheDocument()
  })

  it("brings somebody's sigh, without a sound", () => {
    const sound = giveSound()
    visit(<Puuh />, { ...options, query: "sigh=dog" })
    expect(said()).toHaveTextContent("You have been sighed at: Hmmmph. (the dog, under the table).")
    expect(sound).toEqual([])
    fireEvent.click(screen.getByRole("button", { name: "Start with a fresh sigh" }))
    expect(said()).toHaveTextContent("How long was your day?")
  })
})
