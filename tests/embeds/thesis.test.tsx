import { readFileSync } from "node:fs"
import { act, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  answersTo,
  escaped,
  givenAnswers,
  gradeOf,
  grades,
  latex,
  parseGiven,
  write,
} from "../../src/embeds/thesis/logic"
import { schema } from "../../src/embeds/thesis/schema"
import { silenceText, silentGrade, silentText, wordiness } from "../../src/embeds/thesis/silence"
import Thesis from "../../src/embeds/thesis/Thesis"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read, write as store } from "../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, visit } from "../jest/visit"

const parts = parse(schema, parseYaml(readFileSync("content/data/thesis.yaml", "utf8")))

describe("a thesis", () => {
  it("is the same for the same seed, whole, and with no blank left in it", () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        const thesis = write(seed, parts)
        expect(write(seed, parts)).toEqual(thesis)
        expect(thesis.title).toMatch(/^On the .+ of .+: [A-Z\d].+$/)
        expect(JSON.stringify(thesis)).not.toMatch(/\{(subject|place|count)\}|undefined/)
        expect(new Set(thesis.keywords).size).toBe(5)
        expect(new Set(thesis.questions).size).toBe(4)
        for (const height of thesis.figure) expect(height >= 0 && height < 1).toBe(true)
      }),
    )
  })

  it("is another one for another seed, mostly", () => {
    const titles = Array.from({ length: 200 }, (_, i) => write(`${i}`, parts).title)
    expect(new Set(titles).size).toBeGreaterThan(190)
  })

  it("becomes LaTeX in which a name can't do anything", () => {
    expect(escaped("50% & $_#{}~^\\")).toBe(
      "50\\% \\& \\$\\_\\#\\{\\}\\textasciitilde{}\\textasciicircum{}\\textbackslash{}",
    )
    const source = latex(write("juhq", parts), "\\input{passwords}")
    expect(source).toContain("\\author{\\textbackslash{}input\\{passwords\\}}")
    const begun = [...source.matchAll(/\\begin\{(\w+)\}/g)].map(match => match[1])
    const ended = [...source.matchAll(/\\end\{(\w+)\}/g)].map(match => match[1])
    expect([...ended].sort()).toEqual([...begun].sort())
  })

  it("is not made from parts with a blank that is never filled", () => {
    expect(safeParse(schema, { ...parts, ends: [...parts.ends, "We thank {whom}."] }).success).toBe(false)
  })
})

describe("the defence", () => {
  it("has three answers to each question, and something that the opponent does at each", () => {
    const all = [0, 1, 2, 3].flatMap(question => answersTo("abc", question, parts))
    expect(new Set(all.map(({ says }) => says)).size).toBe(12)
    expect(new Set(all.map(({ does }) => does)).size).toBe(12)
    expect(givenAnswers("abc", [2, 0], parts)).toEqual([all[2], all[3]])
    expect([parseGiven("0120"), parseGiven("0130"), parseGiven("01201"), parseGiven("")]).toEqual([
      [0, 1, 2, 0],
      [],
      [],
      [],
    ])
    expect(grades).toContain(gradeOf("abc", [1, 2, 0, 1]))
    expect(gradeOf("abc", [1, 2, 0, 1])).toBe(gradeOf("abc", [1, 2, 0, 1]))
  })
})

describe("the page", () => {
  it("shows the thesis of its link, and another when asked", async () => {
    const page = visit(<Thesis />, { path: "/thesis", query: "thesis=abc&by=Aino", data: { thesis: parts } })
    const paper = within(screen.getByRole("article", { name: "The thesis" }))
    const { title } = write("abc", parts)
    expect(paper.getByRole("heading", { name: title })).toBeInTheDocument()
    expect(paper.getByText("Aino")).toBeInTheDocument()
    await page.user.click(screen.getByRole("button", { name: "Another thesis" }))
    expect(page.address()).toMatch(/^\/thesis\?thesis=[2-9a-z]{6}&by=Aino$/)
  })

  it("is defended in four answers, crossed out sentence by sentence, and graded", async () => {
    const page = visit(<Thesis />, { path: "/thesis", query: "thesis=abc", data: { thesis: parts } })
    const { abstract, questions } = write("abc", parts)
    await page.user.click(screen.getByRole("button", { name: "Defend it" }))
    for (const [i, question] of questions.entries()) {
      expect(screen.getByText(question, { selector: "q" })).toBeInTheDocument()
      const [answer] = answersTo("abc", i, parts)
      await page.user.click(screen.getByRole("button", { name: answer?.says ?? "none" }))
      if (i < 3) expect(screen.getByText(answer?.does ?? "none")).toBeInTheDocument()
      expect(screen.getByText(abstract[i] ?? "none").tagName).toBe("DEL")
      expect(screen.getByText(answer?.says ?? "none", { selector: "ins" })).toBeInTheDocument()
    }
    const again = screen.getByRole("button", { name: "Defend it again" })
    expect(again.parentElement).toBe(screen.getByRole("region", { name: "The defence" }))
    const grade = gradeOf("abc", [0, 0, 0, 0])
    expect(
      screen.getByText(`Graded ${grade}. Nobody in the hall can say what that means.`),
    ).toBeInTheDocument()
    expect(page.address()).toBe(`/thesis?thesis=abc&answers=0000&grade=${grade.replaceAll(" ", "+")}`)
    expect(hasThing("/thesis")).toBe(true)
  })

  it("shows a friend's answers, written into the abstract", () => {
    visit(<Thesis />, {
      path: "/thesis",
      query: "thesis=abc&answers=1202&grade=laudatur",
      data: { thesis: parts },
    })
    for (const { says } of givenAnswers("abc", [1, 2, 0, 2], parts))
      expect(screen.getByText(says, { selector: "ins" })).toBeInTheDocument()
  })
})

describe("a guest in the opponent's chair", () => {
  /** The places of the shortest answers to each question, or of the longest. */
  const places = (longest: boolean) =>
    [0, 1, 2, 3].map(question => {
      const lengths = answersTo("abc", question, parts).map(({ says }) => says.length)
      return lengths.indexOf(longest ? Math.max(...lengths) : Math.min(...lengths))
    })

  it("grades the shortest answers highest", () => {
    expect([wordiness("abc", places(false), parts), wordiness("abc", places(true), parts)]).toEqual([0, 8])
    expect([0, 4, 8].map(silentGrade)).toEqual(["laudatur", "cum laude approbatur", "approbatur"])
    const silence = { name: "The tears", given: null, grade: "approbatur", wordy: 8 }
    expect(silenceText(silence)).toBe("Graded approbatur by the tears. You talked too much.")
    for (const grade of grades) expect(silentText(grade).length).toBeLessThanOrEqual(60)
  })

  it("is cited in its absence, until it has been in the chair itself", async () => {
    visit(<Thesis />, { path: "/thesis", query: "thesis=abc", data: { thesis: parts } })
    await bringGuest()
    await act(async () => addTravel("/error-418", { on: "/panda", what: "Was eaten by a panda." }))
    await act(async () => store(looseThing, null))
    const opponent = () => within(screen.getByRole("region", { name: "The defence" })).getByRole("status")
    expect(opponent()).toHaveTextContent(
      "The opponent has read it. He has brought a red pen, and cites the tea towel: “Was eaten by a panda.”",
    )
    await act(async () => addTravel("/error-418", { on: "/thesis", what: silentText("laudatur") }))
    expect(opponent()).toHaveTextContent(
      "The opponent is well again, and has brought a red pen. He can't read the notes of the tea towel.",
    )
  })

  it("says nothing, and grades the candidate", async () => {
    const page = visit(<Thesis />, { path: "/thesis", query: "thesis=abc", data: { thesis: parts } })
    await bringGuest()
    await act(async () => addTravel("/error-418", { on: "/panda", what: "Was eaten by a panda." }))
    await bringGuest(null)
    await bringGuest()
    expect(
      screen.getByText(
        "The opponent is ill. He has sent the tea towel. Its publications: “Was eaten by a panda.”",
      ),
    ).toBeVisible()
    await page.user.click(screen.getByRole("button", { name: "Defend it" }))
    expect(screen.getByText("The tea towel said nothing. It sounded like:")).toBeVisible()
    for (const [question, place] of places(false).entries())
      await page.user.click(
        screen.getByRole("button", { name: answersTo("abc", question, parts)[place]?.says ?? "none" }),
      )
    expect(screen.getByText("Graded laudatur by the tea towel. Hardly a word was wasted.")).toBeVisible()
    expect(page.address()).toMatch(/&grade=laudatur$/)
    expect(read(travels)["/error-418"]?.at(-1)?.what).toBe("Graded a thesis laudatur, without a word.")
    await bringGuest(null)
    expect(screen.getByText("Graded laudatur. Nobody in the hall can say what that means.")).toBeVisible()
    expect(document.querySelector("[data-guest]")).toBeNull()
  })
})
