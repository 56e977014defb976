import * as v from "valibot"
import { schema } from "../../../src/components/chat-replay/chat"

describe("a staged chat", () => {
  it("is a list of turns, some with a drawing", () => {
    const turns = [
      { from: "visitor", text: "Draw a pizza." },
      { from: "machine", text: "Certainly!", drawing: "circle" },
    ]
    expect(v.parse(schema, turns)).toEqual(turns)
  })

  it("has two speakers who say something, and no other keys", () => {
    expect(v.is(schema, [{ from: "hamster", text: "Squeak." }])).toBe(false)
    expect(v.is(schema, [{ from: "machine", text: "" }])).toBe(false)
    expect(v.is(schema, [{ from: "machine", text: "Yes.", drawn: "circle" }])).toBe(false)
    expect(v.is(schema, [])).toBe(false)
  })
})
