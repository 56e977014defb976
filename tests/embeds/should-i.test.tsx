import { readFileSync } from "node:fs"
import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  advanced,
  answerOut,
  clampTurns,
  fullTurns,
  letterAt,
  maxExtraLetters,
  minced,
  releasedTurns,
  targetTurns,
  turnBetween,
} from "../../src/embeds/should-i/crank"
import { maybe, phaseOf } from "../../src/embeds/should-i/guest"
import { kindOf, normalise, remember, shown, verdict } from "../../src/embeds/should-i/logic"
import ShouldI from "../../src/embeds/should-i/ShouldI"
import { schema } from "../../src/embeds/should-i/schema"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { askForCalm, bringGuest, hasThing, onPage } from "../jest/visit"

const groups = parse(schema, parseYaml(readFileSync("content/data/should-i.yaml", "utf8")))

describe("a question that nobody can see", () => {
  it.each(["\u200B", "\u2060\uFEFF", "\u00AD", "\u3164", "\uFE0F", "Should I \u115F?"])(
    "is none: %j",
    text => {
      expect(normalise(text)).toBe("")
      expect(kindOf(text)).toBe("empty")
    },
  )
})

it("gives no reason twice in a row", () => {
  const { reasons } = verdict("have coffee", groups)
  const next = verdict("have coffee", groups, "first", reasons)
  expect(next.reasons).toHaveLength(3)
  expect(next.reasons.filter(reason => reasons.includes(reason))).toEqual([])
})

describe("a question", () => {
  it("is the same question in capitals, with signs, and with its beginning", () => {
    const plain = normalise("buy a boat")
    for (const text of [
      "Should I buy a boat?",
      "  BUY   a boat!! ",
      "so, should I really buy a boat",
      "buy a boat…",
    ])
      expect(normalise(text)).toBe(plain)
    expect(normalise("buy\u200B a bo\u00ADat\u3164")).toBe(plain)
    expect(normalise("don’t")).toBe(normalise("dont"))
    expect(normalise("should ice melt")).toBe("should ice melt")
    expect(normalise("Pitäisikö minun ostaa vene?")).toBe("ostaa vene")
  })

  it("is not changed by being normalised twice", () => {
    fc.assert(
      fc.property(fc.lorem(), text => {
        expect(normalise(normalise(`Should I ${text}?`))).toBe(normalise(`Should I ${text}?`))
      }),
    )
  })

  it("is shown once with its beginning and one question mark", () => {
    expect(shown("buy a boat")).toBe("Should I buy a boat?")
    expect(shown("should i, buy a boat???")).toBe("Should I buy a boat?")
  })

  it("may be none at all", () => {
    for (const text of ["", "   ", "???", "Should I?", "should i really..."])
      expect(kindOf(text)).toBe("empty")
  })

  it("may be one that is not for jokes", () => {
    expect(kindOf("Should I kill myself?")).toBe("crisis")
    expect(kindOf("end it all")).toBe("crisis")
    expect(kindOf("tappaa itseni")).toBe("crisis")
    expect(kindOf("hit him")).toBe("harm")
    expect(kindOf("drive home drunk")).toBe("harm")
    expect(kindOf("stop taking my medication")).toBe("doctor")
    expect(kindOf("ottaa lääkettä")).toBe("doctor")
  })

  it("may sound worse than it is", () => {
    for (const text of [
      "kill the process",
      "kill my darlings",
      "hit the road",
      "cut my hair",
      "jump off the pier",
      "dye it",
    ])
      expect(kindOf(text)).toBe("ordinary")
  })
})

describe("a verdict", () => {
  it("is the same for the same question, and the opposite the second time", () => {
    fc.assert(
      fc.property(fc.lorem(), text => {
        const first = verdict(text, groups)
        const second = verdict(text, groups, "second")
        expect(verdict(`SHOULD I ${text}??`, groups)).toEqual(first)
        expect([first.answer, second.answer].sort()).toEqual(["no", "yes"])
        for (const { reasons } of [first, second]) expect(new Set(reasons).size).toBe(3)
        expect(first.reasons.filter(reason => second.reasons.includes(reason))).toEqual([])
      }),
    )
  })

  it("is yes about as often as no", () => {
    const yes = Array.from({ length: 2000 }, (_, i) => verdict(`do thing ${i}`, groups).answer).filter(
      a => a === "yes",
    )
    expect(Math.abs(yes.length - 1000)).toBeLessThan(120)
  })

  it("begins with a reason that has to do with the question, where there is one", () => {
    for (const opinion of ["first", "second"] as const) {
      const { answer, reasons } = verdict("go to the sauna", groups, opinion)
      const about = groups.find(group => group.answer === answer && group.when?.includes("sauna"))
      expect(about?.reasons).toContain(reasons[0])
    }
    const anyReason = groups.filter(({ when }) => !when).flatMap(({ reasons }) => reasons)
    expect(verdict("xyzzy", groups).reasons.every(reason => anyReason.includes(reason))).toBe(true)
  })

  it("hardly changes when the list grows by a reason", () => {
    const more = groups.map(group =>
      group.when ? group : { ...group, reasons: [...group.reasons, "A new one."] },
    )
    const changed = Array.from({ length: 300 }, (_, i) => `question ${i}`).filter(
      text => verdict(text, groups).reasons.join() !== verdict(text, more).reasons.join(),
    )
    for (const text of changed) expect(verdict(text, more).reasons).toContain("A new one.")
    expect(changed.length).toBeLessThan(60)
  })
})

describe("the mincer", () => {
  it("takes two turns, and gives the opposite when it is turned back", () => {
    expect(minced(0.5, "no")).toEqual({ backwards: false, part: 0.25, text: "No." })
    expect(minced(fullTurns, "no")).toMatchObject({ part: 1, text: "No." })
    expect(minced(-fullTurns, "no")).toMatchObject({ part: 1, text: "Yes.", backwards: true })
    expect(minced(-fullTurns, "yes").text).toBe("No.")
  })

  it("says it longer when it is turned on, and not without end", () => {
    expect(minced(5.2, "no").text).toBe("Noooo.")
    expect(minced(clampTurns(99), "yes").text).toBe(`Yes${"s".repeat(maxExtraLetters)}.`)
  })

  it("goes on by itself to the end that it was turned towards, and stays where it is out", () => {
    expect(targetTurns(0.1)).toBe(fullTurns)
    expect(targetTurns(-0.1)).toBe(-fullTurns)
    expect(targetTurns(4.5)).toBe(4.5)
    let turns = fullTurns
    for (let i = 0; i < 200; i++) turns = advanced(turns, -fullTurns, 0.05)
    expect(turns).toBe(-fullTurns)
  })

  it("goes on in the direction of a hand that lets go", () => {
    expect(releasedTurns(1.7, -0.3)).toBe(-fullTurns)
    expect(releasedTurns(-1.7, 0.3)).toBe(fullTurns)
    expect(releasedTurns(1.9, -0.1)).toBe(fullTurns)
    expect(releasedTurns(-4.5, -2.5)).toBe(-4.5)
  })

  it("is turned by a hand the short way round", () => {
    expect(turnBetween(0, Math.PI / 2)).toBeCloseTo(0.25, 9)
    expect(turnBetween(3, -3)).toBeCloseTo((2 * Math.PI - 6) / (2 * Math.PI), 9)
  })

  it("has every letter in the heap at first, and at the end on the table, each in a place of its own", () => {
    for (const count of [1, 5, 12, 13, 21, 33, 35, 40]) {
      const letters = Array.from({ length: count }, (_, i) => i)
      expect(letters.every(i => letterAt(i, count, 0)?.isOut === false)).toBe(true)
      const out = letters.map(i => letterAt(i, count, 1))
      expect(out.every(at => at?.isOut)).toBe(true)
      expect(new Set(out.map(at => `${at?.x.toFixed(1)} ${at?.y.toFixed(1)}`)).size).toBe(count)
    }
    expect([0, 0.5, 1].map(answerOut)).toEqual([0, 0, 1])
  })
})

describe("a thing in the mincer", () => {
  it("makes a maybe, and a maybe not of the second opinion", () => {
    const words = { minced: "They came out salted.", talk: ["Sniff.", "Don't look."] as const }
    const tears = { name: "The tears", words }
    expect(maybe(tears, "first")).toEqual({
      answer: "maybe",
      reasons: [
        "The tears went in as well.",
        "They came out salted.",
        "The instructions say nothing of the tears.",
      ],
    })
    expect(maybe(tears, "second")).toMatchObject({ answer: "maybe not" })
    expect(maybe(tears, "second").reasons).toHaveLength(3)
    expect(maybe(tears, "second").reasons[1]).toBe("It said: “Don't look.”")
  })

  it("goes in at the top and comes out at the end", () => {
    expect([0, 0.5, 1].map(part => phaseOf(true, part))).toEqual(["heap", "inside", "out"])
    expect(phaseOf(false, 1)).toBe("beside")
  })
})

describe("the reasons", () => {
  it("are at least sixty for each answer, all different, and whole sentences", () => {
    for (const answer of ["yes", "no"] as const) {
      const general = groups
        .filter(group => group.answer === answer && !group.when)
        .flatMap(({ reasons }) => reasons)
      expect(general.length).toBeGreaterThanOrEqual(60)
    }
    const all = groups.flatMap(({ reasons }) => reasons)
    expect(new Set(all).size).toBe(all.length)
    for (const reason of all) expect(reason).toMatch(/^[A-Z].*[.?]$/)
  })
})

describe("the page", () => {
  const show = () => render(onPage(<ShouldI />, { path: "/should-i", data: { "should-i": groups } }))
  const answer = () => screen.getByRole("status", { name: "Answer" })

  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/should-i")
  })

  it("answers, puts the question into the address, and gives a second opinion", async () => {
    const user = userEvent.setup()
    show()
    expect(answer()).toHaveTextContent(/^Should I buy a boat\?First opinion(Yes|No)\./)
    expect(window.location.search).toBe("")
    expect(localStorage).toHaveLength(0)
    await user.type(screen.getByLabelText("Should I"), "buy a boat?{Enter}")
    expect(answer()).toHaveTextContent("Should I buy a boat?")
    expect(new URLSearchParams(window.location.search).get("q")).toBe("buy a boat?")
    const first = verdict("buy a boat", groups)
    expect(
      within(screen.getByRole("region", { name: "First opinion" })).getByText(first.reasons[0] ?? ""),
    ).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Get a second opinion" }))
    const second = screen.getByRole("region", { name: "Second opinion" })
    expect(second).toHaveTextContent(first.answer === "yes" ? /No\./ : /Yes\./)
    const enough = screen.getByRole("button", { name: "One opinion was enough" })
    expect(enough).toHaveFocus()
    await user.click(enough)
    expect(screen.queryByRole("region", { name: "Second opinion" })).toBeNull()
  })

  it("gives the second opinion to whoever presses the crank, and takes it back at another press", () => {
    const { container } = show()
    const crank = [...container.querySelectorAll("circle")].at(-1) as Element
    const press = () => {
      for (const name of ["pointerdown", "pointerup"])
        fireEvent(crank, new MouseEvent(name, { clientX: 50, clientY: 20, bubbles: true }))
    }
    press()
    expect(screen.getByRole("region", { name: "Second opinion" })).toBeInTheDocument()
    expect(hasThing("/should-i")).toBe(true)
    press()
    expect(screen.queryByRole("region", { name: "Second opinion" })).not.toBeInTheDocument()
  })

  it("gives the second opinion to whoever turns the crank back by hand", () => {
    const { container } = show()
    const crank = [...container.querySelectorAll("circle")].at(-1) as Element
    const point = (type: string, angle: number) =>
      fireEvent(
        crank,
        new MouseEvent(type, {
          bubbles: true,
          button: 0,
          clientX: 1000 * Math.cos(angle),
          clientY: 1000 * Math.sin(angle),
        }),
      )
    point("pointerdown", 0)
    for (let i = 1; i <= 60; i++) point("pointermove", -i / 2)
    point("pointerup", -30)
    const first = verdict("buy a boat", groups).answer
    expect(screen.getByRole("region", { name: "Second opinion" })).toHaveTextContent(
      first === "yes" ? /No\./ : /Yes\./,
    )
    expect(screen.getByRole("img", { name: /^A mincer\. Out of it comes/ })).toBeVisible()
    expect(screen.getByRole("button", { name: "One opinion was enough" })).toBeVisible()
  })

  it("answers the question of a link without remembering it", () => {
    window.history.replaceState(null, "", "/should-i?q=learn%20Finnish")
    show()
    expect(answer()).toHaveTextContent("Should I learn Finnish?")
    expect(screen.queryByRole("region", { name: "Your last questions" })).toBeNull()
  })

  it("puts the question that stands there to whoever asks at once", async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole("button", { name: "Ask" }))
    expect(answer()).toHaveTextContent("Should I buy a boat?")
    expect(screen.getByRole("img", { name: /^A mincer/ })).toBeVisible()
    expect(screen.getByLabelText("Should I")).toHaveValue("buy a boat?")
  })

  it("is kind to no question at all", async () => {
    const user = userEvent.setup()
    show()
    await user.type(screen.getByLabelText("Should I"), "a{Backspace}")
    await user.click(screen.getByRole("button", { name: "Ask" }))
    expect(answer()).toHaveTextContent("Nothing was asked, and that is fine.")
  })

  it("gives a crisis a number to call, no second opinion, and no trace", async () => {
    const user = userEvent.setup()
    show()
    await user.type(screen.getByLabelText("Should I"), "kill myself{Enter}")
    expect(answer()).toHaveTextContent("09 2525 0111")
    expect(screen.queryByRole("button", { name: "Get a second opinion" })).toBeNull()
    expect(window.location.search).toBe("")
    expect(localStorage).toHaveLength(0)
  })

  it("remembers the last questions, asks one again, forgets them and takes it back", async () => {
    const user = userEvent.setup()
    show()
    const box = screen.getByLabelText("Should I")
    await user.type(box, "sing{Enter}")
    await user.clear(box)
    await user.type(box, "dance{Enter}")
    await user.click(screen.getByRole("button", { name: "Should I sing?" }))
    expect(answer()).toHaveTextContent("Should I sing?")
    expect(box).toHaveValue("sing")
    await user.click(screen.getByRole("button", { name: "Forget them" }))
    expect(screen.queryByRole("button", { name: "Should I dance?" })).toBeNull()
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByRole("button", { name: "Forget them" })).toHaveFocus()
    expect(screen.getByRole("button", { name: "Should I dance?" })).toBeVisible()
  })

  it("says maybe once a thing from another page has jumped in with the question", async () => {
    askForCalm(true)
    const user = userEvent.setup()
    show()
    const before = answer().textContent
    await bringGuest()
    expect(answer()).toHaveTextContent(before ?? "")
    await user.click(screen.getByRole("button", { name: "Get a second opinion" }))
    expect(screen.getByRole("region", { name: "First opinion" })).toHaveTextContent(
      "Maybe.The tea towel went in as well.",
    )
    expect(screen.getByRole("region", { name: "Second opinion" })).toHaveTextContent("Maybe not.")
    expect(
      screen.getByRole("img", { name: /^A mincer\. Out of it comes: Maybe not\. With it: The tea towel\./ }),
    ).toBeVisible()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Went through a mincer, and came out as a maybe.")
    await user.click(screen.getByRole("button", { name: "Take the tea towel out again" }))
    expect(screen.getByRole("region", { name: "First opinion" })).toHaveTextContent(/opinion(Yes|No)\./)
    await user.click(screen.getByRole("button", { name: "Put the tea towel in the mincer" }))
    expect(screen.getByRole("region", { name: "First opinion" })).toHaveTextContent("Maybe.")
    await bringGuest(null)
    expect(screen.getByRole("img", { name: /\. A sign forbids the tea towel\.$/ })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "One opinion was enough" }))
    expect(answer().textContent).toBe(before)
  })

  it("remembers ten questions, each once", () => {
    const many = Array.from({ length: 12 }, (_, i) => `q ${i}`).reduce<string[]>(remember, [])
    expect(many).toHaveLength(10)
    expect(remember(many, "Q 11?")).toHaveLength(10)
    expect(remember(many, "Q 11?")[0]).toBe("Q 11?")
  })
})
