import { findFences, readFence } from "../../src/engine/mdx/code"

describe("the words after a fence", () => {
  it.each([
    ["js", { language: "js", hasMore: false }],
    ["", { language: "", hasMore: false }],
    ["js {1,3-4}", { language: "js", hasMore: true }],
    ["jsx eval", { language: "jsx", hasMore: true }],
    ['ts title="src/x.ts"', { language: "ts", title: "src/x.ts", hasMore: true }],
    ["lang=css", { language: "css", hasMore: false }],
    ['lang="css"', { language: "css", hasMore: false }],
    ["c++", { language: "c++", hasMore: false }],
    ["js https://example.org/a.js", { language: "js", hasMore: true }],
    ["js and/or", { language: "js", hasMore: true }],
    ["js app.js", { language: "js", hasMore: true }],
    ["ts src/lib/game/random.ts", { language: "ts", path: "src/lib/game/random.ts", hasMore: true }],
    ["json package.json", { language: "json", path: "package.json", hasMore: true }],
  ])("%s", (info, words) => {
    expect(readFence(info, name => name === "package.json")).toEqual(words)
  })
})

describe("the blocks of code of a text", () => {
  it("are those between fences, without what stands in another", () => {
    expect(findFences("````md\n```ts a/b.ts\nx\n```\n````\n\n- a\n\n  ~~~js\n  y\n  ~~~\n{1 +")).toEqual([
      { offset: 0, info: "md", code: "```ts a/b.ts\nx\n```\n" },
      { offset: 39, info: "js", code: "  y\n" },
    ])
  })
})
