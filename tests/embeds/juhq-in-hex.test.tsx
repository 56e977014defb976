import { screen } from "@testing-library/react"
import fc from "fast-check"
import JuhqInHex from "../../src/embeds/juhq-in-hex/JuhqInHex"
import {
  type Cauldron,
  curseNames,
  curses,
  entryOf,
  isCurse,
  puffColour,
  stoneOf,
  stones,
  throwIn,
} from "../../src/embeds/juhq-in-hex/logic"
import { air } from "../../src/embeds/juhq-in-hex/parts/air"
import { dress } from "../../src/embeds/juhq-in-hex/parts/dress"
import { hasThing, visit } from "../jest/visit"

const empty: Cauldron = { word: "", state: "open" }
const spell = (word: string, from = empty) => [...word].reduce(throwIn, from)

describe("the stones", () => {
  it("read o, i, l and s as digits, and have no g", () => {
    expect([..."cOffee"].map(stoneOf).join("")).toBe("c0ffee")
    expect([..."ils"].map(stoneOf)).toEqual(["1", "1", "5"])
    expect(stoneOf("g")).toBeNull()
  })

  it("spell every curse of the book", () => {
    for (const curse of curseNames) expect(spell(curse)).toEqual({ word: curse, state: "cast" })
    expect(curseNames.every(curse => [...curse].every(digit => stones.includes(digit)))).toBe(true)
  })

  it("go on after a curse where there is a longer one, and start anew otherwise", () => {
    expect(spell("bee")).toEqual({ word: "bee", state: "cast" })
    expect(spell("beef")).toEqual({ word: "beef", state: "cast" })
    expect(spell("beed")).toEqual({ word: "d", state: "open" })
  })

  it("make a puff of anything else, in the colour of its bytes", () => {
    expect(spell("da7")).toEqual({ word: "da7", state: "puff" })
    expect(spell("da7b")).toEqual({ word: "b", state: "open" })
    expect(puffColour("da7")).toBe("#da7da7")
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...stones), { minLength: 1 }), thrown => {
        const { word, state } = spell(thrown.join(""))
        expect(isCurse(word)).toBe(state === "cast")
        expect(puffColour(word)).toMatch(/^#[\da-f]{6}$/)
      }),
    )
  })

  it("spell juhq as its bytes", () => {
    expect(Buffer.from("juhq").toString("hex")).toBe("6a756871")
    expect(curses["6a756871"]).toContain("juhq")
  })

  it("are in the book with their first digit until they are known", () => {
    expect(entryOf("facade", false)).toBe("f·····")
    expect(entryOf("facade", true)).toBe("facade")
  })
})

describe("JuhqInHex", () => {
  const inWindow = (
    <main>
      <div className="window" data-testid="window">
        <JuhqInHex />
      </div>
    </main>
  )
  const curse = () => screen.getByTestId("window").dataset.curse

  it("makes coffee at the first press", async () => {
    const { user, address } = visit(inWindow, { path: "/juhq-in-hex" })
    expect(screen.getByRole("img", { name: "A cauldron with c0ffe in it" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "e" }))
    expect(curse()).toBe("c0ffee")
    expect(screen.getByRole("status")).toHaveTextContent(curses.c0ffee)
    expect(address()).toBe("/juhq-in-hex?curse=c0ffee")
    expect(screen.getByRole("heading", { name: `1 of ${curseNames.length} curses` })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Lift the curse" }))
    expect(curse()).toBeUndefined()
  })

  it("is typed, knows no g, and ends with Escape", async () => {
    const { user } = visit(inWindow, { path: "/juhq-in-hex" })
    await user.click(screen.getByRole("button", { name: "Lift the curse" }))
    screen.getByRole("button", { name: "Lift the curse" }).blur()
    Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 100, height: 100 }) as DOMRect
    await user.keyboard("eg")
    expect(screen.getByRole("status")).toHaveTextContent("There is no g in hell.")
    await user.keyboard("{Backspace}dead")
    expect(curse()).toBe("dead")
    await user.keyboard("{Escape}")
    expect(curse()).toBeUndefined()
  })

  it("curses whoever opens the link, and puts everything back on leaving", () => {
    const { unmount } = visit(inWindow, { path: "/juhq-in-hex", query: "curse=5ea" })
    expect(curse()).toBe("5ea")
    expect(screen.getByRole("status")).toHaveTextContent(/^Somebody has cursed you/)
    const frame = screen.getByTestId("window")
    unmount()
    expect(frame.dataset.curse).toBeUndefined()
    expect(document.body.textContent).toBe("")
  })

  it("casts a known curse again from the book", async () => {
    const { user } = visit(inWindow, { path: "/juhq-in-hex" })
    await user.click(screen.getByRole("button", { name: "e" }))
    await user.click(screen.getByRole("button", { name: "Lift the curse" }))
    await user.click(screen.getByRole("button", { name: "c0ffee" }))
    expect(curse()).toBe("c0ffee")
  })

  it("gives a pointed hat for four curses", async () => {
    const { user } = visit(inWindow, { path: "/juhq-in-hex" })
    await user.click(screen.getByRole("button", { name: "e" }))
    await user.keyboard("beeace")
    expect(hasThing("/juhq-in-hex")).toBe(false)
    await user.keyboard("bed")
    expect(hasThing("/juhq-in-hex")).toBe(true)
  })

  it("has a drawing for most curses, and moves the window at the others", () => {
    const byStyleAlone = curseNames.filter(name => !dress[name] && !air[name])
    expect(byStyleAlone).toEqual(["fade"])
  })
})
