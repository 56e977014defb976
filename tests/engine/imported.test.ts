import { join } from "node:path"
import { readEmbeds } from "../../src/engine/embeds"
import { evaluateMdx } from "../../src/engine/mdx/evaluate"

const { byName: embeds } = readEmbeds(join(__dirname, "../fixtures/base"))

const mistakes = (text: string) =>
  evaluateMdx("content/pages/x.mdx", text, embeds, { data: {}, site: {} }).problems.map(
    ({ line, column, what }) => `${line}:${column} ${what}`,
  )

describe("a name that stands for nothing", () => {
  const foo = "1:1 There is no component <Foo>."
  const total = '1:12 Nothing is called "total" here.'

  it.each([
    ["a fenced block", "```js\nexport { Foo }\nimport total from './total'\n```"],
    ["a block of wavy lines", "~~~\nimport Foo from 'foo'\nexport const total = 1\n~~~"],
    ["code in a line", "Words `\nimport Foo, total from 'x'\n` words."],
    ["a quotation", "> words\nimport Foo and total"],
    ["a paragraph", "Words that go on\nimport Foo from total\nexport total, Foo"],
    ["an expression", "{`\nimport Foo from total\n`}"],
    ["a comment", "{/*\nimport Foo from 'total'\nexport { total }\n*/}"],
    ["a prop", '<Note label="\nimport Foo, total\n">words</Note>'],
  ])("is told of, though %s has a line that imports or exports it", (_, text) => {
    expect(mistakes(`<Foo />\n\n${text}`)).toContain(foo)
    expect(mistakes(`The sum is {total}.\n\n${text}`)).toContain(total)
  })

  it("is told of once, where a line of the page imports or exports it", () => {
    const text = (line: string) => mistakes(`${line}\n\n<Foo />\n\nThe sum is {total}. <Foo.Bar />`)
    for (const line of [
      'import Foo, { sum as total } from "./x"',
      'import Foo, * as total from "./x"',
      'import { Foo, total } from "./x"',
    ])
      expect(text(line)).toEqual(["1:1 A page can't import."])
    for (const line of [
      "export const Foo = 1, total = 2",
      "export const { Foo, a: [total = 1] } = {}",
      "export function Foo() {}\nexport class total {}",
      'export { Foo, sum as total } from "./x"',
    ])
      expect(text(line)).toEqual(["1:1 A page can't export."])
  })

  it("is told of where such a line only mentions it", () => {
    const text = 'import { Bar } from "./Foo"\n\n<Foo />\n\nThe sum is {total}.'
    expect(mistakes(text)).toEqual([
      "1:1 A page can't import.",
      "3:1 There is no component <Foo>.",
      '5:12 Nothing is called "total" here.',
    ])
  })
})
