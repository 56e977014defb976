import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  average,
  byTerm,
  creditsOf,
  graded,
  remark,
  withoutWorst,
} from "../../../src/embeds/studies/jyu/logic"
import StudiesJyu from "../../../src/embeds/studies/jyu/StudiesJyu"
import { type Course, schema, termNumber } from "../../../src/lib/lists/transcript"
import { visit } from "../../jest/visit"

const transcript = parse(schema, parseYaml(readFileSync("content/data/transcript.yaml", "utf8")))
const course = (grade: Course["grade"], credits: number): Course => ({
  code: "AAA000",
  name: "A",
  term: "Autumn 1998",
  credits,
  grade,
})

describe("the transcript", () => {
  it("has its terms in order, and every credit in one of them", () => {
    const terms = byTerm(transcript)
    expect(terms.map(({ term }) => termNumber(term))).toEqual(
      [...terms].map(({ term }) => termNumber(term)).sort((a, b) => a - b),
    )
    expect(terms.reduce((sum, { credits }) => sum + credits, 0)).toBe(creditsOf(transcript))
    expect(termNumber("Spring 1999") - termNumber("Autumn 1998")).toBe(1)
    expect(safeParse(schema, [...transcript].reverse()).success).toBe(false)
  })

  it("weighs grades by credits, and what was only passed not at all", () => {
    expect(average([course(5, 10), course(2, 5), course("pass", 50)])).toBe(4)
    expect(average([course("pass", 5)])).toBeNull()
  })

  it("never gets worse without the worst, and ends with one course of grade 5", () => {
    const means = graded(transcript).map((_, i) => average(withoutWorst(transcript, i)) ?? 0)
    for (const [i, mean] of means.entries()) expect(mean).toBeGreaterThanOrEqual((means[i - 1] ?? 0) - 1e-9)
    expect(means.at(-1)).toBe(5)
    expect(remark(5, 1)).toBe("One course, and a perfect mind.")
  })
})

describe("the page", () => {
  const options = { path: "/studies/jyu", data: { transcript } }

  it("shows a term's courses, and helps the average", async () => {
    const page = visit(<StudiesJyu />, options)
    expect(screen.getByRole("status")).toHaveTextContent((average(transcript) ?? 0).toFixed(2))
    await page.user.click(screen.getByRole("button", { name: /^Spring 2002/ }))
    expect(page.address()).toBe("/studies/jyu?term=Spring+2002")
    expect(screen.getByText("Thinking about the Thesis").closest("tr")).not.toHaveAttribute("data-other")
    fireEvent.change(screen.getByRole("slider"), { target: { value: "17" } })
    expect(screen.getByRole("status")).toHaveTextContent("5.00 weighted average of 1 course")
  })
})
