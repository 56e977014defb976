import fc from "fast-check"
import { buttonEntries, entryAt, joined } from "../../../src/shell/windows/menus"

describe("entryAt", () => {
  const labels = ["Send on...", "Save", "Print"]

  it.each([
    ["ArrowDown", -1, 0],
    ["ArrowDown", 2, 0],
    ["ArrowUp", -1, 2],
    ["ArrowUp", 0, 2],
    ["Home", 1, 0],
    ["End", 0, 2],
    ["s", -1, 0],
    ["s", 0, 1],
    ["S", 1, 0],
    ["p", 2, 2],
    ["x", 0, null],
    [" ", 0, null],
    ["Enter", 0, null],
  ])("leads by %s from %i to %s", (key, at, next) => {
    expect(entryAt(key, at, labels)).toBe(next)
  })

  it("is null in an empty menu", () => {
    expect(entryAt("ArrowDown", -1, [])).toBeNull()
  })
})

describe("joined", () => {
  const entry = { label: "A", act: () => {} }
  it("puts a separator between groups, and none beside an empty one", () => {
    expect(joined([entry], [], [entry, entry])).toEqual([entry, null, entry, entry])
    expect(joined([], [])).toEqual([])
  })
})

describe("buttonEntries", () => {
  const body = document.createElement("section")
  beforeEach(() => {
    document.body.append(body)
    body.innerHTML = `
      <div data-chrome><button>Save the window</button></div>
      <button>Copy  the result</button>
      <button aria-label="Copy the address">x</button>
      <button disabled>Undo</button>
      <button>Save GIF</button>
      <button>Copy the result</button>
      <button>Race</button>`
  })
  afterEach(() => body.remove())

  it("are those of the page, by name, each once, with their disabled state", () => {
    expect(buttonEntries(body, "edit").map(({ label, disabled }) => [label, disabled])).toEqual([
      ["Copy the result", false],
      ["Copy the address", false],
      ["Undo", true],
    ])
    expect(buttonEntries(body, "file").map(({ label }) => label)).toEqual(["Save GIF"])
  })

  it("click their button", () => {
    const pressed: string[] = []
    body.addEventListener("click", event => pressed.push((event.target as Element).textContent ?? ""))
    buttonEntries(body, "file")[0]?.act()
    expect(pressed).toEqual(["Save GIF"])
    expect(document.activeElement).toHaveTextContent("Save GIF")
  })

  it("are limited in number", () => {
    fc.assert(
      fc.property(fc.nat(40), count => {
        const many = document.createElement("section")
        many.innerHTML = Array.from({ length: count }, (_, at) => `<button>Copy ${at}</button>`).join("")
        document.body.append(many)
        const found = buttonEntries(many, "edit").length
        many.remove()
        expect(found).toBe(Math.min(count, 7))
      }),
    )
  })
})
