import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import AcademicQuotes from "../../src/embeds/academic-quotes/AcademicQuotes"
import { apa, bibtex, chicago, mla, ownSource, words } from "../../src/embeds/academic-quotes/citations"
import { apaNames, chicagoNames, initials, mlaNames } from "../../src/embeds/academic-quotes/names"
import { hairOf } from "../../src/embeds/academic-quotes/portrait"
import { type Quote, schema } from "../../src/embeds/academic-quotes/schema"
import { bibtexText, titleCase } from "../../src/embeds/academic-quotes/titles"
import { visit } from "../jest/visit"

const quotes = parse(schema, parseYaml(readFileSync("content/data/academic-quotes.yaml", "utf8")))
const by = (id: string) => quotes.find(quote => quote.id === id) as Quote
const many = Array.from({ length: 23 }, (_, i) => `Name${i + 1}, A.`)

describe("names", () => {
  it("are as many as the style has room for", () => {
    expect(apaNames(many.slice(0, 2))).toBe("Name1, A., & Name2, A.")
    expect(apaNames(many.slice(0, 20)).endsWith("Name19, A., & Name20, A.")).toBe(true)
    expect(apaNames(many).endsWith("Name18, A., Name19, A., . . . Name23, A.")).toBe(true)
    expect(mlaNames(["Terho, Pena", "Whittle, Ada M."])).toBe("Terho, Pena, and Ada M. Whittle.")
    expect(mlaNames(many)).toBe("Name1, A., et al.")
    expect(chicagoNames(["Aho, A.", "Elo, Eva", "Into, Ida"])).toBe("Aho, A., Eva Elo, and Ida Into.")
    expect(chicagoNames(many.slice(0, 10)).endsWith("A. Name9, and A. Name10.")).toBe(true)
    expect(chicagoNames(many.slice(0, 11)).endsWith("A. Name6, A. Name7, et al.")).toBe(true)
  })

  it("have their initials", () => {
    expect([initials("Detour, Jean-Paul"), initials("Whittle, Ada M."), initials("Voltaire")]).toEqual([
      "J.-P.",
      "A. M.",
      "",
    ])
  })
})

describe("titles", () => {
  it("have the capitals of English ones", () => {
    expect(titleCase("Towards a metric system of soon")).toBe("Towards a Metric System of Soon")
    expect(titleCase("Sharpening as a form of writing: a field study")).toBe(
      "Sharpening as a Form of Writing: A Field Study",
    )
    expect(titleCase("Surfaces and what lies on them")).toBe("Surfaces and What Lies on Them")
  })

  it("are ASCII in BibTeX where its commands know the letter", () => {
    expect(bibtexText("Lykkäämö & Åke, 50% {off} #1_2")).toBe(
      'Lykk{\\"a}{\\"a}m{\\"o} \\& {\\AA}ke, 50\\% \\{off\\} \\#1\\_2',
    )
    expect(bibtexText("café – ñ š ø")).toBe("caf{\\'e} -- {\\~n} {\\v s} {\\o}")
  })
})

describe("citations", () => {
  const texts = (quote: Quote) => [apa, mla, chicago].map(style => words(style(quote)))

  it("of an article", () => {
    expect(texts(by("sharpening"))).toEqual([
      "Terho, P., & Whittle, A. M. (1991). Sharpening as a form of writing: A field study. Pencil Research, 7(1), 14–29.",
      "Terho, Pena, and Ada M. Whittle. “Sharpening as a Form of Writing: A Field Study.” Pencil Research, vol. 7, no. 1, 1991, pp. 14-29.",
      "Terho, Pena, and Ada M. Whittle. “Sharpening as a Form of Writing: A Field Study.” Pencil Research 7, no. 1 (1991): 14–29.",
    ])
  })

  it("of a book", () => {
    expect(texts(by("coffee"))).toEqual([
      "Pannu, S. (1983). The thirsty method. Seminar Room Press.",
      "Pannu, Sirkka. The Thirsty Method. Seminar Room Press, 1983.",
      "Pannu, Sirkka. The Thirsty Method. Vaasa: Seminar Room Press, 1983.",
    ])
  })

  it("of a chapter, with one editor and with two", () => {
    expect(texts(by("meta"))).toEqual([
      "Sivupolku, R., Detour, J.-P., & Umweg, K. (2008). A short history of shoelaces. In O. Ylihuomen (Ed.), Handbook of procrastination (pp. 31–58). Eventual Books.",
      "Sivupolku, Ritva, et al. “A Short History of Shoelaces.” Handbook of Procrastination, edited by Onni Ylihuomen, Eventual Books, 2008, pp. 31-58.",
      "Sivupolku, Ritva, Jean-Paul Detour, and Klaus Umweg. “A Short History of Shoelaces.” In Handbook of Procrastination, edited by Onni Ylihuomen, 31–58. Oulu: Eventual Books, 2008.",
    ])
    expect(texts(by("tidy"))[0]).toContain(
      "In E. Hylly & N. Board (Eds.), Surfaces and what lies on them (pp. 77–91).",
    )
  })

  it("of a thesis", () => {
    expect(texts(by("ergonomics"))).toEqual([
      "Tuoli, J. (1990). Seated thought [Unpublished doctoral dissertation]. Institute for Tomorrow.",
      "Tuoli, Jorma. Seated Thought. 1990. Institute for Tomorrow, PhD dissertation.",
      "Tuoli, Jorma. “Seated Thought.” PhD diss., Institute for Tomorrow, 1990.",
    ])
  })

  it("end questions with their own mark", () => {
    const [first, second, third] = texts(by("twenty-three"))
    expect(first).toContain("Does a sentence take longer with more authors? Annals")
    expect(second).toContain("More Authors?” Annals")
    expect(third).toContain(
      "Aalto, Eka, Toini Bergroth, Kolmas Cajander, Nelli Dufva, Viivi Elo, Kuutti Forss, Seiso Granö, et al.",
    )
  })

  it("in BibTeX", () => {
    expect(bibtex(by("first-word"))).toBe(
      '@article{lykkaamo1994,\n  author = {Lykk{\\"a}{\\"a}m{\\"o}, Aulis},\n  title = {Have Begun: Notes towards a First Word},\n' +
        "  journal = {Journal of Later},\n  volume = {3},\n  number = {2},\n  pages = {2},\n  year = {1994}\n}",
    )
    expect(bibtex(by("tidy"))).toMatch(
      /^@incollection\{pino1972,[\s\S]*editor = \{Hylly, Eeva and Board, Norman\}/,
    )
  })

  it("have no doubled marks, and BibTeX closes its braces, whatever a visitor writes", () => {
    for (const quote of quotes)
      for (const text of texts(quote)) {
        expect(text).toMatch(/[^.]\.$/)
        expect(text).not.toMatch(/ {2}|\?\.|,,|(?<!\. )\.\.(?! \.)/)
      }
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 140 }), (name, said) => {
        const text = bibtex(ownSource(name, said)).replace(/\\[{}]/g, "")
        let depth = 0
        for (const sign of text) {
          depth += sign === "{" ? 1 : sign === "}" ? -1 : 0
          expect(depth).toBeGreaterThanOrEqual(0)
        }
        expect(depth).toBe(0)
      }),
    )
  })

  it("of a visitor are in press", () => {
    const own = ownSource("Matti Meikäläinen", "Tomorrow, then.")
    expect([apa, mla, chicago].map(style => words(style(own)))).toEqual([
      "Meikäläinen, M. (in press). Tomorrow, then. Journal of Later.",
      "Meikäläinen, Matti. “Tomorrow, Then.” Journal of Later, forthcoming.",
      "Meikäläinen, Matti. “Tomorrow, Then.” Journal of Later (forthcoming).",
    ])
    expect(bibtex(own)).toContain("@unpublished{meikalaineninpress,")
  })
})

describe("the list", () => {
  it("refuses what no citation can be made of", () => {
    const wrong = (part: object) =>
      safeParse(schema, [{ ...by("first-word"), ...part }, ...quotes.slice(1)]).success
    expect(wrong({})).toBe(true)
    expect([
      wrong({ authors: ["Aulis Lykkäämö"] }),
      wrong({ pages: "9-4" }),
      wrong({ id: "coffee" }),
    ]).toEqual([false, false, false])
  })
})

describe("the page", () => {
  it("draws a scholar with hair that goes with the name", () => {
    expect([hairOf("Tiskilä, Maija-Leena", 2), hairOf("Ada Lovelace", 3)]).toEqual(["long", "knot"])
    expect([hairOf("Lykkäämö, Aulis", 2), hairOf("", 3)]).toEqual(["short", "wavy"])
  })

  const options = { path: "/academic-quotes", data: { "academic-quotes": quotes } }
  const board = () => screen.getByRole("status", { name: "The quote" })

  it("arrives with a quote and its four citations, and has one more", async () => {
    const { user, address } = visit(<AcademicQuotes />, options)
    expect(board()).toHaveTextContent("I have therefore begun with the second.")
    expect(screen.getAllByRole("button", { name: /^Copy / })).toHaveLength(4)
    await user.click(screen.getByRole("button", { name: "One more source" }))
    expect(board()).toHaveTextContent("Yes.Eka Aalto and 22 others, 2019")
    expect(address()).toBe("/academic-quotes?quote=twenty-three")
    await user.click(screen.getByRole("button", { name: "The one before" }))
    expect(board()).toHaveTextContent("Aulis Lykkäämö, 1994")
  })

  it("copies a citation as text", async () => {
    const { user } = visit(<AcademicQuotes />, { ...options, query: "quote=coffee" })
    await user.click(screen.getByRole("button", { name: "Copy APA 7" }))
    expect(await navigator.clipboard.readText()).toBe(
      "Pannu, S. (1983). The thirsty method. Seminar Room Press.",
    )
  })

  it("cites the visitor, as text, and by link", () => {
    visit(<AcademicQuotes />, { ...options, query: "by=Ada+Elo&said=%3Cb%3ESoon%3C/b%3E" })
    expect(board()).toHaveTextContent("<b>Soon</b>Ada Elo, in press")
    fireEvent.change(screen.getByLabelText("and what you will have said"), { target: { value: "" } })
    expect(board()).toHaveTextContent("Aulis Lykkäämö")
  })

  it("shares a name of which nothing is said yet", async () => {
    const { user } = visit(<AcademicQuotes />, { ...options, query: "quote=coffee&by=Ada+Elo" })
    await user.click(screen.getByRole("button", { name: "Share" }))
    expect(await navigator.clipboard.readText()).toMatch(/\?quote=coffee&by=Ada\+Elo$/)
  })
})
