import { readTextParts } from "../../src/engine/mdx/written"

const file = "content/blog/tea.mdx"
const front = "---\ntitle: Tea\n---\n\n"
const written = (body: string) => readTextParts(file, front + body)

describe("what is written in a page", () => {
  it("has the expressions of text and props, and not those in code or comments", () => {
    const text =
      "{data.a} <Note x={data.b} {...data.c}>{data.d}</Note>\n\n`{data.e}`\n\n```js\n{data.f}\n```\n\n{/* data.g */}"
    expect(written(text)?.expressions).toEqual(["data.a", "data.b", "...data.c", "data.d"])
  })

  it("has the blocks of code as they stand, also in lists and quotes, and none that another quotes", () => {
    const text =
      "- a\n\n  ```ts src/a.ts\n  let a\n  ```\n\n> ~~~js\n> b\n> ~~~\n\n````md\n```ts\nc\n```\n````"
    const found = written(text)?.fences.map(({ offset, info }) => [
      (front + text).slice(offset).split("\n")[0],
      info,
    ])
    expect(found).toEqual([
      ["```ts src/a.ts", "ts src/a.ts"],
      ["~~~js", "js"],
      ["````md", "md"],
    ])
  })

  it("has no block of code that is a text of an expression", () => {
    expect(written("{`\n\\`\\`\\`ts\nlet a\n\\`\\`\\`\n`}")?.fences).toEqual([])
  })
})
