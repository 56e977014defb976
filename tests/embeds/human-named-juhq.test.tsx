import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import HumanNamedJuhq from "../../src/embeds/human-named-juhq/HumanNamedJuhq"
import {
  censusText,
  finding,
  grams,
  leaning,
  likeness,
  stepsBetween,
  verdict,
} from "../../src/embeds/human-named-juhq/logic"
import { schema } from "../../src/embeds/human-named-juhq/schema"
import { visit } from "../jest/visit"

const evidence = parse(schema, parseYaml(readFileSync("content/data/evidence.yaml", "utf8")))
const distance = (a: string, b: string) => stepsBetween(a, b).filter(({ does }) => does !== "keep").length
const aWord = fc.string({ maxLength: 12 })

describe("the distance of two names", () => {
  it("is that of the books", () => {
    expect(distance("kitten", "sitting")).toBe(3)
    expect(distance("saturday", "sunday")).toBe(3)
    expect(distance("", "juhq")).toBe(4)
    expect(distance("juha", "juhq")).toBe(1)
  })

  it("is the same both ways, none from a name to itself, and no way round is shorter", () => {
    fc.assert(
      fc.property(aWord, aWord, aWord, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance(a, a)).toBe(0)
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c))
      }),
    )
  })

  it("has steps that begin with the one name and end with the other", () => {
    fc.assert(
      fc.property(aWord, aWord, (a, b) => {
        const steps = stepsBetween(a, b)
        expect(steps.map(({ from }) => from).join("")).toBe(a)
        expect(steps.map(({ to }) => to).join("")).toBe(b)
      }),
    )
  })

  it("doesn't count capitals, and is a share of the longer name", () => {
    expect(likeness(" JUHQ ").percent).toBe(100)
    expect(likeness("Juha").percent).toBe(75)
    expect(likeness("").percent).toBe(0)
    expect(likeness("juhqjuhq").percent).toBe(50)
    expect(finding("juhq")).toContain("STAY")
    expect(finding("Juha")).not.toBe(finding("Juho"))
  })
})

describe("the evidence", () => {
  it("weighs the same on both sides when all of it lies there", () => {
    expect(grams(evidence, "for")).toBe(grams(evidence, "against"))
    expect(leaning(evidence)).toBe(0)
    expect(verdict(evidence, evidence.length)).toContain("half exists")
  })

  it("leans to the heavier side, and never falls over", () => {
    const side = (which: string) => evidence.filter(each => each.side === which)
    expect(leaning(side("for"))).toBe(-12)
    expect(leaning(side("against"))).toBe(12)
    expect(verdict(side("for"), 12)).toContain("there is a human")
    expect(verdict(side("against"), 12)).toContain("there is none")
    expect(verdict([], 12)).toContain("No evidence")
  })

  it("names its source wherever it quotes the law or the alphabet", () => {
    const facts = evidence.filter(({ id }) => ["five", "practice", "q"].includes(id))
    expect(facts.map(({ source }) => Boolean(source))).toEqual([true, true, true])
  })
})

describe("HumanNamedJuhq", () => {
  const data = { evidence }

  it("puts an exhibit on the scales, and takes it off", async () => {
    const { user } = visit(<HumanNamedJuhq />, { path: "/human-named-juhq", data })
    const sock = screen.getByRole("button", { name: "Left sock" })
    await user.click(sock)
    expect(sock).toHaveAttribute("aria-pressed", "true")
    expect(
      screen.getByRole("img", { name: /^Scales with 6 grams for a human and 3 against/ }),
    ).toBeInTheDocument()
    expect(screen.getByText(/Size 43/)).toBeInTheDocument()
    await user.click(sock)
    expect(screen.getByRole("img", { name: /^Scales with 5 grams/ })).toBeInTheDocument()
  })

  it("shows the way from a name to juhq, and has the name in its link", () => {
    const { address } = visit(<HumanNamedJuhq />, { path: "/human-named-juhq", data })
    fireEvent.change(screen.getByRole("textbox", { name: /^Your name/ }), { target: { value: "Aino" } })
    expect(address()).toBe("/human-named-juhq?name=Aino")
    expect(screen.getByRole("meter", { name: "Likeness to juhq" })).toHaveAttribute("value", "0")
    expect(screen.getByRole("list", { name: "The way to juhq" })).toHaveTextContent("change a to j")
  })

  it("counts a juhq up to the five of the law, and others among the others", async () => {
    const { user } = visit(<HumanNamedJuhq />, { path: "/human-named-juhq", query: "name=JUHQ", data })
    const sign = screen.getByRole("button", { name: "Sign the census" })
    for (let i = 0; i < 6; i++) await user.click(sign)
    expect(screen.getByText(censusText(5))).toBeInTheDocument()
    fireEvent.change(screen.getByRole("textbox", { name: /^Your name/ }), { target: { value: "Aino" } })
    await user.click(sign)
    expect(screen.getByText("Thank you. Aino has been counted among the others.")).toBeInTheDocument()
  })

  it("takes a report of a juhq, and acts at 100 per cent", async () => {
    const { user } = visit(<HumanNamedJuhq />, { path: "/human-named-juhq", data })
    const report = async (name: string) => {
      fireEvent.change(screen.getByRole("textbox", { name: /^Your name/ }), { target: { value: name } })
      await user.click(screen.getByRole("button", { name: "Report a juhq" }))
    }
    await report("Juha")
    expect(
      screen.getByText("Juha is in the file, at 75 %. At 100 they send a man round."),
    ).toBeInTheDocument()
    await report("Juho")
    expect(screen.getByText(/^Juho is in the file/)).toBeInTheDocument()
    await report("Aino")
    expect(screen.getByText("Aino is not one. You have been put in the file for asking.")).toBeInTheDocument()
    await report("JUHQ")
    expect(screen.getByText("A man has been sent round. Nobody was in. The bills were.")).toBeInTheDocument()
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })
})
