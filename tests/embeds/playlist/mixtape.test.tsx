import { readdirSync, readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { useState } from "react"
import { parse } from "yaml"
import { designOf } from "../../../src/embeds/playlist/mixtape/designs"
import { humOf } from "../../../src/embeds/playlist/mixtape/hum"
import {
  crumple,
  cutName,
  isRecordedOver,
  maxOut,
  messageOf,
  newTape,
  songAt,
  spill,
  splitTitle,
  spools,
  type Tape,
  turnOver,
  wind,
} from "../../../src/embeds/playlist/mixtape/logic"
import Mixtape from "../../../src/embeds/playlist/mixtape/Mixtape"
import { firstGrip, grab, pressed, turnBetween } from "../../../src/embeds/playlist/mixtape/reel"
import { saladPath } from "../../../src/embeds/playlist/mixtape/salad"
import { CurrentSongContext, SongChoiceContext } from "../../../src/hooks/music/songChoice"
import { visit } from "../../jest/visit"

const counts = { A: 7, B: 3 }
const slow = (tape: Tape, turns: number) => wind(tape, turns, 5, counts)
const fast = (tape: Tape) => wind(tape, 1, 0.1, counts)

describe("a tape", () => {
  it("runs a song further with each slow turn, and stops at both ends", () => {
    const third = slow(slow(newTape(7), 1), 1)
    expect(songAt(third, 7)).toBe(2)
    expect(slow(third, -1).at).toBe(1)
    expect([-1, -1, -1].reduce(slow, third)).toMatchObject({ at: 0, happening: "start" })
    const end = [1, 1, 1, 1, 1, 1].reduce(slow, third)
    expect(end).toMatchObject({ at: 7, happening: "end", out: 0 })
    expect(songAt(end, 7)).toBe(6)
  })

  it("comes out when it is wound too fast, and goes in again by slow turns", () => {
    const out = fast(fast(newTape(7)))
    expect(out).toMatchObject({ at: 1, out: 2, happening: "spilt", crumpled: { A1: 1 } })
    const all = [1, 2, 3, 4, 5, 6].reduce(fast, out)
    expect(all).toMatchObject({ out: maxOut, crumpled: { A1: 1, A2: 1, A3: 1 } })
    expect(slow(out, 1)).toMatchObject({ out: 0.5, happening: "pulledIn" })
    const allIn = slow(slow(out, 1), 1)
    expect(allIn).toMatchObject({ out: 0, at: 1, happening: "allIn" })
    // A hand goes on turning: it is still to be read then.
    expect(slow(allIn, 0.5)).toMatchObject({ at: 1.5, happening: "allIn" })
    expect(slow(slow(allIn, 1), 1)).toMatchObject({ at: 3, happening: "wound" })
  })

  it("has room for a name of twenty letters, none of them halved", () => {
    expect(cutName("Raimo")).toBe("Raimo")
    expect(cutName("Maximilian von und zu Hohenstaufen")).toBe("Maximilian von und z")
    expect(cutName(`${"a".repeat(19)}🐹`)).toBe("a".repeat(19))
  })

  it("is at the same place on the other side, of which three songs have the whole length", () => {
    const end = { ...newTape(7), at: 7 }
    expect(turnOver(end)).toMatchObject({ side: "B", at: 0 })
    const middle = turnOver({ ...newTape(7), at: 3.5 })
    expect(songAt(middle, 3)).toBe(1)
    expect(turnOver(turnOver(middle))).toEqual(middle)
    expect(turnOver(fast(fast(end)))).toMatchObject({ side: "A" })
    expect(isRecordedOver({ ...end, side: "B" })).toBe(true)
    expect(isRecordedOver(end)).toBe(false)
  })

  it("neither loses nor gains tape on its spools", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 7, noNaN: true }), at => {
        const [left, right] = spools({ ...newTape(7), at }, 30, 84)
        expect(left ** 2 + right ** 2).toBeCloseTo(30 ** 2 + 84 ** 2)
      }),
    )
  })

  it("never has more outside than there is", () => {
    expect(spill(newTape(7), 100, counts).out).toBe(maxOut)
  })

  it.each([
    ["Barbie Girl", 1, "Barbie G rl"],
    ["Barbie Girl", 2, "Barbi  Girl"],
    ["Sonne", 1, "Son e"],
    ["NSL", 1, "N L"],
    ["Hey", 0, "Hey"],
  ] as const)("crumples %s, %d times", (title, times, expected) => {
    expect(crumple(title, times)).toBe(expected)
  })

  it("splits titles into artist and song", () => {
    expect(splitTitle("Aqua - Barbie Girl")).toEqual({ artist: "Aqua", song: "Barbie Girl" })
    expect(splitTitle("Sandstorm")).toEqual({ artist: "", song: "Sandstorm" })
  })

  it.each([
    [newTape(7), "", "Turn the pencil. Not too fast."],
    [newTape(7), "Raimo", "Raimo, this was wound for you. Slowly."],
    [spill(newTape(7), 1, counts), "", "Oh no. The tape is coming out."],
    [spill(newTape(7), 7, counts), "", "Stop. Stop turning."],
    [spill(newTape(7), 99, counts), "", "Mother: And who is going to wind that in?"],
    [slow(newTape(7), 1), "", "Song 2 of 7."],
    [turnOver(newTape(7)), "", "Side B. None of this was ever recorded."],
  ] as const)("says what happens to %j", (tape, name, expected) => {
    expect(messageOf(tape, name, "Song 2 of 7")).toBe(expected)
  })
})

describe("a pencil", () => {
  it("turns the shorter way round, and leans to the hand that takes it", () => {
    expect(turnBetween(170, -170)).toBe(20)
    expect(turnBetween(-170, 170)).toBe(-20)
    expect(grab({ ...firstGrip, angle: 90 }, "left", 30)).toEqual({ reel: "left", angle: 90, lean: -60 })
    expect(pressed(firstGrip, "right", 1).angle).toBe(-360)
    expect(pressed(firstGrip, "left", 1).angle).toBe(360)
  })
})

describe("a salad", () => {
  it("begins at the opening and stays in the window", () => {
    const path = saladPath({ width: 800, height: 600, x: 200, y: 300 })
    expect(path).toMatch(/^M200 300Q/)
    const numbers = path.match(/-?\d+ -?\d+/g)?.map(pair => pair.split(" ").map(Number)) ?? []
    expect(numbers.length).toBeGreaterThan(500)
    for (const [x = 0, y = 0] of numbers) {
      expect(x).toBeGreaterThan(-20)
      expect(x).toBeLessThan(820)
      expect(y).toBeGreaterThan(-20)
      expect(y).toBeLessThan(640)
    }
  })
})

describe("the mixtapes of the site", () => {
  const lists = readdirSync("content/playlists").map(file => ({
    slug: file.replace(".yaml", ""),
    list: parse(readFileSync(`content/playlists/${file}`, "utf8")) as { toy?: string; sideB?: string[] },
  }))
  const tapes = lists.filter(({ list }) => list.toy === "Mixtape")

  it("have three songs of their own on side B, and a cassette like no other", () => {
    expect(tapes).toHaveLength(14)
    const titles = tapes.flatMap(({ list }) => list.sideB ?? [])
    expect(new Set(titles).size).toBe(3 * tapes.length)
    const doodles = tapes.map(({ slug }) => designOf(slug).doodle)
    expect(new Set(doodles).size).toBe(tapes.length)
    expect(doodles).not.toContain(designOf("a-new-list").doodle)
  })
})

describe("Mixtape", () => {
  const songs = [
    { id: "ZyhrYis509A", title: "Aqua - Barbie Girl" },
    { id: "-1jPUB7gRyg", title: "Aqua - Doctor Jones" },
    { title: "Nobody - Unfound" },
  ]
  const sideB = ["Ken (Inflatable Version)", "My Knees Do Not Bend", "Who Put the Convertible in the Bath"]
  const options = {
    path: "/playlist/barbie",
    title: "Barbie",
    data: { songs, sideB },
    calm: true,
    at: new Date("2026-06-02T12:00:00"),
  }
  const button = (name: string) => screen.getByRole("button", { name })
  const head = () => screen.getByRole("status", { name: "Under the head" })
  const message = () => screen.getByRole("status", { name: "Tape" })
  const pencil = () => screen.getByRole("slider", { name: /^A cassette labelled Barbie/ })

  it("winds a song with each press of a button, and four of a key", async () => {
    const { user, wait } = visit(<Mixtape />, options)
    expect(message()).toHaveTextContent("Turn the pencil. Not too fast.")
    expect(head()).toHaveTextContent("AquaBarbie Girl")
    await user.click(button("Wind on"))
    expect(head()).toHaveTextContent("Doctor Jones")
    wait(2000)
    pencil().focus()
    for (let i = 0; i < 4; i++) {
      await user.keyboard("{ArrowLeft}")
      wait(1000)
    }
    expect(pencil()).toHaveAttribute("aria-valuetext", "Song 1 of 3, side A: Barbie Girl")
    expect(message()).toHaveTextContent("The start of side A.")
  })

  it("makes a salad of fast turns, which is wound in slowly and leaves a crumpled name", async () => {
    const { user, wait, container } = visit(<Mixtape />, options)
    pencil().focus()
    await user.keyboard("{ArrowRight>12/}")
    expect(message()).toHaveTextContent("Oh no. The tape is coming out.")
    expect(container.querySelector(".salad path")).toBeInTheDocument()
    await user.click(button("Turn it over"))
    expect(message()).toHaveTextContent("Wind it in first.")
    for (let i = 0; i < 8; i++) {
      wait(2000)
      await user.click(button(i === 7 ? "Wind back" : "Wind on"))
    }
    expect(container.querySelector(".salad")).not.toBeInTheDocument()
    for (let i = 0; i < 3; i++) {
      wait(2000)
      await user.click(button("Wind back"))
    }
    expect(pencil()).toHaveAttribute("aria-valuetext", expect.stringMatching(/^Song 1 of 3, side A: .* /))
  })

  it("is wound by a hand in circles, and pulled out by its loop", () => {
    const { container, wait } = visit(<Mixtape />, options)
    const box = { left: 0, top: 0, width: 420, height: 300, right: 420, bottom: 300, x: 0, y: 0, toJSON() {} }
    jest.spyOn(pencil(), "getBoundingClientRect").mockReturnValue(box)
    const point = (type: string, clientX: number, clientY: number) =>
      fireEvent(pencil(), new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0 }))
    const drag = (points: readonly (readonly [number, number])[]) => {
      for (const [i, [x, y]] of points.entries()) {
        point(i === 0 ? "pointerdown" : "pointermove", x, y)
        wait(200)
      }
      point("pointerup", ...(points.at(-1) ?? [0, 0]))
    }
    drag([
      [359, 148],
      [299, 88],
      [239, 148],
      [299, 208],
      [359, 148],
    ])
    expect(head()).toHaveTextContent("Doctor Jones")
    drag([
      [210, 275],
      [210, 355],
    ])
    expect(message()).toHaveTextContent("Oh no. The tape is coming out.")
    expect(container.querySelector(".salad")).toBeInTheDocument()
  })

  it("hands a song to the player, and says if there is no video of it", async () => {
    const choose = jest.fn()
    const { user, wait, address } = visit(
      <SongChoiceContext.Provider value={choose}>
        <Mixtape />
      </SongChoiceContext.Provider>,
      options,
    )
    await user.click(button("Wind on"))
    await user.click(button("Play this"))
    expect(choose).toHaveBeenLastCalledWith(1)
    expect(address()).toBe("/playlist/barbie?song=2")
    expect(message()).toHaveTextContent("It is in the player.")
    wait(2000)
    await user.click(button("Wind on"))
    await user.click(button("Hum it"))
    expect(message()).toHaveTextContent(/^Nobody has found a video of it\. Pertti hums it: “hm/)
  })

  it("is at the song that the player names, whichever of them goes on", async () => {
    function Page() {
      const [current, setCurrent] = useState(1)
      return (
        <SongChoiceContext.Provider value={setCurrent}>
          <CurrentSongContext.Provider value={current}>
            <Mixtape />
          </CurrentSongContext.Provider>
          <button type="button" onClick={() => setCurrent(1)}>
            Next
          </button>
          <output>{current}</output>
        </SongChoiceContext.Provider>
      )
    }
    const { user, wait } = visit(<Page />, options)
    const player = () => document.querySelector("output")?.textContent
    expect(head()).toHaveTextContent("Doctor Jones")
    expect(message()).toHaveTextContent("Turn the pencil. Not too fast.")
    await user.click(button("Wind back"))
    expect(player()).toBe("1")
    wait(700)
    expect(player()).toBe("0")
    await user.click(button("Next"))
    expect(head()).toHaveTextContent("Doctor Jones")
    wait(700)
    expect(player()).toBe("1")
  })

  it("cuts a name that is too long for the label, and says so", async () => {
    const { user, address } = visit(<Mixtape />, options)
    await user.click(screen.getByRole("textbox", { name: "A tape for" }))
    await user.paste("Maximilian von und zu Hohenstaufen")
    expect(screen.getByRole("textbox", { name: "A tape for" })).toHaveValue("Maximilian von und z")
    expect(message()).toHaveTextContent("The label is too short for that. It says “Maximilian von und z”.")
    expect(address()).toBe("/playlist/barbie?for=Maximilian+von+und+z")
  })

  it("is hummed by its title alone", () => {
    expect(humOf("Rakkaalleni on a Thursday").words).toBe("hm-hmm hm hm hm-hmm")
    expect(humOf("1999").words).toBe("hm")
    expect(humOf("Matkalaulu").notes).toEqual(humOf("Matkalaulu").notes)
  })

  it("has three songs on side B that were never recorded, and Mother at its end", async () => {
    const { user, wait } = visit(<Mixtape />, options)
    const on = async () => {
      wait(2000)
      await user.click(button("Wind on"))
    }
    await on()
    await on()
    await on()
    expect(message()).toHaveTextContent("The end of side A. Turn it over.")
    await user.click(button("Turn it over"))
    expect(head()).toHaveTextContent("Never recordedKen (Inflatable Version)")
    await user.click(button("Play this"))
    expect(message()).toHaveTextContent("Hiss.")
    await on()
    expect(head()).toHaveTextContent("My Knees Do Not Bend")
    await on()
    await on()
    expect(head()).toHaveTextContent("MotherPertti! Dinner!")
  })

  it("has a friend's name on the label and in the address, as a text", async () => {
    const { user, address, unmount } = visit(<Mixtape />, options)
    await user.type(screen.getByRole("textbox", { name: "A tape for" }), "<b>Raimo")
    expect(screen.getByText("<b>Raimo", { selector: "tspan" })).toBeInTheDocument()
    expect(address()).toBe("/playlist/barbie?for=%3Cb%3ERaimo")
    unmount()
    visit(<Mixtape />, { ...options, query: "?for=Raimo&song=2" })
    expect(message()).toHaveTextContent("Raimo, this was wound for you. Slowly.")
    expect(head()).toHaveTextContent("Doctor Jones")
  })
})
