import { readFileSync } from "node:fs"
import { act, fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "yaml"
import CheckUsernamePassword from "../../src/embeds/check-username-password/CheckUsernamePassword"
import { live, newHamster, wantedMeal } from "../../src/embeds/check-username-password/hamster"
import {
  blank,
  resultOf,
  type SignUp,
  type Surroundings,
  step,
} from "../../src/embeds/check-username-password/logic"
import {
  bare,
  charactersOf,
  countChanges,
  countRemembered,
  countSounds,
  namesItsLength,
  numberWord,
  sumDigits,
} from "../../src/embeds/check-username-password/measures"
import {
  backwards,
  brokenRules,
  type Context,
  digitTotal,
  ownCode,
  pandaCode,
  rules,
  starsFor,
} from "../../src/embeds/check-username-password/rules"
import { savedSignUp } from "../../src/embeds/check-username-password/saved"
import { linesOf, strengthOf } from "../../src/embeds/check-username-password/words"
import { write as store } from "../../src/hooks/storage/useStorage"
import { hasThing, visit } from "../jest/visit"

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
const done = {
  hasErred: true,
  hasWaited: true,
  hasPasted: true,
  hasLookedAway: true,
  favourite: "e",
  expired: "",
}

/** Builds a password that keeps all rules at once; `rhyme` is the three letters at both ends. */
function solve(context: Context, rhyme = "ear"): string {
  const needed = [
    rhyme,
    "A",
    backwards(context.weekday),
    ownCode,
    context.minute,
    pandaCode,
    "please",
    "dear",
    "yyyy",
    "pass.word",
    "*".repeat(starsFor(context)),
    `-${context.width}-`,
    context.facts.favourite.repeat(3),
  ].join("")
  const missing = digitTotal - sumDigits(needed)
  const withDigits = `${needed}${"9".repeat(Math.floor(missing / 9))}${missing % 9 || ""}`
  for (let length = charactersOf(bare(withDigits)).length; length < 200; length++) {
    const text = withDigits + numberWord(length) + rhyme
    const { vowels, consonants } = countSounds(text)
    const level = withDigits + (vowels < consonants ? "o" : "t").repeat(Math.abs(vowels - consonants))
    const rest = length - charactersOf(bare(level + numberWord(length) + rhyme)).length
    if (rest >= 0) return `..${level}${"+".repeat(rest)}${numberWord(length)}${rhyme}`
  }
  throw new Error("There is no solution.")
}

const world: Surroundings = { weekday: "Saturday", minute: "41", visits: 1, width: 800, calm: false }
const contexts = fc.record({
  weekday: fc.constantFrom(...weekdays),
  minute: fc.integer({ min: 0, max: 59 }).map(minute => String(minute).padStart(2, "0")),
  visits: fc.integer({ min: 0, max: 190 }),
  width: fc.integer({ min: 200, max: 3840 }),
  quietSeconds: fc.nat(20),
  facts: fc.record({
    hasErred: fc.constant(true),
    hasWaited: fc.constant(true),
    hasPasted: fc.constant(true),
    hasLookedAway: fc.constant(true),
    favourite: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
    expired: fc.constant(""),
  }),
})
const write = (state: SignUp, text: string, isPaste = false) =>
  step(state, { type: "write", text, isPaste }, world)
const seconds = (state: SignUp, count: number) =>
  Array.from({ length: count }).reduce<SignUp>(now => step(now, { type: "second" }, world), state)

describe("the rules", () => {
  it("can all be kept at once, on every weekday, in every minute and window", () => {
    fc.assert(
      fc.property(contexts, context => {
        expect(brokenRules(solve(context), context, rules.length)).toEqual([])
      }),
    )
  })

  it("can be kept again after the password has expired, and when its first seeds are eaten", () => {
    fc.assert(
      fc.property(contexts, context => {
        const expired = solve(context)
        const later = { ...context, facts: { ...context.facts, expired } }
        expect(brokenRules(expired, later, rules.length)).toEqual(["expired"])
        expect(brokenRules(solve(later, "tea"), later, rules.length)).toEqual([])
        expect(brokenRules(expired.slice(2), context, rules.length)).toEqual([])
      }),
    )
  })

  it("have names, texts and hints of their own", () => {
    const context: Context = { ...world, quietSeconds: 0, facts: done }
    const texts = rules.flatMap(rule => [rule.text(context), rule.hint("abc", context)])
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  })

  it("know the numbers of the two pages, and README.TXT has the magic word", () => {
    const codes = parse(readFileSync("content/codes.yaml", "utf8")) as { code: string; path: string }[]
    const pathOf = (code: string) => codes.find(entry => entry.code === code)?.path
    expect([ownCode, pandaCode].map(pathOf)).toEqual(["check-username-password", "panda"])
    expect(readFileSync("content/pages/check-username-password.mdx", "utf8")).toMatch(/please/i)
  })
})

describe("the measures", () => {
  it("count what they say", () => {
    expect(countSounds("Äiti yy. x1")).toEqual({ vowels: 3, consonants: 2 })
    expect(sumDigits("0160 and 9")).toBe(16)
    expect([0, 13, 40, 77, 100, 105].map(numberWord)).toEqual([
      "zero",
      "thirteen",
      "forty",
      "seventyseven",
      "hundred",
      "hundredandfive",
    ])
    expect(countChanges("abcdef", "abcdef...")).toBe(0)
    expect(countChanges("abcdef", "xabcdef")).toBe(7)
    expect(countRemembered("password", "sword")).toBe(5)
  })

  it("find the length in words, with a hyphen or without, and leave seeds out", () => {
    expect(namesItsLength("twentyonexxxxxxxxxxxx")).toBe(true)
    expect(namesItsLength("Twenty-two...xxxxxxxxxxxx")).toBe(true)
    expect(namesItsLength("twentytwoxxxxxxxxxxxx")).toBe(false)
  })
})

describe("Pertti in the field", () => {
  const quiet = { quietSeconds: 5, calm: false }

  it("wants the nearest seed, and without one the last letter", () => {
    expect(wantedMeal("a.bcd.", 4)).toBe(5)
    expect(wantedMeal("abcd", 0)).toBe(3)
    expect(wantedMeal("", 0)).toBe(-1)
  })

  it("digests, walks three letters a second, and eats when nobody types", () => {
    let at = { hamster: { ...newHamster, idleSeconds: 15 }, password: "abcdef." }
    at = live(at.hamster, at.password, quiet)
    expect(at.hamster.at).toBe(3)
    at = live(at.hamster, at.password, quiet)
    expect(at.hamster.at).toBe(6)
    expect(live(at.hamster, at.password, { ...quiet, quietSeconds: 0 }).password).toBe("abcdef.")
    at = live(at.hamster, at.password, quiet)
    expect(at).toMatchObject({ password: "abcdef", hamster: { meals: 1, letters: 0, idleSeconds: 0 } })
    at = live({ ...at.hamster, at: 5, idleSeconds: 15 }, at.password, quiet)
    expect(at).toMatchObject({ password: "abcde", hamster: { letters: 1, bite: { character: "f", at: 5 } } })
  })
})

describe("the sign-up", () => {
  it("shows the second rule with the first letter", () => {
    expect(write(blank, "a")).toMatchObject({ shown: 2, broken: ["length"] })
  })

  it("counts what breaks again, and never hides a rule", () => {
    let state = write(write(blank, "abcdef"), "abcdeA1")
    expect(state.shown).toBeGreaterThan(3)
    const { shown } = state
    state = write(state, "abc")
    expect(state).toMatchObject({ shown, relapses: { length: 1, capital: 1 } })
  })

  it("can be got through to the end, and measures what was remembered", () => {
    let state = write(blank, "a")
    for (let i = 0; i < 60 && state.phase === "typing"; i++) {
      const context: Context = { ...world, quietSeconds: state.quietSeconds, facts: state.facts }
      const answer = solve(context, i % 2 ? "tea" : "ear")
      state = write(state, `${answer}x`)
      state = write(state, answer, true)
      if (state.broken.includes("silence")) state = seconds(state, 10)
      state = step(state, { type: "look-away" }, world)
    }
    expect(state).toMatchObject({ phase: "recalling", shown: rules.length, recalled: "" })
    const half = state.password.slice(0, Math.ceil(state.password.length / 2))
    state = step(write(state, half), { type: "sign-up" }, world)
    expect(resultOf(state)).toMatchObject({ kept: rules.length, remembered: 50 })
    expect(write(state, "more")).toBe(state)
  })

  it("says how strong it is", () => {
    expect([0, 13, rules.length].map(strengthOf)).toEqual([
      "Strength: none",
      "Strength: medium rare",
      "Strength: like an ox",
    ])
    expect(linesOf({ kept: 3, seconds: 125, eaten: 1, worst: "sounds", remembered: null })).toEqual([
      "Kept 3 rules in 3 minutes. Then there was another one.",
      "Pertti ate 1 letter.",
      "Hardest to please: HR. “As many vowels as consonants.”",
    ])
  })
})

describe("the page", () => {
  const path = "/check-username-password"
  const at = "2026-11-28T19:41:00"
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Password/)
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const broken = () => within(screen.getByRole("list", { name: "Broken rules" })).queryAllByRole("listitem")
  const kept = () => within(screen.getByRole("list", { name: "Kept rules" })).queryAllByRole("listitem")
  const message = () => screen.getAllByRole("status")[1]

  it("answers the first letter with a stamp and the next rule", () => {
    visit(<CheckUsernamePassword />, { path, at })
    expect(message()).toHaveTextContent("Not one that you use. You are going to lose it.")
    expect(screen.getByRole("img", { name: /^Pertti asleep/ })).toBeVisible()
    type("a")
    expect(kept().map(note => note.textContent)).toEqual(["IT: Something.Kept"])
    expect(broken()[0]).toHaveTextContent("ITAt least six characters.")
  })

  it("gives hints, and shows a kept rule breaking again", async () => {
    const { user, wait } = visit(<CheckUsernamePassword />, { path, at })
    type("abcdeA1")
    type("abcdeA12")
    wait(1000)
    expect(broken()[0]).toHaveTextContent("Today's weekday, backwards.")
    await user.click(screen.getByRole("button", { name: "Give me a hint" }))
    expect(message()).toHaveTextContent("Hint: Saturday is yadrutas.")
    type("yadrutas")
    expect(broken().map(note => note.textContent)).toEqual([
      "ITA capital letter and a digit. That is all from us. ",
    ])
  })

  it("notices a pasted text, another window and ten seconds of silence, and Pertti comes in", () => {
    const { wait } = visit(<CheckUsernamePassword />, { path, at })
    const answer = solve({ ...world, quietSeconds: 0, width: 0, facts: done })
    type(answer)
    expect(hasThing("/check-username-password")).toBe(false)
    for (let i = 1; i < 12; i++) type(i % 2 ? answer : `${answer}x`)
    expect(hasThing("/check-username-password")).toBe(true)
    wait(1000)
    expect(screen.queryByRole("img", { name: /^Pertti asleep/ })).not.toBeInTheDocument()
    type(answer)
    wait(15_000)
    expect(kept().some(note => note.textContent?.startsWith("The library"))).toBe(true)
    fireEvent.paste(field())
    type(`${answer}+`)
    type(answer)
    wait(5000)
    expect(kept().some(note => note.textContent?.startsWith("Plagiarism"))).toBe(true)
  })

  it("takes another page for looking away, and lets the password be typed from memory", async () => {
    const facts = { ...done, hasLookedAway: false, expired: "old" }
    const password = solve({ ...world, width: 0, quietSeconds: 0, facts })
    const hamster = { ...newHamster, meals: 3, bite: { character: ".", at: 0 } }
    store(savedSignUp, {
      ...blank,
      password,
      facts,
      hamster,
      shown: rules.length,
      broken: ["away"],
      seconds: 754,
    })
    const { user } = visit(<CheckUsernamePassword />, { path, at, again: true })
    expect(screen.getByLabelText("Password, once more")).toHaveValue("")
    await user.type(field(), password)
    await user.click(screen.getByRole("button", { name: "Sign up" }))
    expect(screen.getByRole("heading", { name: "bob78 has signed up." })).toHaveFocus()
    expect(screen.getByRole("region", { name: "Your account" })).toHaveTextContent(
      "Kept all 26 rules at once in 13 minutes.Remembered all of it. IT would like a word.",
    )
    await user.click(screen.getByRole("button", { name: "Sign in" }))
    expect(screen.getByText("There is no user called bob78.")).toBeVisible()
  })

  it("keeps the password for the next visit, and starts again with undo", async () => {
    const first = visit(<CheckUsernamePassword />, { path, at })
    type("abc")
    first.unmount()
    const { user } = visit(<CheckUsernamePassword />, { path, again: true })
    expect(field()).toHaveValue("abc")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(field()).toHaveValue("")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(field()).toHaveValue("abc")
  })

  it("shows a friend's account from the link, until the first letter", () => {
    visit(<CheckUsernamePassword />, {
      path,
      at,
      query: "kept=26&seconds=840&eaten=9&worst=sounds&remembered=41",
    })
    const account = screen.getByRole("region", { name: "A friend's account" })
    expect(account).toHaveTextContent("Kept all 26 rules at once in 14 minutes.")
    expect(account).toHaveTextContent("Remembered 41% of it. Above average.")
    expect(account).toHaveTextContent("The account has been deleted for lack of use.")
    act(() => type("a"))
    expect(account).not.toBeInTheDocument()
  })
})
