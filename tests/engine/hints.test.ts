import { hintsOf, maxReadmeWords } from "../../src/engine/hints"
import { formatProblem } from "../../src/engine/problems"
import { readSite } from "../../src/engine/site"
import { facts, page, smallSite, write } from "./smallSite"

const words = (count: number) => `${"word ".repeat(count - 1)}end.`

/** The hints on the pages that a small site has besides its own. */
function hints(files: Record<string, string>, more: object = {}): string[] {
  const root = smallSite()
  for (const [file, text] of Object.entries(files)) write(root, file, text)
  return hintsOf(readSite(root, { ...facts, ...more }))
    .filter(({ file }) => file in files)
    .map(formatProblem)
}

const file = "content/pages/tea.mdx"
const toy = '<Marbles colours={3} start="red" />'

describe("hintsOf", () => {
  it.each<[title: string, file: string, text: string, expected: string[]]>([
    [
      "counts the words of a page that has too few",
      file,
      page("Tea", words(29)),
      ["7:1: The page has 29 words. Write 30 or more: they are what is found, read aloud and sent on."],
    ],
    ["is content with a page of thirty words", file, page("Tea", words(30)), []],
    [
      "asks more of a post",
      "content/blog/tea.mdx",
      page("Tea", "One."),
      ["7:1: The post has 1 word. Write 300 or more: they are what is found, read aloud and sent on."],
    ],
    [
      "misses the caption over a toy",
      file,
      page("Tea", `${toy}\n\n${words(30)}`),
      [
        "7:1: <Marbles> has no caption, or more than one paragraph before it. Write one sentence over it: it stays there, and all other words go to README.TXT.",
      ],
    ],
    [
      "counts the words of a caption that is too long",
      file,
      page("Tea", `${words(13)}\n\n${toy}\n\n${words(30)}`),
      [
        "7:1: The caption over <Marbles> has 13 words. Say what a hand does, in 12 words at most; what is more belongs under the toy.",
      ],
    ],
    [
      "counts the words of a README that is too long",
      file,
      page("Tea", `Press it.\n\n${toy}\n\n${words(maxReadmeWords + 1)}`),
      [
        `11:1: The words beside <Marbles> are ${maxReadmeWords + 1}: README.TXT has room for ${maxReadmeWords}. Shorten them, or write a post.`,
      ],
    ],
    [
      "asks for no caption on a document",
      file,
      page("Tea", `${words(30)}\n\n${toy}`, "window: document\n"),
      [],
    ],
    ["lets a draft be short", file, page("Tea", "One.", "draft: true\n"), []],
  ])("%s", (_, file, text, expected) => {
    expect(hints({ [file]: text })).toEqual(expected.map(line => `${file}:${line}`))
  })
})

describe("hints", () => {
  it("are turned off by one switch in the facts of the site", () => {
    expect(hints({ [file]: page("Tea", "One.") }, { hints: false })).toEqual([])
  })
})
