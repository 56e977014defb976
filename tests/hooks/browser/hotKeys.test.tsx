import { act, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { useHotKeys } from "../../../src/hooks/browser/hotKeys"
import { letterKeys } from "../../../src/hooks/storage/letterKeys"
import { write } from "../../../src/hooks/storage/useStorage"

const n = jest.fn()
const f = jest.fn()
const word = jest.fn()
const digit = jest.fn()

function Page({ on = true, able = true }) {
  useHotKeys(
    [
      { typed: /juhqbest$/, ignoresPrevented: true, inWidgets: true, run: word },
      { typed: /n$/, run: n },
      { typed: /[0-9]$/, run: digit },
      { typed: /f$/, inWidgets: true, available: () => able, run: f },
    ],
    on,
  )
  return (
    <main tabIndex={-1}>
      <button type="button">Button</button>
      <label>
        <input type="checkbox" /> Tick
      </label>
      <label>
        <input type="radio" /> Round
      </label>
      <div role="menu">
        <button type="button" role="menuitem">
          New
        </button>
      </div>
      <input aria-label="Field" />
      <textarea aria-label="Area" />
      <select aria-label="Choice" />
      <div contentEditable suppressContentEditableWarning data-testid="editable">
        <b data-testid="inner">bold</b>
      </div>
      <div data-keys="">
        <button type="button">Letter</button>
      </div>
    </main>
  )
}

const press = (key: string, target: Element = document.body, more = {}) =>
  fireEvent.keyDown(target, { key, ...more })
const type = (text: string, target?: Element) => {
  for (const key of text) press(key, target)
}
const calls = () => [n, f, word, digit].map(({ mock }) => mock.calls.length)

describe("useHotKeys", () => {
  afterEach(() => {
    jest.clearAllMocks()
    act(() => write(letterKeys, true))
  })

  it("runs what belongs to a key, and takes the key from the browser", () => {
    render(<Page />)
    const event = createEvent.keyDown(document.body, { key: "n" })
    fireEvent(document.body, event)
    expect(n).toHaveBeenCalledTimes(1)
    expect(event.defaultPrevented).toBe(true)
    press("7")
    expect(digit).toHaveBeenCalledWith("7")
    press("F")
    expect(f).toHaveBeenCalledTimes(1)
  })

  it("recognises a word among other letters and in capitals, but not with a typo", () => {
    render(<Page />)
    type("xjuhqjuhqBEST")
    expect(word).toHaveBeenCalledTimes(1)
    type("juhbest")
    type("juhq")
    press("Backspace")
    type("best")
    expect(word).toHaveBeenCalledTimes(1)
  })

  it("counts the page itself and its main part", () => {
    render(<Page />)
    press("n", screen.getByRole("main"))
    press("5", screen.getByRole("main"))
    expect(calls()).toEqual([1, 0, 0, 1])
  })

  it.each([
    ["button", "Button"],
    ["checkbox", "Tick"],
    ["radio", "Round"],
  ])("hears keys after a %s was pressed and has kept the focus", (role, name) => {
    render(<Page />)
    const pressed = screen.getByRole(role, { name })
    press("n", pressed)
    press("5", pressed)
    press("f", pressed)
    type("juhqbest", pressed)
    expect(calls()).toEqual([1, 1, 1, 1])
  })

  it("leaves letters to a menu, except for keys allowed in widgets", () => {
    render(<Page />)
    type("n5fjuhqbest", screen.getByRole("menuitem"))
    expect(calls()).toEqual([0, 1, 1, 0])
  })

  it.each([["Field"], ["Area"], ["Choice"]])("leaves somebody alone who types in a field: %s", label => {
    render(<Page />)
    type("nf7juhqbest", screen.getByLabelText(label))
    expect(calls()).toEqual([0, 0, 0, 0])
  })

  it("leaves editable text and games of letters alone", () => {
    render(<Page />)
    type("nf7juhqbest", screen.getByTestId("editable"))
    type("nf7juhqbest", screen.getByTestId("inner"))
    type("nf7juhqbest", screen.getByRole("button", { name: "Letter" }))
    expect(calls()).toEqual([0, 0, 0, 0])
  })

  it.each(["ctrlKey", "altKey", "metaKey", "isComposing", "repeat"])("never fires with %s", modifier => {
    render(<Page />)
    for (const key of "nf7") press(key, document.body, { [modifier]: true })
    expect(calls()).toEqual([0, 0, 0, 0])
  })

  it("never fires for a key that was already handled", () => {
    render(<Page />)
    const button = screen.getByRole("button", { name: "Button" })
    button.addEventListener("keydown", event => event.preventDefault())
    press("f", button)
    expect(f).not.toHaveBeenCalled()
  })

  it("hears a word through a game that takes its letters", () => {
    render(<Page />)
    const button = screen.getByRole("button", { name: "Button" })
    button.addEventListener("keydown", event => event.preventDefault())
    type("juhqbest", button)
    expect(calls()).toEqual([0, 0, 1, 0])
  })

  it("is quiet while a dialog is open", () => {
    const { rerender } = render(<Page />)
    const dialog = document.createElement("dialog")
    document.body.append(dialog)
    dialog.setAttribute("open", "")
    type("nf7juhqbest")
    expect(calls()).toEqual([0, 0, 0, 0])
    dialog.remove()
    rerender(<Page />)
    press("n")
    expect(n).toHaveBeenCalledTimes(1)
  })

  it("is off by its argument and by the visitor's switch", () => {
    const { rerender } = render(<Page on={false} />)
    type("nf7juhqbest")
    rerender(<Page />)
    act(() => write(letterKeys, false))
    rerender(<Page />)
    type("nf7juhqbest")
    expect(calls()).toEqual([0, 0, 0, 0])
    act(() => write(letterKeys, true))
    rerender(<Page />)
    press("n")
    expect(n).toHaveBeenCalledTimes(1)
  })

  it("leaves a key to the browser where it could do nothing", () => {
    render(<Page able={false} />)
    const event = createEvent.keyDown(document.body, { key: "f" })
    fireEvent(document.body, event)
    expect(f).not.toHaveBeenCalled()
    expect(event.defaultPrevented).toBe(false)
  })
})
