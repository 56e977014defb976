import fc from "fast-check"
import { createPageSearch, exactPage } from "../../../src/shell/navigation/searchPages"

const pages = [
  { path: "/", title: "juhq.fi", code: "0000" },
  { path: "/games", title: "Games", code: "0002" },
  { path: "/playlist/perjantaiPlaylist", title: "Perjantai", code: "0021" },
  { path: "/0", title: "Zero", code: "0090" },
  { path: "/time/is-it-420", title: "Is it 4:20?", code: "0120" },
  { path: "/tools/consonants", title: "Consonants", code: "0131" },
  { path: "/games/tictactoe", title: "Tic Tac Toe", code: "0140" },
  { path: "/muista-hakea-kahvia", title: "Äiti, muista hakea kahvia", code: "0150" },
]
const find = createPageSearch(pages)
const paths = (text: string) => find(text).map(({ path }) => path)
const exact = (text: string) => exactPage(pages, text)?.path

describe("exactPage", () => {
  it.each(["home", "/home", "/", "HOME", "home/", "https://juhq.fi", "https://juhq.fi/", "juhq.fi/"])(
    "takes %s home",
    text => expect(exact(text)).toBe("/"),
  )

  it("finds a path with and without slashes, and a full URL", () => {
    for (const text of [
      "/tools/consonants",
      "tools/consonants",
      "tools/consonants/",
      " Tools/Consonants ",
      "https://juhq.fi/tools/consonants?text=a#b",
      "/tools/consonants?text=a",
      "juhq.fi/tools/consonants",
      "www.juhq.fi/tools/consonants/?text=a#b",
      "//juhq.fi/tools/consonants",
      "localhost:9000/tools/consonants",
    ])
      expect(exact(text)).toBe("/tools/consonants")
    expect(exact("playlist/perjantaiplaylist")).toBe("/playlist/perjantaiPlaylist")
  })

  it("finds a title, punctuation included, ignoring accents and case", () => {
    expect(exact("is it 4:20?")).toBe("/time/is-it-420")
    expect(exact("aiti, muista hakea kahvia")).toBe("/muista-hakea-kahvia")
  })

  it("finds no page by a part of its name, and none for an empty text", () => {
    for (const text of ["", "  ", "consonant", "tools", "?", "#", "4:20"]) expect(exact(text)).toBeUndefined()
  })
})

describe("pageFinder", () => {
  it("returns every page in order for no text", () => {
    expect(find(" ")).toEqual(pages)
  })

  it("finds what is misspelt, out of order or without its accents", () => {
    expect(paths("conosnants")[0]).toBe("/tools/consonants")
    expect(paths("toe tic")[0]).toBe("/games/tictactoe")
    expect(paths("aiti")[0]).toBe("/muista-hakea-kahvia")
    expect(paths("äiti")[0]).toBe("/muista-hakea-kahvia")
    expect(paths("a\u0308iti")[0]).toBe("/muista-hakea-kahvia")
    expect(paths("kähvia")[0]).toBe("/muista-hakea-kahvia")
  })

  it("ranks exact matches first, then prefixes", () => {
    expect(paths("0")[0]).toBe("/0")
    expect(paths("games").slice(0, 2)).toEqual(["/games", "/games/tictactoe"])
    expect(paths("home")[0]).toBe("/")
    expect(paths("tic")[0]).toBe("/games/tictactoe")
  })

  it("finds by number", () => {
    expect(paths("0140")[0]).toBe("/games/tictactoe")
  })

  it("finds nothing for an unknown name", () => {
    expect(find("xylophone")).toEqual([])
    expect(find("--")).toEqual([])
    expect(find("я")).toEqual([])
  })

  it("returns each page at most once, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), text => {
        const found = find(text)
        expect(new Set(found).size).toBe(found.length)
        for (const page of found) expect(pages).toContain(page)
      }),
    )
  })

  it("finds every page first by its own path", () => {
    for (const { path } of pages) expect(paths(path)[0]).toBe(path)
  })
})

describe("a search among words", () => {
  const described = [
    { path: "/studies", title: "Studies", code: "0001", words: "Courses, and whether they had free coffee." },
    { path: "/panda", title: "Panda", code: "0002", words: "A panda with a clock." },
    { path: "/kahvia", title: "Muista hakea kahvia", code: "0003", words: "Coffee, a cup of coffee, cups." },
    { path: "/time", title: "Time", code: "0004", words: "A clock that falls off the wall." },
  ]
  const search = createPageSearch(described, ({ words }) => words)
  const found = (text: string) => search(text).map(({ path }) => path)

  it("ignores the words that tell nothing", () => {
    expect(found("the one with the panda")[0]).toBe("/panda")
    expect(found("what time is it")[0]).toBe("/time")
    expect(found("something with coffee")[0]).toBe("/kahvia")
  })

  it("has the page first that speaks of it most", () => {
    expect(found("coffee")).toEqual(["/kahvia", "/studies"])
  })

  it("finds what fits in part where nothing fits entirely", () => {
    expect(found("coffee elephants")).toEqual(["/kahvia", "/studies"])
    expect(found("elephants")).toEqual([])
  })
})
