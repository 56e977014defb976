import fc from "fast-check"
import { byLastUse, maxOpen, openSlot, type Slot } from "../../../src/shell/programs/slots"

const program = (key: string, content = key, stays = true) => ({
  key,
  path: key,
  title: key,
  icon: "default",
  kind: "program" as const,
  stays,
  content,
})
const visit = (keys: readonly string[]) =>
  keys.reduce<readonly Slot<string>[]>((slots, key) => openSlot(slots, program(key)), [])
const keysOf = (slots: readonly Slot<string>[]) => slots.map(({ key }) => key)

describe("the programs that are open", () => {
  it("stay in the order in which they were opened, when one comes back too", () => {
    expect(keysOf(visit(["a", "b", "c", "a"]))).toEqual(["a", "b", "c"])
    expect(keysOf(byLastUse(visit(["a", "b", "c", "a"])))).toEqual(["a", "c", "b"])
  })

  it("are five at most: the sixth closes the one used longest ago", () => {
    expect(keysOf(visit(["a", "b", "c", "d", "e", "a", "f"]))).toEqual(["a", "c", "d", "e", "f"])
  })

  it("do not include a page that doesn't stay, once another is active", () => {
    const home = openSlot([], program("/", "home", false))
    expect(keysOf(home)).toEqual(["/"])
    expect(keysOf(openSlot(home, program("a")))).toEqual(["a"])
  })

  it("take over a new content and address of the active one", () => {
    const slots = visit(["a", "b"])
    const next = openSlot(slots, { ...program("b", "later"), path: "b?x" })
    expect(next.map(({ content }) => content)).toEqual(["a", "later"])
    expect(next[1]?.path).toBe("b?x")
    expect(keysOf(byLastUse(next))).toEqual(["b", "a"])
  })

  it("have different ids, 0 for the first", () => {
    expect(visit(["a", "b", "c"]).map(({ id }) => id)).toEqual([0, 1, 2])
  })

  it("are the same array when nothing has changed", () => {
    const slots = visit(["a", "b"])
    expect(openSlot(slots, program("b"))).toBe(slots)
  })

  it("are the last five different ones of any walk", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(..."abcdefgh"), { minLength: 1, maxLength: 40 }), walk => {
        const slots = visit(walk)
        const lastDifferent = [...new Set([...walk].reverse())].slice(0, maxOpen)
        expect(keysOf(byLastUse(slots))).toEqual(lastDifferent)
      }),
    )
  })
})
