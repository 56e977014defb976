import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import ExcuseGenerator from "../../src/embeds/excuse-generator/ExcuseGenerator"
import { articleFor, filled } from "../../src/embeds/excuse-generator/grammar"
import { hearingOf, maxAnswers } from "../../src/embeds/excuse-generator/hearing"
import {
  actorsFor,
  type Choice,
  causesFor,
  chosen,
  compose,
  excuseFor,
  turnsFor,
} from "../../src/embeds/excuse-generator/logic"
import { type Excuses, type Level, type Occasion, schema } from "../../src/embeds/excuse-generator/schema"
import * as tracking from "../../src/hooks/outside/track"
import { favouriteExcuses, maxFavourites, withFavourite } from "../../src/hooks/storage/excuses"
import { read } from "../../src/hooks/storage/useStorage"
import { onPage } from "../jest/visit"
import { giveVoice } from "../jest/voice"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../src/hooks/outside/track", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/hooks/outside/track"),
}))

// Some tests try very many excuses, and the machine may have other things to do.
jest.setTimeout(20_000)

const parts = parse(schema, parseYaml(readFileSync("content/data/excuses.yaml", "utf8")))

const anOrder = fc.record({
  seed: fc.string({ unit: "grapheme", minLength: 1 }),
  occasion: fc.constantFrom(null, ...parts.occasions.map(({ id }) => id)),
  likely: fc.integer({ min: 1, max: 5 }),
})

/** Every choice of the middle and the end of an excuse, for one opening and occasion. */
function* choices(level: Level, occasion: Occasion, opening: string): Generator<Choice> {
  for (const cause of causesFor(level, occasion))
    for (const { actor, kind } of actorsFor(level, cause))
      for (const turn of turnsFor(level, kind))
        for (const closing of level.closings) yield { opening, occasion, level, cause, actor, turn, closing }
}

/** Returns the mistakes of a text as English. */
function faults(text: string): string[] {
  const found = [
    [/[{}<>]|undefined|null|NaN|\[object/, "a hole"],
    [/ {2}|^ | $| [,.:]|[,.:]{2}/, "a stray space or sign"],
    [/\b(\p{L}+) \1\b/iu, "a doubled word"],
    [/\b(a|an|the|my|his|her|its|their) (a|an|the|my|his|its|their)\b/i, "a doubled article"],
    [/[^.]$|\.\.$/, "no one full stop at its end"],
    [/(^|\. )\p{Ll}/u, "a small letter at a beginning"],
    [/\ban (?![aeiou]|hour|honest|heir)|\ban (uni[^mn]|use|uku|euro|euph|one-)/i, "an for a"],
    [/\ba (?!uni[^mn]|use|uku|euro|euph|one-)[aeiou]|\ba (hour|honest|heir)/i, "a for an"],
  ] as const
  return found.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${what}: ${text}`)
}

describe("the grammar", () => {
  it("says a or an by the sound", () => {
    const an = [
      "eel",
      "otter",
      "honest ox",
      "hour",
      "unimpressed hare",
      "uninteresting",
      "X-ray",
      "8-bit walrus",
    ]
    const a = [
      "goose",
      "ukulele",
      "one-eyed eel",
      "unicorn",
      "European ox",
      "euphonium",
      "UFO",
      "yes",
      "hare",
    ]
    for (const words of an) expect([words, articleFor(words)]).toEqual([words, "an"])
    for (const words of a) expect([words, articleFor(words)]).toEqual([words, "a"])
  })

  it("makes verbs and pronouns agree with who did it", () => {
    const next = () => "hat"
    const part = "{has/have} hurt {themselves} and {their} hat, and {they} {is/are} asking me to help {them}"
    const say = (as: "he" | "she" | "it" | "they") => filled(part, { actor: { as }, next })
    expect(say("he")).toBe("has hurt himself and his hat, and he is asking me to help him")
    expect(say("she")).toBe("has hurt herself and her hat, and she is asking me to help her")
    expect(say("it")).toBe("has hurt itself and its hat, and it is asking me to help it")
    expect(say("they")).toBe("have hurt themselves and their hat, and they are asking me to help them")
  })

  it("puts words in the singular with an article, and in the plural", () => {
    const next = (list: string) => (list === "animal" ? { one: "ox", many: "oxen" } : "honest")
    expect(filled("{a adjective animal}, {a animal}, many {many animal}", { next })).toBe(
      "an honest ox, an ox, many oxen",
    )
  })

  it("refuses a brace that means nothing", () => {
    const next = () => {
      throw new RangeError("There is no such list.")
    }
    for (const part of ["{Day}", "{}", "{has/}", "{they}", "{dya}"])
      expect(() => filled(part, { next })).toThrow(RangeError)
  })
})

describe("an excuse", () => {
  it("has nothing wrong with its English, whatever the seed", () => {
    fc.assert(
      fc.property(anOrder, order => {
        expect(faults(excuseFor(parts, order).text)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it("is the same for the same seed, whatever the order of the parts, as much of it as counts", () => {
    const mixed: Excuses = {
      ...parts,
      openings: [...parts.openings].reverse(),
      occasions: [...parts.occasions].reverse(),
      levels: parts.levels.map(level => ({
        ...level,
        causes: [...level.causes].reverse(),
        turns: [...level.turns].reverse(),
        closings: [...level.closings].reverse(),
      })),
    }
    fc.assert(
      fc.property(anOrder, order => {
        expect(excuseFor(mixed, { ...order })).toEqual(excuseFor(parts, order))
        const long = order.seed.padEnd(40, "x")
        expect(excuseFor(parts, { ...order, seed: `${long}a` })).toEqual(
          excuseFor(parts, { ...order, seed: `${long}b` }),
        )
      }),
      { numRuns: 200 },
    )
  })

  it("is for the occasion that was asked for, and for any where there is no such one", () => {
    for (const { id, that } of parts.occasions) {
      const order = { seed: "pertti", occasion: id, likely: 2 }
      expect(excuseFor(parts, order).text).toContain(that)
    }
    const any = { seed: "pertti", occasion: null, likely: 2 }
    expect(excuseFor(parts, { ...any, occasion: "no-such-thing" })).toEqual(excuseFor(parts, any))
  })

  it("never has a cancelled bus for dirty dishes", () => {
    const dishes = parts.occasions.find(({ id }) => id === "dishes") as Occasion
    const [boring] = parts.levels as [Level]
    expect(causesFor(boring, dishes).some(({ by }) => by.includes("transport"))).toBe(false)
  })

  it("is the less believable the further the slider goes, in all its parts, and keeps its occasion", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), seed => {
        const row = [1, 2, 3, 4, 5].map(likely => ({ seed, occasion: null, likely }))
        const percents = row.map(order => excuseFor(parts, order).percent)
        expect(percents).toEqual([...percents].sort((a, b) => a - b))
        percents.forEach((percent, i) => {
          expect(percent).toBeGreaterThan(i * 20)
          expect(percent).toBeLessThan(i * 20 + 20)
        })
        const made = row.map(order => chosen(parts, order))
        for (const pick of [
          ({ cause }: Choice) => cause.does,
          ({ actor }: Choice) => actor.who,
          ({ turn }: Choice) => turn.and,
          ({ closing }: Choice) => closing,
        ])
          expect(new Set(made.map(pick)).size).toBe(5)
        expect(new Set(made.map(({ occasion }) => occasion.id)).size).toBe(1)
      }),
      { numRuns: 100 },
    )
  })

  it("survives most changes of the list: it changes only to what is new", () => {
    const more: Excuses = {
      ...parts,
      levels: parts.levels.map(level => {
        const all = { by: Object.keys(level.actors), does: "{has/have} done something new", gif: "new" }
        return { ...level, causes: [...level.causes, all] }
      }),
    }
    const orders = Array.from({ length: 300 }, (_, i) => ({
      seed: `s${i}`,
      occasion: null,
      likely: 1 + (i % 5),
    }))
    const changed = orders.filter(order => excuseFor(parts, order).text !== excuseFor(more, order).text)
    for (const order of changed) expect(excuseFor(more, order).text).toContain("done something new")
    expect(changed.length).toBeLessThan(60)
  })

  it("reads a likelihood from a link, and the middle one from anything else", () => {
    expect(() => excuseFor(parts, { seed: "a", occasion: null, likely: 6 })).toThrow(RangeError)
  })
})

describe("the parts", () => {
  const strings = ({ actors, causes, turns, closings, verdicts }: Level) => [
    ...Object.values(actors).flatMap(group => group.map(({ who }) => who)),
    ...causes.map(({ does }) => does),
    ...turns.map(({ and }) => and),
    ...closings,
    ...verdicts,
  ]

  it("of one level are in no other, and none is there twice", () => {
    const all = [...parts.openings, ...parts.levels.flatMap(strings)]
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([])
    const ids = parts.occasions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("all read well, each with each, and are all different", () => {
    const [occasion] = parts.occasions as [Occasion]
    const [opening] = parts.openings as [string]
    const texts = parts.levels.flatMap(level =>
      [...choices(level, occasion, opening)].map(choice => compose(choice, parts.words, "a").text),
    )
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.flatMap(faults).slice(0, 5)).toEqual([])
  })

  it("are told apart by their first sentence, so that those of every occasion count", () => {
    const first = parts.occasions.flatMap(({ that }) =>
      parts.openings.map(text => text.replace("{that}", that)),
    )
    expect(new Set(first).size).toBe(parts.occasions.length * parts.openings.length)
    for (const text of first) expect(text).toMatch(/^[^.]+\.$/)
  })
})

describe("the hearing", () => {
  const excuse = excuseFor(parts, { seed: "abc", occasion: "report", likely: 3 })

  it("asks about who did it in English, and meets every answer with a picture, until it has heard enough", () => {
    const likely = fc.integer({ min: 1, max: 5 })
    const answers = fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: maxAnswers })
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), likely, answers, (seed, likely, given) => {
        const excuse = excuseFor(parts, { seed, occasion: null, likely })
        const hearing = hearingOf(excuse, given)
        expect(hearing.asks).toMatch(/^[A-Z][^{}]*[?.]$/)
        expect(hearing.answers).toHaveLength(given.length < maxAnswers ? 2 : 0)
        expect(hearing.exhibit === null).toBe(given.length === 0)
        expect(hearing.percent).toBeGreaterThan(0)
        expect(hearing.percent).toBeLessThanOrEqual(excuse.percent)
      }),
    )
  })

  it("speaks of what was spoken of, and believes less and less", () => {
    const of = (who: string, as: "it" | "they") => ({ ...excuse, culprit: { who, as, sign: "🦉" } })
    const all = (who: string, as: "it" | "they") =>
      [0, 1, 2].map(turn => hearingOf(of(who, as), Array(turn).fill(0)).asks).join(" ")
    expect(all("an owl", "it")).toMatch(/that owl/)
    expect(all("my parents", "they")).toMatch(/your parents/)
    expect(all("my parents", "they")).not.toMatch(/ is |^Is /)
    expect(all("the hedgehogs under my terrace", "they")).toMatch(/the hedgehogs under your terrace/)
    expect(all("a man who says that he is my uncle", "it")).toMatch(/that man who says that he is your uncle/)
    for (const { actors } of parts.levels)
      for (const { who } of Object.values(actors).flat()) expect(all(who, "it")).not.toMatch(/\bmy\b/i)
    const percents = [0, 1, 2, 3].map(
      turn => hearingOf({ ...excuse, percent: 50 }, Array(turn).fill(1)).percent,
    )
    expect(percents).toEqual([50, 20, 8, 3])
    expect(hearingOf({ ...excuse, percent: 2 }, [0, 0, 0]).percent).toBe(1)
  })

  it("has another picture for the other answer", () => {
    expect(hearingOf(excuse, [0]).exhibit).not.toEqual(hearingOf(excuse, [1]).exhibit)
    expect(hearingOf(excuse, [0, 0]).exhibit?.letter).toBe("C")
  })
})

describe("what is kept", () => {
  it("comes first, is there once, and makes the oldest go when there are too many", () => {
    const one = (n: number) => ({
      text: `Excuse ${n}.`,
      whom: "the boss",
      percent: 7,
      kept: "2025-08-03",
      outcome: "untried" as const,
    })
    const many = Array.from({ length: maxFavourites + 5 }, (_, n) => one(n)).reduce(withFavourite, [])
    expect(many).toHaveLength(maxFavourites)
    expect(withFavourite(many, one(50))[0]).toEqual(one(50))
    expect(withFavourite(many, one(50))).toHaveLength(maxFavourites)
  })
})

describe("the machine", () => {
  let events: tracking.TrackEvent[]
  const page = { path: "/excuse-generator" }
  const Page = ({ data = parts }: { data?: Excuses }) =>
    onPage(<ExcuseGenerator />, { ...page, data: { excuses: data } })
  const shown = () => screen.getAllByRole("status").find(({ tagName }) => tagName === "P")?.textContent ?? ""
  let user: ReturnType<typeof userEvent.setup>
  const press = (name: string) => user.click(screen.getByRole("button", { name }))
  const query = () => new URLSearchParams(window.location.search)

  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/excuse-generator")
    events = []
    // The evidence comes half a second after its excuse, and a test may be done before.
    jest.useFakeTimers()
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    jest.spyOn(tracking, "track").mockImplementation(event => void events.push(event))
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it("says nothing of its own before it runs, and has a small static page", () => {
    const html = renderToString(<Page />)
    expect(html).toBe(renderToString(<Page />))
    expect(html).toContain("clearing its throat")
    expect(Buffer.byteLength(html)).toBeLessThan(12_800)
  })

  it("makes an excuse at once, and an address that brings the same one back", () => {
    const { unmount } = render(<Page />)
    const text = shown()
    expect(faults(text)).toEqual([])
    expect(query().get("seed")).toMatch(/^[a-z0-9]{6}$/)
    unmount()
    render(<Page />)
    expect(shown()).toBe(text)
  })

  it("shows what a link asks for, however odd", () => {
    window.history.replaceState(null, "", "/excuse-generator?seed=abc&for=dishes&likely=1")
    render(<Page />)
    expect(shown()).toBe(excuseFor(parts, { seed: "abc", occasion: "dishes", likely: 1 }).text)
    expect(screen.getByLabelText("An excuse for")).toHaveValue("dishes")
    expect(screen.getByRole("slider")).toHaveValue("1")
    expect(screen.getByRole("slider", { name: "Believability: Magnificent, and unlikely" })).toBeVisible()
  })

  it("makes do with a link that asks for what there isn't", () => {
    window.history.replaceState(null, "", "/excuse-generator?seed=%3Cb%3E&for=nothing&likely=99")
    render(<Page />)
    expect(shown()).toBe(excuseFor(parts, { seed: "<b>", occasion: null, likely: 3 }).text)
    expect(screen.getByLabelText("An excuse for")).toHaveValue("")
  })

  it("reports each excuse that it shows", async () => {
    window.history.replaceState(null, "", "/excuse-generator?seed=abc&for=dishes&likely=1")
    render(<Page />)
    const rendered = () => events.filter(({ category }) => category === "excuse")
    expect(rendered()).toEqual([{ category: "excuse", action: "render", label: "dishes", value: 1 }])
    await press("Another one")
    fireEvent.change(screen.getByRole("slider"), { target: { value: "4" } })
    expect(rendered()).toHaveLength(3)
    expect(rendered()[2]).toEqual({ category: "excuse", action: "render", label: "dishes", value: 4 })
  })

  it("goes back through the last ones, with what they were for", async () => {
    window.history.replaceState(null, "", "/excuse-generator?seed=abc")
    render(<Page />)
    const first = shown()
    expect(screen.getByRole("button", { name: "Back to the last one" })).toBeDisabled()
    await press("Another one")
    const second = shown()
    expect(second).not.toBe(first)
    await user.selectOptions(screen.getByLabelText("An excuse for"), "The dishes")
    fireEvent.change(screen.getByRole("slider"), { target: { value: "5" } })
    expect(query().get("for")).toBe("dishes")
    expect(query().get("likely")).toBe("5")
    await press("Back to the last one")
    await press("Back to the last one")
    expect(shown()).toBe(second)
    await press("Back to the last one")
    expect(shown()).toBe(first)
    expect(window.location.search).toBe("?seed=abc")
    expect(screen.getByRole("button", { name: "Back to the last one" })).toHaveAttribute(
      "aria-disabled",
      "true",
    )
  })

  it("keeps a favourite with all that it needs to be shown without its parts, and lets it go", async () => {
    window.history.replaceState(null, "", "/excuse-generator?seed=abc&for=drill&likely=2")
    render(<Page />)
    const keep = screen.getByRole("button", { name: "Keep as a favourite" })
    expect(keep).toHaveAttribute("aria-pressed", "false")
    await user.click(keep)
    expect(keep).toHaveAttribute("aria-pressed", "true")
    expect(screen.getByRole("link", { name: "the hall of fame" })).toHaveAttribute(
      "href",
      "/excuse/hall-of-fame",
    )
    const { text, percent } = excuseFor(parts, { seed: "abc", occasion: "drill", likely: 2 })
    expect(read(favouriteExcuses)).toEqual([
      {
        text,
        percent,
        whom: "the neighbour",
        kept: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        outcome: "untried",
      },
    ])
    await user.click(keep)
    expect(read(favouriteExcuses)).toEqual([])
  })

  it("is worked by the letters A, Z and K, and by no other", async () => {
    window.history.replaceState(null, "", "/excuse-generator?seed=abc")
    render(<Page />)
    const first = shown()
    await user.keyboard("juhqbestnf")
    expect(shown()).toBe(first)
    await user.keyboard("a")
    expect(shown()).not.toBe(first)
    await user.keyboard("z")
    expect(shown()).toBe(first)
    await user.keyboard("k")
    expect(read(favouriteExcuses)).toHaveLength(1)
  })

  it("rehearses it aloud, and falls silent when there is another one", async () => {
    const voice = giveVoice("Alice en-GB")
    window.history.replaceState(null, "", "/excuse-generator?seed=abc")
    const { unmount } = render(<Page />)
    await press("Rehearse it")
    expect(voice.asked.map(({ text, lang }) => [text, lang])).toEqual([[shown(), "en-GB"]])
    expect(screen.getByRole("button", { name: "Stop" })).toBeVisible()
    const before = voice.cancelled()
    await press("Another one")
    expect(voice.cancelled()).toBe(before + 1)
    expect(screen.getByRole("button", { name: "Rehearse it" })).toBeVisible()
    unmount()
    voice.remove()
  })

  it("says so where the browser has no voice to rehearse with", async () => {
    const voice = giveVoice()
    window.history.replaceState(null, "", "/excuse-generator?seed=abc")
    const { unmount } = render(<Page />)
    await press("Rehearse it")
    expect(screen.getByText(/This browser has no voice/)).toBeVisible()
    await press("Stop")
    expect(screen.queryByText(/This browser has no voice/)).not.toBeInTheDocument()
    expect(voice.asked).toEqual([])
    unmount()
    voice.remove()
  })

  it("shows at once who did it, and looks for a picture only once an excuse has stood for half a second", () => {
    window.history.replaceState(null, "", "/excuse-generator?seed=abc&likely=5")
    render(<Page />)
    act(() => jest.advanceTimersByTime(400))
    for (const value of ["4", "3", "2"]) fireEvent.change(screen.getByRole("slider"), { target: { value } })
    act(() => jest.advanceTimersByTime(499))
    const { gif, culprit } = excuseFor(parts, { seed: "abc", occasion: null, likely: 2 })
    expect(screen.getByRole("img", { name: `Exhibit A: ${culprit.who}` })).toBeVisible()
    expect(events.filter(({ category }) => category === "gif")).toEqual([])
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByRole("img", { name: `Exhibit A: ${culprit.who}` })).toBeVisible()
    expect(events.filter(({ category }) => category === "gif")).toEqual([
      { category: "gif", action: "render", label: gif },
    ])
  })

  it("shows as evidence whoever did it, excuse after excuse", async () => {
    render(<Page />)
    const seen = new Set<string>()
    for (let i = 0; i < 10; i++) {
      await press("Another one")
      act(() => jest.advanceTimersByTime(500))
      const who = screen.getByRole("img").getAttribute("aria-label")?.replace("Exhibit A: ", "") ?? ""
      expect(shown().toLowerCase()).toContain(who.toLowerCase())
      seen.add(who)
    }
    expect(seen.size).toBeGreaterThan(4)
  })

  it("is asked about it, falls with each answer, and gets a picture that says otherwise", async () => {
    window.history.replaceState(null, "", "/excuse-generator?seed=abc&for=report")
    render(<Page />)
    act(() => jest.advanceTimersByTime(500))
    const meter = screen.getByRole("meter", { name: "Believability" })
    const whom = screen.getByRole("status", { name: "What the boss says" })
    const said = new Set<string>()
    for (const letter of ["B", "C", "D"]) {
      const believed = Number(meter.getAttribute("aria-valuenow"))
      said.add(whom.textContent ?? "")
      const [answer] = within(whom.parentElement ?? document.body).getAllByRole("button")
      await user.click(answer ?? document.body)
      expect(answer).toHaveFocus()
      expect(Number(meter.getAttribute("aria-valuenow"))).toBeLessThan(believed)
      expect(screen.getByRole("img", { name: new RegExp(`^Exhibit ${letter}: `) })).toBeVisible()
    }
    expect(said.size).toBe(3)
    expect(whom).toHaveTextContent("Enough.")
    await press("Ask me again")
    expect(screen.getAllByRole("img")).toHaveLength(1)
    await user.click(within(whom.parentElement ?? document.body).getAllByRole("button")[1] ?? document.body)
    await press("Another one")
    expect(screen.queryByRole("img", { name: /^Exhibit B/ })).not.toBeInTheDocument()
  })

  it("has the button for another one right under the excuse", () => {
    render(<Page />)
    const paper = screen.getByRole("region", { name: "The excuse" })
    expect(paper.nextElementSibling).toContainElement(screen.getByRole("button", { name: "Another one" }))
  })
})
