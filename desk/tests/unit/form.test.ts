import { emptyRow } from "../../client/form/sections"

describe("a new row", () => {
  it("says nothing before it is typed", () => {
    const book = {
      type: "object",
      required: ["title", "year", "read", "language"],
      properties: {
        title: { type: "string" },
        year: { type: "integer", minimum: 1450 },
        read: { type: "boolean" },
        language: { enum: ["en", "fi"] },
      },
    }
    expect(emptyRow(book)).toEqual({ title: "" })
    expect(emptyRow({ type: "string" })).toBe("")
    expect(emptyRow({ enum: ["a", "b"] })).toBe("")
  })

  it("has what tells its kind from others", () => {
    const dog = {
      type: "object",
      required: ["kind", "legs"],
      properties: { kind: { const: "dog" }, legs: { type: "number" } },
    }
    expect(emptyRow({ anyOf: [dog] })).toEqual({ kind: "dog" })
  })
})
