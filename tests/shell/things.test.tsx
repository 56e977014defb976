import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { hostGuest } from "../../src/hooks/page/hosts"
import * as directory from "../../src/hooks/page/pageIndex"
import { type Nights, registerTraces, type Trace } from "../../src/hooks/page/traces"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { giveThing } from "../../src/hooks/storage/newThing"
import { keptThing, nightOut } from "../../src/hooks/storage/nightOut"
import { gotThings } from "../../src/hooks/storage/things"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { labelOf, useGuest } from "../../src/kits/guest/useGuest"
import type { PageEntry } from "../../src/lib/content/derivedLists"
import { Homecoming } from "../../src/shell/things/Homecoming"
import { LooseThing } from "../../src/shell/things/LooseThing"
import { NewThing } from "../../src/shell/things/NewThing"
import { NightOut } from "../../src/shell/things/NightOut"
import { forget, onPage } from "../jest/visit"

const trace = (name: string): Trace => ({
  name,
  putBack: "cool it",
  farewell: "Cold.",
  words: {
    signs: "Rolled in.",
    falls: "downhill",
    objection: "It was here before the law.",
    beats: "It lay on it.",
    song: "Like a Stone",
    minced: "It came out dry.",
    sips: { en: "It is wet now.", fi: "Nyt se on märkä." },
    talk: ["Hm.", "Hm, again."],
  },
  width: 40,
  height: 40,
  drawing: null,
})
// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../src/hooks/page/pageIndex", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/hooks/page/pageIndex"),
}))

const cleanUps: (() => void)[] = []

beforeEach(forget)
afterEach(() => {
  jest.useRealTimers()
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

const briefcase = { to: "/briefcase", label: "My Briefcase" }
const thing = (isLoose: boolean) => ({ name: "a hot stone", hint: "Pour.", isLoose, icon: "default" })

describe("a new thing", () => {
  it("is told in a balloon once it has come, until the balloon is closed", async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<NewThing path="/sauna" briefcase={briefcase} />)
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    act(() => void giveThing({ path: "/sauna", thing: thing(false) }))
    expect(await screen.findByText("a hot stone")).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent(
      "You have got a hot stone. There is a seed in it for Pertti. 1 thing in My Briefcase",
    )
    // A press that was meant for what was there before does nothing.
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect(screen.getByRole("status")).not.toBeEmptyDOMElement()
    act(() => jest.advanceTimersByTime(1000))
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })

  it("waits in My Briefcase while another one is loose", async () => {
    registerTraces(async path => ({ default: trace(path === "/sauna" ? "The stone" : "The pebble") }))
    render(<NewThing path="/stone" briefcase={briefcase} />)
    act(() => void giveThing({ path: "/sauna", thing: thing(true) }))
    act(() => void giveThing({ path: "/stone", thing: thing(true) }))
    expect(
      await screen.findByText(/It waits in My Briefcase, as you have the stone with you\./),
    ).toBeInTheDocument()
    expect(read(looseThing)).toBe("/sauna")
  })

  it("is not told again on another page", async () => {
    registerTraces(async () => ({ default: trace("The pebble") }))
    const { rerender } = render(<NewThing path="/stone" briefcase={briefcase} />)
    act(() => void giveThing({ path: "/stone", thing: thing(true) }))
    expect(
      await screen.findByText(/It follows you to other pages as the pebble, and goes out at night/),
    ).toBeInTheDocument()
    expect(screen.getByRole("status")).not.toHaveTextContent("waits")
    rerender(<NewThing path="/" briefcase={briefcase} />)
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })
})

describe("a loose thing", () => {
  const stone = { name: "The stone from sauna. Press to cool it" }

  it("leaves its trace on other pages until it is put away", async () => {
    registerTraces(async () => ({ default: trace("The stone") }))
    act(() => void giveThing({ path: "/sauna", thing: thing(true) }))
    const { rerender } = render(<LooseThing path="/sauna" home="My Briefcase" />)
    expect(
      await screen.findByRole("button", { name: "The stone, at home. Press to put it away" }),
    ).toBeInTheDocument()
    rerender(<LooseThing path="/" home="My Briefcase" />)
    await userEvent.click(await screen.findByRole("button", stone))
    expect(screen.queryByRole("button")).toBeNull()
    expect(screen.getByRole("status")).toHaveTextContent("Cold. Back in My Briefcase, and in tonight.")
  })

  it("is only a tag on a page that plays with it, and says what happened there when it goes", async () => {
    registerTraces(async () => ({ default: trace("The stone") }))
    act(() => void giveThing({ path: "/sauna", thing: thing(true) }))
    act(() => void cleanUps.push(hostGuest("/panda")))
    addTravel("/sauna", { on: "/week", what: "Was trodden on." })
    addTravel("/sauna", { on: "/panda", what: "Was bitten." })
    render(<LooseThing path="/panda" home="My Briefcase" />)
    const button = await screen.findByRole("button", stone)
    expect(button).toHaveAttribute("data-hosted")
    expect(button).toHaveAccessibleDescription("It has gone into the page. The arrow keys move it.")
    await userEvent.click(button)
    expect(screen.getByRole("status")).toHaveTextContent("Was bitten. Back in My Briefcase, and in tonight.")
  })

  it("leaves none once it is gone from the briefcase", async () => {
    registerTraces(async () => ({ default: trace("The stone") }))
    act(() => void giveThing({ path: "/sauna", thing: thing(true) }))
    render(<LooseThing path="/" home="My Briefcase" />)
    expect(await screen.findByRole("button", stone)).toBeInTheDocument()
    act(() => write(gotThings, []))
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("stays as another one comes, so that two never change a page at once", async () => {
    registerTraces(async () => ({ default: trace("The stone") }))
    render(<LooseThing path="/" home="My Briefcase" />)
    act(() => void giveThing({ path: "/sauna", thing: thing(true) }))
    expect(await screen.findByRole("button", { name: /from sauna/ })).toBeInTheDocument()
    act(() => void giveThing({ path: "/weird", thing: thing(true) }))
    expect(screen.getByRole("button", { name: /from sauna/ })).toBeInTheDocument()
    expect(screen.getAllByRole("button")).toHaveLength(1)
    act(() => write(looseThing, "/weird"))
    expect(await screen.findByRole("button", { name: /from weird/ })).toBeInTheDocument()
    expect(screen.getAllByRole("button")).toHaveLength(1)
  })
})

describe("the travels of a thing", () => {
  it("are the last ones, one for each page", () => {
    for (const on of ["/a", "/b", "/c", "/b"]) addTravel("/sauna", { on, what: `Went to ${on}.` })
    expect(read(travels)["/sauna"]?.map(({ on }) => on)).toEqual(["/a", "/c", "/b"])
    for (let n = 0; n < 30; n++) addTravel("/sauna", { on: `/${n}`, what: "Went there." })
    expect(read(travels)["/sauna"]).toHaveLength(24)
  })
})

describe("a thing that is loose at midnight", () => {
  const pages = [
    { path: "/sauna", title: "Sauna", code: "0001" },
    { path: "/week", title: "Week", code: "0002" },
    { path: "/weather", title: "Weather", code: "0003", recommended: true },
  ] as PageEntry[]
  const evening = Date.UTC(2026, 10, 29, 21, 30)
  const morning = Date.UTC(2026, 10, 30, 6)
  const setUp = (at: number, path = "/week", nights: Nights = {}) => {
    jest.useFakeTimers({ now: at })
    registerTraces(
      async () => ({ default: trace("The stone") }),
      async () => nights,
    )
    return render(<NightOut path={path} />)
  }
  const letOut = () => {
    write(gotThings, [{ path: "/sauna", at: 0 }])
    write(looseThing, "/sauna")
  }
  beforeEach(() => jest.spyOn(directory, "usePageIndex").mockReturnValue(pages))
  afterEach(() => jest.restoreAllMocks())

  it("stays until then, goes out, and writes from a page that has not been seen", async () => {
    letOut()
    const { unmount } = setUp(evening)
    expect(read(looseThing)).toBe("/sauna")
    unmount()
    const { rerender } = setUp(morning)
    expect(await screen.findByText("The stone")).toBeInTheDocument()
    expect(read(looseThing)).toBeNull()
    expect(screen.getByRole("status")).toHaveTextContent(
      /^A postcard\. The stone stayed out last night, and writes from Weather: “/,
    )
    expect(screen.getByRole("link", { name: "Weather" })).toHaveAttribute("href", "/weather")
    rerender(<NightOut path="/weather" />)
    expect(read(looseThing)).toBe("/sauna")
    expect(read(travels)["/sauna"]?.[0]?.what).toBe("Spent a night at “Weather”.")
    expect(await screen.findByText(/^You came\./)).toHaveTextContent(/^You came\. The stone [a-z].*\.$/)
    rerender(<NightOut path="/week" />)
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })

  it("goes first to a page that shows what it writes", async () => {
    letOut()
    const nights = { "/week": "I am Tuesday here." }
    setUp(evening, "/weather", nights).unmount()
    setUp(morning, "/weather", nights)
    expect(await screen.findByText("The stone")).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("writes from Week: “I am Tuesday here.”")
  })

  it("shows its postcard again on the next page if it has gone by itself", async () => {
    letOut()
    setUp(evening).unmount()
    const { rerender } = setUp(morning)
    await screen.findByText("The stone")
    act(() => jest.advanceTimersByTime(15_000))
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    rerender(<NightOut path="/gpl" />)
    expect(await screen.findByText("The stone")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1000))
    fireEvent.click(screen.getByRole("button", { name: "Close" }))
    rerender(<NightOut path="/jokes" />)
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })

  it("writes once, and is home again when it is called back", async () => {
    letOut()
    setUp(evening).unmount()
    const { unmount } = setUp(morning)
    await screen.findByText("The stone")
    act(() => jest.advanceTimersByTime(1000))
    fireEvent.click(screen.getByRole("button", { name: "Close" }))
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    unmount()
    setUp(morning + 3_600_000)
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    act(() => write(looseThing, "/sauna"))
    expect(read(nightOut)).toEqual({ thing: "/sauna", day: 20_787, on: null, isRead: false })
  })

  it("does not go while the clock has been put back, nor if it has been put away", () => {
    letOut()
    setUp(morning).unmount()
    setUp(evening).unmount()
    expect(read(looseThing)).toBe("/sauna")
    write(looseThing, null)
    setUp(morning + 86_400_000)
    expect(read(nightOut)?.on).toBeNull()
  })
})

describe("a thing that a page keeps", () => {
  const setUp = (path: string) => {
    registerTraces(async () => ({ default: trace("The stone") }))
    write(gotThings, [{ path: "/sauna", at: 0 }])
    write(looseThing, "/sauna")
    write(keptThing, { thing: "/sauna", on: { path: "/ufo", title: "UFO" } })
    return render(<NightOut path={path} />)
  }

  it("is missing elsewhere until the visitor comes back for it", async () => {
    const { rerender } = setUp("/ufo")
    expect(read(looseThing)).toBe("/sauna")
    rerender(<NightOut path="/week" />)
    expect(read(looseThing)).toBeNull()
    expect(await screen.findByText("The stone")).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("The stone is not with you. They kept it at UFO.")
    rerender(<NightOut path="/panda" />)
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    rerender(<NightOut path="/ufo" />)
    expect(read(looseThing)).toBe("/sauna")
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    expect(read(travels)).toEqual({})
    expect(read(keptThing)).not.toBeNull()
    rerender(<NightOut path="/week" />)
    expect(read(looseThing)).toBeNull()
    expect(await screen.findByText(/^They|is not with you/)).toBeInTheDocument()
  })

  it("comes at once when it is called back, and is forgotten when it is put away", async () => {
    setUp("/week")
    expect(await screen.findByText(/is not with you/)).toBeInTheDocument()
    act(() => write(looseThing, "/sauna"))
    expect(read(looseThing)).toBe("/sauna")
    expect(read(keptThing)).toBeNull()
    act(() => write(keptThing, { thing: "/sauna", on: { path: "/week", title: "Week" } }))
    act(() => write(looseThing, null))
    expect(read(keptThing)).toBeNull()
  })
})

describe("the page that gave a thing", () => {
  it("hears once of what has happened to it since", async () => {
    registerTraces(async () => ({ default: trace("The stone") }))
    for (const [on, what] of [
      ["/week", "Was thrown away."],
      ["/panda", "Was bitten."],
      ["/ufo", "Flew."],
    ] as const)
      addTravel("/sauna", { on, what })
    const { rerender } = render(<Homecoming path="/week" briefcase={briefcase} />)
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    rerender(<Homecoming path="/sauna" briefcase={briefcase} />)
    expect(await screen.findByRole("link", { name: "“Flew.”" })).toHaveAttribute("href", "/ufo")
    expect(screen.getByRole("status")).toHaveTextContent(
      "The stone is talked about here. “Flew.” “Was bitten.” And 1 more in My Briefcase.",
    )
    await act(async () => rerender(<Homecoming path="/week" briefcase={briefcase} />))
    await act(async () => rerender(<Homecoming path="/sauna" briefcase={briefcase} />))
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    // Only what is new is told, though it has replaced the newest.
    await act(async () => rerender(<Homecoming path="/week" briefcase={briefcase} />))
    act(() => addTravel("/sauna", { on: "/ufo", what: "Flew again." }))
    await act(async () => rerender(<Homecoming path="/sauna" briefcase={briefcase} />))
    expect(await screen.findByRole("link", { name: "“Flew again.”" })).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent(/^The stone is talked about here\. “Flew again\.”$/)
  })
})

describe("stickers", () => {
  it("of the last three pages on which something has happened to a thing are on it", async () => {
    registerTraces(async () => ({ default: trace("The stone") }))
    act(() => void giveThing({ path: "/sauna", thing: thing(true) }))
    const { container } = render(<LooseThing path="/" home="My Briefcase" />)
    await screen.findByRole("button", { name: /^The stone/ })
    const stickers = () => [...container.querySelectorAll("image")].map(each => each.getAttribute("href"))
    expect(stickers()).toEqual([])
    const pages = [["/ufo", "ufo"], ["/older"], ["/a", "a"], ["/b", "b"], ["/c", "b"], ["/d", "d"]] as const
    for (const [on, icon] of pages)
      act(() => addTravel("/sauna", { on, what: "Flew.", ...(icon && { icon }) }))
    expect(stickers()).toEqual(["a", "b", "d"].map(name => `/pictures/icons/${name}-16.png`))
  })
})

describe("a guest", () => {
  const Toy = () => {
    const guest = useGuest()
    return (
      <button type="button" onClick={() => guest?.remember("Flew.")}>
        {guest ? `${labelOf(guest)} is here.` : "Nobody is here."}
      </button>
    )
  }

  it("remembers what has happened to it, with the icon of the page", async () => {
    registerTraces(async () => ({ default: trace("The stone") }))
    write(gotThings, [{ path: "/sauna", at: 0 }])
    write(looseThing, "/sauna")
    render(onPage(<Toy />, { path: "/panda", icon: "panda" }))
    await userEvent.click(await screen.findByText("Stone is here."))
    expect(read(travels)).toEqual({ "/sauna": [{ on: "/panda", what: "Flew.", icon: "panda" }] })
  })

  it("comes with its drawing, stays while the page gives its own thing, and goes when it is put away", async () => {
    registerTraces(async () => ({ default: trace("The stone") }))
    write(gotThings, [
      { path: "/sauna", at: 0 },
      { path: "/panda", at: 0 },
    ])
    write(looseThing, "/sauna")
    render(onPage(<Toy />, { path: "/panda" }))
    expect(await screen.findByText("Stone is here.")).toBeInTheDocument()
    act(() => write(looseThing, "/panda"))
    expect(screen.getByText("Stone is here.")).toBeInTheDocument()
    act(() => write(looseThing, null))
    expect(screen.getByText("Nobody is here.")).toBeInTheDocument()
  })

  it("is never the page's own thing", async () => {
    write(gotThings, [{ path: "/panda", at: 0 }])
    write(looseThing, "/panda")
    render(onPage(<Toy />, { path: "/panda" }))
    await act(async () => {})
    expect(screen.getByText("Nobody is here.")).toBeInTheDocument()
  })
})
