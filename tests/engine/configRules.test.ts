import { checkSite } from "../../src/engine/checkSite"
import { factsOf } from "../../src/engine/gatsby/internals/store"
import { hintsOf } from "../../src/engine/hints"
import { formatProblem } from "../../src/engine/problems"
import { readSite } from "../../src/engine/site"
import { isLanguageTag, primaryLanguage } from "../../src/lib/text/languageTag"
import { facts, page, smallSite, write } from "./smallSite"

const config = `const config = {
  pathPrefix: "/mine",
  siteMetadata: {
    siteUrl: "https://example.org",
    language: "en-GB",
  },
}
`

function siteWith(more: object, files: Record<string, string> = {}) {
  const root = smallSite()
  for (const [file, text] of Object.entries({ "gatsby-config.ts": config, ...files })) write(root, file, text)
  return readSite(root, { ...facts, ...more })
}

async function problemsOf(more: object): Promise<string[]> {
  const { problems } = await checkSite(siteWith(more))
  return problems.map(formatProblem).filter(line => line.startsWith("gatsby-config"))
}

describe("a language tag", () => {
  it.each(["en", "fi", "pt-BR", "zh-Hant-TW", "es-419", "smn", "de-CH-1996", "FI"])("is %s", tag =>
    expect(isLanguageTag(tag)).toBe(true),
  )

  it.each(["", "english", "e", "fr_CA", "en-", "suomi", "pt-BR-", "en GB", "1"])("is not %s", tag =>
    expect(isLanguageTag(tag)).toBe(false),
  )

  it("begins with the language itself", () => {
    expect(["en-GB", "FI", "zh-Hant-TW"].map(primaryLanguage)).toEqual(["en", "fi", "zh"])
  })
})

describe("the configuration", () => {
  it("may be in any language, at the root of any host", async () => {
    expect(await problemsOf({})).toEqual([])
    expect(await problemsOf({ language: "sv-FI", siteUrl: "http://localhost:9000" })).toEqual([])
  })

  it("has no folder for the site, as Gatsby's pathPrefix would be, and the store tells of it", async () => {
    expect(await problemsOf({ pathPrefix: "/mine" })).toEqual([
      "gatsby-config.ts:2:3: The site can't be published in the folder /mine of a host: its addresses begin at the root. Take pathPrefix out, and give the site a host or a subdomain of its own.",
    ])
    const store = (pathPrefix: string) => ({
      getState: () => ({ config: { siteMetadata: facts, pathPrefix } }),
    })
    expect(factsOf(store("/mine"))).toMatchObject({ pathPrefix: "/mine" })
    expect(factsOf(store(""))).toEqual(facts)
  })

  it.each([
    "https://example.org/mine",
    "https://example.org/",
    "example.org",
    "https://",
    "ftp://example.org",
  ])("has no address as %s", async siteUrl => {
    expect(await problemsOf({ siteUrl })).toEqual([
      expect.stringMatching(/^gatsby-config\.ts:4:5: The site's address \S+ is not that of a host\. /),
    ])
  })

  it("names a language by its tag", async () => {
    expect(await problemsOf({ language: "en_GB" })).toEqual([
      'gatsby-config.ts:5:5: The site\'s language "en_GB" is no language tag. Write one as en-GB, fi or pt-BR.',
    ])
  })
})

describe("the language of a page", () => {
  const tea = (keys: string, body = "Te.") => ({ "content/pages/tea.mdx": page("Te", body, keys) })
  const langOf = (path: string, more: object, keys = "") =>
    siteWith(more, tea(keys)).pages.find(each => each.path === path)?.lang

  it("is the site's, in a playlist too, or its own", () => {
    expect(langOf("/tea", { language: "sv-FI" })).toBe("sv-FI")
    expect(langOf("/playlist/rain", { language: "sv-FI" })).toBe("sv-FI")
    expect(langOf("/tea", {}, "lang: pt-BR\n")).toBe("pt-BR")
  })

  it("is a tag, or a mistake", () => {
    const { problems } = siteWith({}, tea("lang: swedish\n"))
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^content\/pages\/tea\.mdx:5:7: .*Write a language tag, as en, fi or pt-BR\.$/),
    ])
  })

  const hints = (more: object, files: Record<string, string>) =>
    hintsOf(siteWith(more, files))
      .map(formatProblem)
      .filter(line => / is in "/.test(line))

  it("is told where the shell has no words in it", () => {
    expect(hints({ language: "sv-FI" }, {})).toEqual([
      expect.stringMatching(
        /^gatsby-config\.ts:5:5: The site is in "sv-FI", and the words of its shell and toys are English\. /,
      ),
    ])
    expect(hints({}, {})).toEqual([])
  })

  it("is told where its footnotes or tasks would be read aloud in English", () => {
    const notes = "Te.[^1]\n\n[^1]: Varmt."
    expect(hints({}, tea("lang: sv\n", notes))).toEqual([
      'content/pages/tea.mdx:1:1: The page is in "sv", and what is read aloud at its footnotes is English. Add the words of that language in src/engine/mdx/words.ts.',
    ])
    expect(hints({}, tea("lang: sv\n", "- [x] te"))[0]).toContain("at its tasks is English")
    expect(hints({}, tea("lang: sv\n"))).toEqual([])
    expect(hints({}, tea("lang: fi\n", notes))).toEqual([])
  })
})
