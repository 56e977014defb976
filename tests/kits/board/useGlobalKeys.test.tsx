import { act, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { useRef } from "react"
import { letterKeys } from "../../../src/hooks/storage/letterKeys"
import { write } from "../../../src/hooks/storage/useStorage"
import { useGlobalKeys } from "../../../src/kits/board/useGlobalKeys"

const run = jest.fn()

function Page() {
  const board = useRef<HTMLDivElement>(null)
  useGlobalKeys(board, /^Arrow|^[0-9]$/, event => run(event.key))
  return (
    <>
      <section className="window" tabIndex={-1} aria-label="Program">
        <div ref={board}>Board</div>
        <div data-chrome>
          <button type="button">Close</button>
        </div>
        <button type="button">New game</button>
        <div role="menubar">
          <button type="button">File</button>
        </div>
      </section>
      <input aria-label="Name" />
      <a href="/elsewhere">Elsewhere</a>
      <section className="window" tabIndex={-1} aria-label="README.TXT" />
    </>
  )
}

/** Presses a key, and says whether the browser would still do its own with it. */
function press(key: string, target: Element = document.body, more = {}): boolean {
  const event = createEvent.keyDown(target, { key, ...more })
  fireEvent(target, event)
  return !event.defaultPrevented
}

/** Puts the board between two heights of the window, which is 768 pixels high. */
function boardAt(top: number, bottom: number) {
  jest
    .spyOn(screen.getByText("Board"), "getBoundingClientRect")
    .mockReturnValue({ top, bottom, height: bottom - top } as DOMRect)
}

describe("keys without focus", () => {
  beforeEach(() => {
    run.mockClear()
    render(<Page />)
    boardAt(300, 700)
  })

  it("play as soon as the page is there, and don't scroll it", () => {
    expect(press("ArrowDown")).toBe(false)
    expect(run.mock.calls).toEqual([["ArrowDown"]])
  })

  it("leave other keys, and arrows with Shift or Ctrl, to the browser", () => {
    expect(press("PageDown")).toBe(true)
    expect(press(" ")).toBe(true)
    expect(press("ArrowDown", document.body, { shiftKey: true })).toBe(true)
    expect(press("ArrowDown", document.body, { ctrlKey: true })).toBe(true)
    expect(run).not.toHaveBeenCalled()
  })

  it("play also once their window was pressed beside its controls, but not the one that is read", () => {
    expect(press("5", screen.getByRole("region", { name: "Program" }))).toBe(false)
    expect(run.mock.calls).toEqual([["5"]])
    expect(press("5", screen.getByRole("button", { name: "Close" }))).toBe(true)
    expect(press("5", screen.getByRole("region", { name: "README.TXT" }))).toBe(true)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it("play on after a button of the toy was pressed, which keeps the focus", () => {
    const button = screen.getByRole("button", { name: "New game" })
    expect(press("ArrowDown", button)).toBe(false)
    expect(press("5", button)).toBe(false)
    expect(run.mock.calls).toEqual([["ArrowDown"], ["5"]])
    expect(press("5", screen.getByRole("button", { name: "File" }))).toBe(true)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it("belong to whatever has the focus", () => {
    expect(press("ArrowDown", screen.getByLabelText("Name"))).toBe(true)
    expect(press("ArrowDown", screen.getByText("Elsewhere"))).toBe(true)
    expect(run).not.toHaveBeenCalled()
  })

  it("come before the site's hot keys, unless letter keys are turned off", () => {
    const hotKey = jest.fn()
    const listen = (event: KeyboardEvent) => event.defaultPrevented || hotKey()
    window.addEventListener("keydown", listen)
    expect(press("7")).toBe(false)
    expect(hotKey).not.toHaveBeenCalled()
    act(() => write(letterKeys, false))
    expect(press("7")).toBe(true)
    expect(press("ArrowUp")).toBe(false)
    expect(hotKey).toHaveBeenCalledTimes(1)
    window.removeEventListener("keydown", listen)
    act(() => write(letterKeys, true))
    expect(run.mock.calls).toEqual([["7"], ["ArrowUp"]])
  })

  it("scroll the page again once most of the board is out of view", () => {
    boardAt(-150, 250)
    expect(press("ArrowDown")).toBe(false)
    boardAt(-250, 150)
    expect(press("ArrowDown")).toBe(true)
    boardAt(600, 1000)
    expect(press("ArrowDown")).toBe(true)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
