import { fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { type Creature, creatureNames, creatures, webmasterTaps } from "../../src/embeds/spotify/creatures"
import {
  answerOf,
  beatsAYear,
  creatureOf,
  favouriteOf,
  formatTaps,
  matchText,
  maxTaps,
  parseTaps,
  recordingMs,
} from "../../src/embeds/spotify/logic"
import Spotify from "../../src/embeds/spotify/Spotify"
import { giveSound, takeSound } from "../jest/sound"
import { hasThing, visit } from "../jest/visit"

/** Taps whose gaps come round until ten seconds are over. */
function tapsOf(...gaps: number[]): number[] {
  const taps = [0]
  for (let i = 0; (taps.at(-1) ?? 0) + (gaps[i % gaps.length] ?? 1) < recordingMs; i++)
    taps.push((taps.at(-1) ?? 0) + (gaps[i % gaps.length] ?? 1))
  return taps
}
const growing = (from: number, factor: number) => {
  const taps = [0]
  for (let gap = from; (taps.at(-1) ?? 0) + gap < recordingMs && gap > 40; gap *= factor)
    taps.push((taps.at(-1) ?? 0) + gap)
  return taps
}

describe("ten seconds of taps", () => {
  it.each<[Creature, number[]]>([
    ["stone", [0]],
    ["ghost", [0, 400]],
    ["cat", [0, 500, 1000, 1500]],
    ["sloth", tapsOf(2400)],
    ["clock", tapsOf(1000)],
    ["pigeon", tapsOf(500, 520)],
    ["sewing machine", tapsOf(330)],
    ["washing machine", tapsOf(200, 210)],
    ["woodpecker", tapsOf(130, 120)],
    ["dripping tap", tapsOf(800, 1400, 900, 1300, 700)],
    ["three-legged dog", tapsOf(450, 800, 500, 750, 400)],
    ["clerk", tapsOf(200, 400, 250, 380, 150)],
    ["tin roof", tapsOf(80, 200, 110, 180, 70)],
    ["popcorn", tapsOf(90, 80, 100, 1900, 90, 1200, 100)],
    ["kettle", growing(1200, 0.88)],
    ["clockwork mouse", growing(200, 1.14)],
    ["heart", tapsOf(250, 750)],
    ["horse", tapsOf(150, 150, 400)],
    ["stadium", tapsOf(400, 400, 800)],
    ["neighbour", [0, 500, 750, 1000, 1500]],
  ])("are those of a %s", (creature, taps) => {
    expect(creatureOf(taps, true)).toBe(creature)
  })

  it("have a creature for everybody, with a year of its own", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: recordingMs }), { maxLength: 60 }), list => {
        const taps = [0, ...list.sort((a, b) => a - b)]
        expect(creatureNames).toContain(creatureOf(taps, true))
        expect(creatureNames).toContain(creatureOf(taps, false))
      }),
    )
    for (const key of ["name", "line", "artist", "song", "genre"] as const)
      expect(new Set(creatureNames.map(name => creatures[name][key])).size).toBe(creatureNames.length)
  })

  it("survive the way through a link, and are none from anything else", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1250 }), { maxLength: maxTaps - 1 }), list => {
        const taps = [0, ...list.map(step => step * 8).sort((a, b) => a - b)]
        expect(parseTaps(formatTaps(taps))).toEqual(taps)
      }),
    )
    expect(["", "0", "01", "0010zz05", "00!!", "00".repeat(maxTaps + 1)].map(parseTaps)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    )
  })

  it("come to three million beats a year for each", () => {
    expect(beatsAYear([0])).toBe(3_153_600)
  })

  it("are answered by the neighbour in time", () => {
    expect(answerOf([0, 500, 750, 1000, 1500])).toEqual([1000, 1500])
  })

  it("are compared", () => {
    expect(creatureOf(webmasterTaps, true)).toBe("sloth")
    expect(matchText(tapsOf(200), webmasterTaps)).toBe("You would be waiting at the corner.")
    expect(matchText(webmasterTaps, tapsOf(200))).toBe("They would be waiting at the corner.")
    expect(matchText(tapsOf(200), tapsOf(201))).toBe("The same. You should not share a room.")
  })

  it("have the visitor's own song where the radio has played one", () => {
    expect(favouriteOf([])).toBeNull()
    expect(favouriteOf([{ title: "A" }, { title: "B" }, { title: "B" }])).toBe("B")
  })
})

describe("Spotify", () => {
  afterEach(takeSound)
  const options = { path: "/spotify", at: "2026-05-05T12:00:00Z" }
  const pad = () => screen.getByRole("button", { name: "Tap" })
  const tap = () => fireEvent.pointerDown(pad(), { button: 0 })

  it("drops a stone at the first tap, which becomes something else at the next", () => {
    const sound = giveSound()
    const { wait } = visit(<Spotify />, options)
    tap()
    expect(screen.getByText("A stone?")).toBeVisible()
    expect(sound[0]?.tones).toHaveLength(1)
    wait(300)
    tap()
    expect(screen.getByText("A ghost?")).toBeVisible()
  })

  it("ends after ten seconds with a creature, a link and a sticker, and begins again", () => {
    const { wait, address } = visit(<Spotify />, options)
    expect(screen.getByRole("list", { name: "Your album: 0 of 20" })).toBeVisible()
    for (let ms = 0; ms < recordingMs; ms += 200) {
      tap()
      wait(200)
    }
    expect(screen.getByText("A washing machine")).toBeVisible()
    expect(screen.getByText("You would be waiting at the corner.", { exact: false })).toBeVisible()
    expect(screen.getByRole("status")).toHaveTextContent("You tap like a washing machine.")
    expect(address()).toMatch(/^\/spotify\?taps=000p/)
    const album = within(screen.getByRole("list", { name: "Your album: 1 of 20" }))
    expect(album.getByRole("img", { name: "a washing machine" })).toBeVisible()
    // A hand that is still tapping begins nothing.
    tap()
    expect(screen.getByText("A washing machine")).toBeVisible()
    wait(1500)
    tap()
    expect(screen.getByText("A stone?")).toBeVisible()
    expect(hasThing("/spotify")).toBe(true)
  })

  it("takes letters and Enter for taps", () => {
    giveSound()
    Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 100, height: 100 }) as DOMRect
    const { wait } = visit(<Spotify />, options)
    fireEvent.keyDown(document.body, { key: "k" })
    fireEvent.keyDown(document.body, { key: "k", repeat: true })
    expect(screen.getByText("A stone?")).toBeVisible()
    wait(200)
    fireEvent.click(pad(), { detail: 0 })
    expect(screen.getByText("A ghost?")).toBeVisible()
  })

  it("plays a friend's taps, which are answered and compared", () => {
    const sound = giveSound()
    const { wait } = visit(<Spotify />, { ...options, query: `taps=${formatTaps(tapsOf(200))}` })
    expect(screen.getByText("A friend's year in music")).toBeVisible()
    expect(screen.getByRole("status")).toHaveTextContent("sent you this. Tap back.")
    fireEvent.click(screen.getByRole("button", { name: "Hear it" }))
    wait(1000)
    expect(sound[0]?.tones.length).toBeGreaterThanOrEqual(4)
    tap()
    wait(recordingMs + 100)
    expect(screen.getByText("A stone")).toBeVisible()
    expect(screen.getByText(/^Your friend is a washing machine\./)).toBeVisible()
  })

  it("is answered by the neighbour", () => {
    const sound = giveSound()
    const { wait } = visit(<Spotify />, { ...options, calm: true })
    for (const gap of [500, 250, 250, 500, 10_000]) {
      tap()
      wait(gap)
    }
    expect(screen.getByText("He has knocked back.")).toBeVisible()
    expect(sound[0]?.tones).toHaveLength(5)
    wait(2500)
    expect(sound[0]?.tones).toHaveLength(7)
  })
})
