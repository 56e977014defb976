import fc from "fast-check"
import { articleOf, excerpt, extractOf, languageTag, summaryUrl } from "../../../src/lib/content/wikipedia"

describe("articleOf", () => {
  it.each([
    ["https://en.wikipedia.org/wiki/Hamster", "en", "Hamster"],
    ["https://fi.wikipedia.org/wiki/P%C3%A4ij%C3%A4nne#Saaret", "fi", "Päijänne"],
    ["http://simple.wikipedia.org/wiki/Golden_hamster?action=raw", "simple", "Golden hamster"],
    ["https://zh-min-nan.wikipedia.org/wiki/Hun-l%C3%A2n", "zh-min-nan", "Hun-lân"],
    ["https://sv.m.wikipedia.org/wiki/Hamstrar", "sv", "Hamstrar"],
    ["https://en.wikipedia.org/wiki/AC/DC", "en", "AC/DC"],
    ["https://en.wikipedia.org/wiki/100%", "en", "100%"],
  ])("reads %s", (href, language, title) => {
    expect(articleOf(href)).toEqual({ language, title })
  })

  it.each(["https://wikipedia.org/wiki/Hamster", "https://www.wikipedia.org/wiki/Hamster"])(
    "takes English where the host names no language: %s",
    href => expect(articleOf(href)).toEqual({ language: "en", title: "Hamster" }),
  )

  it.each([
    "https://en.wikipedia.org/",
    "https://en.wikipedia.org/wiki/",
    "https://en.wiktionary.org/wiki/hamster",
    "https://en.wikipedia.org.example.com/wiki/Hamster",
    "https://example.com/?of=https://en.wikipedia.org/wiki/Hamster",
    "https://notwikipedia.org/wiki/Hamster",
    "/wiki/Hamster",
    "",
  ])("finds no article in %p", href => expect(articleOf(href)).toBeNull())

  it("gets back any title that was written into an address", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), text => {
        const title = text.replace(/[_\s]+/g, " ").trim()
        fc.pre(title !== "")
        const href = `https://fi.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(" ", "_"))}`
        expect(articleOf(href)).toEqual({ language: "fi", title })
      }),
    )
  })
})

describe("summaryUrl", () => {
  it("asks the API of the language for the introduction in plain text, redirects followed", () => {
    const { origin, pathname, searchParams } = new URL(summaryUrl({ language: "fi", title: "Tom & Jerry" }))
    expect(origin + pathname).toBe("https://fi.wikipedia.org/w/api.php")
    expect(Object.fromEntries(searchParams)).toEqual({
      action: "query",
      format: "json",
      prop: "extracts",
      exintro: "1",
      explaintext: "1",
      redirects: "1",
      titles: "Tom & Jerry",
      origin: "*",
    })
  })
})

describe("extractOf", () => {
  it("reads the first page's extract", () => {
    const pages = { 7: { extract: " It eats. \n" }, 9: { extract: "It sleeps." } }
    expect(extractOf({ query: { pages } })).toBe("It eats.")
  })

  it.each([
    [{ query: { pages: { "-1": { title: "Hamsterr", missing: "" } } } }],
    [{ query: { pages: { 7: { extract: "  " } } } }],
    [{ query: { pages: {} } }],
    [{ error: { code: "ratelimited" } }],
    ["<!doctype html>"],
    [null],
  ])("finds none in %j", answer => expect(extractOf(answer)).toBeNull())
})

describe("brief", () => {
  it("keeps a short text, in one line", () => {
    expect(excerpt("It eats.\nIt sleeps.", 40)).toBe("It eats. It sleeps.")
  })

  it("ends with a sentence if it ends late enough, otherwise with a word", () => {
    expect(excerpt("One two three. Four five six.", 20)).toBe("One two three.")
    expect(excerpt("One. Two three four five six seven.", 20)).toBe("One. Two three…")
  })

  it("is never too long, and always the text's beginning", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.integer({ min: 2, max: 200 }),
        (text, length) => {
          const short = excerpt(text, length)
          expect(short.length).toBeLessThanOrEqual(length)
          expect(text.replace(/\s+/g, " ").trim().startsWith(short.replace(/…$/, ""))).toBe(true)
        },
      ),
    )
  })
})

it("maps Simple English to English", () => {
  expect(["simple", "fi", "zh-min-nan"].map(languageTag)).toEqual(["en", "fi", "zh-min-nan"])
})
