import { act, fireEvent, render, screen, within } from "@testing-library/react"
import * as directory from "../../../src/hooks/page/pageIndex"
import { recordVisit } from "../../../src/hooks/page/visited"
import { giveThing } from "../../../src/hooks/storage/newThing"
import { gotThings } from "../../../src/hooks/storage/things"
import { write } from "../../../src/hooks/storage/useStorage"
import type { PerttiRole } from "../../../src/lib/content/pertti"
import { announceEmptied } from "../../../src/shell/desktop/bin/emptied"
import { Pertti } from "../../../src/shell/pertti/Pertti"
import { seedRecord } from "../../../src/shell/pertti/seeds"
import { WindowFrame } from "../../../src/shell/windows/WindowFrame"
import { minimise } from "../../../src/shell/windows/windowList"
import { onPage, type VisitOptions, visit } from "../../jest/visit"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../../src/hooks/page/pageIndex", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/hooks/page/pageIndex"),
}))

const page = (path: string, code: string) => ({
  path,
  code,
  title: `Title ${code}`,
  description: "",
  added: "2021-06-02",
  icon: "default",
})

const thing = { name: "a spare degree", hint: "Bend the page.", isLoose: false, icon: "default" }

const noon = "2026-11-29T10:00:00Z"
const night = "2026-11-29T01:52:00Z"

const pertti = () => screen.getByRole("button", { name: /^Pertti[,']/ })
const sitter = () => screen.getByRole("button", { name: "Pertti, on the window" })
const message = () => screen.getAllByRole("status")[0]

/** Runs loads and timers until nothing is left to come within some milliseconds. */
const settle = (ms = 10) => act(() => jest.advanceTimersByTimeAsync(ms))

async function press(times: number, target = pertti) {
  for (let i = 0; i < times; i++) {
    fireEvent.click(target())
    await settle()
  }
}

async function key(init: { key: string; shiftKey?: boolean }, target = pertti) {
  fireEvent.keyDown(target(), init)
  await settle()
}

const point = (type: string, target: EventTarget, x: number, y: number, pointerType = "mouse") =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 })
    target.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType }))
  })

/** Gives the visitor a number of things. */
const get = (count: number) =>
  act(() =>
    write(
      gotThings,
      Array.from({ length: count }, (_, i) => ({ path: `/${i}`, at: i })),
    ),
  )

/** Renders him on a page, awake enough to hear of all that happens. */
async function come(role: PerttiRole | null = null, options: VisitOptions = {}) {
  const result = visit(<Pertti path="/blog" part={role} isAbove />, { path: "/blog", at: noon, ...options })
  fireEvent.pointerMove(document)
  await settle()
  return result
}

let windows = 0

/** Renders him beside a window with a title bar at a place of the screen. */
async function comeToWindow(options: VisitOptions = {}) {
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ left: 100, right: 900, top: 60, bottom: 90, width: 800, height: 30 } as DOMRect)
  const path = `/window/${++windows}`
  const result = visit(
    onPage(
      <>
        <WindowFrame id="page" name="Bell" label="Bell" title={<span>Bell</span>} icon="program">
          Text
        </WindowFrame>
        <Pertti path={path} part={null} isAbove />
      </>,
      { path },
    ),
    { path, at: noon, ...options },
  )
  fireEvent.pointerMove(document)
  await settle()
  return result
}

beforeEach(() => {
  jest
    .spyOn(directory, "usePageIndex")
    .mockReturnValue([page("/", "0000"), page("/blog", "0001"), page("/tools", "0002")])
})
afterEach(() => jest.restoreAllMocks())

describe("Pertti", () => {
  it("opens an eye, yawns, and walks off, and a screen reader hears of each", async () => {
    await come()
    expect(pertti()).toHaveAccessibleName("Pertti, asleep")
    expect(pertti()).toHaveAccessibleDescription(/Shift and F10/)
    await press(1)
    expect(pertti()).toHaveAccessibleName("Pertti, one eye open")
    expect(message()).toHaveTextContent("Pertti opens one eye.")
    await press(1)
    expect(message()).toHaveTextContent("Pertti yawns.")
    await press(1)
    expect(pertti()).toHaveAccessibleName("Pertti's cushion, still warm")
    await press(1)
    expect(message()).toHaveTextContent("Pertti walks home.")
    expect(pertti()).toHaveAccessibleName("Pertti's cushion, empty")
  })

  it("smells the seed in a new thing, and eats it at a press", async () => {
    await come()
    act(() => void giveThing({ path: "/weird", thing }))
    expect(pertti()).toHaveAccessibleName("Pertti, smelling a seed")
    expect(message()).toHaveTextContent("Pertti smells a seed.")
    await press(1)
    expect(pertti()).toHaveAccessibleName("Pertti, eating")
    expect(message()).toHaveTextContent("Crunch.")
  })

  it("smells nothing when he has had three seeds today", async () => {
    get(4)
    act(() => write(seedRecord, { eaten: 3, day: "2026-11-29", onDay: 3 }))
    await come(null, { again: true })
    act(() => void giveThing({ path: "/weird", thing }))
    expect(pertti()).toHaveAccessibleName("Pertti, asleep")
  })

  it("takes a press before he has loaded", async () => {
    visit(<Pertti path="/blog" part={null} isAbove />, { path: "/blog", at: noon })
    await press(1)
    expect(pertti()).toHaveAccessibleName("Pertti, one eye open")
  })

  it("holds up a sign to a page that has not been seen, at once in calm mode", async () => {
    recordVisit("0000")
    await come(null, { calm: true, again: true })
    await press(3)
    expect(screen.getByRole("link", { name: "Title 0002" })).toHaveAttribute("href", "/tools")
  })

  it("holds it up when he has arrived", async () => {
    const { container } = await come(null, { calm: false })
    await press(3)
    expect(screen.queryByRole("link")).not.toBeInTheDocument()
    const walker = container.querySelector(".walker")
    if (walker) fireEvent.animationEnd(walker)
    expect(screen.getByRole("link")).toBeInTheDocument()
  })

  it("is asleep again on the next page, and after a while", async () => {
    const { rerender } = await come()
    await press(1)
    await settle(31_000)
    expect(pertti()).toHaveAccessibleName("Pertti, asleep")
    await press(1)
    rerender(onPage(<Pertti path="/tools" part={null} isAbove />))
    expect(pertti()).toHaveAccessibleName("Pertti, asleep")
  })

  it("puts on what his things are worth", async () => {
    await come()
    get(7)
    expect(pertti()).toHaveAccessibleName("Pertti, asleep")
    get(16)
    expect(pertti()).toHaveAccessibleName("Pertti, asleep, in a bow tie, in sunglasses")
  })

  it("sleeps at night in Helsinki, and knows the time", async () => {
    await come(null, { at: night })
    expect(pertti()).toHaveAccessibleName("Pertti, asleep, in a nightcap")
    await press(1)
    expect(message()).toHaveTextContent("It is 3:52 in Helsinki.")
    await press(1)
    expect(message()).toHaveTextContent("Still 3:52.")
    expect(pertti()).toHaveAccessibleName("Pertti, asleep, in a nightcap")
    await press(1)
    expect(message()).toHaveTextContent("Pertti walks in his sleep.")
    expect(pertti()).toHaveAccessibleName("Pertti's cushion, still warm")
  })

  it("leaves an empty cushion where he is on the page himself", async () => {
    await come({ away: true })
    expect(pertti()).toHaveAccessibleName("Pertti's cushion, empty")
    await press(1)
    expect(message()).toHaveTextContent("He is on the page.")
    await key({ key: "ArrowUp" })
    fireEvent.contextMenu(pertti())
    await settle()
    expect(screen.queryByRole("menu")).toBeNull()
    expect(pertti()).toHaveAccessibleName("Pertti's cushion, empty")
  })

  it("plays his part on a page, at night too", async () => {
    await come({ carries: "bamboo" }, { at: night })
    expect(pertti()).toHaveAccessibleName("Pertti, with bamboo")
    await press(1)
    expect(message()).toHaveTextContent("Pertti has brought bamboo.")
  })
})

describe("a hand", () => {
  it("strokes him by going to and fro, and by arrow keys", async () => {
    await come()
    point("pointerdown", pertti(), 20, 700)
    point("pointermove", window, 60, 700)
    await settle()
    expect(pertti()).toHaveAccessibleName("Pertti, purring")
    expect(message()).toHaveTextContent("Prr.")
    for (const x of [20, 60, 20]) point("pointermove", window, x, 700)
    point("pointerup", window, 20, 700)
    expect(message()).toHaveTextContent("Prrrr.")
    await settle(3500)
    expect(pertti()).toHaveAccessibleName("Pertti, awake")
    await key({ key: "ArrowLeft" })
    expect(pertti()).toHaveAccessibleName("Pertti, purring")
  })

  it("is shown where he looks", async () => {
    const { container } = await come(null, { calm: false })
    await press(1)
    point("pointermove", document, 900, 100)
    await settle(300)
    expect(container.querySelector("img")).toHaveAttribute("src", "/pictures/pertti-eye-right.png")
  })

  it("opens his menu by its key, a right click and a finger that rests", async () => {
    await come()
    await key({ key: "F10", shiftKey: true })
    expect(within(screen.getByRole("menu", { name: "Pertti" })).getAllByRole("menuitem")).toHaveLength(5)
    fireEvent.keyDown(screen.getByRole("menuitem", { name: "Stroke" }), { key: "Escape" })
    expect(screen.queryByRole("menu")).not.toBeInTheDocument()
    expect(pertti()).toHaveFocus()
    fireEvent.contextMenu(pertti())
    await settle()
    fireEvent.click(screen.getByRole("menuitem", { name: "Stroke" }))
    expect(message()).toHaveTextContent("Prr.")
    point("pointerdown", pertti(), 20, 700, "touch")
    await settle(600)
    expect(screen.getByRole("menu", { name: "Pertti" })).toBeInTheDocument()
  })

  it("feeds him the seeds of its things, three a day", async () => {
    await come()
    const feed = async (name: string) => {
      await key({ key: "ContextMenu" })
      fireEvent.click(screen.getByRole("menuitem", { name }))
      await settle()
    }
    await feed("Feed (0 seeds)")
    expect(message()).toHaveTextContent("No seeds. Pages have them.")
    expect(pertti()).toHaveAccessibleName("Pertti, looking into an empty paw")
    get(4)
    await feed("Feed (4 seeds)")
    expect(pertti()).toHaveAccessibleName("Pertti, eating")
    await feed("Feed (3 seeds)")
    await feed("Feed (2 seeds)")
    await feed("Feed (1 seed)")
    expect(message()).toHaveTextContent("Full. Tomorrow.")
  })

  it("follows him from the menu, and lets him sleep", async () => {
    await come(null, { calm: true })
    await key({ key: "ContextMenu" })
    fireEvent.click(screen.getByRole("menuitem", { name: "Follow him" }))
    await settle()
    expect(screen.getByRole("link")).toBeInTheDocument()
    await key({ key: "ContextMenu" })
    fireEvent.click(screen.getByRole("menuitem", { name: "Let him sleep" }))
    await settle()
    expect(pertti()).toHaveAccessibleName("Pertti, asleep")
  })
})

describe("a window", () => {
  it("is where he sits when he is dropped on it, until it is minimised", async () => {
    await comeToWindow({ calm: false })
    point("pointerdown", pertti(), 40, 700)
    point("pointermove", window, 40, 680)
    expect(message()).toHaveTextContent("Pertti is in your hand.")
    point("pointermove", window, 400, 60)
    point("pointerup", window, 400, 60)
    await settle()
    expect(sitter()).toBeInTheDocument()
    expect(screen.getByRole("region", { name: "Bell" })).toContainElement(sitter())
    act(() => minimise("page"))
    await settle()
    expect(screen.queryByRole("button", { name: "Pertti, on the window" })).not.toBeInTheDocument()
    expect(message()).toHaveTextContent("Pertti falls off.")
  })

  it("is not where he stays when he is dropped elsewhere", async () => {
    await comeToWindow({ calm: true })
    point("pointerdown", pertti(), 40, 700)
    point("pointermove", window, 40, 600)
    point("pointerup", window, 400, 400)
    await settle()
    expect(message()).toHaveTextContent("Pertti walks home.")
    expect(pertti()).toHaveAccessibleName("Pertti, awake")
  })

  it("takes him by the arrow key up, with the focus, and gives him back", async () => {
    await comeToWindow({ calm: true })
    pertti().focus()
    await key({ key: "ArrowUp" })
    expect(sitter()).toHaveFocus()
    await key({ key: "ArrowDown" }, sitter)
    expect(pertti()).toHaveAccessibleName("Pertti, awake")
    expect(pertti()).toHaveFocus()
  })

  it("startles him when it is minimised", async () => {
    await comeToWindow()
    act(() => minimise("page"))
    await settle()
    expect(pertti()).toHaveAccessibleName("Pertti, startled")
  })
})

describe("the Recycle Bin", () => {
  it("shames him when it has been emptied and closed", async () => {
    await come()
    const { unmount } = render(<dialog open />)
    act(() => announceEmptied())
    await settle(1000)
    expect(pertti()).toHaveAccessibleName("Pertti, asleep")
    unmount()
    await settle(400)
    expect(pertti()).toHaveAccessibleName("Pertti, ashamed")
    expect(message()).toHaveTextContent("He had a seed in it.")
  })
})
