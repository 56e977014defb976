import { endingOf, endings, endingText } from "../../../../src/embeds/games/10x/endings"
import { lessons } from "../../../../src/embeds/games/10x/lessons"
import { followUps } from "../../../../src/embeds/games/10x/mail/followUps"
import { meetings } from "../../../../src/embeds/games/10x/mail/meetings"
import { answerText } from "../../../../src/embeds/games/10x/mail/message"
import { incidents } from "../../../../src/embeds/games/10x/mail/post"
import { milestones } from "../../../../src/embeds/games/10x/milestones"
import { effectText } from "../../../../src/embeds/games/10x/modifiers"
import { hires } from "../../../../src/embeds/games/10x/team"
import { things } from "../../../../src/embeds/games/10x/things"
import { career } from "./careers"

describe("the words", () => {
  const messages = [...meetings, ...incidents, ...followUps]

  it("have an id each", () => {
    for (const list of [messages, things, lessons, hires, endings, milestones])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  })

  it("tell truly what an answer and an effect do", () => {
    expect(answerText({ label: "", says: "", seconds: -20, bugs: 4, goodwill: -1 })).toBe(
      "costs 20 s of work, bugs +4, goodwill −1",
    )
    expect(answerText({ label: "", says: "", meeting: 15, boost: [1.5, 60], debt: -3 })).toBe(
      "15 s in a meeting, work ×1.5 for 60 s, debt −3",
    )
    expect(answerText({ label: "", says: "" })).toBe("costs nothing")
    expect(effectText({ hand: 2, bugs: 0.75, decline: 0, mail: 1.25 })).toBe(
      "lines by hand ×2, new bugs −25%, time between messages +25%, no goodwill lost by declining",
    )
  })

  it("are short enough for the boxes they stand in", () => {
    for (const { text, answers } of messages) {
      expect(text.length).toBeLessThanOrEqual(125)
      for (const { label, says } of answers) {
        expect(label.length).toBeLessThanOrEqual(24)
        expect(says.length).toBeLessThanOrEqual(135)
      }
    }
  })

  it("end where a sentence ends", () => {
    for (const { text, answers } of messages)
      for (const sentence of [text, ...answers.map(({ says }) => says)]) expect(sentence).toMatch(/[.?!'"]$/)
  })

  it("lead to follow-ups that are there, each from somewhere", () => {
    const led = messages.flatMap(({ answers }) => answers.flatMap(({ leadsTo }) => leadsTo ?? []))
    expect(new Set(led)).toEqual(new Set(followUps.map(({ id }) => id)))
  })

  it("give no message an answer that is better in everything, unless something follows from one", () => {
    for (const { answers, id } of [...meetings, ...incidents]) {
      if (answers.some(({ leadsTo }) => leadsTo)) continue
      const [one, other] = answers.map(
        ({ bugs = 0, debt = 0, goodwill = 0, seconds = 0, boost = [1, 0], meeting = 0 }) => [
          -bugs,
          -debt,
          goodwill,
          seconds + (boost[0] - 1) * boost[1],
          -meeting,
        ],
      )
      const isBetter = (a: number[] = [], b: number[] = []) => a.every((worth, i) => worth >= (b[i] ?? 0))
      expect({ id, better: isBetter(one, other) || isBetter(other, one) }).toEqual({ id, better: false })
    }
  })
})

describe("the endings", () => {
  const endsAs = (figures: Parameters<typeof career>[1]) =>
    endingOf(career({}, { tenths: 100, seconds: 3600, ...figures })).id

  it.each([
    ["hamster", { perttis: 60 }],
    ["absent", { away: 1900 }],
    ["ghost", { attended: 4, declined: 13 }],
    ["calendar", { attended: 40, declined: 3 }],
    ["fire", { bugsMade: 900, bugsFixed: 200 }],
    ["gardener", { refactors: 41, bugsMade: 100, bugsFixed: 90 }],
    ["clean", { bugsMade: 505, bugsFixed: 500 }],
    ["plain", { bugsMade: 600, bugsFixed: 500, attended: 20, declined: 20 }],
  ])("come by how it went: %s", (id, figures) => {
    expect(endsAs(figures)).toBe(id)
  })

  it("say the numbers of the career, and leave no place for one empty", () => {
    const state = career({}, { attended: 41, rewrites: 6, bugsMade: 700, refactors: 44, declined: 12 })
    for (const ending of endings)
      expect(endingText(ending, state).join(" ")).not.toMatch(/[{}]|undefined|NaN/)
    const calendar = endings.find(({ id }) => id === "calendar")
    expect(calendar && endingText(calendar, state).join(" ")).toMatch(/41 meetings/)
  })
})
