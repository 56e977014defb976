import type { State } from "../../../../src/embeds/games/10x/career"
import { tenX } from "../../../../src/embeds/games/10x/logic"
import { inboxSize, incidents, messageOf } from "../../../../src/embeds/games/10x/mail/post"
import { modifiersOf, ratesOf } from "../../../../src/embeds/games/10x/rates"
import { type Act, refusalOf } from "../../../../src/embeds/games/10x/refusals"
import { career, later, morning } from "./careers"

const does = (state: State, act: Act) => tenX.step(state, { ...act, now: state.at ?? morning })

describe("the inbox", () => {
  it("fills up to three and no further, without the same twice, and waits for ever", () => {
    let state = career()
    for (let minute = 0; minute < 30; minute++) state = later(state, 60)
    expect(state.inbox).toHaveLength(inboxSize)
    expect(new Set(state.inbox).size).toBe(inboxSize)
    expect(later(state, 100).inbox).toEqual(state.inbox)
  })

  it("brings every incident once before any comes again", () => {
    let state = career({ team: { model: 1 } }, { rewrites: 2 })
    const came: string[] = []
    while (came.filter(id => incidents.some(each => each.id === id)).length < incidents.length) {
      state = later(state, 30)
      const [id] = state.inbox
      if (!id) continue
      came.push(id)
      state = does(state, { kind: "answer", message: id, with: 1 })
    }
    const seen = came.filter(id => incidents.some(each => each.id === id))
    expect(new Set(seen).size).toBe(incidents.length)
  })

  it("does what the answer says", () => {
    const asked = career({ inbox: ["deleted"], goodwill: 3, lines: 1000, team: { junior: 10 } })
    const { team } = ratesOf(asked, modifiersOf(asked))
    const kind = does(asked, { kind: "answer", message: "deleted", with: 0 })
    expect(kind).toMatchObject({ inbox: [], goodwill: 5, lines: Math.max(0, 1000 - 35 * team) })
    const unkind = does(asked, { kind: "answer", message: "deleted", with: 1 })
    expect(unkind.bugs).toBeCloseTo(asked.bugs + 15)
    expect(unkind.said).toMatch(/^You both heard\. There are ten bugs/)
  })

  it("counts meetings attended and declined, which cost goodwill until one can say no", () => {
    const asked = (changes: Partial<State>) => career({ inbox: ["meeting-standup"], goodwill: 4, ...changes })
    const went = does(asked({}), { kind: "answer", message: "meeting-standup", with: 0 })
    expect(went).toMatchObject({ meeting: 15, goodwill: 5 })
    expect(went.figures).toMatchObject({ attended: 1, declined: 0 })
    const stayed = does(asked({}), { kind: "answer", message: "meeting-standup", with: 1 })
    expect(stayed).toMatchObject({ meeting: 0, goodwill: 3 })
    expect(stayed.figures).toMatchObject({ attended: 0, declined: 1 })
    const wiser = asked({ lessons: ["no", "listening", "ending"] })
    expect(does(wiser, { kind: "answer", message: "meeting-standup", with: 1 }).goodwill).toBe(4)
    expect(does(wiser, { kind: "answer", message: "meeting-standup", with: 0 })).toMatchObject({
      meeting: 8,
      goodwill: 6,
    })
  })

  it("brings what follows from an answer", () => {
    let state = does(career({ inbox: ["friday"] }), { kind: "answer", message: "friday", with: 0 })
    expect(state.due).toEqual(["saturday"])
    for (let minute = 0; minute < 60 && state.due.length > 0; minute++) {
      state = later(state, 60)
      const [id] = state.inbox
      if (id && id !== "saturday") state = does(state, { kind: "answer", message: id, with: 1 })
    }
    expect(state.inbox).toContain("saturday")
  })

  it("forgets a message that this version does not know", () => {
    const state = career({ inbox: ["from-the-future", "friday"] })
    expect(messageOf("from-the-future")).toBeUndefined()
    expect(refusalOf(state, { kind: "answer", message: "from-the-future", with: 0 })).toMatch(/answered/)
    expect(does(state, { kind: "answer", message: "friday", with: 1 }).inbox).toEqual([])
  })
})
