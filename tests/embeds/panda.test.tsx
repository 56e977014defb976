import { readFileSync } from "node:fs"
import { act, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  droppings,
  fed,
  full,
  hungry,
  maxHeap,
  nextWake,
  type Panda as PandaState,
  settled,
  wakingHours,
} from "../../src/embeds/panda/logic"
import Panda from "../../src/embeds/panda/Panda"
import { passageOf, passageText } from "../../src/embeds/panda/passage"
import { schema } from "../../src/embeds/panda/schema"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { keptThing } from "../../src/hooks/storage/nightOut"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, visit } from "../jest/visit"

const raw: unknown = parseYaml(readFileSync("content/data/panda-facts.yaml", "utf8"))
const facts = parse(schema, raw)
const noon = new Date(2026, 5, 1, 12).getTime()
const hour = 3_600_000
const feed = (panda: PandaState, times: number, at: number) => {
  let now = panda
  for (let i = 0; i < times; i++) now = fed(now, at)
  return now
}

describe("the facts", () => {
  it("are whole in the file, and each has its source", () => {
    expect(facts).toEqual(raw)
    for (const { source } of facts) expect(source).toMatch(/^https?:\/\//)
    expect(
      safeParse(
        schema,
        facts.map(({ fact }) => ({ fact })),
      ).success,
    ).toBe(false)
  })
})

describe("the panda", () => {
  it("wakes at midnight, at seven and at three in the afternoon", () => {
    expect(nextWake(noon)).toBe(new Date(2026, 5, 1, 15).getTime())
    expect(nextWake(new Date(2026, 5, 1, 15).getTime())).toBe(new Date(2026, 5, 2).getTime())
    expect(nextWake(new Date(2026, 5, 1, 0, 0, 1).getTime())).toBe(new Date(2026, 5, 1, 7).getTime())
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), at => {
        const wake = nextWake(at)
        expect(wake).toBeGreaterThan(at)
        expect(wake - at).toBeLessThanOrEqual(10 * hour)
        expect(wakingHours).toContain(new Date(wake).getHours())
      }),
    )
  })

  it("falls asleep with its twelfth stalk, and has what is put down for breakfast", () => {
    const asleep = feed({ ...hungry, eaten: 0 }, full, noon)
    expect(asleep.wakes).toBe(noon + 3 * hour)
    const served = feed(asleep, 5, noon)
    expect(served).toMatchObject({ heap: 5, wakes: noon + 3 * hour })
    expect(settled(served, noon + 3 * hour)).toMatchObject({ eaten: 5, heap: 0, wakes: null, alone: 1 })
  })

  it("wakes to a whole meal, eats it, and sleeps again without anybody", () => {
    const served = feed(feed(hungry, full, noon), full, noon)
    const later = settled(served, noon + 4 * hour)
    expect(later.wakes).toBe(nextWake(noon + 3 * hour))
    expect(later.alone).toBe(1)
  })

  it("eats no more than it was given, whenever it is looked at", () => {
    const step = fc.record({ feeds: fc.nat(20), hours: fc.nat(30) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), steps => {
        let [panda, at, given] = [{ ...hungry, total: 0, eaten: 0 } as PandaState, noon, 0]
        for (const { feeds, hours } of steps) {
          given += feeds
          panda = feed(panda, feeds, at)
          expect(panda.heap).toBeLessThanOrEqual(maxHeap)
          expect(panda.total + panda.heap).toBeLessThanOrEqual(given)
          at += hours * hour
          expect(settled(settled(panda, at), at)).toEqual(settled(panda, at))
        }
      }),
    )
    expect(droppings({ total: 7 })).toBe(2)
    expect(droppings({ total: 700 })).toBe(9)
  })
})

describe("the page", () => {
  const options = { path: "/panda", data: { "panda-facts": facts }, at: noon }

  it("feeds it until it sleeps, and remembers that", async () => {
    const page = visit(<Panda />, options)
    expect(screen.getByRole("status")).toHaveTextContent("4 stalks of 12")
    for (let i = 0; i < 8; i++) await page.user.click(screen.getByRole("button", { name: "Give it bamboo" }))
    page.wait(1000)
    expect(screen.getByRole("img", { name: /^A panda, asleep/ })).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("sleeps until 15:00")
    page.unmount()
    visit(<Panda />, { ...options, at: noon + 4 * hour, again: true })
    expect(screen.getByRole("img", { name: /^A panda, eating/ })).toBeInTheDocument()
    expect(hasThing("/panda")).toBe(true)
  })

  it("shows the fact with its source, and does not wake for a scratch", async () => {
    const page = visit(<Panda />, { ...options, query: "name=Ming" })
    expect(screen.getByRole("status")).toHaveTextContent("Ming has had")
    expect(screen.getByRole("link", { name: /^Who says so/ })).toHaveAttribute("href", facts[4]?.source)
    const scratch = screen.getByRole("button", { name: "Scratch it" })
    await page.user.click(scratch)
    expect(screen.getByText("It leans into it.")).toBeInTheDocument()
    for (let i = 0; i < 8; i++) await page.user.click(screen.getByRole("button", { name: "Give it bamboo" }))
    // The button under the finger is the same when it sleeps.
    await page.user.click(scratch)
    expect(scratch).toHaveAccessibleName("Scratch it")
    expect(screen.getByText("One eye opens, looks at the clock, and closes.")).toBeInTheDocument()
    expect(screen.getByRole("img", { name: /^A panda, asleep/ })).toBeInTheDocument()
  })

  it("is scratched where it is pressed, as by the button", async () => {
    const page = visit(<Panda />, options)
    await page.user.click(screen.getByRole("button", { name: "Scratch the panda" }))
    expect(screen.getByText("It leans into it.")).toBeInTheDocument()
    await page.user.click(screen.getByRole("button", { name: "Scratch it" }))
    expect(screen.getByText("It looks as if that were its idea.")).toBeInTheDocument()
    await page.user.click(screen.getByRole("button", { name: "Send the panda" }))
    expect(screen.getByRole("button", { name: "Scratch the panda" })).toBeDisabled()
  })

  it("is sent out of the picture, and comes back by itself", async () => {
    const page = visit(<Panda />, options)
    await page.user.click(screen.getByRole("button", { name: "Send the panda" }))
    expect(screen.getByRole("img", { name: /^A yard without a panda/ })).toBeInTheDocument()
    expect(screen.getByText("It has gone, with a stamp on its forehead.")).toBeInTheDocument()
    page.wait(7000)
    expect(screen.getByRole("img", { name: /^A panda, eating/ })).toBeInTheDocument()
    expect(screen.getByText(/Return to sender/)).toBeInTheDocument()
  })

  it("comes back at once for bamboo, and isn't sent asleep", async () => {
    const page = visit(<Panda />, { ...options, calm: true })
    const press = (name: string) => page.user.click(screen.getByRole("button", { name }))
    await press("Send the panda")
    await press("Give it bamboo")
    expect(screen.getByRole("img", { name: /^A panda, eating/ })).toBeInTheDocument()
    for (let i = 0; i < 7; i++) await press("Give it bamboo")
    await press("Send the panda")
    expect(screen.getByRole("img", { name: /^A panda, asleep/ })).toBeInTheDocument()
    expect(screen.getByText(/would have to be rolled/)).toBeInTheDocument()
  })

  it("has things put on its head in its sleep, until it sneezes", async () => {
    const page = visit(<Panda />, { ...options, calm: true })
    const load = () => page.user.click(screen.getByRole("button", { name: "Put something on its head" }))
    await load()
    expect(screen.getByText(/^It reached up and ate it/)).toBeInTheDocument()
    for (let i = 0; i < 8; i++) await page.user.click(screen.getByRole("button", { name: "Give it bamboo" }))
    await load()
    expect(screen.getByText("A leaf. It did not notice.")).toBeInTheDocument()
    for (let i = 0; i < 4; i++) await load()
    expect(screen.getByText("A duck. It breathes in.")).toBeInTheDocument()
    await load()
    expect(screen.getByText(/^It sneezed/)).toBeInTheDocument()
    await load()
    expect(screen.getByText("A leaf. It did not notice.")).toBeInTheDocument()
  })
})

describe("a guest", () => {
  const options = { path: "/panda", data: { "panda-facts": facts }, at: noon, calm: true }
  const give = () => screen.getByRole("button", { name: "Give it bamboo" })
  const remembered = () => read(travels)["/error-418"]?.map(({ what }) => what)

  it("comes out with the third stalk", () => {
    expect([passageOf(null, 9), passageOf(9, 9), passageOf(9, 10), passageOf(9, 11)]).toEqual([
      "held",
      "inside",
      "inside",
      "out",
    ])
    expect(passageText("out", false, "the horse")).toMatch(/The rest was the horse\.$/)
  })

  it("is eaten for bamboo, and comes out the other end", async () => {
    const page = visit(<Panda />, options)
    await bringGuest()
    expect(screen.getByText("It has taken the tea towel for bamboo. Nobody has told it.")).toBeVisible()
    await page.user.click(give())
    expect(screen.getByRole("img", { name: /, and the tea towel inside it$/ })).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("5 stalks of 12")
    expect(remembered()).toBeUndefined()
    for (let i = 0; i < 2; i++) await page.user.click(give())
    expect(screen.getByText(/The rest was the tea towel\.$/)).toBeVisible()
    expect(document.querySelectorAll("[data-guest]")).toHaveLength(1)
    expect(remembered()).toEqual(["Was eaten by a panda, and came out the other end."])
    await page.user.click(give())
    expect(screen.getByText(facts[8]?.fact ?? "none")).toBeVisible()
    await bringGuest(null)
    expect(screen.getByRole("img", { name: /in front of it$/ })).toBeInTheDocument()
    expect(document.querySelector("[data-guest]")).toBeNull()
  })

  it("stays inside when the visitor leaves, and is out when they come back", async () => {
    const first = visit(<Panda />, { ...options, path: "/panda" })
    await bringGuest()
    await first.user.click(give())
    expect(read(keptThing)?.on.path).toBe("/panda")
    first.unmount()
    visit(<Panda />, { ...options, path: "/panda", again: true })
    await bringGuest()
    expect(screen.getByText(/The rest was the tea towel\.$/)).toBeVisible()
    expect(read(keptThing)).toBeNull()
  })

  it("is in the arms of one that sleeps", async () => {
    const page = visit(<Panda />, options)
    for (let i = 0; i < 8; i++) await page.user.click(give())
    await bringGuest()
    expect(screen.getByText(/^It sleeps with the tea towel in its arms/)).toBeVisible()
    await page.user.click(give())
    expect(remembered()).toEqual(["Was chewed a little by a panda, which was asleep."])
  })

  it("is not sent home by the bamboo, which waits in My Briefcase", async () => {
    const page = visit(<Panda />, options)
    await bringGuest()
    for (let i = 0; i < 8; i++) await page.user.click(give())
    expect(screen.getByRole("img", { name: /^A panda, asleep.*, and the tea towel among/ })).toBeVisible()
    expect(hasThing("/panda")).toBe(true)
    expect(read(looseThing)).toBe("/error-418")
  })

  it("is missed when it is not there on a later visit, until the panda has eaten", async () => {
    visit(<Panda />, { ...options, path: "/panda" }).unmount()
    await bringGuest("The horse")
    act(() => {
      addTravel("/error-418", { on: "/panda", what: "Was eaten by a panda." })
      write(looseThing, null)
    })
    const page = visit(<Panda />, { ...options, path: "/panda", again: true })
    expect(await screen.findByText("It looks for the horse in its bamboo. It liked that one.")).toBeVisible()
    await page.user.click(give())
    expect(screen.queryByText(/^It looks for/)).toBeNull()
  })
})
