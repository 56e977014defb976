import fc from "fast-check"
import { findJsonError, lineAndColumn } from "../../../src/lib/text/json"

describe("a mistake in JSON", () => {
  it("is found exactly where JSON.parse finds an error", () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text)
        return true
      } catch {
        return false
      }
    }
    fc.assert(
      fc.property(
        fc.oneof(fc.json(), fc.string(), fc.string({ unit: fc.constantFrom(...'{}[]",:1 a') })),
        text => {
          expect(findJsonError(text) === null).toBe(isJson(text))
        },
      ),
    )
  })

  it("says line and column, and what has to come", () => {
    expect(findJsonError('{\n  "a": 1\n  "b": 2\n}')).toEqual({
      what: 'Line 3, column 3: "," or "}" has to come here.',
      start: 13,
      end: 16,
    })
    expect(findJsonError("")?.what).toBe("Line 1, column 1: the text ends, but a value has to come.")
    expect(findJsonError("[1, nul]")).toMatchObject({ what: "Line 1, column 5: this is not JSON.", start: 4 })
  })

  it("is not that the JSON is deep", () => {
    expect(findJsonError(`${"[".repeat(30)}${"]".repeat(30)}`)).toBeNull()
  })

  it("has a place on the lines of the text", () => {
    expect(lineAndColumn("ab\ncd", 0)).toEqual({ line: 1, column: 1 })
    expect(lineAndColumn("ab\ncd", 2)).toEqual({ line: 1, column: 3 })
    expect(lineAndColumn("ab\ncd", 4)).toEqual({ line: 2, column: 2 })
  })
})
