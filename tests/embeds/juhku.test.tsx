import { readFileSync } from "node:fs"
import { join } from "node:path"
import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import { atRest, pulled, step, stretch } from "../../src/embeds/juhku/elastic"
import { harmonised, lengthened, longer, maxEndings, ownWordOf } from "../../src/embeds/juhku/endings"
import Juhku from "../../src/embeds/juhku/Juhku"
import { chosen, inOrder, looseness, saidAgain, satiationFatigue } from "../../src/embeds/juhku/logic"
import { schema } from "../../src/embeds/juhku/schema"
import { hasThing, onPage } from "../jest/visit"
import { type FakeVoice, giveVoice } from "../jest/voice"

const file = join(process.cwd(), "content/data/juhku.yaml")
const juhku = parse(schema, parseYaml(readFileSync(file, "utf8")))
const today = juhku.findIndex(({ word }) => word === "Juhku")
const facts = { path: "/juhku" }

function draw() {
  return render(onPage(<Juhku />, { ...facts, data: { juhku } }))
}

const shown = () => screen.getByLabelText("Word").textContent
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }))
const count = () => screen.getByText(/^Said here/)

describe("the voices", () => {
  const voice = (name: string, lang: string) => ({ name, lang, voiceURI: name })
  const voices = [
    voice("Zoe", "en-GB"),
    voice("Alva", "sv-SE"),
    voice("Satu", "fi-FI"),
    voice("Ann", "en-GB"),
  ]

  it("stand with Finnish first, then by language and name, each once", () => {
    const satu = voice("Satu", "fi-FI")
    expect(inOrder([...voices, satu]).map(({ name }) => name)).toEqual(["Satu", "Ann", "Zoe", "Alva"])
  })

  it("are chosen by address, and the first speaks where the chosen one is gone", () => {
    const order = inOrder(voices)
    expect(chosen(order, "Alva")?.name).toBe("Alva")
    expect(chosen(order, "Gone")?.name).toBe("Satu")
    expect(chosen([], "Satu")).toBeUndefined()
  })
})

describe("a word that is said too often", () => {
  it("stands firm the first two times, then comes loose more and more, and not without end", () => {
    expect(Object.values(looseness(1, 2)).map(Math.abs)).toEqual([0, 0, 0])
    expect(Math.abs(looseness(1, 9).turn)).toBeGreaterThan(Math.abs(looseness(1, 4).turn))
    let tired = 0
    for (let i = 0; i < 100; i++) tired = saidAgain(tired)
    expect(tired).toBeGreaterThanOrEqual(satiationFatigue)
    expect(saidAgain(tired)).toBe(tired)
  })
})

describe("the endings", () => {
  it("make the word longer each time, without a form that is longer than its fellows can hold", () => {
    const lengths = longer.map(([ending]) => ending.length)
    for (let i = 1; i < lengths.length; i++) expect(lengths[i]).toBeGreaterThan(lengths[i - 1] ?? 0)
    expect(`juhku${longer.at(-1)?.[0]}`).toHaveLength(39)
    // Harmony of vowels: the stem has back ones, and so have all endings.
    for (const [ending] of longer) expect(ending).not.toMatch(/[äöy]/)
  })

  it("come and go with the pull, one for each step, until it snaps", () => {
    expect(pulled(0, 44, 45)).toBe(0)
    expect(pulled(0, 95, 45)).toBe(2)
    expect(pulled(3, -400, 45)).toBe(0)
    expect(pulled(maxEndings, 44, 45)).toBe(maxEndings)
    expect(pulled(maxEndings, 45, 45)).toBeNull()
  })
})

describe("a word of one's own", () => {
  const grown = (text: string, ends: number) => {
    const own = ownWordOf(text)
    return own && "word" in own ? lengthened(own, ends).text : own?.problem
  }

  it("takes the endings with the vowels that it has", () => {
    expect(grown("pizza", 8)).toBe("pizzallistuttamattomuudellansakaan")
    expect(grown("kylä", 8)).toBe("kylällistyttämättömyydellänsäkään")
    expect(grown("tie", 1)).toBe("tiellinen")
    expect(grown("pizza", 0)).toBe("pizza")
    expect(harmonised("lla", "jäätelöauto")).toBe("lla")
  })

  it("gets an i after a consonant, another e after an e, and is weaker in the middle", () => {
    expect([grown("blog", 0), grown("blog", 1)]).toEqual(["blogi", "blogillinen"])
    expect(grown("huone", 1)).toBe("huoneellinen")
    expect([grown("kuppi", 0), grown("kuppi", 1)]).toEqual(["kuppi", "kupillinen"])
  })

  it("is refused with a reason", () => {
    for (const text of ["two words", "4x4", "co-op", "brrr", "hevonen", "pneumonoultramicroscopic"])
      expect([text, grown(text, 1)]).toEqual([text, expect.stringMatching(/ /)])
    expect(ownWordOf(" ")).toBeNull()
  })
})

describe("the rubber", () => {
  const phone = { room: 300, word: 150, stem: 150 }
  const long = { room: 300, word: 1100, stem: 150 }

  it("is as wide as its letters at first, and as its room with the last ending", () => {
    expect(atRest(phone, 0)).toBe(150)
    expect(step(phone)).toBe(15)
    expect(atRest(long, 4)).toBe(210)
    expect(atRest(long, maxEndings)).toBe(300)
    expect(stretch(long, maxEndings, null)).toBeCloseTo(300 / 1100)
  })

  it("follows the hand by half an ending, and never past its room", () => {
    expect(stretch(long, 4, 214) * long.word).toBeCloseTo(214)
    expect(stretch(long, 4, 290) * long.word).toBeCloseTo(217.5)
    expect(stretch(long, 4, 0) * long.word).toBeCloseTo(202.5)
    expect(stretch(long, maxEndings, 900) * long.word).toBeCloseTo(300)
  })

  it("squeezes a form that is wider than its room, and is left alone before it is measured", () => {
    expect(atRest({ room: 200, word: 260, stem: 260 }, 0)).toBe(200)
    expect(stretch({ room: 0, word: 0, stem: 0 }, 0, null)).toBe(1)
  })
})

describe("Juhku", () => {
  let voice: FakeVoice | undefined
  afterEach(() => {
    voice?.remove()
    voice = undefined
    window.localStorage.clear()
    window.history.replaceState(null, "", "/")
  })

  it("begins with the word of today, and goes round its history both ways without losing the focus", async () => {
    draw()
    expect(shown()).toBe("Juhku")
    const seen = []
    for (const _ of juhku) {
      await press("Next word")
      seen.push(shown())
      expect(screen.getByRole("button", { name: "Next word" })).toHaveFocus()
    }
    expect(seen).toEqual([...juhku.slice(today + 1), ...juhku.slice(0, today + 1)].map(({ word }) => word))
    for (let i = 0; i <= today; i++) await press("Previous word")
    expect(shown()).toBe(juhku.at(-1)?.word)
    expect(screen.getByText(juhku.at(-1)?.note ?? "")).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Previous word" })).toHaveFocus()
  })

  it("says the form that the slider shows", async () => {
    window.history.replaceState(null, "", "/juhku?word=3")
    voice = giveVoice("Satu fi-FI")
    const { unmount } = draw()
    await press("Say it")
    expect(voice.asked[0]).toMatchObject({ text: juhku[3]?.word })
    unmount()
    voice.remove()
    draw()
    await press("Say it")
    expect(screen.getByText(`${juhku[3]?.word}!`)).toBeInTheDocument()
  })

  it("keeps the form in the link, and goes back to today without it", async () => {
    window.history.replaceState(null, "", "/juhku?word=3")
    draw()
    expect(shown()).toBe(juhku[3]?.word)
    expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", juhku[3]?.word)
    await press("Next word")
    expect(window.location.search).toBe("?word=4")
    await press("Back to today")
    expect(window.location.search).toBe("")
    expect(shown()).toBe("Juhku")
  })

  it.each(["-1", "999", "1.5", "hamster"])("doesn't accept %s from a link", text => {
    window.history.replaceState(null, "", `/juhku?word=${text}`)
    draw()
    expect(shown()).toBe(juhku[today]?.word)
  })

  it("is said by the chosen voice, which is remembered, and counted", async () => {
    voice = giveVoice("Zoe en-GB", "Satu fi-FI")
    const { unmount } = draw()
    expect(screen.getByRole("combobox", { name: "Voice" })).toHaveDisplayValue("Satu (fi-FI)")
    await press("Say it")
    expect(voice.asked[0]).toMatchObject({ text: "Juhku", lang: "fi-FI" })
    expect(screen.getByRole("button", { name: "Stop" })).toBeEnabled()
    await act(async () => voice?.finish())
    expect(screen.getByRole("button", { name: "Stop" })).toBeDisabled()
    await userEvent.selectOptions(screen.getByRole("combobox"), "Zoe")
    await press("Say it")
    expect(voice.asked[1]).toMatchObject({ text: "Juhku", lang: "en-GB" })
    expect(count()).toHaveTextContent("Said here 2 times.")
    unmount()
    draw()
    expect(screen.getByRole("combobox")).toHaveDisplayValue("Zoe (en-GB)")
    expect(count()).toHaveTextContent("Said here 2 times.")
  })

  it("is said in writing where there is no voice, and counted all the same", async () => {
    draw()
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument()
    expect(screen.getByText(/no voice installed/)).toBeInTheDocument()
    expect(count()).toHaveTextContent("Said here 0 times.")
    await press("Say it")
    expect(screen.getByText("Juhku!")).toBeInTheDocument()
    expect(count()).toHaveTextContent("Said here 1 time.")
  })

  it("is pulled longer by its end or a button, says so in English, and snaps at last", async () => {
    voice = giveVoice("Satu fi-FI")
    draw()
    await press("Longer")
    expect(shown()).toBe("Juhkullinen")
    expect(window.location.search).toBe("?ends=1")
    const grip = screen.getByLabelText("Word").firstElementChild as Element
    const point = (type: string, clientX: number) =>
      fireEvent(grip, new MouseEvent(type, { bubbles: true, button: 0, clientX }))
    point("pointerdown", 100)
    // Nothing has a width here, so that the least step is taken.
    point("pointermove", 116)
    point("pointerup", 116)
    expect(shown()).toBe("Juhkullistuttaa")
    expect(screen.getByText("15 letters, one word.").parentElement).toHaveTextContent("to make juhkuish")
    await press("Say it")
    expect(voice.asked[0]).toMatchObject({ text: "Juhkullistuttaa" })
    await press("Shorter")
    expect(shown()).toBe("Juhkullistua")
    expect(hasThing("/juhku")).toBe(false)
    for (let i = 2; i <= maxEndings; i++) await press("Longer")
    expect(hasThing("/juhku")).toBe(true)
    expect(screen.getByText("It snapped. It holds 39 letters.")).toBeVisible()
    expect(shown()).toBe("Juhku")
    expect(screen.getByRole("button", { name: "Longer" })).toHaveFocus()
  })

  it("gives an ending for a tenth of the room beside its stem, so that a hand at the edge has all of it", async () => {
    // Each letter is ten pixels wide, and the room 202: nail and hand take 52, the stem 50, and ten endings 10 each.
    const letters = (element: HTMLElement) => element.textContent?.length ?? 0
    const before = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
    const faked = {
      clientWidth: jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(202),
      offsetWidth: jest.spyOn(HTMLElement.prototype, "offsetWidth", "get"),
      offsetLeft: jest.spyOn(HTMLElement.prototype, "offsetLeft", "get"),
    }
    faked.offsetWidth.mockImplementation(function (this: HTMLElement) {
      return letters(this) * 10
    })
    faked.offsetLeft.mockImplementation(function (this: HTMLElement) {
      return before(this) * 10
    })
    draw()
    await press("Longer")
    await press("Longer")
    const grip = screen.getByLabelText("Word").firstElementChild as Element
    const point = (type: string, clientX: number) =>
      fireEvent(grip, new MouseEvent(type, { bubbles: true, button: 0, clientX }))
    point("pointerdown", 100)
    point("pointermove", 109)
    expect(window.location.search).toBe("?ends=2")
    point("pointermove", 110)
    expect(window.location.search).toBe("?ends=3")
    point("pointermove", 180)
    expect(window.location.search).toBe(`?ends=${maxEndings}`)
    point("pointermove", 190)
    expect(screen.getByText("It snapped. It holds 39 letters.")).toBeVisible()
    for (const each of Object.values(faked)) each.mockRestore()
  })

  it("has the endings of today on the form of today alone", async () => {
    window.history.replaceState(null, "", "/juhku?word=3&ends=4")
    draw()
    expect(shown()).toBe(juhku[3]?.word)
    await press("Longer")
    expect(shown()).toBe("Juhkullinen")
  })

  it("loses its meaning when it is said too often, and another form is fresh", async () => {
    draw()
    for (let i = 0; i < satiationFatigue; i++) fireEvent.click(screen.getByRole("button", { name: "Say it" }))
    expect(screen.getByText(/means nothing any more/)).toBeInTheDocument()
    expect(shown()).toBe("Juhku")
    await press("Next word")
    expect(screen.queryByText(/means nothing any more/)).not.toBeInTheDocument()
    expect(screen.queryByText("Juhku!")).not.toBeInTheDocument()
  })

  it("takes a word of the visitor's, and brings it back by the link", async () => {
    draw()
    await userEvent.type(screen.getByRole("textbox", { name: "Your own word" }), "pizza")
    expect(shown()).toBe("pizzallistuttaa")
    expect(window.location.search).toBe("?own=pizza&ends=3")
    await press("Longer")
    expect(screen.getAllByText(/not made pizzaish/)[0]).toBeVisible()
    await userEvent.type(screen.getByRole("textbox", { name: "Your own word" }), " pizza")
    expect(screen.getByText("One word at a time. It gets long enough.")).toBeVisible()
  })
})
