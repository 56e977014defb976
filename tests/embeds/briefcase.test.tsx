import { act, fireEvent, screen, within } from "@testing-library/react"
import Briefcase from "../../src/embeds/briefcase/Briefcase"
import { fallen, finds, nextFind } from "../../src/embeds/briefcase/finds"
import { clothesText, tierOf } from "../../src/embeds/briefcase/logic"
import { registerTraces } from "../../src/hooks/page/traces"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { giveThing } from "../../src/hooks/storage/newThing"
import { nightOut } from "../../src/hooks/storage/nightOut"
import { addTravel } from "../../src/hooks/storage/travels"
import { write } from "../../src/hooks/storage/useStorage"
import type { ThingEntry } from "../../src/lib/content/derivedLists"
import { visit } from "../jest/visit"

const entry = (path: string, name: string, isLoose = false): ThingEntry => ({
  path,
  title: path.slice(1),
  description: "A page.",
  code: "0001",
  added: "2026-01-01",
  icon: "default",
  thing: { name, hint: `Go and get ${name}.`, isLoose, icon: "default" },
})
const things = [entry("/weird", "a bent degree", true), entry("/sauna", "a hot stone"), entry("/x", "an x")]
const options = { path: "/briefcase", data: { things } }
const label = () => screen.getByRole("region", { name: "Label" })
const theCase = () => screen.getByRole("button", { name: /^Shake the briefcase/ })

/** Fires a pointer event at a place: jsdom's own have none. */
function pointer(element: Element, kind: "down" | "move" | "up", clientX: number, clientY: number) {
  fireEvent(element, new MouseEvent(`pointer${kind}`, { bubbles: true, clientX, clientY }))
}

describe("the closed briefcase", () => {
  it("rattles, and lets what is not the visitor's fall out", async () => {
    const { user, address } = visit(<Briefcase />, options)
    expect(screen.getByText("There is nothing of yours in it.")).toBeInTheDocument()
    await user.click(theCase())
    const [first] = address().match(/(?<=out=)\w+/) ?? []
    const find = finds[first as keyof typeof finds]
    expect(screen.getByRole("heading", { name: find.arrival })).toBeInTheDocument()
    expect(screen.getAllByRole("button", { name: new RegExp(find.name, "i") })).toHaveLength(1)
  })

  it("is shaken by a drag", () => {
    visit(<Briefcase />, options)
    pointer(theCase(), "down", 300, 200)
    pointer(theCase(), "move", 360, 200)
    expect(screen.getByRole("heading", { name: "It rattles." })).toBeInTheDocument()
    pointer(theCase(), "move", 280, 200)
    pointer(theCase(), "up", 280, 200)
    expect(screen.queryByRole("heading", { name: "It rattles." })).toBeNull()
  })

  it("loses one thing at a time, however wildly it is dragged", () => {
    const { address } = visit(<Briefcase />, { ...options, at: "2026-11-29" })
    pointer(theCase(), "down", 300, 200)
    for (let x = 0; x < 40; x++) pointer(theCase(), "move", x % 2 ? 420 : 180, 200)
    pointer(theCase(), "up", 300, 200)
    expect(address()).toMatch(/\?out=[a-z]+$/)
    expect(theCase()).toHaveAccessibleName(/its string hanging down/)
  })
})

describe("the end of the shaking", () => {
  const all = "out=egg-sock-tie-brick-small-pertti"

  it("is a customs form, also for those who are sent it", () => {
    visit(<Briefcase />, { ...options, query: all })
    expect(screen.getByRole("heading", { name: "Anything to declare?" })).toBeInTheDocument()
    expect(screen.getByText("a boiled egg, one sock, a tie and a brick")).toBeInTheDocument()
    expect(screen.getByText("one, asleep")).toBeInTheDocument()
  })

  it("lets Pertti go back in, and everything be packed again", async () => {
    const { user, address } = visit(<Briefcase />, { ...options, query: all })
    await user.click(screen.getByRole("button", { name: "Pertti, fallen out" }))
    expect(screen.getByRole("heading", { name: /He goes back in\.$/ })).toBeInTheDocument()
    expect(address()).toBe("/briefcase?out=egg-sock-tie-brick-small")
    await user.click(screen.getByRole("button", { name: "A smaller briefcase" }))
    await user.click(screen.getByRole("button", { name: "A smaller briefcase" }))
    expect(screen.getByRole("heading", { name: "Smaller still. It ticks." })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Pack it" }))
    expect(screen.getByRole("heading", { name: "All in. It still rattles." })).toBeInTheDocument()
    await user.click(theCase())
    expect(address()).toMatch(/out=(?:herring|cactus|telephone|note)$/)
  })

  it("is not for addresses that nobody has shaken", () => {
    expect(["egg", "egg-egg", "pertti", "egg-sock-tie-brick-pertti", "x"].map(fallen.parse)).toEqual([
      ["egg"],
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(nextFind(["egg", "sock", "tie", "brick"], () => 0)).toBe("small")
    expect(nextFind(["egg", "sock", "tie", "brick", "small", "pertti"], () => 0)).toBeNull()
    expect(nextFind([], () => 0, ["egg", "sock", "tie", "brick"])).toBe("herring")
  })
})

describe("the open briefcase", () => {
  it("dares, and leads to the page", async () => {
    const { user } = visit(<Briefcase />, options)
    await user.click(screen.getByRole("button", { name: "Open it" }))
    await user.click(screen.getByRole("button", { name: "Gap 2" }))
    expect(within(label()).getByRole("heading", { name: "Go and get a hot stone." })).toBeInTheDocument()
    expect(within(label()).getByRole("link", { name: "Try it at sauna" })).toHaveAttribute("href", "/sauna")
    await user.click(screen.getByRole("button", { name: "Another dare" }))
    expect(within(label()).queryByRole("heading", { name: "Go and get a hot stone." })).toBeNull()
  })

  it("shows what is in it, the loose thing first, else the newest, and since when", async () => {
    const { user } = visit(<Briefcase />, options)
    act(() => {
      for (const thing of things.slice(0, 2)) giveThing(thing)
    })
    expect(screen.getByText("2 things in it are yours.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Open it" }))
    expect(label()).toHaveTextContent(/^A bent degree/)
    await user.click(screen.getByRole("button", { name: "Close it" }))
    act(() => write(looseThing, null))
    await user.click(screen.getByRole("button", { name: "Open it" }))
    expect(label()).toHaveTextContent(/^A hot stoneYours since \d+ \w+ \d{4}\.Back to sauna/)
    expect(screen.getByRole("button", { name: "A bent degree" })).toHaveAttribute("aria-pressed", "false")
    act(() => addTravel("/sauna", { on: "/virtual-horses", what: "Won a race against horses." }))
    act(() => addTravel("/sauna", { on: "/panda", what: "Was eaten by a panda." }))
    const diary = within(screen.getByRole("region", { name: "What it has been through" }))
    expect(diary.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Was eaten by a panda.",
      "Won a race against horses.",
    ])
    expect(diary.getByRole("link", { name: "Was eaten by a panda." })).toHaveAttribute("href", "/panda")
  })

  it("shows a thing of the visitor's that has fallen out", async () => {
    const { user } = visit(<Briefcase />, { ...options, query: "out=egg" })
    act(() => void giveThing(things[1] as ThingEntry))
    await user.click(screen.getByRole("button", { name: "A hot stone" }))
    expect(label()).toHaveTextContent("A hot stone")
  })

  it("lets one thing out at a time, and takes it back", async () => {
    registerTraces(async () => ({
      default: {
        name: "The pebble",
        putBack: "",
        farewell: "",
        words: {
          signs: "",
          falls: "",
          objection: "",
          beats: "",
          song: "",
          minced: "",
          sips: { en: "", fi: "" },
          talk: ["", ""] as const,
        },
        width: 9,
        height: 9,
        drawing: null,
      },
    }))
    const { user } = visit(<Briefcase />, options)
    act(() => void giveThing(things[0] as ThingEntry))
    await user.click(screen.getByRole("button", { name: "Open it" }))
    // It went out when it came.
    expect(label()).toHaveTextContent("It goes out tonight, and writes tomorrow.")
    expect(await screen.findByText("Goes about as the pebble.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Put it back" }))
    expect(screen.getByText("It is back.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Let it out" }))
    expect(screen.getByText("It is out. Look for it on another page.")).toBeInTheDocument()
    const on = { path: "/week", title: "Week" }
    act(() => {
      write(looseThing, null)
      write(nightOut, { thing: "/weird", day: 1, on, isRead: true })
    })
    expect(label()).toHaveTextContent("It is out, and has written from Week: “Nobody else is up.”")
    await user.click(screen.getByRole("button", { name: "Close it" }))
    await user.click(screen.getByRole("button", { name: "Open it" }))
    expect(label()).toHaveTextContent("It is out, and has written from Week")
  })

  it("gives each thing once", () => {
    visit(<Briefcase />, options)
    const [thing] = things
    if (!thing) throw new Error("There is no thing.")
    act(() => expect([giveThing(thing), giveThing(thing)]).toEqual([true, false]))
  })
})

describe("the number of things", () => {
  it("shows on the case at 1, 8, 16, 32 and 64", () => {
    expect([0, 1, 7, 8, 16, 32, 63, 64].map(tierOf)).toEqual([0, 1, 1, 2, 3, 4, 4, 5])
  })

  it("dresses Pertti at 8, 16, 32 and 64", () => {
    expect([0, 8, 63, 64].map(count => clothesText(count, 64))).toEqual([
      "Pertti wears nothing yet. At 8 he gets a bow tie.",
      "Pertti wears a bow tie. At 16 he gets sunglasses.",
      "Pertti wears a cape. At 64 he gets a crown.",
      "Pertti wears a crown. There is nothing left to want.",
    ])
    expect(clothesText(20, 26)).toBe("Pertti wears sunglasses. There is nothing left to want.")
  })
})
