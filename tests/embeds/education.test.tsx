import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Education from "../../src/embeds/education/Education"
import {
  behaviour,
  decision,
  decode,
  encode,
  lineOf,
  meanOf,
  moodMs,
  nextMood,
  wrap,
} from "../../src/embeds/education/logic"
import { schema } from "../../src/embeds/education/schema"
import { flightMs, readMs } from "../../src/embeds/education/useExam"
import { hasThing, visit } from "../jest/visit"

const questions = parse(schema, parseYaml(readFileSync("content/data/education.yaml", "utf8")))
const options = { path: "/education", data: { education: questions }, at: "2026-11-02T08:00:00Z" }

describe("the certificate", () => {
  it("is written in its address, and read from it", () => {
    const given = [
      { question: 3, answer: 0 },
      { question: 0, answer: "own" },
      { question: 7, answer: "caught" },
    ] as const
    expect(encode(given)).toBe("3a0o7x")
    expect(decode("3a0o7x", questions)).toEqual(given)
    for (const wrong of ["", "3", "3d", "3a3b", "9a", "0a1a2a3a4a5a6a"])
      expect(decode(wrong, questions)).toBeNull()
  })

  it("marks each answer, and a note that was caught", () => {
    expect(lineOf({ question: 1, answer: 0 }, questions)).toMatchObject({ subject: "HTML", mark: 10 })
    expect(lineOf({ question: 1, answer: "own" }, questions).remark).toBe("Wrote “Me”. Confident.")
    expect(lineOf({ question: 1, answer: "caught" }, questions)).toMatchObject({
      mark: 4,
      remark: "Had help.",
    })
    expect([0, 1, 2, 3].map(caught => behaviour(caught).mark)).toEqual([10, 8, 6, 4])
  })

  it("ends with a decision by the mean, unless the teacher has had enough notes", () => {
    const ten = { subject: "", mark: 10, remark: "" }
    expect(meanOf([ten, { ...ten, mark: 5 }])).toBe("7.5")
    expect(decision([ten], 0)).toMatch(/^Goes up a year/)
    expect(decision([{ ...ten, mark: 4 }], 0)).toMatch(/^Stays down/)
    expect(decision([ten], 3)).toMatch(/^Will see me/)
  })
})

describe("the teacher", () => {
  it("always listens before she looks, and pretends only from the third question on", () => {
    expect(nextMood("writes", 5, () => 0)).toBe("listens")
    expect(nextMood("listens", 0, () => 0)).toBe("looks")
    expect(nextMood("listens", 2, () => 0)).toBe("writes")
    expect(nextMood("looks", 2, () => 0)).toBe("writes")
    expect(moodMs("listens", 5, () => 0)).toBeGreaterThanOrEqual(800)
  })

  it("writes questions in short lines", () => {
    expect(wrap("What does a person learn first?", 12)).toEqual(["What does a", "person learn", "first?"])
  })
})

describe("the exam", () => {
  const message = () => screen.getByRole("status")
  const notes = () => screen.getByRole("group", { name: /^Notes for Pertti/ })
  const note = (at: number) => notes().querySelectorAll("button")[at] as HTMLButtonElement
  const asked = () => questions.find(({ question }) => notes().textContent?.includes(question))

  it("takes a note while she writes, and shows what Pertti makes of it", () => {
    const page = visit(<Education />, options)
    expect(message()).toHaveTextContent("Pass him a note.")
    const { happens } = asked()?.answers[1] ?? {}
    fireEvent.click(note(1))
    expect(message()).toHaveTextContent("The note is in the air.")
    page.wait(flightMs)
    expect(message()).toHaveTextContent(happens ?? "none")
    page.wait(readMs * 2)
    expect(message()).toHaveTextContent("Question 2 of 6.")
  })

  it("has the note read aloud if she looks, and ends after the third", () => {
    const page = visit(<Education />, options)
    fireEvent.click(note(0))
    page.wait(flightMs)
    page.wait(readMs * 2)
    expect(hasThing("/education")).toBe(false)
    for (let i = 0; i < 3; i++) {
      for (let t = 0; t < 400 && !screen.queryByRole("img", { name: /looks at the class/ }); t++)
        page.wait(100)
      fireEvent.click(note(2))
      expect(message()).toHaveTextContent("She reads it aloud to the class")
      page.wait(readMs * 2)
    }
    expect(screen.getByRole("region", { name: "Certificate" })).toHaveTextContent("Will see me after class.")
    expect(hasThing("/education")).toBe(true)
    expect(page.address()).toMatch(/^\/education\?answers=\d[a-c](\d[xo]){3,5}$/)
  })

  it("shows the certificate of its link, and begins again", () => {
    const page = visit(<Education />, { ...options, query: "answers=0c1a2b" })
    expect(screen.getByRole("region", { name: "Certificate" })).toHaveTextContent("Mean 10.0.")
    fireEvent.click(screen.getByRole("button", { name: "Sit another exam" }))
    expect(page.address()).toBe("/education")
    expect(hasThing("/education")).toBe(false)
    expect(message()).toHaveTextContent("Pass him a note.")
  })
})
