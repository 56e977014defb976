import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { gather, noteOf, sampleRate, sung, voiceOf, words } from "../../../src/embeds/tools/consonants/air"
import Consonants from "../../../src/embeds/tools/consonants/Consonants"
import {
  type Keep,
  type Kept,
  keep,
  type Language,
  parts,
  verdict,
} from "../../../src/embeds/tools/consonants/logic"
import { giveVoice } from "../../jest/voice"

function all(text: string, what: Keep, language: Language): Kept {
  const steps = keep(text, what, language)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const kept = (...given: Parameters<typeof all>) => all(...given).text
const said = (text: string, what: Keep, language: Language) => verdict(all(text, what, language), language)

describe("consonants", () => {
  beforeEach(() => window.history.replaceState(null, "", "/tools/consonants"))
  afterEach(() => jest.useRealTimers())

  it("takes Finnish vowels out, with ä, ö, å and y among them", () => {
    expect(kept("Hyvää yötä, Åbo!", "consonants", "fi")).toBe("Hv t, b!")
    expect(kept("Hyvää yötä, Åbo!", "vowels", "fi")).toBe("yää yöä, Åo!")
  })

  it("knows that an English y is a vowel except before one", () => {
    expect(kept("yes", "vowels", "en")).toBe("e")
    expect(kept("rhythm", "vowels", "en")).toBe("y")
    expect(kept("happy", "vowels", "en")).toBe("ay")
    expect(kept("y\u0301es", "vowels", "en")).toBe("e")
  })

  it("sees through accents, however they are written", () => {
    expect(kept("café", "consonants", "en")).toBe("cf")
    expect(kept("cafe\u0301", "consonants", "en")).toBe("cf")
    expect(kept("pa\u0308iva\u0308", "vowels", "fi")).toBe("äiä")
  })

  it("lets a mark follow its letter out", () => {
    expect(kept("am\u0308", "vowels", "fi")).toBe("a")
    expect(kept("a\u0308m", "consonants", "fi")).toBe("m")
    expect(kept("am\u0308\u0323\u0308o", "vowels", "en")).toBe("ao")
    expect(kept("🐹\ufe0f a", "consonants", "fi")).toBe("🐹\ufe0f")
  })

  it("knows the vowels that other alphabets have beside ours", () => {
    for (const language of ["fi", "en"] as const) {
      expect(kept("Ærø, Œuvre", "vowels", language)).toBe("Æø, Œue")
      expect(kept("ÆRØ ığdır", "consonants", language)).toBe("R ğdr")
    }
  })

  it("keeps lines, makes many spaces one, and leaves none at the ends of a line", () => {
    expect(kept("  aa b \t c\u00a0\n\n a \n e x e", "consonants", "fi")).toBe("b c\n\n\nx")
  })

  it("keeps every letter in exactly one of the two halves", () => {
    const halves = (text: string, language: Language) =>
      (["vowels", "consonants"] as const).map(what => all(text, what, language))
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("fi" as const, "en" as const),
        (text, language) => {
          const [vowels, consonants] = halves(text, language)
          expect(vowels?.left).toBe(vowels?.vowels)
          expect((vowels?.left ?? 0) + (consonants?.left ?? 0)).toBe(vowels?.letters)
          const letters = [...text].filter(sign => /\p{L}/u.test(sign)).length
          expect(vowels?.letters).toBe(letters)
        },
      ),
    )
  })

  it("says whether what is left can be read aloud", () => {
    expect(said("kissa", "consonants", "fi")).toBe(
      "Can be read aloud in Finnish: 3 consonants in a row at most, and it can take 3.",
    )
    expect(said("kissa", "vowels", "fi")).toBe("Can be read aloud. May be mistaken for pain.")
    expect(said("123", "consonants", "fi")).toMatch(/nothing/)
  })

  it("ends a row of consonants at a space, a line or a sign, but not at an apostrophe", () => {
    expect(all("strč prst skrz krk", "consonants", "en").run).toBe(4)
    expect(all("strč\nprst-skrz", "consonants", "en").run).toBe(4)
    expect(all("don't", "consonants", "en").run).toBe(3)
    expect(said("strengths", "consonants", "en")).toBe(
      "Can't be read aloud in English: 8 consonants in a row, and it can take 5. A Czech might disagree.",
    )
  })

  it.each([
    ["words", "Hyvää päivää maailma 😀 abc "],
    ["marks", "\u0300\u0316"],
    ["spaces", " "],
    ["lines", "\n"],
  ])("goes through a million characters of %s in small steps", (_, unit) => {
    const steps = keep(unit.repeat(1_000_000 / unit.length), "vowels", "fi")
    let count = 0
    let last = 0
    for (let step = steps.next(); !step.done; step = steps.next()) {
      expect(step.value).toBeGreaterThan(last)
      last = step.value
      count++
    }
    expect(count).toBeGreaterThanOrEqual(249)
  })

  it("shows the result as one types, and starts again", async () => {
    const user = userEvent.setup()
    render(<Consonants start="juhku" />)
    expect(screen.getByLabelText("Result")).toHaveTextContent("jhk")
    await user.clear(screen.getByLabelText("Text"))
    expect(screen.getByLabelText("Result")).toHaveTextContent("Nothing is left.")
    await user.type(screen.getByLabelText("Text"), "hamsteri")
    await user.click(screen.getByLabelText("vowels"))
    expect(screen.getByLabelText("Result")).toHaveTextContent("aei")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.getByLabelText("Result")).toHaveTextContent("jhk")
  })

  it("begins with the text in the link", () => {
    window.history.replaceState(null, "", "/tools/consonants?text=banaani")
    render(<Consonants start="juhku" />)
    expect(screen.getByLabelText("Result")).toHaveTextContent("bnn")
  })

  it("holds a text that is too long for its box, and works on it while the page lives on", async () => {
    jest.useFakeTimers({ doNotFake: ["Date"] })
    render(<Consonants start="" />)
    const huge = "hamsteri ".repeat(100_000)
    fireEvent.paste(screen.getByLabelText("Text"), { clipboardData: { getData: () => huge } })
    expect(screen.getByRole("region", { name: "Text" })).toHaveTextContent("900,000 characters")
    expect(screen.getByText(/Taking the air out/)).toBeInTheDocument()
    while (screen.queryByRole("progressbar")) act(() => jest.runOnlyPendingTimers())
    expect(screen.getByLabelText("Result").textContent).toBe(`${"hmstr ".repeat(500)}...`)
    expect(screen.getByText(/Can't be read aloud/)).toHaveTextContent(
      "Can't be read aloud in Finnish: 5 consonants in a row, and it can take 3. A Czech might disagree. Only the first 3,000 characters are drawn. All of them are copied.",
    )
  })

  it("reads what is left aloud, a long text to a word of its beginning", async () => {
    const user = userEvent.setup()
    const voice = giveVoice("Satu fi-FI")
    render(<Consonants start="juhku" />)
    await user.click(screen.getByRole("button", { name: "Read it aloud" }))
    expect(voice.asked.at(-1)).toMatchObject({ text: "jhk", lang: "fi-FI" })
    const before = voice.cancelled()
    await user.click(screen.getByRole("button", { name: "Stop" }))
    expect(voice.cancelled()).toBe(before + 1)
    fireEvent.change(screen.getByLabelText("Text"), { target: { value: "hamsteri ".repeat(100) } })
    await user.click(screen.getByRole("button", { name: "Read its beginning aloud" }))
    // It rests for a moment after it was cut off.
    await waitFor(() => expect(voice.asked.at(-1)?.text).toBe("hmstr ".repeat(50).trim()))
    voice.remove()
  })

  it("keeps what is kept and the alphabet in the link", async () => {
    window.history.replaceState(null, "", "/tools/consonants?text=yes&keep=vowels&alphabet=en")
    const user = userEvent.setup()
    render(<Consonants start="juhku" />)
    expect(screen.getByRole("status", { name: "Result" })).toHaveTextContent(/^e$/)
    await user.click(screen.getByRole("radio", { name: "Finnish" }))
    expect(screen.getByRole("status", { name: "Result" })).toHaveTextContent(/^ye$/)
    expect(window.location.search).toBe("?text=yes&keep=vowels")
    window.history.replaceState(null, "", "/")
  })

  it("says so where the browser has no voice", async () => {
    const user = userEvent.setup()
    const voice = giveVoice()
    render(<Consonants start="juhku" />)
    await user.click(screen.getByRole("button", { name: "Read it aloud" }))
    expect(screen.getByText(/it has no voice/)).toBeInTheDocument()
    expect(voice.asked).toEqual([])
    voice.remove()
  })

  it("breathes the vowels in and out, and lets them out of the window", async () => {
    const user = userEvent.setup()
    render(<Consonants start="juhku" />)
    const room = (where: string) => expect(screen.getByRole("img")).toHaveAccessibleName(`A room: ${where}`)
    const press = (name: string) => user.click(screen.getByRole("button", { name }))
    room("2 vowels under the ceiling")
    await press("Breathe in")
    room("2 vowels, back in the words")
    await press("Open the window")
    room("2 vowels out of the window")
    await press("Breathe in")
    room("2 vowels, back in the words")
    await press("Breathe out")
    room("2 vowels under the ceiling")
    await press("Open the window")
    await press("Close the window")
    await user.click(screen.getByLabelText("vowels"))
    room("3 consonants on the floor")
    await press("Pick them up")
    room("3 consonants, back in the words")
  })

  it("breathes out what is typed after a breath in", async () => {
    const user = userEvent.setup()
    render(<Consonants start="juhku" />)
    await user.click(screen.getByRole("button", { name: "Breathe in" }))
    await user.type(screen.getByLabelText("Text"), "a")
    expect(screen.getByRole("img")).toHaveAccessibleName("A room: 3 vowels under the ceiling")
  })

  it("pops a balloon that is pressed and not one that is pulled, and has it back in another text", async () => {
    const user = userEvent.setup()
    const { container } = render(<Consonants start="juhku" />)
    const popped = () => container.querySelectorAll("[data-popped]").length
    const room = screen.getByRole("img")
    const pointer = (kind: string, clientX: number) =>
      fireEvent(room, new MouseEvent(kind, { clientX, button: 0, bubbles: true }))
    pointer("pointerdown", 0)
    pointer("pointermove", 40)
    pointer("pointerup", 40)
    expect(popped()).toBe(0)
    pointer("pointerdown", 0)
    pointer("pointerup", 0)
    expect(popped()).toBe(1)
    expect(screen.getByText(/The u has popped\./)).toBeInTheDocument()
    await user.type(screen.getByLabelText("Text"), "a")
    expect(popped()).toBe(0)
  })

  it("sings the vowels one after another, and stops at the end", () => {
    jest.useFakeTimers()
    const { container } = render(<Consonants start="juhku" />)
    fireEvent.click(screen.getByRole("button", { name: "Let the vowels sing" }))
    const singing = () => container.querySelector("[data-singing]")
    expect(singing()).toHaveAttribute("data-part", "1")
    act(() => jest.advanceTimersByTime(400))
    expect(singing()).toHaveAttribute("data-part", "4")
    act(() => jest.advanceTimersByTime(400))
    expect(singing()).toBeNull()
    expect(screen.getByRole("button", { name: "Let the vowels sing" })).toBeInTheDocument()
  })
})

describe("the air", () => {
  it("takes a text apart into letters, and words", () => {
    const all = parts("Ýy ab\nc-1", "en", 99)
    expect(all.map(({ sign }) => sign).join("|")).toBe("Ý|y| |a|b|\n|c|-|1")
    expect(all.map(({ isVowel }) => isVowel)).toEqual([
      true,
      true,
      null,
      true,
      false,
      null,
      false,
      null,
      null,
    ])
    expect(parts("e\u0301x", "fi", 9)).toEqual([
      { sign: "e\u0301", isVowel: true },
      { sign: "x", isVowel: false },
    ])
    expect(parts("hamsteri", "fi", 3)).toHaveLength(3)
    expect(words(all).map(({ at, parts }) => [at, parts.length])).toEqual([
      [0, 2],
      [3, 2],
      [5, 0],
      [6, 3],
    ])
  })

  it("has every letter above its word where there is room, and none on another", () => {
    expect(
      gather(
        [
          { x: 30, y: 0 },
          { x: 80, y: 0 },
        ],
        100,
        20,
        5,
        9,
      ),
    ).toEqual([
      { x: 30, y: 5 },
      { x: 80, y: 5 },
    ])
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.constant(50) }), { maxLength: 60 }),
        homes => {
          const places = gather(homes, 300, 20, 10, 20)
          for (const [i, { x, y }] of places.entries()) {
            expect(x >= 10 && x <= 290).toBe(true)
            for (const other of places.slice(i + 1))
              expect(y !== other.y || Math.abs(x - other.x) >= 20 - 1e-9).toBe(true)
          }
        },
      ),
    )
  })

  it("sings u lowest and i highest, and é as an e", () => {
    expect([..."uoaäöeyi"].map(noteOf)).toEqual([0, 2, 4, 5, 7, 9, 11, 12])
    expect(["É", "å", "Ø", "æ", "ɐ"].map(voiceOf)).toEqual(["e", "o", "ö", "ä", "ö"])
  })

  it("begins and ends a vowel in silence, and never too loud", () => {
    const samples = sung("a", 261.6, 0.4)
    expect(samples).toHaveLength(Math.round(sampleRate * 0.4))
    expect(Math.abs(samples[0] ?? 1)).toBe(0)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01)
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(loudest).toBeGreaterThan(0.2)
    expect(loudest).toBeLessThanOrEqual(1)
  })
})
