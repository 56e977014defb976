import { act, screen, within } from "@testing-library/react"
import Briefcase from "../../src/embeds/briefcase/Briefcase"
import { clothesText } from "../../src/embeds/briefcase/logic"
import { giveThing } from "../../src/hooks/storage/newThing"
import type { ThingEntry } from "../../src/lib/content/derivedLists"
import { visit } from "../jest/visit"

const entry = (path: string, name: string, isLoose = false): ThingEntry => ({
  path,
  title: path.slice(1),
  description: "A page.",
  code: "0001",
  added: "2026-01-01",
  icon: "default",
  thing: { name, hint: `Go and get ${name}.`, isLoose },
})
const things = [entry("/weird", "a bent degree", true), entry("/sauna", "a hot stone"), entry("/x", "an x")]
const options = { path: "/briefcase", data: { things } }
const label = () => screen.getByRole("region", { name: "Label" })

describe("the briefcase", () => {
  it("says how to get what is not in it, and leads there", async () => {
    const { user } = visit(<Briefcase />, options)
    expect(screen.getByText("0 of 3")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Compartment 2, empty" }))
    expect(label()).toHaveTextContent("Not yet")
    expect(label()).toHaveTextContent("Go and get a hot stone.")
    expect(within(label()).getByRole("link", { name: "Go to sauna" })).toHaveAttribute("href", "/sauna")
    expect(within(label()).queryByRole("button")).toBeNull()
  })

  it("shows what is in it, the newest first, and since when", () => {
    visit(<Briefcase />, options)
    act(() => {
      for (const thing of things.slice(0, 2)) giveThing(thing)
    })
    expect(screen.getByText("2 of 3")).toBeInTheDocument()
    expect(label()).toHaveTextContent(/^A hot stoneYours since \d+ \w+ \d{4}\./)
    expect(screen.getByRole("button", { name: "A bent degree" })).toHaveAttribute("aria-pressed", "false")
  })

  it("lets one thing out at a time, and takes it back", async () => {
    const { user } = visit(<Briefcase />, options)
    act(() => void giveThing(things[0] as ThingEntry))
    await user.click(screen.getByRole("button", { name: "A bent degree" }))
    // It went out when it came.
    await user.click(screen.getByRole("button", { name: "Put it back" }))
    expect(screen.getByText("It is back.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Let it out" }))
    expect(screen.getByText("It is out. Look for it on another page.")).toBeInTheDocument()
  })

  it("gives each thing once", () => {
    visit(<Briefcase />, options)
    const [thing] = things
    if (!thing) throw new Error("There is no thing.")
    act(() => expect([giveThing(thing), giveThing(thing)]).toEqual([true, false]))
  })
})

describe("Pertti", () => {
  it("puts something on at 8, 16, 32 and 64", () => {
    expect([0, 8, 63, 64].map(count => clothesText(count, 64))).toEqual([
      "Pertti wears nothing yet. At 8 he gets a bow tie.",
      "Pertti wears a bow tie. At 16 he gets sunglasses.",
      "Pertti wears a cape. At 64 he gets a crown.",
      "Pertti wears a crown. There is nothing left to want.",
    ])
    expect(clothesText(20, 26)).toBe("Pertti wears sunglasses. There is nothing left to want.")
  })
})
