import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import Juhq from "../../src/embeds/juhq/Juhq"
import {
  acronym,
  another,
  first,
  type Letter,
  letters,
  moodOf,
  notes,
  numberOf,
  placeOf,
  placeText,
  readingOf,
  readings,
  remark,
  songOf,
  turned,
  words,
} from "../../src/embeds/juhq/logic"
import { noteFrequency } from "../../src/kits/sound/openSound"
import { seeded } from "../../src/lib/game/random"
import { giveSound, takeSound } from "../jest/sound"
import { visit } from "../jest/visit"

const typed = (text: string) => [...text] as Letter[]

describe("what it stands for", () => {
  it("begins with its letters, each word once", () => {
    for (const letter of letters) {
      expect(words[letter].filter(word => word[0]?.toLowerCase() !== letter)).toEqual([])
      expect(new Set(words[letter]).size).toBe(words[letter].length)
    }
    expect(acronym(first)).toBe("Just Uploading Horses Quietly")
    expect(readings).toBe(10 * 12 * 14 * 10)
  })

  it("has a number, and the number has it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: readings }), number => {
        const choice = readingOf(number)
        expect(choice && numberOf(choice)).toBe(number)
      }),
    )
    expect([readingOf(0), readingOf(readings + 1), readingOf(1.5)]).toEqual([undefined, undefined, undefined])
    expect(readingOf(1)).toEqual(first)
  })

  it("is another by chance, and goes round by presses", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: readings }), fc.integer(), (number, seed) => {
        const choice = readingOf(number) ?? first
        expect(numberOf(another(choice, seeded(seed)))).not.toBe(number)
      }),
    )
    for (const letter of letters) {
      const round = words[letter].reduce(choice => turned(choice, letter), first)
      expect(round).toEqual(first)
    }
  })
})

describe("letters", () => {
  it("are proud, jealous, asleep or awake", () => {
    expect(letters.map(letter => moodOf(typed("jjjj"), letter))).toEqual([
      "proud",
      "jealous",
      "jealous",
      "jealous",
    ])
    expect(letters.map(letter => moodOf(typed("jujujuju"), letter))).toEqual([
      "awake",
      "proud",
      "asleep",
      "asleep",
    ])
    expect(letters.map(letter => moodOf([], letter))).toEqual(["awake", "awake", "awake", "awake"])
  })

  it("know their order", () => {
    expect(remark(typed("ujuhq"))).toMatch(/spelled it/)
    expect(remark(typed("qhuj"))).toMatch(/opens nothing/)
    expect(remark(typed("huqj"))).toBe("HUQJ is another company. Ask there.")
    expect(remark(typed("uuuu"))).toBe("The others have noticed about U.")
    expect(remark(typed("jujujuju"))).toBe("H has fallen asleep. Press it gently.")
    expect(remark(typed("ju"))).toBe("")
  })

  it("sing four steps each, in order, the same song for the same meaning", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: readings }), number => {
        const song = songOf(readingOf(number) ?? first)
        expect(song).toHaveLength(16)
        letters.forEach((letter, i) => {
          const part = song.slice(4 * i, 4 * i + 4)
          expect(part[0]).toMatchObject({ letter })
          expect(part.every(step => step === null || step.letter === letter)).toBe(true)
        })
      }),
    )
  })
})

describe("the page", () => {
  const said = () => screen.getByRole("status", { name: "What it stands for" })
  const button = (letter: string) => screen.getByRole("button", { name: new RegExp(`^${letter}: `) })
  afterEach(takeSound)

  it("arrives with a meaning, and a letter has another word and a note", () => {
    const sound = giveSound()
    const { address } = visit(<Juhq />, { path: "/juhq" })
    expect(said()).toHaveTextContent("JUHQ: Just Uploading Horses Quietly")
    expect(sound).toEqual([])
    fireEvent.click(button("h"))
    expect(said()).toHaveTextContent("JUHQ: Just Uploading Hamsters Quietly")
    expect(sound[0]?.tones[0]?.frequency).toBeCloseTo(noteFrequency(notes.h))
    expect(address()).toBe("/juhq?n=11")
  })

  it("knows when it was spelt", async () => {
    const { user } = visit(<Juhq />, { path: "/juhq" })
    for (const letter of letters) fireEvent.click(button(letter))
    expect(said()).toHaveTextContent("You have spelled it.")
    await user.click(screen.getByRole("button", { name: "Another meaning" }))
    expect(said()).not.toHaveTextContent("Jointly Unpacking Hamsters Quickly")
  })

  it("sings to its end, and stops when it is pressed again", () => {
    const sound = giveSound()
    const page = visit(<Juhq />, { path: "/juhq", at: "2025-08-03T12:00:00Z" })
    const pass = () => {
      for (let step = 0; step < 17; step++) page.wait(190)
    }
    const sing = screen.getByRole("button", { name: "Sing it" })
    fireEvent.click(sing)
    expect(sing).toHaveAttribute("aria-pressed", "true")
    pass()
    expect(sing).toHaveAttribute("aria-pressed", "false")
    const heard = sound[0]?.tones.length ?? 0
    expect(heard).toBe(3 * songOf(first).filter(Boolean).length)
    fireEvent.click(sing)
    fireEvent.click(sing)
    pass()
    expect(sound[0]?.tones.length).toBe(heard + 3)
  })

  it("comes back by its number, and not by a wrong one", () => {
    const page = visit(<Juhq />, { path: "/juhq", query: "n=16800" })
    expect(said()).toHaveTextContent("JUHQ: Jokingly Understanding Hexadecimals Quixotically")
    page.unmount()
    visit(<Juhq />, { path: "/juhq", query: "n=16801" })
    expect(said()).toHaveTextContent("Just Uploading Horses Quietly")
  })

  it("is typed, also after one of its buttons was pressed", async () => {
    const { user } = visit(
      <section className="window">
        <Juhq />
      </section>,
      { path: "/juhq" },
    )
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({
      top: 100,
      bottom: 400,
      height: 300,
    } as DOMRect)
    for (const name of ["Sing it", "Another meaning"]) {
      await user.click(screen.getByRole("button", { name }))
      await user.keyboard("juhq")
      expect(said()).toHaveTextContent("You have spelled it.")
    }
    jest.restoreAllMocks()
  })

  it("forgets a sulk with time, and with another meaning, and sleeps when it is left alone", () => {
    const page = visit(<Juhq />, { path: "/juhq", at: "2025-08-03T12:00:00Z" })
    const sulk = () => {
      for (let i = 0; i < 4; i++) fireEvent.click(button("h"))
      expect(said()).toHaveTextContent("The others have noticed about H.")
    }
    sulk()
    page.wait(8000)
    expect(said()).toHaveTextContent(/Meaning .* of 16,800\./)
    sulk()
    fireEvent.click(screen.getByRole("button", { name: "Another meaning" }))
    expect(said()).toHaveTextContent(/Meaning .* of 16,800\./)
    page.wait(45_000)
    expect(said()).toHaveTextContent("All four have fallen asleep.")
    fireEvent.click(button("j"))
    expect(said()).toHaveTextContent(/Meaning .* of 16,800\./)
  })
})

describe("ten presses", () => {
  it("lead somewhere, and home again", () => {
    expect([0, 9, 10, 20, 30, 40].map(placeOf)).toEqual([0, 0, 1, 2, 3, 0])
    expect(placeText(0)).toBe("")
    expect(placeText(1)).toMatch(/^QHUJ Ltd/)
  })
})
