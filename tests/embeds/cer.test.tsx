import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import Cer from "../../src/embeds/cer/Cer"
import {
  isPartialNumber,
  mod97,
  normaliseName,
  numberOf,
  remarkOf,
  rosette,
  verify,
} from "../../src/embeds/cer/logic"
import { hide, visit } from "../jest/visit"

const aName = fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" })
const aDay = fc.constantFrom("2026-11-22", "2024-02-29", "2098-12-31", "2021-06-02")

describe("the check digits", () => {
  it("are those of ISO/IEC 7064, MOD 97-10", () => {
    // The account number of the examples, with its country and check digits at the end: it leaves 1.
    expect(mod97("WEST12345698765432GB82")).toBe(1)
    expect(mod97("794")).toBe(18)
    expect(() => mod97("a")).toThrow(RangeError)
  })

  // A letter counts as two digits, so the standard promises nothing where a letter and a digit change places.
  it("find every wrong digit, every wrong letter, and every two of a kind that are swapped", () => {
    const letter = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    fc.assert(
      fc.property(aName, aDay, fc.nat(13), fc.nat(9), letter, (name, day, at, digit, letter) => {
        const number = numberOf(name, day).replaceAll("-", "")
        const place = 3 + at
        const isDigit = (sign = "") => /\d/.test(sign)
        const other = isDigit(number[place]) ? String(digit) : letter
        const wrong = number.slice(0, place) + other + number.slice(place + 1)
        fc.pre(wrong !== number)
        expect(["slip", "shape"]).toContain(verify(wrong, name).kind)
        const swapped =
          number.slice(0, place - 1) + number[place] + number[place - 1] + number.slice(place + 1)
        fc.pre(swapped !== number && place > 3 && isDigit(number[place]) === isDigit(number[place - 1]))
        expect(["slip", "shape"]).toContain(verify(swapped, name).kind)
      }),
    )
  })
})

describe("a number", () => {
  it("is genuine for its own name, however that is written, and a stranger's for another", () => {
    fc.assert(
      fc.property(aName, aDay, (name, day) => {
        expect(verify(numberOf(name, day), name)).toEqual({ kind: "genuine", day })
        expect(verify(numberOf(name, day).toLowerCase().replaceAll("-", " "), ` ${name} `).kind).toBe(
          "genuine",
        )
        expect(verify(numberOf(name, day), `${name} II`)).toEqual({ kind: "stranger", day })
      }),
    )
    expect(normaliseName("  Aino   MARIA ")).toBe("aino maria")
  })

  it("of another shape, or of a day that never was, is none", () => {
    expect(verify("", "Aino").kind).toBe("shape")
    expect(verify("CER-1", "Aino").kind).toBe("shape")
    expect(["", "ce", "CER-26", "cer 261122 ab", "CER-261122-ABCDEF-0"].map(isPartialNumber)).toEqual(
      Array(5).fill(true),
    )
    expect(["X", "CER-A", "CER-261122-ABCDEF-00", "CER-261122-ABCDEF-000"].map(isPartialNumber)).toEqual(
      Array(4).fill(false),
    )
    const body = "CER260230AAAAAA"
    const check = String(98 - mod97(`${body}00`)).padStart(2, "0")
    expect(verify(body + check, "Aino").kind).toBe("slip")
  })
})

describe("the clerk", () => {
  it("has a remark on everybody", () => {
    expect(remarkOf("Pertti")).toContain("wheel")
    expect(remarkOf(" ")).toContain("without a name")
    expect(remarkOf("R2D2")).toContain("arithmetic")
    expect(remarkOf("🐄")).toContain("pronounced")
    expect(remarkOf("__proto__")).toEqual(expect.any(String))
    expect(remarkOf("constructor")).toEqual(expect.any(String))
    fc.assert(fc.property(aName, name => expect(remarkOf(name).length).toBeLessThan(52)))
  })

  it("draws closed waves that stay within their depth", () => {
    const numbers =
      rosette(0, 0, 50, 5, 6)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? []
    for (let i = 0; i < numbers.length; i += 2) {
      const r = Math.hypot(numbers[i] ?? 0, numbers[i + 1] ?? 0)
      expect(r).toBeGreaterThan(44.8)
      expect(r).toBeLessThan(55.2)
    }
  })
})

describe("Cer", () => {
  const at = new Date(2026, 10, 22, 12)

  it("certifies a name at once, and sends the number with it", async () => {
    visit(<Cer />, { path: "/cer", at })
    fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Aino" } })
    expect(screen.getByRole("status")).toHaveTextContent("Genuine. Aino existed on 22 November 2026.")
    expect(screen.getByRole("textbox", { name: /^Number/ })).toHaveValue(numberOf("Aino", "2026-11-22"))
  })

  it("has its seal broken by a letter, in the field or in the address", () => {
    const number = numberOf("Aino", "2026-11-22")
    visit(<Cer />, { path: "/cer", at, query: `name=Eino&no=${number}` })
    expect(screen.getByRole("status")).toHaveTextContent("belongs to someone else")
    expect(screen.getByText("DOUBTFUL")).toBeInTheDocument()
    fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Aino" } })
    expect(screen.queryByText("DOUBTFUL")).toBeNull()
    fireEvent.change(screen.getByRole("textbox", { name: /^Number/ }), { target: { value: `${number}1` } })
    expect(screen.getByText("DOUBTFUL")).toBeInTheDocument()
  })

  it("has a seal that cracks under a press, and is mended at the next", () => {
    visit(<Cer />, { path: "/cer", at })
    const seal = document.querySelector("[data-seal]") as Element
    fireEvent.click(seal)
    expect(screen.getByRole("status")).toHaveTextContent("Crack.")
    expect(screen.getByText("DOUBTFUL")).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Ask for a new seal" }))
    expect(screen.queryByText("DOUBTFUL")).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Break the seal" }))
    expect(screen.getByRole("status")).toHaveTextContent("They are handmade.")
  })

  it("enters on the certificate when it was looked away from", () => {
    const { wait } = visit(<Cer />, { path: "/cer", at })
    expect(screen.getByText(/^Seen for .+, without a break\.$/)).toBeInTheDocument()
    hide(true)
    wait(14_000)
    hide(false)
    expect(screen.getByText("Interruptions: 1. The Registry waited 14 s.")).toBeInTheDocument()
  })
})
