import fc from "fast-check"
import { elements, isComponent, readingMinutes, type Tree, textContent } from "../../../src/lib/content/tree"

const { tree: anyTree } = fc.letrec<{ tree: Tree; node: Tree[number] }>(tie => ({
  tree: fc.array(tie("node"), { maxLength: 4 }),
  node: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.record(
      { type: fc.constantFrom("p", "b", "li", "Note", "br"), children: tie("tree") },
      { requiredKeys: ["type"] },
    ),
  ),
}))

describe("a tree", () => {
  it("tells components from HTML by their capital letter", () => {
    expect(["Snake", "Éclair", "p", "h1", "snake", ""].filter(isComponent)).toEqual(["Snake"])
  })

  it("gives its elements in the order of the text, parents first", () => {
    const tree: Tree = [
      "a",
      { type: "ul", children: [{ type: "li", children: ["b", { type: "b" }] }, { type: "li" }] },
      { type: "Note", props: { tone: "calm" } },
    ]
    expect([...elements(tree)].map(({ type }) => type)).toEqual(["ul", "li", "b", "li", "Note"])
  })

  it("gives every element once", () => {
    const count = (tree: Tree): number =>
      tree.reduce<number>(
        (sum, node) => sum + (typeof node === "string" ? 0 : 1 + count(node.children ?? [])),
        0,
      )
    fc.assert(fc.property(anyTree, tree => expect([...elements(tree)]).toHaveLength(count(tree))))
  })
})

describe("the words of a tree", () => {
  it("are separated between blocks, but not inside a block", () => {
    const tree: Tree = [
      { type: "h2", children: ["A ", { type: "em", children: ["ti"] }, "tle"] },
      { type: "p", children: ["One", { type: "br" }, "two"] },
      {
        type: "ul",
        children: [
          { type: "li", children: ["three"] },
          { type: "li", children: ["four"] },
        ],
      },
      { type: "Note", children: ["five"] },
      "six",
    ]
    expect(textContent(tree)).toBe("A title One two three four fivesix")
  })

  it("have one space between them, and none at the ends", () => {
    expect(textContent([" a\n", "\tb  ", { type: "p" }, "c "])).toBe("a b c")
    expect(textContent([])).toBe("")
    fc.assert(fc.property(anyTree, tree => expect(textContent(tree)).not.toMatch(/^\s|\s$|\s\s|[^\S ]/)))
  })

  it("have every letter of the texts, in order", () => {
    const letters = (tree: Tree): string =>
      tree.map(node => (typeof node === "string" ? node : letters(node.children ?? []))).join("")
    fc.assert(
      fc.property(anyTree, tree => {
        expect(textContent(tree).replace(/\s/g, "")).toBe(letters(tree).replace(/\s/g, ""))
      }),
    )
  })

  it("take a minute for 220 of them, and at least a minute", () => {
    const words = (number: number): Tree => [{ type: "p", children: ["word ".repeat(number)] }]
    expect([0, 1, 220, 329, 330, 440, 2200].map(number => readingMinutes(words(number)))).toEqual([
      1, 1, 1, 1, 2, 2, 10,
    ])
  })
})
