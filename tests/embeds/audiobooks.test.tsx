import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Audiobooks from "../../src/embeds/audiobooks/Audiobooks"
import {
  grooveOf,
  heardAt,
  letterAt,
  mannerOf,
  manners,
  moveNeedle,
  sidesOf,
  turnBetween,
  vowelPitch,
} from "../../src/embeds/audiobooks/logic"
import { faces } from "../../src/embeds/audiobooks/parts/faces"
import { schema } from "../../src/embeds/audiobooks/schema"
import { giveSound, takeSound } from "../jest/sound"
import { hasThing, visit } from "../jest/visit"

const books = parse(schema, parseYaml(readFileSync("content/data/audiobooks.yaml", "utf8")))

describe("the audiobooks", () => {
  it("are each there once, with a book of Project Gutenberg as their source", () => {
    expect(books.length).toBeGreaterThanOrEqual(16)
    for (const key of ["title", "source", "narrator", "confession"] as const)
      expect(new Set(books.map(book => book[key])).size).toBe(books.length)
    for (const { source, year } of books) {
      expect(source).toMatch(/^https:\/\/www\.gutenberg\.org\/ebooks\/\d+$/)
      expect(year).toBeLessThan(1930)
    }
    expect(books.find(({ title }) => title === "Moby-Dick")).toMatchObject({
      author: "Herman Melville",
      year: 1851,
    })
  })
})

describe("a groove", () => {
  const groove = grooveOf({ opening: "Call me Ishmael. Some years ago.", confession: "The leg." })

  it("has the words forwards from the first one, and the confession backwards in front of them", () => {
    const read = (from: number, step: number) =>
      Array.from({ length: 8 }, (_, i) => letterAt(groove, from + i * step)).join("")
    expect(read(0, 1)).toBe("Call me ")
    expect(read(-9, -1)).toBe("The leg.")
    expect(letterAt(groove, -1)).toBe(" ")
    expect(heardAt(groove, 7.9)).toEqual({ text: "Call me", isConfession: false })
    expect(heardAt(groove, -3)).toEqual({ text: "", isConfession: false })
    expect(heardAt(groove, groove.start)).toEqual({ text: "The leg.", isConfession: true })
  })

  it("has a scratch, at which the needle jumps back until a hand pushes it over", () => {
    expect(groove.opening.slice(groove.scratch.to, groove.scratch.at)).toBe("Call me Ishmael. Some ")
    const before = { position: groove.scratch.at - 1, jumps: 0, isMended: false }
    expect(moveNeedle(groove, before, 2, false)).toEqual({ position: 0, jumps: 1, isMended: false })
    const over = moveNeedle(groove, before, 2, true)
    expect(over).toEqual({ position: groove.scratch.at + 1, jumps: 0, isMended: true })
    expect(moveNeedle(groove, { ...over, position: before.position }, 2, false).jumps).toBe(0)
  })

  it("keeps the needle inside, wherever it is moved", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...books),
        fc.array(fc.double({ min: -400, max: 400, noNaN: true })),
        fc.boolean(),
        (book, moves, byHand) => {
          const own = grooveOf(book)
          const { position } = moves.reduce((needle, letters) => moveNeedle(own, needle, letters, byHand), {
            position: 0,
            jumps: 0,
            isMended: false,
          })
          expect(position).toBeGreaterThanOrEqual(own.start)
          expect(position).toBeLessThanOrEqual(own.end)
        },
      ),
    )
  })

  it("goes on over many sides", () => {
    expect(sidesOf({ hours: 24 })).toBe(66)
    expect(sidesOf({ hours: 0.3 })).toBe(1)
  })
})

describe("the narrator", () => {
  it("has a manner and a face for every speed", () => {
    const shown = [0, -1, 0.5, 1, 1.5, 2, 2.5, 3.5].map(mannerOf)
    expect(shown).toEqual(["asleep", "back", "whale", "meant", "bus", "auctioneer", "hamster", "wasp"])
    expect(Object.keys(faces).sort()).toEqual(Object.keys(manners).sort())
  })

  it("hums vowels alone, higher the faster they come", () => {
    expect(vowelPitch("k", 1)).toBeNull()
    expect(vowelPitch("a", 1)).toBe(110)
    expect(vowelPitch("A", -2)).toBe(220)
  })

  it("is turned by the shorter way round", () => {
    expect(turnBetween(170, -170)).toBe(20)
    expect(turnBetween(-170, 170)).toBe(-20)
  })
})

describe("Audiobooks", () => {
  afterEach(takeSound)
  const options = { path: "/audiobooks", data: { audiobooks: books }, at: "2026-05-05T12:00:00Z" }
  const record = () => screen.getByRole("button", { name: /^Turn the record of/ })
  const narrator = () => screen.getByRole("status", { name: "Narrator" }).textContent
  /** Returns a pointer on the record, which is 200 pixels wide; jsdom's mouse has a place, its pointers have none. */
  const finger = () => {
    const disc = record()
    disc.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 200 }) as DOMRect
    return (type: string, [clientX, clientY]: readonly [number, number]) =>
      fireEvent(disc, new MouseEvent(type, { bubbles: true, clientX, clientY }))
  }

  it("wakes the narrator at a press, and sends him to sleep at the next", () => {
    const sound = giveSound()
    const { wait } = visit(<Audiobooks />, options)
    expect(narrator()).toBe(
      "Moby-Dick by Herman Melville (1851), read by a man who is also the whale, asleep.",
    )
    const point = finger()
    point("pointerdown", [150, 100])
    point("pointerup", [150, 100])
    expect(narrator()).toContain("as it was meant.")
    for (let i = 0; i < 10; i++) wait(100)
    expect(screen.getByText(/^Call me Ish/)).toBeVisible()
    expect(sound[0]?.tones.length).toBeGreaterThan(2)
    point("pointerdown", [150, 100])
    point("pointerup", [150, 100])
    expect(narrator()).toContain("asleep.")
  })

  it("reads at the speed of the finger, and goes on so", () => {
    const { wait, address } = visit(<Audiobooks />, options)
    const point = finger()
    point("pointerdown", [200, 100])
    for (let i = 1; i <= 12; i++) {
      wait(20)
      point("pointermove", [100 + 100 * Math.cos(i * 0.12), 100 + 100 * Math.sin(i * 0.12)])
    }
    point("pointerup", [100, 200])
    expect(narrator()).toContain("as a wasp in a jar.")
    expect(address()).toMatch(/^\/audiobooks\?speed=3[0-9][05]$/)
  })

  it("is taken on by the motor after a hand that has not flicked it", () => {
    const { wait } = visit(<Audiobooks />, options)
    const point = finger()
    point("pointerdown", [200, 100])
    point("pointermove", [190, 140])
    for (let i = 0; i < 10; i++) wait(100)
    expect(narrator()).toContain("asleep.")
    point("pointerup", [190, 140])
    expect(narrator()).toContain("as a whale would.")
  })

  it("confesses when it is turned back beyond its first word", () => {
    const { wait } = visit(<Audiobooks />, options)
    const point = finger()
    const angle = (turn: number) => [100 + 100 * Math.cos(turn), 100 + 100 * Math.sin(turn)] as const
    point("pointerdown", angle(0))
    for (let i = 1; i <= 80; i++) {
      wait(20)
      point("pointermove", angle(-i * 0.12))
    }
    expect(screen.getByText("I was never angry with the man. I just wanted the leg.")).toBeVisible()
    expect(screen.getByText("The narrator would like you to forget that.")).toBeVisible()
    expect(hasThing("/audiobooks")).toBe(true)
  })

  it("sticks at its scratch, until an arrow key pushes it over, and clicks at its end", () => {
    const { wait } = visit(<Audiobooks />, { ...options, query: "book=Jane+Eyre&speed=400", calm: true })
    fireEvent.click(screen.getByRole("button", { name: "Let it turn" }))
    for (let i = 0; i < 8; i++) wait(600)
    expect(screen.getByText("It is stuck. Help it over with a finger.")).toBeVisible()
    fireEvent.keyDown(record(), { key: "ArrowRight" })
    for (let i = 0; i < 8; i++) wait(600)
    expect(screen.getByText("Click. Side 1 of 52.")).toBeVisible()
    expect(screen.getByText("There was no possibility of taking a walk that day.")).toBeVisible()
  })

  it("puts on another record, which begins at its first word", async () => {
    const { user, address } = visit(<Audiobooks />, { ...options, query: "speed=300" })
    await user.selectOptions(screen.getByLabelText("Put on"), "Dracula")
    expect(address()).toBe("/audiobooks?book=Dracula")
    expect(narrator()).toContain("read by a count, nights only, asleep.")
    expect(screen.getByText("Put a finger on the record.")).toBeVisible()
  })
})
