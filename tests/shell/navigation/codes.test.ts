import fc from "fast-check"
import { codeAfterKey, findByCode, findByPrefix, paddedCode } from "../../../src/shell/navigation/numpad"

const type = (keys: string[]) => keys.reduce((code, key) => codeAfterKey(code, key) ?? code, "")
const pages = ["0013", "0120", "0012", "1201"].map(code => ({ code }))

describe("numpad", () => {
  it("builds a code from digits and starts again after a full one", () => {
    expect(type(["0", "1", "2"])).toBe("012")
    expect(type(["0", "1", "2", "8"])).toBe("0128")
    expect(type(["0", "1", "2", "8", "7"])).toBe("7")
  })

  it("is cleared by the left arrow, and Backspace removes a digit", () => {
    expect(type(["0", "1", "ArrowLeft"])).toBe("")
    expect(type(["0", "1", "Backspace"])).toBe("0")
    expect(type(["Backspace"])).toBe("")
  })

  it("keeps the question mark until another key is pressed", () => {
    expect(type(["0", "1", "?"])).toBe("?")
    expect(type(["?", "7"])).toBe("7")
    expect(type(["?", "Backspace"])).toBe("")
  })

  it("puts zeros in front of what was typed at Enter", () => {
    expect(type(["8", "8", "Enter"])).toBe("0088")
    expect(type(["0", "1", "2", "8", "Enter"])).toBe("0128")
    expect(type(["Enter"])).toBe("")
  })

  it("leaves all other keys alone", () => {
    for (const key of ["a", "Tab", "F1", "٣", " ", "10"]) expect(codeAfterKey("01", key)).toBeNull()
  })

  it("always displays four characters", () => {
    const keys = fc.constantFrom(..."0123456789?", "ArrowLeft", "Backspace", "x")
    fc.assert(
      fc.property(fc.array(keys), list => expect(paddedCode(type(list))).toMatch(/^([0-9]*_*|\?___)$/)),
    )
    fc.assert(fc.property(fc.array(keys), list => expect(paddedCode(type(list))).toHaveLength(4)))
  })

  it("lists the codes with a prefix in order, and none before the first digit", () => {
    expect(findByPrefix(pages, "001").map(({ code }) => code)).toEqual(["0012", "0013"])
    expect(findByPrefix(pages, "12").map(({ code }) => code)).toEqual(["1201"])
    expect(findByPrefix(pages, "")).toEqual([])
    expect(findByPrefix(pages, "?")).toEqual([])
  })

  it("finds the page of a complete code only", () => {
    expect(findByCode(pages, "0120")).toEqual({ code: "0120" })
    expect(findByCode(pages, "012")).toBeUndefined()
  })
})
