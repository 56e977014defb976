import { readFileSync } from "node:fs"
import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import { escaped, latex, write } from "../../src/embeds/thesis/logic"
import { schema } from "../../src/embeds/thesis/schema"
import Thesis from "../../src/embeds/thesis/Thesis"
import { visit } from "../jest/visit"

const parts = parse(schema, parseYaml(readFileSync("content/data/thesis.yaml", "utf8")))

describe("a thesis", () => {
  it("is the same for the same seed, whole, and with no blank left in it", () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        const thesis = write(seed, parts)
        expect(write(seed, parts)).toEqual(thesis)
        expect(thesis.title).toMatch(/^On the .+ of .+: [A-Z].+$/)
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
})
