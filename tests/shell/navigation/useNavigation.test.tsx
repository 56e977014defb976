import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import * as fullscreen from "../../../src/hooks/browser/fullscreen"
import * as directory from "../../../src/hooks/page/pageIndex"
import { letterKeys } from "../../../src/hooks/storage/letterKeys"
import { write } from "../../../src/hooks/storage/useStorage"
import { entries, Page } from "./page"

// The mock is a plain object, since spies can't replace the exports of an ES module.
jest.mock("../../../src/hooks/page/pageIndex", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/hooks/page/pageIndex"),
}))
jest.mock("../../../src/hooks/browser/fullscreen", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/hooks/browser/fullscreen"),
}))

const everyKey = ["n", "5", "juhqbest"]

describe("useNavigation", () => {
  beforeEach(() => {
    jest.spyOn(directory, "usePageIndex").mockReturnValue(entries)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    act(() => write(letterKeys, true))
  })

  it("renders no dialog on the server", () => {
    expect(renderToString(<Page />)).not.toContain("dialog")
  })

  it("opens a dialog for juhqbest", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.keyboard("juhqbest")
    expect(screen.getByRole("dialog")).toHaveTextContent("You're damn right!")
    await user.click(screen.getByRole("button", { name: "OK" }))
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it.each([[true], [false]])("fills the screen by f where that can be done (%s)", async able => {
    jest.spyOn(fullscreen, "canFullscreen").mockReturnValue(able)
    const toggle = jest.spyOn(fullscreen, "toggleFullscreen").mockResolvedValue()
    render(<Page />)
    await userEvent.keyboard("f")
    expect(toggle).toHaveBeenCalledTimes(able ? 1 : 0)
  })

  it.each(["/games/hangman", "/games/hangman/"])(
    "leaves n and f to %s, where digits and the buttons work",
    async path => {
      const toggle = jest.spyOn(fullscreen, "toggleFullscreen").mockResolvedValue()
      jest.spyOn(fullscreen, "canFullscreen").mockReturnValue(true)
      const user = userEvent.setup()
      render(<Page path={path} />)
      await user.keyboard("nf")
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
      expect(toggle).not.toHaveBeenCalled()
      await user.keyboard("1")
      expect(document.querySelector("[data-code]")).toHaveTextContent("1___")
      await user.keyboard("2")
      expect(document.querySelector("[data-code]")).toHaveTextContent("12__")
    },
  )

  it("opens the dialog for juhqbest on /games/hangman too, where the game uses the letters", async () => {
    const take = (event: KeyboardEvent) => event.preventDefault()
    window.addEventListener("keydown", take, { capture: true })
    const user = userEvent.setup()
    render(<Page path="/games/hangman" />)
    await user.keyboard("juhqbest")
    window.removeEventListener("keydown", take, { capture: true })
    expect(screen.getByRole("dialog")).toHaveTextContent("You're damn right!")
  })

  it.each(["a", "button", "summary"])("opens the picker with the focus on a %s too", async tag => {
    const user = userEvent.setup()
    render(<Page />)
    const focused = document.body.appendChild(document.createElement(tag))
    focused.tabIndex = 0
    try {
      focused.focus()
      await user.keyboard("n")
      expect(screen.getByRole("dialog", { name: "Find a page" })).toBeInTheDocument()
    } finally {
      focused.remove()
    }
  })

  it("opens the picker with the focus on a window", async () => {
    const user = userEvent.setup()
    render(<Page />)
    const frame = document.body.appendChild(document.createElement("section"))
    frame.className = "window"
    frame.tabIndex = -1
    try {
      frame.focus()
      await user.keyboard("n")
      expect(screen.getByRole("dialog", { name: "Find a page" })).toBeInTheDocument()
    } finally {
      frame.remove()
    }
  })

  it("ignores keys in a field, and with letter keys turned off", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.type(screen.getByLabelText("Name"), "n5juhqbest")
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(screen.getByLabelText("Name")).toHaveValue("n5juhqbest")
    act(() => write(letterKeys, false))
    await user.click(screen.getByRole("main"))
    for (const keys of everyKey) await user.keyboard(keys)
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it("reports a component that failed to load, and retries", async () => {
    const user = userEvent.setup()
    jest.spyOn(console, "error").mockImplementation(() => {})
    let refuse = true
    jest.doMock("../../../src/shell/navigation/Keypad", () => {
      if (refuse) throw new Error("Loading chunk 7 failed.")
      return { Keypad: () => <p>Keys</p> }
    })
    render(<Page />)
    await user.click(screen.getByRole("button", { name: "Numpad" }))
    expect(await screen.findByRole("alert")).toHaveTextContent("The numpad did not arrive.")
    refuse = false
    await user.click(screen.getByRole("button", { name: "Retry" }))
    expect(await screen.findByText("Keys")).toBeInTheDocument()
    jest.dontMock("../../../src/shell/navigation/Keypad")
  })
})
