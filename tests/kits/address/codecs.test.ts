/** @jest-environment node */
import fc from "fast-check"
import { type Codec, choice, flag, isInitial, text, whole } from "../../../src/kits/address/codecs"

/** Encodes a value into an address and decodes it. */
function through<Value>({ parse, format }: Codec<Value>, value: Value): Value | undefined {
  const address = new URL("https://juhq.fi/")
  address.searchParams.set("key", format(value) ?? "")
  return parse(new URL(address.href).searchParams.get("key") ?? "")
}

describe("the values of an address", () => {
  it("come back as they went: any text that is well formed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (value, initial) => {
        expect(through(text(initial), value)).toBe(value)
        expect(through(text(null), value)).toBe(value)
      }),
    )
  })

  it("come back as they went: names of a list", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: "grapheme" }), { minLength: 1 }), names => {
        for (const name of names) {
          expect(through(choice(names), name)).toBe(name)
          expect(through(choice(names, null), name)).toBe(name)
        }
      }),
    )
  })

  it("come back as they went: whole numbers and answers", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.nat(), (value, down, up) => {
        expect(through(whole(value - down, value + up, 0), value)).toBe(value)
      }),
    )
    for (const answer of [true, false])
      for (const words of [{}, { yes: "on", no: "off" }])
        expect(through(flag(true, words), answer)).toBe(answer)
  })

  it("are none where the text can't be read", () => {
    expect(["red", "", " blue", "Blue"].map(choice(["blue", "green"]).parse)).toEqual(
      Array(4).fill(undefined),
    )
    expect(
      ["2", "13", "6.0", "1e1", "", " 6", "six", "0x6", "9".repeat(400)].map(whole(3, 12, 6).parse),
    ).toEqual(Array(9).fill(undefined))
    expect(["yes", "true", "", "10"].map(flag(false).parse)).toEqual(Array(4).fill(undefined))
  })

  it("are never out of their range, whatever stands in the address", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), written => {
        const value = whole(-5, 12, 6).parse(written)
        expect(value === undefined || (Number.isInteger(value) && value >= -5 && value <= 12)).toBe(true)
      }),
    )
    expect(whole(-1, 1, 0).parse("-0")).toBe(0)
  })

  it("distinguish the initial value from an empty text", () => {
    expect(isInitial(text("42 km"), "42 km")).toBe(true)
    expect(isInitial(text("42 km"), "")).toBe(false)
    expect(isInitial(text(null), "")).toBe(false)
    expect(isInitial(text(null), null)).toBe(true)
    expect(choice(["a", "b"]).initial).toBe("a")
    expect(choice(["a", "b"], "b").initial).toBe("b")
    const point: Codec<{ x: number }> = {
      initial: { x: 1 },
      parse: x => ({ x: Number(x) }),
      format: ({ x }) => `${x}`,
    }
    expect(isInitial(point, { x: 1 })).toBe(true)
    expect(isInitial(point, { x: 2 })).toBe(false)
  })

  it("are not written where they are too long for a link, and are no initial ones for that", () => {
    const short = text(null, { maxLength: 3 })
    expect(short.format("abc")).toBe("abc")
    expect(short.format("abcd")).toBeNull()
    expect(isInitial(short, "abcd")).toBe(false)
  })
})
