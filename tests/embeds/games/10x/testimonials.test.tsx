import { readFileSync } from "node:fs"
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse as parseSchema, safeParse } from "valibot"
import { parse } from "yaml"
import {
  type Career,
  careerCode,
  careerKeys,
  careerOf,
  readCareer,
} from "../../../../src/embeds/games/10x/career"
import {
  figuresOf,
  filled,
  fits,
  ofYourself,
  summary,
  wordsOf,
} from "../../../../src/embeds/games/10x/testimonials/logic"
import { gaze, lookOf, mouthfuls } from "../../../../src/embeds/games/10x/testimonials/photo"
import { type Colleague, schema } from "../../../../src/embeds/games/10x/testimonials/schema"
import TenXTestimonials from "../../../../src/embeds/games/10x/testimonials/TenXTestimonials"
import { askForCalm, forget, onPage, storageEvent } from "../../../jest/visit"
import { career, morning } from "./careers"
import { keep, key, sitting } from "./keep"

const testimonials = parseSchema(schema, parse(readFileSync("content/data/testimonials.yaml", "utf8")))
const none: Career = { ...careerOf(career().figures), presses: 0 }
const of = (who: string, changes: Partial<Career>) => {
  const colleague = testimonials.find(each => each.who === who)
  if (!colleague) throw new Error(`Nobody is called ${who}.`)
  return wordsOf(colleague, { ...none, ...changes })
}

const someCareer: fc.Arbitrary<Career> = fc
  .tuple(...careerKeys.map(() => fc.oneof(fc.nat(3), fc.nat(60), fc.nat(9000))))
  .map(numbers => Object.fromEntries(careerKeys.map((key, i) => [key, numbers[i] ?? 0])) as Career)
  .map(each => ({
    ...each,
    tenths: 10 + (each.tenths % 91),
    minutes: each.minutes + each.awayMinutes,
  }))

describe("what colleagues say", () => {
  it("is said by eleven of them, one of whom is a hamster", () => {
    expect(testimonials).toHaveLength(11)
    expect(testimonials.find(({ who }) => who === "Pertti")?.role).toMatch(/hamster/)
  })

  it("is something of every career, without a hole or a strange number in it", () => {
    fc.assert(
      fc.property(someCareer, each => {
        for (const colleague of testimonials) {
          const words = wordsOf(colleague, each)
          expect(words.length).toBeGreaterThan(10)
          expect(words).not.toMatch(/[{}]|NaN|undefined|Infinity/)
          expect(words).not.toBe(colleague.unplayed)
        }
      }),
    )
  })

  it("goes by what really happened", () => {
    expect(of("Aino", { shipped: 250, fixed: 20 })).toMatch(/^I reported 250 bugs/)
    expect(of("Aino", { shipped: 3, fixed: 640 })).toMatch(/spelling mistake/)
    expect(of("Risto", { left: 5, attended: 0 })).toMatch(/left 5|Left 5 of my meetings/)
    expect(of("Risto", { attended: 4 })).toMatch(/^Was in 4 meetings/)
    expect(of("Onni", { blamed: 2 })).toMatch(/packed a box/)
    expect(of("Leena", { minutes: 60, awayMinutes: 50 })).toMatch(/away/)
    expect(of("Kari", { coffees: 9 })).toMatch(/by the cup/)
    expect(of("Ritva", { claps: 200 })).toMatch(/exercise/)
    expect(of("The rubber duck", { blamed: 3 })).toMatch(/not there/)
    expect(of("Your mother", { tenths: 100 })).toMatch(/What is it, exactly/)
    expect(of("Your mother", { minutes: 60, awayMinutes: 50 })).not.toMatch(/sitting/)
  })

  it("is another remark when the same colleague is asked again", () => {
    const risto = testimonials.find(({ who }) => who === "Risto") as Colleague
    const career = { ...none, minutes: 20, attended: 4, nods: 50 }
    const said = [1, 2, 3, 4].map(asked => wordsOf(risto, career, asked))
    expect(said[0]).toMatch(/^Nodded 50 times/)
    expect(said[1]).toMatch(/^Was in 4 meetings/)
    expect(said[2]).toMatch(/on track/)
    expect(said[3]).toBe(said[0])
  })

  it("has a career for each remark in which it is made", () => {
    for (const { who, says } of testimonials) {
      for (const quote of says) {
        const wanted = { ...none, minutes: 5 }
        for (const [figure, bounds] of Object.entries(quote.when ?? {})) {
          if ((careerKeys as readonly string[]).includes(figure))
            wanted[figure as keyof Career] = bounds?.least ?? 0
        }
        const { leftPercent, shippedPercent, awayPercent } = quote.when ?? {}
        if (leftPercent) wanted.attended = 0
        if (shippedPercent?.least) wanted.fixed = 0
        if (awayPercent?.least) wanted.awayMinutes = wanted.minutes
        const figures = figuresOf(wanted)
        const made = says.find(each => fits(each, figures))
        expect({ who, made: made?.text }).toEqual({ who, made: quote.text })
      }
    }
  })

  it("names a number only where there are at least two", () => {
    for (const { says, unplayed } of testimonials) {
      expect(unplayed).not.toMatch(/\{/)
      for (const { text, when } of says) {
        for (const [, figure = ""] of text.matchAll(/\{(\w+)\}/g)) {
          const bounds = Object.entries(when ?? {}).find(([each]) => each === figure)?.[1]
          expect({ text, least: bounds?.least ?? 0 }).toEqual({ text, least: expect.any(Number) })
          expect(bounds?.least ?? 0).toBeGreaterThanOrEqual(2)
        }
      }
    }
  })

  it("counts shares of nothing as nothing", () => {
    expect(figuresOf(none)).toMatchObject({ leftPercent: 0, shippedPercent: 0, awayPercent: 0 })
    expect(figuresOf({ ...none, left: 3, attended: 1 }).leftPercent).toBe(75)
    expect(filled("{fixed} of {nothing}", figuresOf({ ...none, fixed: 1200 }))).toBe("1,200 of {nothing}")
  })

  it("is refused by the check where a remark has no end or names what there is not", () => {
    const colleague = (says: unknown) => [{ who: "A", role: "b", unplayed: "No.", says }]
    expect(safeParse(schema, colleague([{ text: "Yes." }])).success).toBe(true)
    expect(safeParse(schema, colleague([])).success).toBe(false)
    expect(safeParse(schema, colleague([{ text: "Yes.", when: { nods: { least: 1 } } }])).success).toBe(false)
    expect(safeParse(schema, colleague([{ text: "{hats} hats." }])).success).toBe(false)
    expect(
      safeParse(schema, colleague([{ text: "Yes.", when: { hats: {} } }, { text: "No." }])).success,
    ).toBe(false)
  })
})

describe("the photograph", () => {
  it("has everybody look at the one who speaks, and the speaker at you", () => {
    expect(gaze(0, 0, 6)).toEqual({ x: 0, y: 0 })
    expect(gaze(0, 5, 6)).toEqual({ x: 3.2, y: 0 })
    expect(gaze(10, 4, 6)).toEqual({ x: 0, y: -3.2 })
    expect(gaze(9, 4, 4)).toEqual({ x: expect.closeTo(-2.263, 3), y: expect.closeTo(-2.263, 3) })
  })

  it("opens a mouth as often as the words ask for", () => {
    expect([mouthfuls("..."), mouthfuls("Hm."), mouthfuls("Works as intended.")]).toEqual([0, 1, 3])
  })

  it("has a face of its own for each of the people", () => {
    const drawn = ["The rubber duck", "The language model", "Pertti"]
    const people = testimonials.filter(({ who }) => !drawn.includes(who))
    expect(new Set(people.map(({ who }) => lookOf(who))).size).toBe(people.length)
    expect(lookOf("somebody new").skin).toMatch(/^#/)
  })
})

describe("the testimonials page", () => {
  beforeEach(() => {
    forget()
    window.history.replaceState(null, "", "/games/10x/testimonials")
    jest.useFakeTimers({ now: morning })
  })

  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    window.history.replaceState(null, "", "/")
  })

  const page = () => onPage(<TenXTestimonials />, { path: "/games/10x/testimonials", data: { testimonials } })
  const open = () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    return { user, ...render(page()) }
  }
  const whose = () => screen.getByText(/^About |^You have not worked/, { selector: "[role=status]" })
  const speaker = () => screen.getAllByRole("region", { name: "One at a time" }).at(-1) as HTMLElement
  const said = () => within(speaker()).getByRole("status").textContent ?? ""
  const face = (name: string) =>
    within(screen.getByRole("group", { name: "The team" })).getByRole("button", { name })
  const worked = career({}, { seconds: 2400, attended: 31, left: 1, rewrites: 1, tenths: 56 })

  it("has something kind of those who have not played, for everyone at first", () => {
    keep(worked)
    const html = renderToString(page())
    expect(html).toMatch(/You have not worked here yet/)
    expect(html).toMatch(/No bugs so far/)
  })

  it("invites those who have not played", () => {
    open()
    expect(whose()).toHaveTextContent("You have not worked here yet.")
    expect(said()).toMatch(/^No bugs so far/)
    expect(screen.getByRole("link", { name: "Begin a career" })).toHaveAttribute("href", "/games/10x")
  })

  it("lets them speak one at a time, in turn", async () => {
    const { user } = open()
    const first = said()
    expect(speaker()).toHaveTextContent("1 of 11")
    for (let i = 0; i < 11; i++) {
      await user.click(screen.getByRole("button", { name: "Ask the next one" }))
      if (i === 0) expect(said()).toMatch(/^They are in my plan already/)
    }
    expect(speaker()).toHaveTextContent("1 of 11")
    expect(said()).toBe(first)
  })

  it("has a box in the place of a colleague who was blamed", () => {
    keep(career({}, { blamed: 2 }))
    open()
    expect(face("Onni").querySelector("circle")).toBeNull()
    expect(face("Risto").querySelector("circle")).not.toBeNull()
  })

  it("has the one speak who is pressed in the photograph, also when that is a duck", async () => {
    const { user } = open()
    const team = screen.getByRole("group", { name: "The team" })
    const speaker = screen.getByRole("region", { name: "One at a time" })
    const face = (name: string) => within(team).getByRole("button", { name })
    expect(face("Aino")).toHaveAttribute("aria-pressed", "true")
    await user.click(face("The rubber duck"))
    expect(within(speaker).getByRole("status")).toHaveTextContent(/says nothing.*The rubber duck, colleague/)
    expect(face("The rubber duck")).toHaveAttribute("aria-pressed", "true")
    expect(face("Aino")).toHaveAttribute("aria-pressed", "false")
    expect(face("The rubber duck")).toHaveFocus()
    expect(team).not.toHaveAttribute("data-still")
  })

  it("leaves a chair for the visitor, who speaks of what was really asked", async () => {
    const { user } = open()
    const team = screen.getByRole("group", { name: "The team" })
    const says = within(screen.getByRole("region", { name: "One at a time" })).getByRole("status")
    await user.click(within(team).getByRole("button", { name: "The vacant chair" }))
    expect(says).toHaveTextContent(/after asking Aino alone.*You, about yourself$/)
    const you = within(team).getByRole("button", { name: "You" })
    expect(you).toHaveAttribute("aria-pressed", "true")
    expect(you).toHaveFocus()
    await user.click(you)
    expect(says).toHaveTextContent("I would like to repeat what I said.")
    await user.click(you)
    expect(says).toHaveTextContent("I have now said it 3 times.")
    await user.click(screen.getByRole("button", { name: "Ask the next one" }))
    expect(within(team).getByRole("button", { name: "Risto" })).toHaveAttribute("aria-pressed", "true")
    await user.click(within(team).getByRole("button", { name: "The vacant chair" }))
    expect(says).toHaveTextContent("I asked 2 of 11 what they think of me. I did not ask Onni")
  })

  it("has the visitor admit who was asked most", () => {
    const once = testimonials.map(() => 1)
    expect(ofYourself(testimonials, once, 1)).toMatch(/^I asked all 11 and interrupted none/)
    const favourite = once.map((each, at) => (at === 9 ? 4 : each))
    expect(ofYourself(testimonials, favourite, 1)).toMatch(/^I asked all 11, and Pertti 4 times/)
  })

  it("stands still for those who ask for calm", () => {
    askForCalm(true)
    open()
    expect(screen.getByRole("group", { name: "The team" })).toHaveAttribute("data-still")
  })

  it("goes by the game as it is saved, and as it goes on in another tab", async () => {
    keep(worked)
    const { user } = open()
    expect(whose()).toHaveTextContent("About you, a 5.6x developer: 32 meetings, 1 left by the window.")
    await user.click(face("Risto"))
    expect(said()).toMatch(/Was in 31 meetings/)
    const on = { ...worked, figures: { ...worked.figures, attended: 32 } }
    localStorage.setItem(key, sitting(on))
    storageEvent(key)
    expect(said()).toMatch(/Was in 32 meetings/)
  })

  it("remembers the last career until the new one has a line", () => {
    keep({ ...career({ last: worked.figures }), at: null })
    open()
    expect(whose()).toHaveTextContent("5.6x")
  })

  it("puts the result into the link that is shared", async () => {
    keep(worked)
    const { user } = open()
    await user.click(screen.getByRole("button", { name: "Share" }))
    const { value: address } = await screen.findByLabelText<HTMLInputElement>("Address of this page")
    expect(readCareer(new URL(address).searchParams.get("r") ?? "")).toEqual(careerOf(worked.figures))
  })

  it("brings a friend to the colleague who was speaking", async () => {
    keep(worked)
    const { user } = open()
    const next = screen.getByRole("button", { name: "Ask the next one" })
    await user.click(next)
    await user.click(next)
    expect(window.location.search).toBe("?turn=3")
    await user.click(screen.getByRole("button", { name: "Share" }))
    const { value } = await screen.findByLabelText<HTMLInputElement>("Address of this page")
    const { searchParams } = new URL(value)
    expect([...searchParams.keys()]).toEqual(["r", "turn"])
    window.history.replaceState(null, "", `/games/10x/testimonials?${searchParams}`)
    open()
    expect(screen.getAllByRole("region", { name: "One at a time" })[1]).toHaveTextContent("3 of 11")
  })

  it("shows what is said of whoever sent the link, and the way back to oneself", async () => {
    keep(worked)
    const other = { ...none, tenths: 100, minutes: 61, rewrites: 6, attended: 22 }
    window.history.replaceState(null, "", `/games/10x/testimonials?r=${careerCode(other)}`)
    const { user } = open()
    expect(whose()).toHaveTextContent(`About your friend, ${summary(other)}`)
    await user.click(face("Your mother"))
    expect(said()).toMatch(/What is it, exactly\?/)
    await user.click(screen.getByRole("button", { name: "Hear about yourself" }))
    expect(whose()).toHaveTextContent("About you, a 5.6x")
    expect(window.location.search).not.toMatch(/r=/)
  })

  it.each(["0-0", "<script>", "zz-1-1-1-1-1-1-1-1-1-1-1-1"])(
    "says that a link is damaged: %s",
    async code => {
      window.history.replaceState(null, "", `/games/10x/testimonials?r=${encodeURIComponent(code)}`)
      const { user } = open()
      expect(screen.getByRole("alert")).toHaveTextContent(/damaged/)
      expect(whose()).toHaveTextContent("You have not worked here yet.")
      await user.click(screen.getByRole("button", { name: "Forget the link" }))
      expect(screen.queryByRole("alert")).toBeNull()
    },
  )

  it("copies all of it for a CV", async () => {
    keep(worked)
    const { user } = open()
    const copy = jest.spyOn(navigator.clipboard, "writeText")
    await user.click(screen.getByRole("button", { name: "Copy for a CV" }))
    expect(copy.mock.calls[0]?.[0]).toMatch(/^"[\s\S]*"\nAino, tester\n\n"[\s\S]*Your mother, family$/)
  })
})
