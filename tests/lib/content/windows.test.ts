import type { Tree } from "../../../src/lib/content/tree"
import {
  isProgram,
  maxCaptionLength,
  splitPage,
  windowKinds,
  windowOf,
} from "../../../src/lib/content/windows"

const p = (text: string) => ({ type: "p", children: [text] })
const toy = { type: "Toy", props: {} }
const short = p("Press it.")
const long = p("x".repeat(maxCaptionLength + 1))
const h2 = { type: "h2", children: ["How"] }

describe("windowOf", () => {
  it.each<[string, Tree, string]>([
    ["one toy alone", [toy], "program"],
    ["one toy among words", [short, "\n", toy, "\n", h2, long], "program"],
    ["words alone", [h2, long], "document"],
    ["two toys", [toy, h2, { type: "Other" }], "document"],
    ["a list among words", [short, { type: "Rows" }], "document"],
    ["a toy beside a list", [toy, { type: "Rows" }], "document"],
    ["a component round the words", [short, { type: "Wheel", children: [h2, long] }], "document"],
    ["a toy beside words in two languages", [{ type: "InLanguage", children: [short] }, toy], "program"],
  ])("of %s", (_, tree, kind) => {
    expect(windowOf(tree, name => name === "Rows")).toBe(kind)
  })

  it("makes programs of all windows but paper", () => {
    expect(windowKinds.filter(kind => !isProgram(kind))).toEqual(["document"])
  })
})

describe("partsOf", () => {
  it("leaves a short first paragraph over the toy and puts all else into the README, in order", () => {
    expect(splitPage([short, "\n", long, toy, h2, p("That.")])).toEqual({
      caption: [short],
      toy: [toy],
      readme: [long, h2, p("That.")],
    })
  })

  it("takes no long paragraph as a caption, nor any paragraph after it", () => {
    expect(splitPage([long, short, toy])).toEqual({ caption: [], toy: [toy], readme: [long, short] })
  })

  it("takes at most one paragraph", () => {
    expect(splitPage([short, short, toy])).toEqual({ caption: [short], toy: [toy], readme: [short] })
  })

  it("takes one paragraph in each language", () => {
    const [fi, en] = ["fi", "en"].map(lang => ({ type: "InLanguage", props: { lang }, children: [short] }))
    const rest = { type: "InLanguage", props: { lang: "fi" }, children: [h2, long] }
    expect(splitPage([fi, en, toy, rest] as Tree)).toEqual({ caption: [fi, en], toy: [toy], readme: [rest] })
  })

  it("lets a component with words in it be the toy where none stands by itself", () => {
    const wheel = { type: "Wheel", children: [h2] }
    expect(splitPage([short, wheel, long])).toEqual({ caption: [short], toy: [wheel], readme: [long] })
  })

  it("has no toy where there is no component", () => {
    expect(splitPage([short, h2])).toEqual({ caption: [], toy: [], readme: [short, h2] })
  })
})
