import { createEvent, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import * as directory from "../../../src/hooks/page/pageIndex"
import { entries, Page } from "./page"

// The mock is a plain object, since spies can't replace the exports of an ES module.
jest.mock("../../../src/hooks/page/pageIndex", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/hooks/page/pageIndex"),
}))

const field = () => screen.findByRole("combobox", { name: "A page's title or path" })
const options = () => screen.queryAllByRole("option").map(option => option.textContent)

async function open(keys = "n") {
  const user = userEvent.setup()
  const shown = render(<Page />)
  await user.keyboard(keys)
  return { user, ...shown }
}

describe("the page picker", () => {
  let list: typeof entries | null
  beforeEach(() => {
    list = entries
    jest.spyOn(directory, "usePageIndex").mockImplementation(() => list)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.mocked(navigate).mockClear()
  })

  it("opens by the key n with the focus in its field, and lists every page with path and number", async () => {
    await open()
    expect(screen.getByRole("dialog", { name: "Find a page" })).toBeInTheDocument()
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveValue("")
    expect(options()).toHaveLength(entries.length)
    expect(options()[2]).toBe("Consonants /tools/consonants 0012")
  })

  it("opens by its button, and n in its field is a letter", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(screen.getByRole("button", { name: "Pages" }))
    await user.type(await field(), "n")
    expect(screen.getAllByRole("dialog")).toHaveLength(1)
    expect(await field()).toHaveValue("n")
  })

  it("marks the best match, which Enter opens", async () => {
    const { user } = await open()
    await user.type(await field(), "conosnants{Enter}")
    expect(navigate).toHaveBeenCalledWith("/tools/consonants")
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it.each([
    ["home", "/"],
    ["/home", "/"],
    ["/tools/consonants", "/tools/consonants"],
    ["games/tictactoe", "/games/tictactoe"],
    ["tic tac toe", "/games/tictactoe"],
    ["aiti", "/muista-hakea-kahvia"],
  ])("takes %s to %s", async (text, path) => {
    const { user } = await open()
    await user.type(await field(), `${text}{Enter}`)
    expect(jest.mocked(navigate).mock.calls).toEqual([[path]])
  })

  it("opens a page by arrows and Enter, and by a click", async () => {
    const { user } = await open()
    await user.type(await field(), "{ArrowDown}{ArrowDown}")
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Blog")
    await user.keyboard("{Enter}")
    expect(navigate).toHaveBeenLastCalledWith("/blog")
    await user.keyboard("n")
    await field()
    await user.click(screen.getByRole("option", { name: /Tic Tac Toe/ }))
    expect(navigate).toHaveBeenLastCalledWith("/games/tictactoe")
  })

  it("opens nothing when the field loses the focus or is empty", async () => {
    const { user } = await open()
    await user.type(await field(), "{Enter}con")
    await user.tab()
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect(navigate).not.toHaveBeenCalled()
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it("leaves Escape to the browser, which closes the dialog", async () => {
    const { user } = await open()
    await user.type(await field(), "blog")
    const event = createEvent.keyDown(await field(), { key: "Escape" })
    fireEvent(await field(), event)
    expect(event.defaultPrevented).toBe(false)
    expect(await field()).toHaveValue("blog")
  })

  it("reports that nothing matches, and Enter does nothing", async () => {
    const { user } = await open()
    await user.type(await field(), "xylophone{Enter}")
    expect(screen.getByRole("status")).toHaveTextContent("No page is called “xylophone”. Yet.")
    expect(options()).toEqual([])
    expect(navigate).not.toHaveBeenCalled()
  })

  it("closes when the page changes, and stays closed on the way back", async () => {
    const { rerender } = await open()
    await field()
    rerender(<Page path="/games" />)
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    rerender(<Page />)
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it("keeps text and Enter from before the list has loaded", async () => {
    list = null
    const { rerender, user } = await open()
    await user.type(await field(), "con")
    expect(await field()).toHaveValue("con")
    expect(screen.getByRole("status")).toHaveTextContent("Loading something...")
    await user.keyboard("s{Enter}")
    expect(navigate).not.toHaveBeenCalled()
    list = entries
    rerender(<Page />)
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/tools/consonants"))
  })

  it("takes text before its script has loaded", async () => {
    render(<Page />)
    fireEvent.keyDown(document.body, { key: "n" })
    const early = screen.getByRole("textbox", { name: "A page's title or path" })
    expect(early).toHaveFocus()
    fireEvent.change(early, { target: { value: "blog" } })
    fireEvent.keyDown(early, { key: "Enter" })
    await waitFor(() => expect(jest.mocked(navigate).mock.calls).toEqual([["/blog"]]))
  })

  it("reports a list that failed to load, and retries", async () => {
    list = []
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    const { user } = await open()
    const alert = await screen.findByRole("alert")
    expect(alert).toHaveTextContent("The list of pages did not arrive. You are offline.")
    await user.type(await field(), "blog")
    list = entries
    await user.click(within(alert).getByRole("button", { name: "Retry" }))
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    expect(await field()).toHaveValue("blog")
    expect(options()).toEqual(["Blog /blog 0001"])
  })
})
