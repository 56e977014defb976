import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import Education from "../../src/embeds/education/Education"
import { allNeeds, diploma, examOf, path } from "../../src/embeds/education/logic"
import { schema } from "../../src/embeds/education/schema"
import { visit } from "../jest/visit"

const raw: unknown = parseYaml(readFileSync("content/data/education.yaml", "utf8"))
const education = parse(schema, raw)
const { skills, questions } = education

describe("the tree", () => {
  it("has everything that a skill needed, and nothing that it needed itself for", () => {
    for (const { id } of skills) expect(allNeeds(id, skills).has(id)).toBe(false)
    expect(path("video", skills)).toEqual(["Reading", "Pressing buttons"])
    expect(path("crawl", skills)).toEqual([])
    expect(path("webmaster", skills)).toContain("Crawling")
  })

  it("is whole in the file: the page gets it without what a schema would fill in", () => {
    expect(education).toEqual(raw)
  })

  it("is refused with a skill that needs one that is not there", () => {
    const odd = skills.map(skill => (skill.id === "html" ? { ...skill, needs: ["magic"] } : skill))
    expect(safeParse(schema, { ...education, skills: odd }).success).toBe(false)
  })
})

describe("the exam", () => {
  it("asks three different questions, the same for the same seed", () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        const exam = examOf(seed, questions)
        expect(new Set(exam).size).toBe(3)
        expect(examOf(seed, questions)).toEqual(exam)
      }),
    )
  })

  it("writes any name on a diploma that stays a picture", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 0, max: 3 }), (name, right) => {
        const read = new DOMParser().parseFromString(diploma(name, right), "image/svg+xml")
        expect(read.querySelector("parsererror, script")).toBeNull()
      }),
    )
    expect(diploma("<script>", 3)).not.toContain("<script")
  })
})

describe("the page", () => {
  const options = { path: "/education", data: { education } }

  it("shows what was needed for the skill that is pressed", async () => {
    const page = visit(<Education />, options)
    expect(screen.getByRole("button", { name: "Webmaster", pressed: true })).toBeInTheDocument()
    await page.user.click(screen.getByRole("button", { name: "Sauna" }))
    expect(screen.getByRole("status")).toHaveTextContent("Needed: Crawling, Pressing buttons.")
    expect(page.address()).toBe("/education?skill=sauna")
  })

  it("examines in three presses, and gives a diploma whatever they were", async () => {
    const page = visit(<Education />, options)
    await page.user.click(screen.getByRole("button", { name: "Take the exam" }))
    for (let i = 0; i < 3; i++) {
      const asked = questions.find(
        ({ question }) => question === screen.getByRole("status", { name: "The question" }).textContent,
      )
      const name = new RegExp(`^[ABC]\\. ${asked?.options[asked.right]?.replace(/[.*+?^$()|[\]]/g, "\\$&")}$`)
      await page.user.click(screen.getByRole("button", { name }))
      if (i < 2)
        expect(screen.getByRole("status", { name: "The examiner" })).toHaveTextContent(/The examiner nods/)
    }
    expect(screen.getByRole("img", { name: /Doctor of Everything/ })).toBeInTheDocument()
    await page.user.type(screen.getByLabelText("Made out to"), "Aino")
    expect(page.address()).toBe("/education?right=3&name=Aino")
    await page.user.click(screen.getByRole("button", { name: "The tree" }))
    expect(page.address()).toBe("/education")
  })

  it("brings back a diploma by its link", () => {
    visit(<Education />, { ...options, query: "right=0&name=Pekka" })
    expect(screen.getByRole("img", { name: /Pekka: Bachelor of Being Present/ })).toBeInTheDocument()
  })
})
