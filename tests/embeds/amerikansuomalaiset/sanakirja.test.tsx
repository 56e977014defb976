import { readFileSync } from "node:fs"
import { fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import { formsOf, harmonised } from "../../../src/embeds/amerikansuomalaiset/sanakirja/inflection"
import { question, rankOf, translate } from "../../../src/embeds/amerikansuomalaiset/sanakirja/logic"
import Sanakirja from "../../../src/embeds/amerikansuomalaiset/sanakirja/Sanakirja"
import { schema } from "../../../src/embeds/amerikansuomalaiset/sanakirja/schema"
import { seeded } from "../../../src/lib/game/random"
import { visit } from "../../jest/visit"

const finglish = parse(schema, parseYaml(readFileSync("content/data/finglish.yaml", "utf8")))
const { words, sources } = finglish

describe("the words", () => {
  it("are 120 or more, each once, and every source has some of them", () => {
    expect(words.length).toBeGreaterThanOrEqual(120)
    expect(new Set(words.map(({ word }) => word)).size).toBe(words.length)
    expect(new Set(words.map(({ source }) => source))).toEqual(new Set(Object.keys(sources)))
  })

  it.each([
    ["kaara", "auto", "car"],
    ["haali", "seurojentalo", "hall"],
    ["piiri", "olut", "beer"],
    ["runnata", "pitää", "to run"],
    ["petiruuma", "makuuhuone", "bedroom"],
  ])("have %s, which is %s", (word, fi, en) => {
    expect(words.find(known => known.word === word)).toMatchObject({ fi, en })
  })
})

describe("the translator", () => {
  const to = (sentence: string, way: "fingliska" | "suomi" = "fingliska") =>
    translate(sentence, words, way)
      .map(({ text }) => text)
      .join("")

  it.each([
    ["Auto on talossa.", "Kaara on haussissa."],
    ["AUTOLLA", "Kaaralla"],
    ["Pomo tuli taloon", "Paasi tuli haussiin"],
    ["keittiössä", "kitsissä"],
    ["Puhelinluettelo ja puhelin", "Voonipuuka ja vooni"],
    ["Onko järvi jäässä?", "Onko järvi jäässä?"],
    ["automaatti", "automaatti"],
    ["Juon olutta talossa.", "Juon piiriä haussissa."],
    ["Oluessa on kahvaa", "Piirissä on hantelia"],
    ["Metsästän hirveä pihatiellä", "Huntaan muusia raiveilla"],
    ["Pomo soitti lakimiehelle", "Paasi koolasi lojiarille"],
    ["kakun ja lettua", "keekin ja pänkeekiä"],
    ["lentokentällä ja lentokoneessa", "ilmakentällä ja ilmalaivassa"],
    ["autossani, taloonsa, talommekin", "kaarassani, haussiinsa, haussimmekin"],
    ["Saappaissa Vancouveriin", "Puutseissa Vankkuuveriin"],
    ["työntää", "pussata"],
    ["Pomo työntää", "Paasi pussaa"],
  ])("says %j as %j", (fi, there) => {
    expect(to(fi)).toBe(there)
  })

  it("says it back", () => {
    expect(to("Kaara on haussissa.", "suomi")).toBe("Auto on talossa.")
    expect(to("Lummari koolaa kitsistä piiriä.", "suomi")).toBe("Putkimies soittaa keittiöstä olutta.")
  })

  it("says every form of every word in a form that comes back", () => {
    const back = words.flatMap(({ word, fi }) =>
      Object.entries(formsOf(fi)).flatMap(([form, text]) => {
        const there = translate(`${text} ja`, words, "fingliska")[0]
        // The infinitive of many a verb is also what somebody does.
        return form !== "infinitive" &&
          there?.word?.word === word &&
          /^\p{L}+$/u.test(text) &&
          to(`${there.text} ja`, "suomi") !== `${text} ja`
          ? [`${form}: ${text}, ${there.text}, ${to(`${there.text} ja`, "suomi")}`]
          : []
      }),
    )
    expect(back).toEqual([])
  })

  it("makes endings follow their words", () => {
    expect([harmonised("ssä", "kaara"), harmonised("ssa", "kitsi"), harmonised("stä", "haussi")]).toEqual([
      "ssa",
      "ssä",
      "sta",
    ])
  })

  it("loses no sign that is between words, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), sentence => {
        const signs = (text: string) => text.replace(/\p{L}+/gu, "")
        expect(signs(to(sentence))).toBe(signs(sentence))
      }),
    )
  })
})

describe("the quiz", () => {
  it("asks with four different meanings, of which one is right", () => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        const { word, choices } = question(words, seeded(seed))
        expect(new Set(choices).size).toBe(4)
        expect(choices.filter(fi => fi === word.fi)).toHaveLength(1)
      }),
    )
    expect(rankOf(0)).not.toBe(rankOf(12))
  })
})

describe("the page", () => {
  const come = (query = "") =>
    visit(<Sanakirja />, { path: "/amerikansuomalaiset/sanakirja", query, calm: true, data: { finglish } })

  it("arrives with a sentence said, and says another as it is typed", () => {
    const { address } = come()
    expect(screen.getByText("Kaara")).toBeVisible()
    fireEvent.change(screen.getByLabelText("Suomeksi"), { target: { value: "Kakku ja omena" } })
    expect(screen.getByText("Keeki")).toBeVisible()
    expect(screen.getByText("2 tuttua sanaa.")).toBeVisible()
    expect(address()).toContain("lause=Kakku")
  })

  it("turns round with what was said", async () => {
    const { user } = come("lause=Auto")
    await user.click(screen.getByRole("button", { name: /^Toisin päin/ }))
    expect(screen.getByLabelText("Fingliskaksi")).toHaveValue("Kaara")
  })

  it("answers the quiz, and asks again", async () => {
    const { user } = come()
    const quiz = within(screen.getByRole("region", { name: "Maahantulokoe" }))
    const [first] = quiz.getAllByRole("button")
    await user.click(first as HTMLElement)
    expect(quiz.getByRole("status")).toHaveTextContent(/^(Oikein|Ei\.)/)
    await user.click(quiz.getByRole("button", { name: "Seuraava" }))
    expect(quiz.getByRole("status")).toHaveTextContent(/^Oikein peräkkäin/)
  })

  it("finds words in any of the languages", () => {
    come()
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "porcupine" } })
    expect(screen.getByText("porkupaini")).toBeVisible()
  })
})
