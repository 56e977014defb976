import { act, fireEvent, screen } from "@testing-library/react"
import * as directory from "../../src/hooks/page/pageIndex"
import { recordVisit } from "../../src/hooks/page/visited"
import { gotThings } from "../../src/hooks/storage/things"
import { write } from "../../src/hooks/storage/useStorage"
import { Pertti } from "../../src/shell/pertti/Pertti"
import { visit } from "../jest/visit"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../src/hooks/page/pageIndex", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/hooks/page/pageIndex"),
}))

const page = (path: string, code: string) => ({
  path,
  code,
  title: `Title ${code}`,
  description: "",
  added: "2021-06-02",
  icon: "default",
})

const pertti = () => screen.getByRole("button", { name: /^Pertti/ })

async function press(times: number) {
  for (let i = 0; i < times; i++) await act(async () => fireEvent.click(pertti()))
}

describe("Pertti", () => {
  beforeEach(() => {
    jest
      .spyOn(directory, "usePageIndex")
      .mockReturnValue([page("/", "0000"), page("/blog", "0001"), page("/tools", "0002")])
  })
  afterEach(() => jest.restoreAllMocks())

  it("opens an eye, yawns, and walks off, and a screen reader hears of each", async () => {
    visit(<Pertti path="/blog" isAbove />, { path: "/blog" })
    expect(pertti()).toHaveAccessibleName("Pertti, asleep")
    await press(1)
    expect(pertti()).toHaveAccessibleName("Pertti, one eye open")
    expect(screen.getByRole("status")).toHaveTextContent("Pertti opens one eye.")
    await press(1)
    expect(screen.getByRole("status")).toHaveTextContent("Pertti yawns.")
    await press(1)
    expect(pertti()).toHaveAccessibleName("Pertti's cushion, still warm")
    await press(1)
    expect(pertti()).toHaveAccessibleName("Pertti, asleep")
  })

  it("holds up a sign to a page that has not been seen, at once in calm mode", async () => {
    recordVisit("0000")
    visit(<Pertti path="/blog" isAbove />, { path: "/blog", calm: true, again: true })
    await press(3)
    expect(await screen.findByRole("link", { name: "Title 0002" })).toHaveAttribute("href", "/tools")
  })

  it("holds it up when he has arrived", async () => {
    const { container } = visit(<Pertti path="/blog" isAbove />, { path: "/blog", calm: false })
    await press(3)
    expect(screen.queryByRole("link")).not.toBeInTheDocument()
    const walker = container.querySelector(".walker")
    if (walker) fireEvent.animationEnd(walker)
    expect(await screen.findByRole("link")).toBeInTheDocument()
  })

  it("is asleep again on the next page", async () => {
    const { rerender } = visit(<Pertti path="/blog" isAbove />, { path: "/blog" })
    await press(1)
    rerender(<Pertti path="/tools" isAbove />)
    expect(pertti()).toHaveAccessibleName("Pertti, asleep")
  })

  it("puts on what his things are worth", () => {
    visit(<Pertti path="/" isAbove />, { path: "/" })
    const get = (count: number) =>
      act(() =>
        write(
          gotThings,
          Array.from({ length: count }, (_, i) => ({ path: `/${i}`, at: i })),
        ),
      )
    get(7)
    expect(pertti()).toHaveAccessibleName("Pertti, asleep")
    get(16)
    expect(pertti()).toHaveAccessibleName("Pertti, asleep, in a bow tie, in sunglasses")
  })
})
