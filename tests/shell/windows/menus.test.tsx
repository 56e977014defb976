import fc from "fast-check"
import { entryIndexForKey } from "../../../src/shell/menuKeys"
import { buttonEntries, joinEntries } from "../../../src/shell/windows/menus"

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
    expect(entryIndexForKey(key, at, labels)).toBe(next)
  })

  it("is null in an empty menu", () => {
    expect(entryIndexForKey("ArrowDown", -1, [])).toBeNull()
  })
})

describe("joined", () => {
  const entry = { label: "A", act: () => {} }
  it("puts a separator between groups, and none beside an empty one", () => {
    expect(joinEntries([entry], [], [entry, entry])).toEqual([entry, null, entry, entry])
    expect(joinEntries([], [])).toEqual([])
  })
})

describe("buttonEntries", () => {
  const body = document.createElement("section")
  beforeEach(() => {
    document.body.append(body)
    body.innerHTML = `
      <button data-menu="edit">Copy  the result</button>
      <button data-menu="edit" aria-label="Take the address">x</button>
      <button data-menu="edit" disabled>Undo</button>
      <button data-menu="file">Keep the GIF</button>
      <button data-menu="edit">Copy the result</button>
      <button>Save nothing</button>`
  })
  afterEach(() => body.remove())

  it("are the buttons that say so, whatever they are called, each once and as disabled as they are", () => {
    expect(buttonEntries(body, "edit").map(({ label, disabled }) => [label, disabled])).toEqual([
      ["Copy the result", false],
      ["Take the address", false],
      ["Undo", true],
    ])
    expect(buttonEntries(body, "file").map(({ label }) => label)).toEqual(["Keep the GIF"])
  })

  it("click their button", () => {
    const pressed: string[] = []
    body.addEventListener("click", event => pressed.push((event.target as Element).textContent ?? ""))
    buttonEntries(body, "file")[0]?.act()
    expect(pressed).toEqual(["Keep the GIF"])
    expect(document.activeElement).toHaveTextContent("Keep the GIF")
  })

  it("are limited in number", () => {
    fc.assert(
      fc.property(fc.nat(40), count => {
        const many = document.createElement("section")
        many.innerHTML = Array.from(
          { length: count },
          (_, at) => `<button data-menu="edit">Copy ${at}</button>`,
        ).join("")
        document.body.append(many)
        const found = buttonEntries(many, "edit").length
        many.remove()
        expect(found).toBe(Math.min(count, 7))
      }),
    )
  })
})
