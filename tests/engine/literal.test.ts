import fc from "fast-check"
import { runExpression } from "../../src/engine/mdx/expression"
import { literalOf } from "../../src/engine/mdx/literal"
import { parseMdx } from "../../src/engine/mdx/parse"
import type { Node } from "../../src/engine/mdx/syntax"

/** The syntax tree of an expression that stands alone on a page. */
function parsed(source: string) {
  const { root, problems } = parseMdx("page.mdx", `{${source}}`)
  expect(problems).toEqual([])
  return (root as unknown as Node).children?.[0]?.data?.estree
}

const ran = (source: string) =>
  runExpression(source, { data: {}, site: {} }, new Set<string>(), { leftMs: 1000 })

describe("an expression that is what it says", () => {
  it.each([
    "3",
    "-0.5",
    "- -2",
    "0x1f",
    "null",
    "true",
    '"a \\"text\\""',
    "`a text\\nof two lines`",
    "[]",
    "[1, [2, -3], { a: null }]",
    '{ a: 1, "b c": [true], 7: "seven", 1e3: 4, a: 2 }',
    '{"a": {"\\"`": false, "`": "{", "$": ""}, "$": []}',
  ])("has the value that running it gives: %s", source => {
    expect(literalOf(parsed(source))).toStrictEqual({ value: ran(source) })
  })

  it("has it for everything that JSON can say", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), text => {
        fc.pre(!text.includes("__proto__"))
        expect(literalOf(parsed(text))).toStrictEqual({ value: ran(text) })
      }),
    )
  })

  it.each([
    "a",
    "1 + 2",
    "-a",
    '-"3"',
    "!true",
    "`a $" + "{1}`",
    "/a/",
    "10n",
    "[, 1]",
    "[...[1]]",
    "[a]",
    "{ a }",
    "{ [1]: 2 }",
    "{ ...b }",
    "{ get a() { return 1 } }",
    "{ a() {} }",
    "{ __proto__: null }",
    "() => 1",
    "[[[[[[[[[[1]]]]]]]]]]",
  ])("is left to who runs it otherwise: %s", source => {
    expect(literalOf(parsed(source))).toBeNull()
  })

  it("is nothing where nothing stands", () => {
    expect(literalOf(null)).toBeNull()
    expect(literalOf({ body: [] })).toBeNull()
  })
})
