import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import {
  isEmoji,
  readEmoji,
  takesTone,
  tones,
  withTone,
} from "../../../src/embeds/tools/generate-clapping-text/emoji"
import GenerateClappingText from "../../../src/embeds/tools/generate-clapping-text/GenerateClappingText"
import {
  applause,
  type Clapped,
  clap,
  letters,
  type Options,
} from "../../../src/embeds/tools/generate-clapping-text/logic"
import {
  formatRhythm,
  parseRhythm,
  pauseBefore,
  pieces,
} from "../../../src/embeds/tools/generate-clapping-text/rhythm"
import {
  defaults,
  formatSettings,
  parseSettings,
} from "../../../src/embeds/tools/generate-clapping-text/settings"
import {
  lookFrom,
  silenceMs,
  stareMs,
  wrongSeat,
} from "../../../src/embeds/tools/generate-clapping-text/wrong"
import { itDeep } from "../../jest/property"
import { askForCalm } from "../../jest/visit"

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })
const split = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)

function clapped(text: string, options: Partial<Options> = {}): Clapped {
  const steps = clap(text, { emoji: "👏", between: "words", ends: false, ...options })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The engine's own list of what vendors draw as one emoji: "RGI" in Unicode's words. */
const newFlag = "v"
const drawn = new RegExp("^\\p{RGI_Emoji}$", newFlag)
const everyCodePoint = Array.from({ length: 0x1fb00 }, (_, code) => code)
  .filter(code => code < 0xd800 || code > 0xdfff)
  .map(code => String.fromCodePoint(code))
const bases = everyCodePoint.filter(sign => /\p{Emoji_Modifier_Base}/u.test(sign))
const pictures = everyCodePoint.filter(
  sign => /\p{Extended_Pictographic}/u.test(sign) && /\p{Emoji}/u.test(sign),
)
/** Every drawn emoji that is single, that has a gender, or that is a person with a thing, such as a rocket. */
const emoji = [
  ...pictures,
  ...pictures.map(sign => `${sign}\uFE0F`),
  ...["👨", "👩", "🧑"].flatMap(person =>
    pictures.flatMap(thing => [`${person}\u200D${thing}`, `${person}\u200D${thing}\uFE0F`]),
  ),
  ...bases.flatMap(person =>
    ["♀️", "♂️", "➡️"].flatMap(which => [`${person}\u200D${which}`, `${person}\uFE0F\u200D${which}`]),
  ),
].filter(sign => drawn.test(sign))

describe("claps", () => {
  it("come between words, and line breaks stay", () => {
    expect(clapped("Please stop clapping")).toEqual({
      text: "Please 👏 stop 👏 clapping",
      claps: 2,
      words: 3,
    })
    expect(clapped("  one\t two \r\n\n three four\n").text).toBe("one 👏 two\r\n\nthree 👏 four\n")
    expect(clapped("10\u00a0000 km").text).toBe("10\u00a0000 👏 km")
  })

  it("come between letters without tearing one", () => {
    expect(clapped("hi you", { between: "letters" })).toEqual({ text: "h👏i 👏 y👏o👏u", claps: 4, words: 2 })
    expect(clapped("a\u0308e👨‍👩‍👧🇫🇮", { between: "letters" }).text).toBe("a\u0308👏e👏👨‍👩‍👧👏🇫🇮")
  })

  it("come at both ends of each line that has words", () => {
    expect(clapped("one two\n\nthree", { ends: true })).toEqual({
      text: "👏 one 👏 two 👏\n\n👏 three 👏",
      claps: 5,
      words: 3,
    })
  })

  it("are nowhere in nothing", () => {
    for (const text of ["", "  ", "\n"]) expect(clapped(text, { ends: true }).claps).toBe(0)
  })

  it("can be taken away again, and the words are whole", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme" }), { maxLength: 6 }),
        fc.constantFrom("words" as const, "letters" as const),
        fc.boolean(),
        (some, between, ends) => {
          const text = some.join(" ")
          fc.pre(!text.includes("👏"))
          const result = clapped(text, { between, ends })
          const bare = (words: string) => words.replace(/[\s\u0085]+/g, "")
          expect(bare(result.text.replaceAll("👏", ""))).toBe(bare(text))
          expect(result.text.split("👏")).toHaveLength(result.claps + 1)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it("cuts a long word into the same letters as a short one", () => {
    const unit = fc.constantFrom("a", "\u0308", "👨‍👩‍👧", "🇫🇮", "\u{1F3FD}", "\u200D", "각", "\uD83D")
    fc.assert(
      fc.property(fc.array(unit, { minLength: 200, maxLength: 900 }), parts => {
        expect([...letters(parts.join(""))]).toEqual(split(parts.join("")))
      }),
    )
    const tower = `a${"\u0308".repeat(3000)}`
    expect([...letters(`${tower}b`)]).toEqual([tower, "b"])
  })

  it("last as long as they last", () => {
    expect(applause(1)).toBe("half a second")
    expect(applause(2)).toBe("1 second")
    expect(applause(3)).toBe("1.5 seconds")
    expect(applause(600)).toBe("5 minutes")
    expect(applause(2 * 3600 * 5)).toBe("5 hours")
    expect(applause(2 * 86_400 * 5)).toBe("5 days")
  })

  itDeep.each([
    ["words", "hämsteri ".repeat(1_200_000)],
    ["letters", "ä".repeat(2_000_000)],
  ] as const)("pause all the time among millions of %s", (between, text) => {
    let pauses = 0
    const steps = clap(text, { emoji: "👏", between, ends: false })
    for (let step = steps.next(); !step.done; step = steps.next()) pauses++
    expect(pauses).toBeGreaterThanOrEqual(1000)
  })
})

describe("an emoji", () => {
  it("is any that Unicode has, with its sequences, flags and key caps", () => {
    expect(emoji.length).toBeGreaterThan(1500)
    expect(emoji.filter(sign => !isEmoji(sign))).toEqual([])
    for (const sign of ["🇫🇮", "5️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏽‍🚀", "❤️"]) expect(isEmoji(sign)).toBe(true)
    for (const sign of ["a", "5", "#", "ä", "🇫", "<", " "]) expect(isEmoji(sign)).toBe(false)
  })

  it("is read with up to four friends, or told what is wrong", () => {
    expect(readEmoji(" 👏🐹 ")).toEqual({ emoji: "👏🐹" })
    expect(readEmoji("")).toEqual({ problem: "There is no emoji here, so there are no hands to clap." })
    expect(readEmoji("clap")).toEqual({ problem: "“c” is not an emoji. Look at number 1." })
    expect(readEmoji("x")).toEqual({ problem: "“x” is not an emoji." })
    expect(readEmoji("👏👏<")).toEqual({ problem: "“<” is not an emoji. Look at number 3." })
    expect(readEmoji("👏👏👏👏👏👏")).toEqual({ problem: "These are 6 emoji. At most 5 can clap at once." })
  })
})

describe("a skin tone", () => {
  it("goes where it belongs", () => {
    expect(withTone("👏", "medium")).toBe("👏🏽")
    expect(withTone("👏🏿", "light")).toBe("👏🏻")
    expect(withTone("✌️", "dark")).toBe("✌🏿")
    expect(withTone("🕵️‍♂️", "medium-light")).toBe("🕵🏼‍♂️")
    expect(withTone("👩‍🚀", "medium-dark")).toBe("👩🏾‍🚀")
    expect(withTone("👏🐹🙌", "medium")).toBe("👏🏽🐹🙌🏽")
  })

  it("goes on both of two who hold hands or love, and on no family", () => {
    expect(withTone("🧑‍🤝‍🧑", "dark")).toBe("🧑🏿‍🤝‍🧑🏿")
    expect(withTone("👩‍❤️‍💋‍👨", "light")).toBe("👩🏻‍❤️‍💋‍👨🏻")
    for (const family of ["👨‍👩‍👧", "👩‍👦", "👪", "👯", "🤼"]) expect(takesTone(family)).toBe(false)
  })

  it("is not for hamsters, hearts and flags", () => {
    for (const sign of ["🐹", "❤️", "🇫🇮", "😀", "5️⃣", ""]) expect(takesTone(sign)).toBe(false)
    expect(takesTone("👏")).toBe(true)
  })

  it("leaves the emoji as it was written when none is chosen", () => {
    expect(withTone("👏🏿🧑🏻‍🤝‍🧑🏿", "")).toBe("👏🏿🧑🏻‍🤝‍🧑🏿")
  })

  it("makes of every drawn emoji another drawn one, or leaves it alone", () => {
    for (const { key } of tones) {
      expect(emoji.map(sign => withTone(sign, key)).filter(sign => !drawn.test(sign))).toEqual([])
    }
  })

  it("is taken by every emoji that vendors draw with one, but wrestlers and bunny ears", () => {
    const could = bases.filter(base => drawn.test(`${base}\u{1F3FD}`))
    expect(could.length).toBeGreaterThan(120)
    expect(could.filter(base => !takesTone(base) && !"🤼👯".includes(base))).toEqual([])
  })
})

describe("the settings", () => {
  it("survive the way through a link, and are as usual where it is wrong", () => {
    for (const between of ["words", "letters"] as const) {
      for (const ends of [false, true]) {
        for (const tone of ["", ...tones.map(({ key }) => key)] as const) {
          expect(parseSettings(formatSettings({ between, ends, tone }))).toEqual({ between, ends, tone })
        }
      }
    }
    expect(parseSettings("syllables.purple")).toEqual(defaults)
  })
})

describe("the rhythm", () => {
  it("survives the way through a link, in twentieths of a second", () => {
    expect(formatRhythm([500, 212, 190, 40, 99_000])).toBe("10.4.4.2.60")
    expect(parseRhythm("10.4.4.2.60")).toEqual([500, 200, 200, 100, 3000])
    expect(parseRhythm(formatRhythm(Array(80).fill(300)))).toHaveLength(60)
  })

  it("is none where it can't be one", () => {
    for (const text of ["", "1", "61", "10..4", "a.b", "-5", "10 4", Array(61).fill(4).join(".")])
      expect(parseRhythm(text)).toEqual([])
  })

  it("begins politely, and again where it ends", () => {
    expect([0, 1, 2, 3, 4].map(clap => pauseBefore(clap, [300, 100]))).toEqual([500, 300, 100, 300, 100])
    expect([0, 7].map(clap => pauseBefore(clap, []))).toEqual([500, 500])
  })

  it("has pieces between the claps", () => {
    expect(pieces("a 👏 b 👏 c", "👏", 60)).toEqual(["a", "b", "c"])
    expect(pieces("a👏b 👏 c", "👏", 2)).toEqual(["a", "b"])
    expect(pieces("a", "", 60)).toEqual([])
  })
})

describe("the wrong one", () => {
  it("sits among the six in the middle, whatever the dice say", () => {
    expect([0, 0.5, 0.999].map(value => wrongSeat(() => value))).toEqual([9, 12, 14])
  })

  it("is looked at from both sides", () => {
    expect([3, 9, 15].map(seat => lookFrom(seat, 9))).toEqual([1, 0, -1])
  })
})

describe("the page", () => {
  const start = "Please stop"
  const result = () => screen.getByLabelText("Result")
  const query = (key: string) => new URLSearchParams(window.location.search).get(key)
  beforeEach(() => window.history.replaceState(null, "", "/tools/generate-clapping-text"))
  afterEach(() => jest.useRealTimers())

  it("claps as one types, and copies", async () => {
    const user = userEvent.setup()
    render(<GenerateClappingText start={start} />)
    expect(result()).toHaveTextContent("Please 👏 stop")
    await user.clear(screen.getByLabelText("Text"))
    expect(result()).toHaveTextContent("Silence.")
    await user.type(screen.getByLabelText("Text"), "one")
    expect(screen.getAllByRole("status").map(each => each.textContent)).toContain(
      "One word has no gaps to clap in. Try the letters.",
    )
    await user.click(screen.getByLabelText("letters"))
    await user.click(screen.getByLabelText("and at both ends of a line"))
    expect(result()).toHaveTextContent("👏 o👏n👏e 👏")
    await user.click(screen.getByRole("button", { name: "Copy" }))
    expect(await navigator.clipboard.readText()).toBe("👏 o👏n👏e 👏")
    expect([query("text"), query("how")]).toEqual(["one", "letters.ends"])
  })

  it("claps with another emoji, in a tone if it has skin", async () => {
    const user = userEvent.setup()
    render(<GenerateClappingText start={start} />)
    await user.selectOptions(screen.getByLabelText("Skin tone"), "dark")
    expect(result()).toHaveTextContent("Please 👏🏿 stop")
    await user.click(screen.getByRole("button", { name: "hamster" }))
    expect(result()).toHaveTextContent("Please 🐹 stop")
    expect(screen.getByRole("button", { name: "hamster" })).toHaveAttribute("aria-pressed", "true")
    expect(screen.getByLabelText("Skin tone")).toBeDisabled()
    expect(query("emoji")).toBe("🐹")
  })

  it("tells what is wrong with an emoji beside it, and waits", async () => {
    const user = userEvent.setup()
    render(<GenerateClappingText start={start} />)
    const field = screen.getByLabelText("Any emoji, or up to five")
    await user.clear(field)
    expect(screen.getByRole("alert")).toHaveTextContent("There is no emoji here")
    expect(field).toHaveAccessibleDescription(/no emoji here/)
    expect(field).toBeInvalid()
    expect(screen.getByRole("button", { name: "Copy" })).toBeDisabled()
    await user.type(field, "🔥")
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
    expect(result()).toHaveTextContent("Please 🔥 stop")
  })

  it("begins with the link, starts again, and takes that back", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", "/tools/generate-clapping-text?text=a+b&emoji=🙌&how=medium")
    render(<GenerateClappingText start={start} />)
    expect(result()).toHaveTextContent("a 🙌🏽 b")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(result()).toHaveTextContent("Please 👏 stop")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(result()).toHaveTextContent("a 🙌🏽 b")
  })

  it("opens its curtain by itself, gives its applause at two claps a second, and begins again for another text", () => {
    jest.useFakeTimers()
    render(<GenerateClappingText start="Please stop clapping" />)
    expect(screen.getByRole("img", { name: "A closed curtain" })).not.toHaveTextContent("Please")
    act(() => void jest.advanceTimersByTime(1200))
    expect(screen.getByRole("img")).toHaveTextContent("Please")
    expect(screen.getByText("2 to go")).toBeVisible()
    act(() => void jest.advanceTimersByTime(500))
    expect(screen.getByText("1 to go")).toBeVisible()
    act(() => void jest.advanceTimersByTime(500))
    expect(screen.getByText("The hands are warm now.")).toBeVisible()
    fireEvent.change(screen.getByLabelText("Text"), { target: { value: "a b c d" } })
    expect(screen.getByText("3 to go")).toBeVisible()
    jest.useRealTimers()
  })

  it("leaves the curtain to the visitor in calm mode", () => {
    jest.useFakeTimers()
    askForCalm(true)
    render(<GenerateClappingText start="Please stop clapping" />)
    act(() => void jest.advanceTimersByTime(5000))
    expect(screen.getByRole("img", { name: "A closed curtain" })).toBeVisible()
    jest.useRealTimers()
  })

  it("has one who claps into the silence after it, at whom all look", () => {
    jest.useFakeTimers()
    render(<GenerateClappingText start="Please stop" />)
    const curtain = screen.getByRole("button", { name: "Open the curtain" })
    curtain.focus()
    fireEvent.click(curtain)
    expect(curtain).toHaveFocus()
    act(() => void jest.advanceTimersByTime(500))
    expect(screen.getByRole("img")).toHaveAccessibleName(/, and the audience on its feet$/)
    act(() => void jest.advanceTimersByTime(silenceMs))
    expect(screen.getByRole("img")).toHaveAccessibleName(/, and all look at one who claps alone$/)
    act(() => void jest.advanceTimersByTime(stareMs))
    expect(screen.getByRole("img")).toHaveAccessibleName("A stage, 1 of 1 claps in")
    act(() => void jest.advanceTimersByTime(9000))
    expect(screen.getByRole("img")).toHaveAccessibleName("A stage, 1 of 1 claps in")
    fireEvent.click(screen.getByRole("button", { name: "Close the curtain" }))
    expect(screen.getByRole("img")).toHaveAccessibleName("A closed curtain")
    jest.useRealTimers()
  })

  it("lets anybody in the audience clap wrong", () => {
    const { container } = render(<GenerateClappingText start="Please stop" />)
    fireEvent.pointerDown(container.querySelector('[data-seat="10"] path') as Element)
    expect(screen.getByRole("img")).toHaveAccessibleName(/^A closed curtain, and all look at one/)
    fireEvent.click(screen.getByRole("button", { name: "Clap wrong" }))
    expect(container.querySelectorAll("[data-up]")).toHaveLength(1)
    expect(screen.getByText("Him again.")).toBeVisible()
  })

  itDeep("claps to ten million letters without freezing, and draws few of them", () => {
    jest.useFakeTimers({ doNotFake: ["Date"] })
    render(<GenerateClappingText start={start} />)
    const huge = "hämsteri ".repeat(1_200_000)
    fireEvent.paste(screen.getByLabelText("Text"), { clipboardData: { getData: () => huge } })
    expect(screen.getByText("10,800,011 characters")).toBeInTheDocument()
    let slices = 0
    while (screen.queryByRole("progressbar")) {
      act(() => jest.advanceTimersToNextTimer())
      slices++
    }
    expect(slices).toBeGreaterThan(5)
    expect(result().textContent).toHaveLength(3003)
    expect(screen.getAllByRole("status").at(-1)).toHaveTextContent("1,200,001 claps: 7 days of applause")
    fireEvent.click(screen.getByRole("button", { name: "Empty the box" }))
    expect(screen.getByLabelText("Text")).toHaveValue("")
    fireEvent.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByText("10,800,011 characters")).toBeInTheDocument()
  })

  it("is clapped by hand, and has the rhythm in the link", () => {
    jest.useFakeTimers()
    window.history.replaceState(null, "", "/tools/generate-clapping-text")
    render(<GenerateClappingText start="Please stop clapping so much" />)
    const clapAfter = (ms: number) => {
      act(() => void jest.advanceTimersByTime(ms))
      fireEvent.click(screen.getByRole("button", { name: "Clap" }))
    }
    clapAfter(0)
    expect(screen.getByRole("img")).toHaveAccessibleName("A stage, 1 of 4 claps in")
    expect(screen.getByRole("img")).toHaveTextContent("stop")
    clapAfter(200)
    clapAfter(600)
    clapAfter(250)
    expect(screen.getByRole("img")).toHaveAccessibleName(/, and the audience on its feet$/)
    expect(window.location.search).toBe("?rhythm=4.12.5")
    expect(screen.getByText(/^Your rhythm is in the link/)).toBeInTheDocument()
    window.history.replaceState(null, "", "/")
    jest.useRealTimers()
  })
})
