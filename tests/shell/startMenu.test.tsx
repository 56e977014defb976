import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import type { Commands } from "../../src/shell/task-bar/commands"
import { StartMenu } from "../../src/shell/task-bar/StartMenu"

function show(path = "/") {
  const commands: Commands = {
    numpad: { act: jest.fn() },
    pages: { act: jest.fn() },
    calm: { act: jest.fn(), on: false },
    "letter-keys": { act: jest.fn(), on: true },
    snow: { act: jest.fn(), on: false },
    "menu-font": { act: jest.fn() },
    display: { act: jest.fn() },
    bin: { act: jest.fn() },
    "shut-down": { act: jest.fn() },
    mute: { act: jest.fn(), on: false },
  }
  const groups = [
    [
      { to: "/", label: "Home" },
      { to: "/juhku", label: "Juhku" },
    ],
    [
      { do: "numpad" as const, label: "Numpad..." },
      { do: "calm" as const, label: "Calm mode" },
    ],
  ]
  const draw = (at: string) => (
    <>
      <StartMenu groups={groups} commands={commands} path={at} product="juhq" />
      <p>Elsewhere</p>
    </>
  )
  const { rerender } = render(draw(path))
  const button = screen.getByRole("button", { name: "Start" })
  return { commands, button, user: userEvent.setup(), goTo: (at: string) => rerender(draw(at)) }
}

const menu = () => screen.queryByRole("navigation", { name: "Start menu" })

describe("the Start menu", () => {
  beforeEach(() => {
    globalThis.fetch = jest.fn(() => new Promise<never>(() => {}))
  })

  it("opens and closes by its button, which has the state", async () => {
    const { user, button } = show()
    expect(button).toHaveAttribute("aria-expanded", "false")
    await user.click(button)
    expect(button).toHaveAttribute("aria-expanded", "true")
    expect(menu()).toBeInTheDocument()
    await user.click(button)
    expect(menu()).not.toBeInTheDocument()
  })

  it("closes on Escape, with the focus on its button", async () => {
    const { user, button } = show()
    await user.click(button)
    await user.keyboard("{ArrowDown}{Escape}")
    expect(menu()).not.toBeInTheDocument()
    expect(button).toHaveFocus()
  })

  it("closes when something else is pressed", async () => {
    const { user, button } = show()
    await user.click(button)
    await user.click(screen.getByText("Elsewhere"))
    expect(menu()).not.toBeInTheDocument()
  })

  it("closes when a link is chosen", async () => {
    const { user, button } = show()
    await user.click(button)
    await user.click(screen.getByRole("link", { name: "Juhku" }))
    expect(navigate).toHaveBeenCalledWith("/juhku")
    expect(menu()).not.toBeInTheDocument()
  })

  it("is closed on the next page, however the visitor gets there", async () => {
    const { user, button, goTo } = show()
    await user.click(button)
    goTo("/juhku")
    expect(menu()).not.toBeInTheDocument()
  })

  it("marks the current page", async () => {
    const { user, button } = show("/juhku")
    await user.click(button)
    expect(screen.getByRole("link", { name: "Juhku" })).toHaveAttribute("aria-current", "page")
    expect(screen.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current")
  })

  it("is opened at its first or last entry by arrow keys, which move through it", async () => {
    const { user, button } = show()
    button.focus()
    await user.keyboard("{ArrowUp}")
    expect(screen.getByRole("button", { name: "Calm mode" })).toHaveFocus()
    await user.keyboard("{ArrowDown}")
    expect(screen.getByRole("button", { name: "Programs" })).toHaveFocus()
    await user.keyboard("h")
    expect(screen.getByRole("link", { name: "Home" })).toHaveFocus()
    await user.keyboard("{ArrowDown}{ArrowDown}")
    expect(screen.getByRole("button", { name: "Numpad..." })).toHaveFocus()
  })

  it("closes before it opens a dialog, so that the focus can return to its button", async () => {
    const { user, button, commands } = show()
    await user.click(button)
    await user.click(screen.getByRole("button", { name: "Numpad..." }))
    expect(commands.numpad.act).toHaveBeenCalledTimes(1)
    expect(menu()).not.toBeInTheDocument()
    expect(button).toHaveFocus()
  })

  it("stays open for a switch, whose state is visible and accessible", async () => {
    const { user, button, commands } = show()
    await user.click(button)
    const calm = within(menu() ?? document.body).getByRole("button", { name: "Calm mode" })
    expect(calm).toHaveAttribute("aria-pressed", "false")
    expect(calm).toHaveTextContent("Calm mode: off")
    await user.click(calm)
    expect(commands.calm.act).toHaveBeenCalledTimes(1)
    expect(menu()).toBeInTheDocument()
  })

  it("ignores other keys", async () => {
    const { user, button } = show()
    await user.click(button)
    fireEvent.keyDown(document.body, { key: "a" })
    expect(menu()).toBeInTheDocument()
  })
})
