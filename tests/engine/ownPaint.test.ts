import { followers, loneColours } from "../../src/engine/ownPaint"

describe("loneColours", () => {
  it.each([
    ["a text without its ground", ".a { color: #7a0f6b }"],
    ["a ground that does not say that it is light", ".a { background: #fff7d6; color: #111 }"],
    ["a ground of several colours", ".a { background: linear-gradient(red, var(--paper)) }"],
    ["a ground that a script gives", ".a { background: var(--part) }"],
    ["a ground on a narrow screen", "@media (width <= 480px) { .a { background-color: rgb(0 0 0 / 40%) } }"],
  ])("finds %s", (_, css) => {
    expect(loneColours(css)).toEqual([".a"])
  })

  it.each([
    ["tokens", ".a { background: var(--paper); color: var(--ink) }"],
    [
      "a light ground that says so",
      ".a { background: #fff7d6; color: var(--ink); color-scheme: only light }",
    ],
    ["white on a token that is always dark", ".a { background: var(--title-bar); color: #fff }"],
    [
      "lines and shadows",
      ".a { border: 1px solid #8a5a2b; box-shadow: 0 1px #000; outline: 1px dotted #fff }",
    ],
    ["what lets the ground through", ".a { background: #0000 }"],
    ["names in which a colour's name occurs", ".a { background: var(--surface); animation: red-hot 1s }"],
    ["what has no text", ".a::before { background: #8a5a2b }"],
  ])("allows %s", (_, css) => {
    expect(loneColours(css)).toEqual([])
  })
})

it("followers are embeds of tokens alone: lists, forms and what the home page shows", () => {
  const names = followers(process.cwd())
  expect(names).toEqual(expect.arrayContaining(["List", "RgbToHsl", "Consonants", "NewestPages", "ParseUrl"]))
  expect(names).not.toContain("RedTextGreenBackground")
})
