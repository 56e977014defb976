import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Gpl from "../../src/embeds/gpl/Gpl"
import {
  answerOf,
  billText,
  crawlOf,
  lampsOf,
  nudged,
  numberOf,
  opinionOn,
  paragraphsOf,
  placesOf,
  pulled,
  reels,
  verdictOf,
} from "../../src/embeds/gpl/logic"
import { schema } from "../../src/embeds/gpl/schema"
import { visit } from "../jest/visit"

const freedoms = parse(schema, parseYaml(readFileSync("content/data/freedoms.yaml", "utf8")))
const anAnswer = fc.integer({ min: 1, max: 1000 })

describe("the answers", () => {
  it("are a thousand different ones, each of three words with the right letters, and all wrong", () => {
    const answers = Array.from({ length: 1000 }, (_, i) => answerOf(i + 1))
    expect(new Set(answers).size).toBe(1000)
    for (const answer of answers) {
      expect(answer).toMatch(/^G\w+ P\w+ L\w+$/)
      expect(answer).not.toBe("General Public License")
    }
    expect(reels.map(words => words.length)).toEqual([10, 10, 10])
  })

  it("have numbers that stand for them both ways", () => {
    fc.assert(fc.property(anAnswer, number => expect(numberOf(placesOf(number))).toBe(number)))
    expect([answerOf(1), answerOf(412)]).toEqual(["General Public Licence", "Guinea Pig Library"])
  })

  it("follow each other round a reel, and by the lever are never the same twice running", () => {
    fc.assert(
      fc.property(anAnswer, fc.integer({ min: 0, max: 2 }), (number, reel) => {
        let at = number
        for (let i = 0; i < 10; i++) at = nudged(at, reel)
        expect(at).toBe(number)
        expect(nudged(number, reel)).not.toBe(number)
      }),
    )
    fc.assert(
      fc.property(anAnswer, fc.double({ min: 0, max: 0.999999, noNaN: true }), (number, chance) => {
        const next = pulled(number, () => chance)
        expect(next).not.toBe(number)
        expect(next).toBeGreaterThanOrEqual(1)
        expect(next).toBeLessThanOrEqual(1000)
      }),
    )
  })

  it("light a lamp for each word that is right, and the third for one that isn't", () => {
    expect([lampsOf(1), lampsOf(2), lampsOf(412), lampsOf(1000)]).toEqual([3, 2, 0, 0])
    expect(verdictOf(1)).toContain("Wrong by one letter")
    expect(verdictOf(2)).toContain("Warm")
    expect(verdictOf(412)).not.toBe(verdictOf(413))
  })
})

describe("the lawyer", () => {
  it("has an opinion on each of the thousand, and no two the same for neighbours", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), number => {
        expect(opinionOn(number)).toMatch(/[.]$/)
        expect(opinionOn(number)).not.toBe(opinionOn(number + 1))
      }),
    )
    expect(opinionOn(1)).toBe("That c will be the making of us. Don't correct it.")
    expect(opinionOn(412)).toBe("Say nothing to the pig.")
  })

  it("charges for each line, the bill among them", () => {
    expect(billText(1)).toBe("Two lines at 190 euros, with this one. Your bill: 380 euros.")
    expect(billText(3)).toContain("1,140 euros")
  })
})

describe("the crawl", () => {
  it("has all four freedoms, counted from zero", () => {
    const crawl = crawlOf(freedoms)
    for (const { number, freedom } of freedoms) {
      expect(crawl).toContain(`EPISODE ${number}`)
      expect(crawl).toContain(freedom)
    }
    expect(paragraphsOf("a\n\n\n b \n\n")).toEqual(["a", "b"])
  })
})

describe("Gpl", () => {
  const data = { freedoms }

  it("moves a reel by a press, counts what was found, and has the answer in its link", async () => {
    const { user, address } = visit(<Gpl />, { path: "/gpl", query: "no=910", data })
    await user.click(screen.getByRole("button", { name: "Move the G by a word" }))
    expect(address()).toBe("/gpl?no=10")
    expect(screen.getByText("General Public Lawnmower?")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Move the L by a word" }))
    expect(screen.getByText(/Wrong by one letter/)).toBeInTheDocument()
    expect(screen.getByText("2 wrong answers of 1,000 found")).toBeInTheDocument()
  })

  it("pulls the lever to another answer", async () => {
    const { user, address } = visit(<Gpl />, { path: "/gpl", data })
    await user.click(screen.getByRole("button", { name: "Pull the lever" }))
    expect(address()).toMatch(/^\/gpl\?no=\d+$/)
  })

  it("has a lever that can be pulled where it is drawn", () => {
    const { address, container } = visit(<Gpl />, { path: "/gpl", data })
    fireEvent.pointerDown(container.querySelector(".lever circle") as Element)
    expect(address()).toMatch(/^\/gpl\?no=\d+$/)
  })

  it("may be changed by whoever reads it, as text and nothing else", async () => {
    const { user } = visit(<Gpl />, { path: "/gpl", query: "crawl=<b>Ducks</b>", data })
    expect(screen.getByText("<b>Ducks</b>", { selector: "p" })).toBeInTheDocument()
    const source = screen.getByRole("textbox", { name: "Source", hidden: true })
    await user.clear(source)
    await user.type(source, "Geese")
    expect(screen.getByText("Geese", { selector: "p" })).toBeInTheDocument()
  })

  it("has a lawyer who answers on the page, and adds to the bill", async () => {
    const { user } = visit(<Gpl />, { path: "/gpl", query: "no=412", data })
    const lawyer = screen.getByText(/The lawyer is in/)
    await user.click(screen.getByRole("button", { name: "Ask a lawyer" }))
    expect(lawyer).toHaveTextContent("Say nothing to the pig. Two lines")
    await user.click(screen.getByRole("button", { name: "Ask a lawyer" }))
    expect(lawyer).toHaveTextContent("Your bill: 760 euros.")
    await user.click(screen.getByRole("button", { name: "Pull the lever" }))
    expect(lawyer).toHaveTextContent("The lawyer has stayed. 190 euros a line.")
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(screen.getAllByRole("button", { name: "Share" })).toHaveLength(1)
  })
})
