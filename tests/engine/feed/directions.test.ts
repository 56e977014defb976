import { isDirection, withoutDirections } from "../../../src/engine/feed/directions"
import type { Tree } from "../../../src/lib/content/tree"

const p = (...children: Tree): Tree[number] => ({ type: "p", children })

describe("a sentence that only helps beside its toy", () => {
  it.each([
    "Press a picture to see it large.",
    "The arrow keys lead to the others.",
    "Set the interval and press Start.",
    "Type a letter.",
    "Drag the ground, or the scale.",
    "The slider leaves out the worst grades.",
    "Click it twice.",
    "The button under it goes on from there.",
    "Make a banner above, save it, keep it.",
    "See the table below.",
    "Untick one, and the rest hear of it.",
    "Aseta väli ja paina Aloita.",
    "Each of them can be tapped.",
  ])("is %s", sentence => {
    expect(isDirection(sentence)).toBe(true)
  })

  it.each([
    "It is six degrees above the market, and below zero.",
    "The article is in press.",
    "The trouser press can wait.",
    "Kivi painaa kaksi kiloa.",
    "He typed all night.",
    "The printing press came late.",
    "Nothing is better than tea.",
  ])("is not %s", sentence => {
    expect(isDirection(sentence)).toBe(false)
  })
})

describe("a text without them", () => {
  it("keeps the other sentences of a paragraph, with their links and emphasis", () => {
    const tree: Tree = [
      p(
        "Tea is hot. Press ",
        { type: "b", children: ["Brew"] },
        " now! It takes ",
        { type: "em", children: ["long"] },
        ".",
      ),
    ]
    expect(withoutDirections(tree)).toEqual([
      p("Tea is hot. ", "It takes ", { type: "em", children: ["long"] }, "."),
    ])
  })

  it("has no empty paragraph, point, list or heading", () => {
    const tree: Tree = [
      { type: "h2", children: ["How to play"] },
      p("Press it. Drag it."),
      { type: "ul", children: [{ type: "li", children: ["Click here."] }, "\n"] },
      { type: "h2", children: ["Why"] },
      { type: "h3", children: ["Because"] },
      p("Tea."),
    ]
    expect(withoutDirections(tree)).toEqual([
      { type: "h2", children: ["Why"] },
      { type: "h3", children: ["Because"] },
      p("Tea."),
    ])
  })

  it("leaves quotes, code, tables and headings alone", () => {
    const tree: Tree = [
      { type: "h2", children: ["The button"] },
      { type: "blockquote", children: [p("Press it.")] },
      { type: "pre", children: [{ type: "code", children: ["click()"] }] },
      { type: "table", children: [{ type: "td", children: ["Press"] }] },
      p("The word ", { type: "code", children: ["button"] }, " is English."),
    ]
    expect(withoutDirections(tree)).toEqual(tree)
  })

  it("looks into components, and keeps those that hold nothing", () => {
    const tree: Tree = [{ type: "Marbles" }, { type: "Note", children: [p("Press it."), p("Tea.")] }]
    expect(withoutDirections(tree)).toEqual([{ type: "Marbles" }, { type: "Note", children: [p("Tea.")] }])
  })
})
