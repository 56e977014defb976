import { screen } from "@testing-library/react"
import * as directory from "../../src/hooks/page/pageIndex"
import { LocationField } from "../../src/shell/header/LocationField"
import { visit } from "../jest/visit"
import { entries } from "./navigation/page"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../src/hooks/page/pageIndex", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/hooks/page/pageIndex"),
}))

const field = () => screen.getByRole<HTMLInputElement>("textbox")
const finder = () => screen.findByRole<HTMLInputElement>("combobox")

function open() {
  const go = jest.fn()
  const shown = visit(
    <LocationField name="juhq.fi" path="/blog" staticPath="/blog" onGo={go} className="" />,
    { path: "/blog" },
  )
  return { go, ...shown }
}

describe("the location field", () => {
  beforeEach(() => {
    jest.spyOn(directory, "usePageIndex").mockReturnValue(entries)
    globalThis.fetch = jest.fn(() => new Promise<never>(() => {}))
  })
  afterEach(() => jest.restoreAllMocks())

  it("shows the address, all of it selected when it is entered", async () => {
    const { user } = open()
    expect(field()).toHaveValue("juhq.fi/blog")
    await user.click(field())
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, "juhq.fi/blog".length])
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
  })

  it.each([
    ["an address", "juhq.fi/tools/consonants", "/tools/consonants"],
    ["a whole address", "https://juhq.fi/games/tictactoe?x=1", "/games/tictactoe"],
    ["a path", "/muista-hakea-kahvia", "/muista-hakea-kahvia"],
    ["a number", "0120", "/games/tictactoe"],
    ["a number without its zeros", "12", "/tools/consonants"],
    ["a title", "Tic Tac Toe", "/games/tictactoe"],
    ["words of a title, mistyped", "conosnants", "/tools/consonants"],
    ["home", "home", "/"],
  ])("takes %s", async (_, text, path) => {
    const { user, go } = open()
    await user.click(field())
    await user.keyboard(text)
    expect(await finder()).toHaveFocus()
    await user.keyboard("{Enter}")
    expect(go).toHaveBeenCalledWith(path)
  })

  it("goes nowhere with rubbish, and says so", async () => {
    const { user, go } = open()
    await user.click(field())
    await user.keyboard("qqqq{Enter}")
    expect(await screen.findByText(/^No page is called/)).toHaveAttribute("role", "status")
    expect(go).not.toHaveBeenCalled()
  })

  it("has its address back after Escape, and when it is left", async () => {
    const { user } = open()
    await user.click(field())
    await user.keyboard("tic")
    await finder()
    await user.keyboard("{Escape}")
    expect(field()).toHaveValue("juhq.fi/blog")
    await user.click(field())
    await user.keyboard("tic")
    await finder()
    await user.click(document.body)
    expect(field()).toHaveValue("juhq.fi/blog")
  })

  it("lists all pages at the down arrow", async () => {
    const { user } = open()
    await user.click(field())
    await user.keyboard("{ArrowDown}")
    await finder()
    expect(screen.getAllByRole("option")).toHaveLength(entries.length)
  })
})
