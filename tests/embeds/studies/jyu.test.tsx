import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import { lastWords } from "../../../src/embeds/studies/jyu/lastWords"
import {
  average,
  fallenAt,
  fallOrder,
  graded,
  heapPlace,
  heightOf,
  markHeight,
  remark,
} from "../../../src/embeds/studies/jyu/logic"
import StudiesJyu from "../../../src/embeds/studies/jyu/StudiesJyu"
import { type Course, schema, termNumber } from "../../../src/lib/lists/transcript"
import { visit } from "../../jest/visit"

const transcript = parse(schema, parseYaml(readFileSync("content/data/transcript.yaml", "utf8")))
const order = fallOrder(transcript)
const course = (grade: Course["grade"], credits: number): Course => ({
  code: "AAA000",
  name: "A",
  term: "Autumn 1998",
  credits,
  grade,
})

describe("the transcript", () => {
  it("is refused with its terms out of order", () => {
    expect(termNumber("Spring 1999") - termNumber("Autumn 1998")).toBe(1)
    expect(safeParse(schema, [...transcript].reverse()).success).toBe(false)
  })

  it("weighs grades by credits, and what was only passed not at all", () => {
    expect(average([course(5, 10), course(2, 5), course("pass", 50)])).toBe(4)
    expect(average([course("pass", 5)])).toBeNull()
  })

  it("never gets worse as courses fall, and ends with a nap of grade 5", () => {
    const means = order.map((_, i) => average(order.slice(i)) ?? 0)
    for (const [i, mean] of means.entries()) expect(mean).toBeGreaterThanOrEqual((means[i - 1] ?? 0) - 1e-9)
    expect(means.at(-1)).toBe(5)
    expect(order.at(-1)?.name).toBe("Napping in Public Libraries")
    expect(remark(5, 1)).toBe("One course, and a perfect mind.")
  })

  it("has last words for every course that can fall", () => {
    for (const { code } of order.slice(0, -1)) expect(lastWords[code]).toBeDefined()
  })
})

describe("the chart", () => {
  it("has the pass mark between the column that fell last and the next", () => {
    const count = order.length
    for (let fallen = 0; fallen < count; fallen++) {
      expect(fallenAt(markHeight(fallen, count), count)).toBe(fallen)
      expect(markHeight(fallen, count)).toBeLessThan(heightOf(fallen, count))
    }
    expect([fallenAt(-1, count), fallenAt(2, count)]).toEqual([0, count - 1])
    expect(heapPlace(0).layer).toBe(0)
    expect(heapPlace(17).layer).toBe(5)
    expect(graded(transcript)).toHaveLength(18)
  })
})

describe("the page", () => {
  const options = { path: "/studies/jyu", data: { transcript }, at: "2026-11-02T08:00:00Z" }
  const status = () => screen.getByRole("status")
  const mark = () => screen.getByRole("slider", { name: "Pass mark" })

  it("drops the worst course with its last words, and lets it back in", () => {
    const page = visit(<StudiesJyu />, options)
    expect(screen.getByText((average(transcript) ?? 0).toFixed(2))).toBeInTheDocument()
    fireEvent.keyDown(mark(), { key: "ArrowUp" })
    expect(status()).toHaveTextContent(
      "Finding the Right Building in Snow: “At least there is snow under me.”",
    )
    expect(page.address()).toBe("/studies/jyu?without=1")
    fireEvent.keyDown(mark(), { key: "ArrowDown" })
    expect(status()).toHaveTextContent("has climbed back in.")
    expect(page.address()).toBe("/studies/jyu")
  })

  it("sends the dean to the last course, who tries it out", () => {
    const page = visit(<StudiesJyu />, options)
    fireEvent.keyDown(mark(), { key: "End" })
    expect(mark()).toHaveAttribute("aria-valuetext", "1 course left, average 5.00")
    expect(status()).toHaveTextContent(
      "The dean: “Splendid. Which course is it?”One course, and a perfect mind.",
    )
    page.wait(2200)
    expect(status()).toHaveTextContent("Napping in Public Libraries.")
    for (let i = 0; i < 3; i++) page.wait(2200)
    expect(screen.getByRole("img", { name: "The dean, asleep on the heap" })).toBeInTheDocument()
    expect(status()).toHaveTextContent("The dean: “Zzz.”")
  })
})
