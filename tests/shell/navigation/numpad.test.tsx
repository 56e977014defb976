import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import * as directory from "../../../src/hooks/page/pageIndex"
import { entries, Page, serve } from "./page"

// The mock is a plain object, since spies can't replace the exports of an ES module.
jest.mock("../../../src/hooks/page/pageIndex", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/hooks/page/pageIndex"),
}))

const keypad = () => screen.findByRole("group", { name: "Keypad" })
const display = () => document.querySelector("[data-code]")?.textContent
const links = () => screen.queryAllByRole("link").map(link => link.textContent)

async function open(keys: string, path?: string) {
  const user = userEvent.setup()
  const shown = render(<Page path={path} />)
  await user.keyboard(keys)
  return { user, ...shown }
}

describe("the numpad", () => {
  let list: typeof entries | null
  beforeEach(() => {
    list = entries
    jest.spyOn(directory, "usePageIndex").mockImplementation(() => list)
    serve({ "/retired.json": [{ code: "0009", path: "/old" }] })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.mocked(navigate).mockClear()
    Reflect.deleteProperty(window, "fetch")
  })

  it("opens by a digit and keeps it, with the pages whose codes begin with it", async () => {
    const { user } = await open("0")
    await keypad()
    expect(display()).toBe("0___")
    await user.keyboard("01")
    expect(display()).toBe("001_")
    expect(links()).toEqual(["0012 Consonants", "0013 Äiti, muista hakea kahvia"])
    expect(screen.getByRole("status")).toHaveTextContent("2 numbers begin with 001. Go leads to 0001.")
  })

  it("opens the page of a quickly typed code, even before the keypad has rendered", async () => {
    await open("0120")
    await screen.findByRole("main")
    expect(jest.mocked(navigate).mock.calls).toEqual([["/games/tictactoe"]])
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it("works by its buttons, and starts empty each time", async () => {
    const { user } = await open("12")
    await user.click(screen.getByRole("button", { name: "Close" }))
    await user.click(screen.getByRole("button", { name: "Numpad" }))
    const pad = within(await keypad())
    expect(display()).toBe("____")
    expect(links()).toEqual([])
    for (const key of "000") await user.click(pad.getByRole("button", { name: key }))
    await user.click(pad.getByRole("button", { name: "Clear" }))
    expect(display()).toBe("____")
    for (const key of "0001") await user.click(pad.getByRole("button", { name: key }))
    expect(navigate).toHaveBeenCalledWith("/blog")
  })

  it("clears by the left arrow, and Backspace takes one digit", async () => {
    const { user } = await open("12")
    await keypad()
    await user.keyboard("{Backspace}")
    expect(display()).toBe("1___")
    await user.keyboard("{ArrowLeft}")
    expect(display()).toBe("____")
  })

  it("opens a page by its link, and closes", async () => {
    const { user } = await open("01")
    await keypad()
    await user.click(screen.getByRole("link", { name: "0120 Tic Tac Toe" }))
    expect(navigate).toHaveBeenCalledWith("/games/tictactoe")
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it("opens the address of a retired page", async () => {
    const { user } = await open("000")
    await keypad()
    expect(window.fetch).not.toHaveBeenCalled()
    await user.keyboard("9")
    expect(await screen.findByRole("main")).toBeInTheDocument()
    expect(navigate).toHaveBeenCalledWith("/old")
  })

  it("reports an unused code, and starts again with the next digit", async () => {
    const { user } = await open("9999")
    await keypad()
    expect(await screen.findByText(/^Nobody has the number 9999/)).toBeInTheDocument()
    await user.keyboard("1")
    expect(display()).toBe("1___")
    expect(screen.getByRole("status")).toHaveTextContent("Go leads to 0001.")
    expect(navigate).not.toHaveBeenCalled()
  })

  it("opens a random page by the question mark", async () => {
    jest.spyOn(Math, "random").mockReturnValue(0.3)
    const { user } = await open("9", "/blog")
    await user.click(within(await keypad()).getByRole("button", { name: "Any page" }))
    expect(jest.mocked(navigate).mock.calls).toEqual([["/tools/consonants"]])
  })

  it("reports lists that failed to load, and retries", async () => {
    list = []
    const { user } = await open("9")
    expect(await screen.findByRole("alert")).toHaveTextContent("The list of pages did not arrive.")
    list = entries
    await user.click(screen.getByRole("button", { name: "Retry" }))
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    serve(null)
    await user.keyboard("999")
    expect(await screen.findByRole("alert")).toHaveTextContent("The list of old numbers did not arrive.")
    serve({ "/retired.json": [] })
    await user.click(screen.getByRole("button", { name: "Retry" }))
    expect(await screen.findByText(/^Nobody has the number 9999/)).toBeInTheDocument()
  })

  it("loads static files that have a code", async () => {
    serve({ "/retired.json": [{ code: "0175", path: "/#coverage", file: true }] })
    await open("0175")
    await keypad()
    await waitFor(() => expect(window.location.hash).toBe("#coverage"))
    expect(navigate).not.toHaveBeenCalled()
    expect(screen.getByRole("status")).toHaveTextContent("Going to /#coverage.")
    window.location.hash = ""
  })

  it("closes when the page changes", async () => {
    const { rerender } = await open("1")
    await keypad()
    rerender(<Page path="/games" />)
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })
})
