import fc from "fast-check"
import ts from "typescript"
import {
  isValid,
  type PropType,
  type PropTypes,
  readProps,
  typeName,
  UnreadableType,
} from "../../src/engine/propTypes"
import type { Json } from "../../src/lib/content/tree"

function props(text: string): PropTypes {
  return readProps(ts.createSourceFile("X.tsx", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
}

/** The type of a prop that is written as this in TypeScript; `more` are the types beside it. */
function type(written: string, more = ""): PropType {
  const prop = props(`${more}\ntype Props = { a: ${written} }`).a
  if (!prop) throw new Error("There is no prop.")
  return prop.type
}

function refusal(text: string): { message: string; at: string } {
  try {
    props(text)
  } catch (error) {
    if (error instanceof UnreadableType) return { message: error.message, at: text.slice(error.offset) }
  }
  return { message: "", at: "" }
}

describe("the props of a component", () => {
  it("are read from its Props, whether a type or an interface", () => {
    const members = `
      /** How many
       * there are. */
      count: number
      "data-name"?: string
      children: ReactNode
    `
    const expected = {
      count: { type: { kind: "number" }, optional: false, doc: "How many there are." },
      "data-name": { type: { kind: "string" }, optional: true, doc: "" },
      children: { type: { kind: "children" }, optional: false, doc: "" },
    }
    expect(props(`type Props = {${members}}`)).toEqual(expected)
    expect(props(`export interface Props {${members}}`)).toEqual(expected)
  })

  it("are none where there is no Props", () => {
    expect(props("export default function X() { return null }")).toEqual({})
  })

  it("may be of types that stand beside them, lists, objects and unions", () => {
    const more = `
      type Colour = "red" | "blue"
      interface Ball { colour: Colour; size?: number }
    `
    expect(type("readonly Ball[]", more)).toEqual(type("Array<Ball>", more))
    expect(type("(Ball | null)[]", more)).toEqual({
      kind: "array",
      item: {
        kind: "union",
        options: [
          {
            kind: "object",
            fields: {
              colour: {
                type: {
                  kind: "union",
                  options: [
                    { kind: "literal", value: "red" },
                    { kind: "literal", value: "blue" },
                  ],
                },
                optional: false,
                doc: "",
              },
              size: { type: { kind: "number" }, optional: true, doc: "" },
            },
          },
          { kind: "null" },
        ],
      },
    })
    expect(type("1 | -1 | true | Json")).toEqual({
      kind: "union",
      options: [
        { kind: "literal", value: 1 },
        { kind: "literal", value: -1 },
        { kind: "literal", value: true },
        { kind: "json" },
      ],
    })
  })

  it("are refused where a value in the content can't be checked against them, with the place of the type", () => {
    for (const written of [
      "Map<string, number>",
      "() => void",
      "Date",
      "keyof Ball",
      "typeof x",
      "unknown",
      "T",
    ]) {
      expect(refusal(`type Props = { b: string; a: ${written} }`)).toEqual({
        message: `The type ${written} of a prop can't be checked.`,
        at: `${written} }`,
      })
    }
    const message = "Props has to be written out: type Props = { name: string }."
    expect(refusal("type Props = Omit<Ball, 'size'>")).toEqual({ message, at: "Omit<Ball, 'size'>" })
    expect(refusal("type Props = Ball & { a: string }").message).toBe(message)
  })

  it("are refused where a type holds itself, and not where it stands twice", () => {
    const tree = "type Branch = { branches: Branch[] }\ntype Props = { a: Branch }"
    expect(refusal(tree).message).toBe("The type Branch of a prop can't be checked.")
    expect(
      refusal("type Pair = { a: Pair2 }; type Pair2 = Pair; type Props = { a: Pair }").message,
    ).toContain("Pair")
    expect(refusal("type One = { b: string }; type Props = { a: One; c: One[] }")).toEqual({
      message: "",
      at: "",
    })
  })
})

describe("a value", () => {
  const cases: [string, Json[], (Json | undefined)[]][] = [
    ["string", ["", "a"], [1, null, true, [], {}, undefined]],
    ["number", [0, -1.5], ["1", null, undefined]],
    ["boolean", [true, false], ["true", 0, null]],
    ['"a" | "b"', ["a", "b"], ["c", "", 1, null]],
    ["1 | -1", [1, -1], [0, "1"]],
    ["null", [null], [0, "", false, undefined]],
    ["string[]", [[], ["a", "b"]], ["a", [1], ["a", null], {}]],
    [
      "{ a: string; b?: number }",
      [{ a: "x" }, { a: "x", b: 1 }],
      [{}, { a: 1 }, { a: "x", c: 1 }, [], null, "x"],
    ],
    ["{ a?: string }", [{}, { a: "x" }], [{ toString: "x" }, { b: "x" }]],
    ["Json", [null, 1, "a", [], {}], []],
  ]

  it.each(cases)("fits %s or does not", (written, good, bad) => {
    for (const value of good) expect([value, isValid(value, type(written))]).toEqual([value, true])
    for (const value of bad) expect([value, isValid(value, type(written))]).toEqual([value, false])
  })

  it("fits a union where it fits one of its types", () => {
    const options = fc.constantFrom("string", "number", "boolean", "null", "string[]", "{ a: number }", '"x"')
    fc.assert(
      fc.property(options, options, fc.jsonValue({ maxDepth: 2 }), (one, other, value) => {
        const json = value as Json
        expect(isValid(json, type(`${one} | ${other}`))).toBe(
          isValid(json, type(one)) || isValid(json, type(other)),
        )
      }),
    )
  })
})

describe("the name of a type", () => {
  it("is one that the author of a page can read", () => {
    const names = [
      ["string", "a text"],
      ["number[]", "a list, each a number"],
      ['"a" | "b" | null', '"a" or "b" or null'],
      ["{ a: string; b: boolean }", "an object with a, b"],
      ["boolean", "true or false"],
      ["Json", "anything"],
    ] as const
    for (const [written, name] of names) expect(typeName(type(written))).toBe(name)
  })
})
