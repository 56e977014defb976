import fc from "fast-check"
import { readDecimal, readSign, withoutPower } from "../../../src/lib/text/decimal"

const number = (text: string) => {
  const read = readDecimal(text)
  return read.kind === "number" ? read.number : read.kind
}

describe("a decimal number", () => {
  it.each([
    ["5", "5"],
    ["1,5", "1.5"],
    ["0,1", "0.1"],
    [",5", ".5"],
    ["5,", "5."],
    ["1.234", "1.234"],
    ["1 000,5", "1000.5"],
    ["1 000,500", "1000.500"],
    ["1\u202f000\u00a0000", "1000000"],
    ["1'000.5", "1000.5"],
    ["1_000", "1000"],
    ["1,234.5", "1234.5"],
    ["1.234,5", "1234.5"],
    ["1,234,567", "1234567"],
    ["1.234.567", "1234567"],
    ["1.234.567,89", "1234567.89"],
    ["12,345,678.9", "12345678.9"],
    ["0,500", "0.500"],
    ["1234,567", "1234.567"],
    ["1,2345", "1.2345"],
    ["1e-8", "1e-8"],
    ["1,5e3", "1.5e3"],
    ["1,00,000", "100000"],
    ["12,34,567.89", "1234567.89"],
    ["1,234.5e3", "1234.5e3"],
    ["\u202a1000\u202c", "1000"],
    ["1\u200b000", "1000"],
    ["1,234,56", "mistake"],
    ["1.234.56", "mistake"],
    ["1,000,50", "mistake"],
    ["1,000,50.5", "mistake"],
    ["1,000,0000", "mistake"],
    ["1.000.0,5", "mistake"],
    ["123,45,678", "mistake"],
    ["1.00.000", "mistake"],
    ["1.2.3", "mistake"],
    ["1,2.3,4", "mistake"],
    ["1,234.567,8", "mistake"],
    ["1.5.", "mistake"],
    ["1x", "mistake"],
    ["1\n000", "mistake"],
    ["1\u2009000", "1000"],
  ])("written as %s is %s", (text, expected) => {
    expect(number(text)).toBe(expected)
  })

  it("with one comma before exactly three digits is ambiguous", () => {
    expect(readDecimal("10,000")).toEqual({
      kind: "ambiguous",
      what: "In London 10,000 is 10000; in Helsinki it is 10.000. Write it as one of these.",
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.stringMatching(/^\d{3}$/), (before, after) => {
        expect(readDecimal(`${before},${after}`).kind).toBe("ambiguous")
        expect(number(`${before}.${after}`)).toBe(`${before}.${after}`)
        expect(number(`${before}${after}`)).toBe(`${before}${after}`)
      }),
    )
  })

  it("is the same number with a comma and with a point, and with any gaps between its thousands", () => {
    const decimals = fc.stringMatching(/^\d{1,9}$/).filter(text => text.length !== 3)
    const gap = fc.constantFrom("", " ", "\u00a0", "\u202f", "'", "’", "_")
    fc.assert(
      fc.property(fc.nat(), decimals, gap, (whole, part, gap) => {
        const written = String(whole).replace(/\B(?=(\d{3})+$)/g, gap)
        expect(number(`${written},${part}`)).toBe(`${whole}.${part}`)
        expect(number(`${written}.${part}`)).toBe(`${whole}.${part}`)
      }),
    )
  })

  it("is what a locale writes, with its thousands and its decimals", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 999_999_999_999 }),
        fc.constantFrom("en-GB", "fi-FI", "de-DE", "de-CH", "sv-SE", "fr-FR", "en-IN"),
        (cents, locale) => {
          const text = (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 })
          expect([text, number(text)]).toEqual([text, (cents / 100).toFixed(2)])
        },
      ),
    )
  })

  it("is no number with a sign between the wrong digits, whatever the digits are", () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`))
    const wrong = fc.tuple(digits(3), digits(3), fc.constantFrom(1, 2, 4, 5).chain(digits))
    fc.assert(
      fc.property(wrong, fc.constantFrom(",", "."), (parts, sign) => {
        expect([parts.join(sign), number(parts.join(sign))]).toEqual([parts.join(sign), "mistake"])
      }),
    )
  })

  it.each([
    ["5", false, "5"],
    ["+5", false, "5"],
    ["-5", true, "5"],
    ["\u22125", true, "5"],
    ["\u2013 5", true, "5"],
    ["\u20115", true, "5"],
    ["\u202a-5", true, "5"],
    ["--5", true, "-5"],
  ])("with its sign, %s, is told from it", (text, isNegative, rest) => {
    expect(readSign(text)).toEqual({ isNegative, rest })
  })

  it.each([
    ["5", "5"],
    ["1e3", "1000"],
    ["1.5E3", "1500"],
    ["1.2345e2", "123.45"],
    ["5e-1", "0.5"],
    ["12.5e-3", "0.0125"],
    [".5e1", "5"],
    ["1e0", "1"],
    ["1e41", null],
    ["1e-41", null],
  ])("%s without its power of ten is %s", (text, plain) => {
    expect(withoutPower(text, 40)).toBe(plain)
  })
})
