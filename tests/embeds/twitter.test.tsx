import { readFileSync } from "node:fs"
import { act, fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import { blown, pushedAgain, repeated, swallowed, tickledAgain } from "../../src/embeds/twitter/guest"
import {
  cut,
  firstTurns,
  fresh,
  lettersIn,
  maxTurns,
  nibbleSeconds,
  push,
  replyTo,
  send,
  tickle,
  ticklesNeeded,
  withKrill,
} from "../../src/embeds/twitter/logic"
import { maxLetters, schema } from "../../src/embeds/twitter/schema"
import Twitter from "../../src/embeds/twitter/Twitter"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, visit } from "../jest/visit"

const twitter = parse(schema, parseYaml(readFileSync("content/data/twitter.yaml", "utf8")))
const aText = fc.string({ unit: "binary", maxLength: 400 })

describe("a squeak", () => {
  it("has 140 characters, of which an emoji is one", () => {
    expect(safeParse(schema, [{ who: "a", text: "x".repeat(141) }]).success).toBe(false)
    expect(safeParse(schema, [{ who: "a", text: "🐹".repeat(140) }]).success).toBe(true)
    expect(lettersIn(cut("🐹".repeat(200)))).toBe(maxLetters)
    fc.assert(
      fc.property(aText, text => {
        expect(lettersIn(cut(text))).toBe(Math.min(maxLetters, lettersIn(text)))
        expect(text.startsWith(cut(text))).toBe(true)
      }),
    )
  })

  it("is answered, always in the same way and within the limit", () => {
    expect(replyTo("...")).toBe("squeak?")
    fc.assert(
      fc.property(aText, text => {
        expect(replyTo(text)).toBe(replyTo(text))
        expect(lettersIn(replyTo(text))).toBeLessThanOrEqual(maxLetters)
      }),
    )
  })
})

describe("the whale", () => {
  it("comes when the wheel has no turn left, and gives back what it swallowed, with krill", () => {
    let server = fresh
    for (let i = 0; i < firstTurns; i++) {
      const after = send(server, "a")
      expect(after.published).toBe("a")
      server = after.server
    }
    const over = send(server, "I was here first")
    expect(over).toMatchObject({ published: null, server: { tickles: 0 } })
    expect(send(over.server, "b")).toEqual({ server: over.server, published: null })
    server = over.server
    for (let i = 1; i < ticklesNeeded; i++) server = tickle(server).server
    expect(server.tickles).toBe(ticklesNeeded - 1)
    expect(tickle(server)).toMatchObject({
      published: "I was here 🦐 first",
      server: { tickles: null, turns: firstTurns + 2 },
    })
    expect(tickle(fresh)).toEqual({ server: fresh, published: null })
  })

  it("adds nothing but krill", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 20 }), words => {
        expect(withKrill(words.join(" ")).replaceAll(" 🦐", "")).toBe(words.join(" "))
        expect(withKrill(words.join(" "))).toContain("🦐")
      }),
    )
  })
})

describe("Twitter", () => {
  const options = { path: "/twitter", data: { twitter } }
  const timeline = () => screen.getByRole("list", { name: "Timeline" })
  const squeak = (text: string) => {
    fireEvent.change(screen.getByRole("textbox"), { target: { value: text } })
    fireEvent.click(screen.getByRole("button", { name: "Squeak" }))
  }

  it("keeps what one squeaks, and answers it; what is deleted lies in the bin", () => {
    visit(<Twitter />, options)
    squeak("<b>porridge</b>")
    expect(within(timeline()).getByText("<b>porridge</b>")).toBeInTheDocument()
    expect(within(timeline()).getByText(replyTo("<b>porridge</b>"))).toBeInTheDocument()
    expect(localStorage.getItem("juhq:twitter")).toContain("porridge")
    fireEvent.click(screen.getByRole("button", { name: "Delete" }))
    expect(within(timeline()).queryByText("<b>porridge</b>")).toBeNull()
    expect(localStorage.getItem("juhq:recycle-bin")).toContain("porridge")
  })

  it("lights a lamp for each push of the wheel", () => {
    visit(<Twitter />, options)
    const wheel = screen.getByRole("button", { name: "Push the wheel" })
    for (let i = firstTurns; i < maxTurns; i++) fireEvent.click(wheel)
    expect(screen.getByRole("img", { name: /9 lamps are on/ })).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("All lamps are on.")
    // One too many: the lamps blow, and he writes from where he landed.
    fireEvent.click(wheel)
    expect(screen.getByRole("img", { name: /^A wheel without a hamster/ })).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("BANG.")
    expect(timeline()).toHaveTextContent("I am on the curtain.")
    fireEvent.click(screen.getByRole("button", { name: "Push the wheel" }))
    expect(screen.getByRole("img", { name: /1 lamps are on/ })).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("He is back.")
  })

  it("is over capacity at the second squeak, until the whale has sneezed", () => {
    visit(<Twitter />, options)
    for (const word of ["one", "two"]) squeak(word)
    expect(screen.getByRole("img", { name: /^A whale/ })).toBeInTheDocument()
    for (let i = 0; i < ticklesNeeded; i++)
      fireEvent.click(screen.getByRole("button", { name: "Tickle the whale" }))
    expect(within(timeline()).getByText("two 🦐")).toBeInTheDocument()
    expect(screen.getByRole("img", { name: /3 lamps are on/ })).toBeInTheDocument()
    expect(hasThing("/twitter")).toBe(true)
  })

  it("loses a long draft letter by letter while one thinks, and none of it in calm mode", () => {
    const page = visit(<Twitter />, { ...options, at: "2026-11-22T12:00:00Z" })
    const field = screen.getByRole<HTMLTextAreaElement>("textbox")
    fireEvent.change(field, { target: { value: "x".repeat(105) } })
    for (let i = 0; i < nibbleSeconds + 1; i++) page.wait(1000)
    expect(field.value).toHaveLength(103)
    for (let i = 0; i < 10; i++) page.wait(1000)
    expect(field.value).toHaveLength(100)
    page.unmount()
    const calm = visit(<Twitter />, { ...options, calm: true, at: "2026-11-22T12:00:00Z" })
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "x".repeat(105) } })
    for (let i = 0; i < 10; i++) calm.wait(1000)
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toHaveLength(105)
  })

  it("shows what a link brought, cut to the limit", () => {
    visit(<Twitter />, { ...options, query: new URLSearchParams({ says: "y".repeat(300) }).toString() })
    expect(within(timeline()).getByText("y".repeat(140))).toBeInTheDocument()
  })
})

describe("an empty squeak", () => {
  it("is answered, until something is written", async () => {
    const { user } = visit(<Twitter />, { path: "/twitter", data: { twitter } })
    await user.click(screen.getByRole("button", { name: "Squeak" }))
    expect(screen.getByRole("status")).toHaveTextContent("He heard nothing")
    await user.type(screen.getByRole("textbox"), "a")
    expect(screen.getByRole("status")).toHaveTextContent("1 lamp on.")
  })
})

describe("a guest", () => {
  it("does once more what was done, but not to a wheel that is empty or a whale that has sneezed", () => {
    const again = (turns: number) => pushedAgain({ ...fresh, turns }, push({ ...fresh, turns })).turns
    expect([again(1), again(maxTurns - 1), again(maxTurns)]).toEqual([3, 0, 0])
    const sneezed = tickle({ ...fresh, tickles: ticklesNeeded - 1, swallowed: "a" })
    expect(tickledAgain(sneezed)).toBe(sneezed)
    expect(tickledAgain(tickle({ ...fresh, tickles: 0 })).server.tickles).toBe(2)
  })

  it("is the talk of the page where something happened to it", async () => {
    visit(<Twitter />, { path: "/twitter", data: { twitter }, calm: true })
    const timeline = screen.getByRole("list", { name: "Timeline" })
    await bringGuest()
    await act(async () => addTravel("/error-418", { on: "/panda", what: "Was eaten by a panda." }))
    await bringGuest(null)
    expect(within(timeline).getAllByRole("listitem")[0]).toHaveTextContent(
      "@panda The tea towel. Was eaten by a panda.",
    )
  })

  it("follows the visitor, at the wheel, on the timeline and into the whale", async () => {
    const { user } = visit(<Twitter />, { path: "/twitter", data: { twitter }, calm: true })
    const timeline = screen.getByRole("list", { name: "Timeline" })
    const cards = within(timeline).getAllByRole("listitem").length
    await bringGuest()
    expect(within(timeline).getAllByRole("listitem")).toHaveLength(cards)
    expect(within(timeline).getAllByRole("listitem")[0]).toHaveTextContent("The tea towel followed you.")
    expect(screen.getByRole("status")).toHaveTextContent("1 lamp on. The tea towel followed you")
    await user.click(screen.getByRole("button", { name: "Push the wheel" }))
    expect(screen.getByRole("img", { name: /3 lamps are on\. Beside it: the tea towel$/ })).toBeVisible()
    expect(screen.getByRole("status")).toHaveTextContent("The tea towel pushed, too.")
    await user.type(screen.getByRole("textbox"), "one")
    await user.click(screen.getByRole("button", { name: "Squeak" }))
    expect(screen.getByRole("status")).toHaveTextContent("The tea towel said it, too. That was another lamp.")
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(repeated)
    await user.type(screen.getByRole("textbox"), "two")
    await user.click(screen.getByRole("button", { name: "Squeak" }))
    expect(
      screen.getByRole("img", { name: /^A whale with a hamster and the tea towel inside/ }),
    ).toBeVisible()
    for (let i = 0; i < 3; i++) await user.click(screen.getByRole("button", { name: "Tickle the whale" }))
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(swallowed)
    for (let i = 0; i < 4; i++) await user.click(screen.getByRole("button", { name: "Push the wheel" }))
    expect(screen.getByRole("status")).toHaveTextContent("BANG.")
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(blown)
    await bringGuest(null)
    expect(within(timeline).queryByText(/tea towel/)).toBeNull()
  })
})
