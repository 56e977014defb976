import { createHash, webcrypto } from "node:crypto"
import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { safeParse } from "valibot"
import { chanceOfLead, verdict } from "../../../../src/embeds/games/rock-paper-scissors/chance"
import { countsAs, placeOf, statusWith } from "../../../../src/embeds/games/rock-paper-scissors/guest"
import { habitsOf } from "../../../../src/embeds/games/rock-paper-scissors/habits"
import {
  countOf,
  type Level,
  matchLength,
  names,
  planOf,
  readCode,
  rockPaperScissors,
  roundsOf,
  type State,
} from "../../../../src/embeds/games/rock-paper-scissors/logic"
import RockPaperScissors from "../../../../src/embeds/games/rock-paper-scissors/RockPaperScissors"
import { shareText, statusOf, thoughtOf } from "../../../../src/embeds/games/rock-paper-scissors/sentences"
import { type Round, shifted, throws } from "../../../../src/embeds/games/rock-paper-scissors/throws"
import { sealed, sha256 } from "../../../../src/embeds/games/rock-paper-scissors/useSeal"
import { calmMode } from "../../../../src/hooks/browser/motion"
import { readStatistics } from "../../../../src/hooks/game/statistics"
import { loadTrace, registerTraces } from "../../../../src/hooks/page/traces"
import { looseThing } from "../../../../src/hooks/storage/looseThing"
import { gotThings } from "../../../../src/hooks/storage/things"
import { travels } from "../../../../src/hooks/storage/travels"
import { read, write } from "../../../../src/hooks/storage/useStorage"
import { pick, seeded } from "../../../../src/lib/game/random"
import { runs } from "../../../jest/property"
import { bringGuest, forget, hasThing, onPage } from "../../../jest/visit"

const { start, step, options, result } = rockPaperScissors
const begun = (level: Level = 2, last?: State) =>
  start({ ...options, level, seed: "abcdef" }, seeded(1), last)
const none = { won: 0, drawn: 0, lost: 0 }

/** A match in which every throw ends in one way for the visitor, who peeks. */
function peeked(by: number, state = begun()): State {
  let now = state
  while (!rockPaperScissors.isOver(now)) now = step(now, { you: shifted(planOf(now).machine, by) })
  return now
}

describe("a guest", () => {
  it("is up the sleeve, then in the hand, then kept, until the match is another", () => {
    const things = [{ thing: "/error-418", at: 4 }]
    expect(placeOf({ throws: "rr", things: [] }, "/error-418")).toBe("sleeve")
    expect(["rrps", "rrpsss"].map(throws => placeOf({ throws, things }, "/error-418"))).toEqual([
      "hand",
      "kept",
    ])
    expect(placeOf({ throws: "rrps", things }, "/horses")).toBe("sleeve")
    const state = step(begun(), { you: "rock", thing: "/error-418" })
    expect(step(state, { you: "rock", thing: "/error-418" })).toBe(state)
    expect(begun(2, state).things).toEqual([])
    expect(throws.map(countsAs)).toEqual(["paper", "scissors", "rock"])
  })

  it("is told as what it counted", () => {
    const status = "Your paper, his rock: won. 1 to 0 after 1 of 25."
    expect(
      statusWith(
        status,
        { name: "The tears", words: { beats: "It rusted." } },
        { you: "paper", machine: "rock" },
      ),
    ).toBe("He had rock. You had the tears. It rusted. 1 to 0 after 1 of 25.")
  })
})

describe("a match", () => {
  it("is over after 25 throws, and takes nothing but throws", () => {
    const over = peeked(1)
    expect(roundsOf(over)).toHaveLength(matchLength)
    expect(step(over, { you: "rock" })).toBe(over)
    const state = begun()
    expect(step(state, { you: "well" as "rock" })).toBe(state)
  })

  it("is won, lost or drawn by the throws that were", () => {
    expect(result(peeked(1), options)).toEqual({ outcome: "won", best: { score: 25, text: "25 to 0" } })
    expect(result(peeked(2), options)).toEqual({ outcome: "lost" })
    expect(result(peeked(0), options)).toEqual({ outcome: "drawn", best: { score: 0, text: "0 all" } })
    expect(countOf(roundsOf(peeked(2)))).toEqual({ ...none, lost: 25 })
  })

  it("is remembered in the next one, the last 300 rounds of it all, and its throws are counted by level", () => {
    let state = peeked(1)
    expect(state.record[2]).toEqual({ ...none, won: 25 })
    for (let match = 0; match < 14; match++) state = peeked(2, begun(3, state))
    expect(state.memory).toHaveLength(600)
    expect(state.record).toMatchObject({ 2: { ...none, won: 25 }, 3: { ...none, lost: 350 } })
    expect(begun(3, state).throws).toBe("")
  })

  it("can be begun with everything forgotten", () => {
    const clean = start({ level: 3, seed: "", clean: true }, seeded(1), peeked(1))
    expect(clean.memory).toBe("")
    expect(clean.record[2]).toEqual(none)
  })

  it("is believed from the storage only in its own letters", () => {
    const isBelieved = (state: object) => safeParse(rockPaperScissors.schema.state, state).success
    expect(isBelieved(peeked(1))).toBe(true)
    const { things: _, ...older } = begun()
    expect(safeParse(rockPaperScissors.schema.state, older).output).toEqual(begun())
    for (const wrong of ["r", "rx", "r".repeat(52)])
      expect(isBelieved({ ...begun(), throws: wrong })).toBe(false)
    expect(isBelieved({ ...begun(), level: 4 })).toBe(false)
    expect(isBelieved({ ...begun(), record: {} })).toBe(false)
  })

  it("refuses links that were made up", () => {
    for (const code of ["", "4abcdef", "2abcde", "2abcdefg", "2ABCDEF", "2abcde1"])
      expect(readCode(code)).toBeNull()
    expect(readCode("2abcdef")).toEqual({ level: 2, seed: "abcdef", clean: false })
  })

  it("reports throws, wins, levels, resets and being forgotten", () => {
    const { report } = rockPaperScissors
    const over = peeked(1)
    expect(report?.({ kind: "step", action: { you: "rock" }, before: over, after: over, options })).toEqual({
      action: "select",
      label: "rock",
    })
    const ended = (state: State) => report?.({ kind: "over", state, options, result: result(state, options) })
    expect(ended(over)).toEqual({ action: "win", value: 1 })
    expect(ended(peeked(2))).toBeUndefined()
    expect(report?.({ kind: "new", options })).toEqual({ action: "reset" })
    const changed = (more: object) =>
      report?.({ kind: "options", options: { ...options, ...more }, before: options })
    expect(changed({ level: 3 })).toEqual({ action: "level", value: 3 })
    expect(changed({ clean: true })).toEqual({ action: "forget" })
    expect(changed({ seed: "abcdef" })).toEqual({ action: "reset" })
  })
})

describe("pure chance", () => {
  it("is counted out exactly for few throws", () => {
    const leads = (n: number): number[] =>
      n === 0 ? [0] : leads(n - 1).flatMap(lead => [lead - 1, lead, lead + 1])
    for (const n of [1, 2, 3, 6]) {
      for (let lead = -n - 1; lead <= n + 1; lead++) {
        const all = leads(n)
        expect(chanceOfLead(lead, n)).toBeCloseTo(all.filter(each => each >= lead).length / all.length, 9)
      }
    }
  })

  it("goes over to the normal curve without a step", () => {
    for (const lead of [-40, -10, 0, 5, 14, 28, 45]) {
      expect(Math.abs(chanceOfLead(lead, 300) - chanceOfLead(lead, 301))).toBeLessThan(0.005)
    }
  })

  it("is less likely the larger the lead", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: -50, max: 50 }), (n, lead) => {
        expect(chanceOfLead(lead + 1, n)).toBeLessThanOrEqual(chanceOfLead(lead, n) + 1e-7)
      }),
      { numRuns: 40 },
    )
  })

  it("is told in plain words", () => {
    expect(verdict({ won: 5, drawn: 5, lost: 9 })).toBe(
      "Too few throws to tell skill from luck. One more is needed.",
    )
    expect(verdict(none)).toContain("20 more are")
    expect(verdict({ won: 8, drawn: 9, lost: 8 })).toBe(
      "As many won as lost: a die could not have been more even.",
    )
    expect(verdict({ won: 9, drawn: 8, lost: 8 })).toMatch(
      /well or better 4\d% of the time\. That is what chance/,
    )
    expect(verdict({ won: 20, drawn: 5, lost: 0 })).toMatch(/less than 0\.1% of the time\. That is no luck\./)
    expect(verdict({ won: 0, drawn: 5, lost: 20 })).toMatch(
      /badly or worse less than 0\.1% .* It has read you\.$/,
    )
    expect(verdict({ won: 8, drawn: 0, lost: 17 })).toMatch(/hardly bad luck/)
    expect(verdict({ won: 14, drawn: 3, lost: 8 })).toMatch(/may be luck/)
  })
})

describe("habits", () => {
  const rounds = (make: (at: number, before: Round | undefined) => Round, length = 30) => {
    const all: Round[] = []
    for (let at = 0; at < length; at++) all.push(make(at, all.at(-1)))
    return all
  }
  const random = seeded("machine")
  const machine = () => pick(throws, random)

  it("are named when they are there", () => {
    const mostly = rounds(at => ({
      you: at % 10 ? "rock" : at % 20 ? "paper" : "scissors",
      machine: machine(),
    }))
    expect(habitsOf(mostly)).toContain("You throw rock 90% of the time.")
    expect(habitsOf(mostly)).toContain("You throw paper only 3% of the time.")
    expect(habitsOf(rounds(at => ({ you: shifted("rock", at), machine: machine() })))).toContain(
      "You go round by rock, paper, scissors, 100% of the time.",
    )
    const copies = rounds((_, last) => ({ you: last?.machine ?? "rock", machine: machine() }))
    expect(habitsOf(copies)).toContain("You copy the machine's last throw 100% of the time.")
    const beats = rounds((_, last) => ({ you: last ? shifted(last.machine, 1) : "rock", machine: machine() }))
    expect(habitsOf(beats)).toContain("You throw what would have beaten its last throw, 100% of the time.")
  })

  it("are said once, and without percents, where there is one throw alone, or one that never comes", () => {
    const rocks = habitsOf(rounds(() => ({ you: "rock", machine: machine() })))
    expect(rocks.filter(habit => /rock|paper/.test(habit))).toEqual(["You throw nothing but rock."])
    expect(rocks.join(" ")).not.toContain("only 0%")
    const turns = habitsOf(rounds(at => ({ you: at % 2 ? "rock" : "paper", machine: machine() })))
    expect(turns).toContain("You never throw scissors.")
    expect(turns.join(" ")).not.toMatch(/\b0%/)
  })

  it("are not seen in too few throws, nor in a die", () => {
    expect(habitsOf(rounds(() => ({ you: "rock", machine: "rock" }), 7))).toEqual([])
    expect(habitsOf(rounds(() => ({ you: pick(throws, random), machine: machine() }), 2000))).toEqual([])
  })
})

describe("the words of a match", () => {
  it("say how the throw ended, how the match stands, and who won it", () => {
    expect(statusOf(begun(1), false)).toBe("25 throws. Pertti has decided already. Your throw.")
    const one = step(begun(), { you: shifted(planOf(begun()).machine, 1) })
    expect(statusOf(one, false)).toMatch(/^Your \w+, its \w+: won\. 1 to 0 after 1 of 25\.$/)
    expect(statusOf(peeked(1, begun(3)), true)).toMatch(
      /The match is over, 25 to 0\. You won\. It won't forget/,
    )
    expect(statusOf(peeked(2, begun(1)), true)).toMatch(
      /his \w+: lost\. The match is over, 0 to 25\. Pertti won/,
    )
    expect(statusOf(peeked(0), true)).toMatch(/0 to 0, 25 drawn\. A draw, with dignity/)
  })

  it("say what was expected, how surely, or that there was no idea", () => {
    const plan = { machine: "paper", odds: [0.62, 0.2, 0.18], salt: "" } as const
    expect(thoughtOf({ ...plan, why: "idea" }, 2)).toBe("The machine thought you would throw rock.")
    const sure = { ...plan, odds: [0.1, 0.1, 0.8], why: "idea" } as const
    expect(thoughtOf(sure, 1)).toBe("Pertti was sure that you would throw scissors.")
    const unsure = { ...plan, odds: [0.4, 0.3, 0.3], why: "idea" } as const
    expect(thoughtOf(unsure, 3)).toBe("The machine had a feeling that you would throw rock.")
    expect(thoughtOf({ ...plan, why: "die" }, 1)).toBe("Pertti had no idea and rolled a die.")
    expect(thoughtOf({ ...plan, why: "asleep" }, 1)).toMatch(/asleep/)
  })

  it("share the result in words first", () => {
    expect(shareText(peeked(1))).toBe(
      "RockPaperScissors: I beat a machine that had never met me, 25 to 0 in 25 throws. The same dice are waiting for you.",
    )
    expect(shareText(peeked(2, begun(1)))).toMatch(/I lost to a hamster who is half asleep, 0 to 25/)
  })
})

/** Digests as the browser's, which are there as soon as they are awaited: no seal arrives after its test. */
const quickSubtle = {
  digest: async (_: string, data: Uint8Array) => createHash("sha256").update(data).digest(),
}
const setSubtle = (value: object) =>
  Object.defineProperty(window.crypto, "subtle", { value, configurable: true })

describe("the rock, paper, scissors page", () => {
  beforeEach(() => {
    setSubtle(quickSubtle)
    forget()
    calm(true)
    window.history.replaceState(null, "", "/games/rock-paper-scissors")
  })

  afterEach(() => {
    Reflect.deleteProperty(window.crypto, "subtle")
    jest.restoreAllMocks()
  })

  /** In calm mode the fists don't go up and down before the hands are seen. */
  const calm = (wanted: boolean) => act(() => write(calmMode, wanted))
  const group = () => screen.getByRole("group", { name: "Your throw" })
  const hand = (name: string) => within(group()).getByRole("button", { name })
  const seals = () => screen.getByRole("region", { name: "Under seal" })
  const sealShown = () =>
    waitFor(() => expect(seals().querySelector("dd")).toHaveTextContent(/^[0-9a-f]{64}$/))
  const open = async (deal = "2abcdef") => {
    window.history.replaceState(null, "", `/games/rock-paper-scissors${deal && `?deal=${deal}`}`)
    const view = await act(async () =>
      render(onPage(<RockPaperScissors />, { path: "/games/rock-paper-scissors" })),
    )
    await sealShown()
    return { user: userEvent.setup(), ...view }
  }
  const stored = () => JSON.parse(localStorage.getItem("juhq:games/rock-paper-scissors/now") ?? "null")?.data
  /** Plays the match on the page to its end, so that each throw ends in one way. */
  const playOut = async (by: number) => {
    for (let thrown = 0; thrown < matchLength; thrown++) {
      const state: State = stored()?.state ?? begun()
      await act(async () => hand(shifted(planOf(state).machine, by)).click())
    }
  }

  it("draws the same for everyone at first", () => {
    jest.spyOn(Math, "random").mockImplementation(() => {
      throw new Error("Chance was asked in the first render.")
    })
    expect(renderToString(<RockPaperScissors />)).toContain("It needs JavaScript")
  })

  it("makes the seals that everybody makes", async () => {
    setSubtle(webcrypto.subtle)
    expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  })

  it("seals its throw before yours, and shows after it what was sealed", async () => {
    const { user } = await open()
    const before = seals().querySelector("dd")?.textContent ?? ""
    const plan = planOf(begun())
    expect(before).toBe(await sha256(sealed(plan)))
    expect(seals()).not.toHaveTextContent(plan.salt)
    await user.click(hand("rock"))
    expect(screen.getByText(new RegExp(`^Your rock, its ${plan.machine}: `))).toHaveAttribute(
      "role",
      "status",
    )
    await waitFor(() => expect(within(seals()).getByText(before)).toBeInTheDocument())
    const [, last, under] = [...seals().querySelectorAll("dd")].map(each => each.textContent)
    expect(last).toBe(before)
    expect(under).toBe(`${plan.machine} ${plan.salt}`)
  })

  it("shows both hands, side by side, after each throw", async () => {
    const { user, container } = await open()
    const hands = () =>
      [...container.querySelectorAll<HTMLElement>("[data-hand]")].map(({ dataset }) => dataset.hand)
    expect(hands()).toEqual(["none", "none"])
    await user.click(hand("rock"))
    expect(hands()).toEqual(["rock", planOf(begun()).machine])
  })

  it("shakes two fists before it shows what was thrown, unless one throws again", async () => {
    const { user, container } = await open()
    calm(false)
    const shaken = () => container.querySelectorAll(".shaking").length
    await user.click(hand("rock"))
    expect(screen.getByText("Rock, paper, scissors...")).toHaveAttribute("role", "status")
    expect(shaken()).toBe(2)
    expect(await screen.findByText(/^Your rock, its/)).toBeInTheDocument()
    expect(shaken()).toBe(0)
    await sealShown()
    await user.click(hand("paper"))
    await sealShown()
    await user.click(hand("paper"))
    expect(await screen.findByText(/^Your paper, its .* after 3 of 25\.$/)).toBeInTheDocument()
    await sealShown()
  })

  it("has eight envelopes in one another, on which the seal is written, and no throw", async () => {
    const { user, container } = await open()
    const seal = seals().querySelector("dd")?.textContent ?? ""
    const digits = () => container.querySelector(".envelope code")?.textContent?.trim() ?? ""
    let read = digits()
    await user.click(screen.getByRole("button", { name: "Tear the envelope open" }))
    expect(
      screen.getByText(`In envelope 1 there is envelope 2, which says ${seal.slice(8, 16)}.`),
    ).toBeVisible()
    for (let torn = 1; torn < 8; torn++) {
      read += digits()
      await user.click(screen.getByRole("button", { name: "Tear this one open, too" }))
    }
    expect(read).toBe(seal)
    expect(screen.getByText(/^The last one has a carrot in it and no slip\. The machine knows/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Eat the carrot" }))
    expect(screen.getByText("Crunch. Nothing is left but the throw itself.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Ask for another envelope" }))
    expect(screen.getByRole("button", { name: "Tear the envelope open" })).toBeInTheDocument()
    await user.click(hand("rock"))
    expect(screen.getByRole("button", { name: "Tear the envelope open" })).toBeInTheDocument()
    await sealShown()
  })

  it("tells after the throw what it had held likely", async () => {
    const { user } = await open()
    const panel = screen.getByRole("region", { name: "What it thought you would throw" })
    expect(within(panel).getByRole("status")).toHaveTextContent("It shows its cards after each throw.")
    expect(panel).toHaveTextContent("rock ?")
    for (let thrown = 0; thrown < 8; thrown++) {
      await sealShown()
      await user.click(hand("paper"))
    }
    expect(
      within(panel).getByText(/^The machine (thought|was sure that) you would throw paper\.$/),
    ).toBeInTheDocument()
    expect(panel).toHaveTextContent(/paper \d\d% you/)
  })

  it("is played by keyboard alone, and lets no key of the throws through to the site", async () => {
    const { user } = await open()
    const leaked = jest.fn()
    const listen = (event: KeyboardEvent) => event.defaultPrevented || leaked(event.key)
    window.addEventListener("keydown", listen)
    act(() => hand("rock").focus())
    await user.keyboard("s")
    expect(hand("scissors")).toHaveFocus()
    expect(screen.getByText(/^Your scissors, its/)).toBeInTheDocument()
    await sealShown()
    await user.keyboard("2")
    expect(screen.getByText(/^Your paper, its .* after 2 of 25\.$/)).toBeInTheDocument()
    window.removeEventListener("keydown", listen)
    expect(leaked).not.toHaveBeenCalled()
  })

  it("compares you with pure chance, gives a prize, shares, and leads to the next opponent", async () => {
    const { user } = await open()
    await playOut(1)
    const figures = screen.getByRole("region", { name: "You and pure chance" })
    expect(within(figures).getByRole("row", { name: "Won 25, 100% 33%" })).toBeInTheDocument()
    expect(within(figures).getByText(/no luck\. You have read the machine\.$/)).toBeInTheDocument()
    expect(screen.getByText("Won so far: the paper.")).toBeInTheDocument()
    expect(screen.getByText(/^RockPaperScissors: I beat/)).toBeInTheDocument()
    expect(window.location.search).toBe("?deal=2abcdef")
    expect(readStatistics("rock-paper-scissors")[names[2]]).toMatchObject({ played: 1, won: 1 })
    await user.click(screen.getByRole("button", { name: "Next: a machine that remembers" }))
    expect(screen.getByLabelText("Against")).toHaveDisplayValue(names[3])
    expect(window.location.search).toBe("")
    await sealShown()
  }, 20_000)

  it.each([
    [1, "won", "Yours now"],
    [0, "drawn", "Half each"],
    [2, "lost", "Not yours"],
  ])(
    "ends with the prize where the envelope was: by %i, %s",
    async (by, outcome, caption) => {
      const { container } = await open()
      expect(container.querySelector(".ending")).toBeNull()
      await playOut(by)
      expect(hasThing("/games/rock-paper-scissors")).toBe(outcome === "won")
      expect(container.querySelector(".ending")).toHaveAttribute("data-outcome", outcome)
      expect(container.querySelector(".ending")).toHaveTextContent(caption)
      expect(screen.queryByRole("button", { name: "Tear the envelope open" })).not.toBeInTheDocument()
    },
    20_000,
  )

  it("notices habits, and forgets them after two presses", async () => {
    const { user } = await open()
    for (let thrown = 0; thrown < 9; thrown++) {
      await act(async () => hand("rock").click())
    }
    expect(screen.getByText("You throw nothing but rock.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Forget me" }))
    expect(stored().state.throws).toHaveLength(18)
    await user.click(screen.getByRole("button", { name: /^Press again/ }))
    expect(screen.getByText("Not much: there are too few of them.")).toBeInTheDocument()
    expect(stored().state).toMatchObject({ throws: "", memory: "", record: { 2: none } })
    await sealShown()
    await user.click(screen.getByRole("button", { name: "New game" }))
    expect(stored().options.clean).toBe(false)
    await sealShown()
  })

  it("says so when the browser makes no seals, and plays on", async () => {
    Reflect.deleteProperty(window.crypto, "subtle")
    render(<RockPaperScissors />)
    expect(await screen.findByText(/^This browser makes no seals here/)).toBeInTheDocument()
    await act(async () => hand("rock").click())
    expect(screen.getByText(/^Your rock, his \w+: .* after 1 of 25\.$/)).toBeInTheDocument()
  })

  it("has a guest up the sleeve, which counts once as whatever beats the sealed throw", async () => {
    write(calmMode, true)
    const { user } = await open()
    await bringGuest()
    expect(screen.getByText(/^25 throws\..* Up your sleeve: the tea towel\.$/)).toBeInTheDocument()
    const { machine } = planOf(begun())
    await user.click(screen.getByRole("button", { name: "The tea towel, up your sleeve. Throw it" }))
    const counted = `It had ${machine}. You had the tea towel. It wiped it. 1 to 0 after 1 of 25.`
    expect(screen.getByText(counted)).toBeInTheDocument()
    expect(screen.getByText("It had given the tea towel 0%. It kept the evidence.")).toBeInTheDocument()
    expect(read(travels)["/error-418"]?.[0]?.what).toMatch(/^Beat a machine/)
    await sealShown()
    await user.click(screen.getByRole("button", { name: "The tea towel, in your hand" }))
    expect(stored().state.throws).toHaveLength(2)
    await act(async () => hand("rock").click())
    expect(screen.getByRole("button", { name: "The tea towel, kept as evidence" })).toBeInTheDocument()
    await bringGuest(null)
    expect(screen.queryByRole("button", { name: /tea towel/ })).toBeNull()
    await sealShown()
  })

  it("tells a thing that was thrown as that thing on a later visit, whatever comes along, or nothing", async () => {
    const first = await open("1abcdef")
    await bringGuest()
    const { machine } = planOf(begun(1))
    await first.user.click(screen.getByRole("button", { name: "The tea towel, up your sleeve. Throw it" }))
    await sealShown()
    first.unmount()
    const towel = await loadTrace("/error-418")
    registerTraces(async path => ({
      default: path === "/magnet" ? { ...towel, name: "The fridge magnet" } : towel,
    }))
    write(gotThings, [
      { path: "/error-418", at: 0 },
      { path: "/magnet", at: 0 },
    ])
    write(looseThing, "/magnet")
    const { user, container } = await open("")
    const counted = `He had ${machine}. You had the tea towel. It wiped it. 1 to 0 after 1 of 25.`
    expect(await screen.findByText(counted)).toBeVisible()
    const panel = screen.getByRole("region", { name: "What it thought you would throw" })
    expect(panel).toHaveTextContent("Pertti had given the tea towel 0%.")
    expect(panel).toHaveTextContent(new RegExp(`${countsAs(machine)} \\d+% the tea towel`))
    expect(panel).not.toHaveTextContent(/% you/)
    expect(container.querySelectorAll("[data-hand] svg svg")).toHaveLength(1)
    expect(screen.getByText(`${names[1]}: no match finished yet.`)).toBeInTheDocument()
    expect(read(travels)["/magnet"]).toBeUndefined()
    await act(async () => write(looseThing, null))
    expect(screen.getByText(counted)).toBeVisible()
    expect(screen.queryByRole("button", { name: /tea towel|magnet/ })).toBeNull()
    await act(async () => write(looseThing, "/magnet"))
    await user.click(screen.getByRole("button", { name: "The fridge magnet, up your sleeve. Throw it" }))
    expect(
      screen.getByText(/You had the fridge magnet\. It wiped it\. 2 to 0 after 2 of 25\.$/),
    ).toBeVisible()
    await sealShown()
  })

  it("says so when a link has no match in it", async () => {
    await open("nonsense")
    expect(screen.getByText(/^That link has no match in it, so here is another\./)).toBeInTheDocument()
    expect(window.location.search).toBe("")
  })

  it("stands presses at random", async () => {
    const { container } = await open("")
    const random = seeded("a hamster on the mouse")
    const user = userEvent.setup({ delay: null })
    for (let press = 0; press < runs(500, 50); press++) {
      const controls = [...container.querySelectorAll<HTMLElement>("button, select")]
      const control =
        random() < 0.7
          ? pick([...container.querySelectorAll<HTMLElement>("fieldset button")], random)
          : pick(controls, random)
      if (control instanceof HTMLSelectElement)
        await user.selectOptions(control, pick(["1", "2", "3"], random))
      else await act(async () => control.click())
    }
    expect(safeParse(rockPaperScissors.schema.state, stored()?.state).success).toBe(true)
    const counts = Object.values((stored().state as State).record)
    expect(counts.reduce((sum, { won, drawn, lost }) => sum + won + drawn + lost, 0)).toBeGreaterThan(0)
  }, 60_000)
})
