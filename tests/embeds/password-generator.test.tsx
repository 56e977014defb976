import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { guessers, inTime, strength, timeToCrack } from "../../src/embeds/password-generator/crack"
import {
  charactersOf,
  lookAlikes,
  makePassword,
  mistakeIn,
  patternLetters,
  placesOf,
  undotted,
  waysIn,
} from "../../src/embeds/password-generator/logic"
import PasswordGenerator from "../../src/embeds/password-generator/PasswordGenerator"
import {
  defaults,
  formatRecipe,
  joinerNames,
  type Kind,
  kindNames,
  kinds,
  parseRecipe,
  type Recipe,
} from "../../src/embeds/password-generator/recipe"
import {
  ageAt,
  ageNumber,
  ages,
  crackedAt,
  end,
  powersPerSecond,
} from "../../src/embeds/password-generator/siege"
import { secureSource } from "../../src/embeds/password-generator/source"
import { below, log2, pickOne, type Uint32 } from "../../src/embeds/password-generator/uniform"
import { words as english } from "../../src/embeds/password-generator/words/english"
import { words as finnish } from "../../src/embeds/password-generator/words/finnish"
import { seeded } from "../../src/lib/game/random"
import { askForCalm } from "../jest/visit"

const fixed = (seed: number): Uint32 => {
  const random = seeded(seed)
  return () => Math.floor(random() * 2 ** 32)
}

/** Chi-square of counts that should all be alike; for k counts about k - 1, give or take a few times sqrt(2k). */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function expectUniform(counts: readonly number[]): void {
  const free = counts.length - 1
  expect(Math.abs(chiSquare(counts) - free)).toBeLessThan(4 * Math.sqrt(2 * free))
}

const characters = (part: Partial<(typeof defaults)["characters"]>): Recipe => ({
  ...defaults.characters,
  ...part,
})
const pattern = (text: string): Recipe => ({ mode: "pattern", pattern: text })

describe("chance", () => {
  it("throws away what would favour the small remainders", () => {
    // 2^32 is 4 times 10^9 and something; the something is thrown away.
    const drawn = [4_000_000_000, 4_294_967_295, 3_999_999_999]
    const next = () => drawn.shift() ?? 0
    expect(below(1_000_000_000, next)).toBe(999_999_999)
    expect(drawn).toEqual([])
    expect(below(2 ** 32, () => 4_294_967_295)).toBe(4_294_967_295)
    expect(below(1, () => 123)).toBe(0)
    expect(() => pickOne([], () => 0)).toThrow(RangeError)
  })

  it("accepts exactly as many numbers for each result", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), n => {
        const limit = 2 ** 32 - (2 ** 32 % n)
        expect(limit % n).toBe(0)
        expect(below(n, () => limit - 1)).toBe(n - 1)
        const drawn = [limit, 0]
        expect(below(n, () => (limit < 2 ** 32 ? (drawn.shift() ?? 0) : 0))).toBe(0)
      }),
    )
  })

  it.each([2, 6, 10, 26, 82, 1000, 2048])("is even over %i results", n => {
    const next = fixed(n)
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < n * 200; i++) {
      const at = below(n, next)
      counts[at] = (counts[at] ?? 0) + 1
    }
    expectUniform(counts)
  })

  it("comes from the browser's generator for secrets and nowhere else", () => {
    const asked = jest.spyOn(crypto, "getRandomValues")
    const plain = jest.spyOn(Math, "random")
    const next = secureSource()
    const drawn = Array.from({ length: 200 }, next)
    expect(asked).toHaveBeenCalledTimes(4)
    expect(plain).not.toHaveBeenCalled()
    expect(drawn.every(n => Number.isInteger(n) && n >= 0 && n < 2 ** 32)).toBe(true)
    expect(new Set(drawn).size).toBeGreaterThan(190)
    jest.restoreAllMocks()
  })
})

describe("entropy", () => {
  it("is the logarithm of how many there are, of any size", () => {
    expect(log2(1n)).toBe(0)
    expect(log2(2n ** 1100n)).toBe(1100)
    expect(log2(1000n)).toBeCloseTo(Math.log2(1000), 12)
    expect(log2(3n ** 700n)).toBeCloseTo(700 * Math.log2(3), 9)
  })

  it("is that of the textbook for characters and words", () => {
    expect(log2(waysIn(characters({ length: 10, kinds: ["a"] }), 0))).toBeCloseTo(10 * Math.log2(26), 12)
    expect(log2(waysIn(defaults.words, english.length))).toBe(66)
    expect(log2(waysIn(defaults.grandmother, finnish.length))).toBe(60)
    const digits: Recipe = { mode: "words", count: 3, joiner: "digit" }
    expect(waysIn(digits, 2048)).toBe(2048n ** 3n * 100n)
    expect(waysIn(pattern("Cv9"), 0)).toBe(20n * 6n * 10n)
  })

  it("counts those with at least one of each kind as trying all of them does", () => {
    // Two kinds of a size that can be tried: the six of å, ä and ö, and the ten digits.
    for (const length of [4, 5]) {
      const recipe = characters({ length, kinds: ["9", "f"], each: true })
      const alphabet = [...charactersOf("9", false), ...charactersOf("f", false)]
      let count = 0
      const walk = (left: number, digit: boolean, letter: boolean) => {
        if (left === 0) {
          if (digit && letter) count++
          return
        }
        for (const character of alphabet)
          walk(left - 1, digit || /\d/.test(character), letter || /\D/.test(character))
      }
      walk(length, false, false)
      expect(waysIn(recipe, 0)).toBe(BigInt(count))
    }
    expect(waysIn(characters({ length: 4, kinds: ["a", "A", "9", "s"], each: true }), 0)).toBe(
      24n * 26n * 26n * 10n * 28n,
    )
    expect(waysIn(characters({ length: 4, kinds: [...kindNames], each: true }), 0)).toBe(0n)
  })

  it("counts every password of a small recipe, all of which come up, evenly", () => {
    for (const recipe of [pattern("v9"), pattern("\\vV-9"), pattern("\\a\\99v")]) {
      const next = fixed(7)
      const ways = Number(waysIn(recipe, 0))
      const counts = new Map<string, number>()
      for (let i = 0; i < ways * 100; i++) {
        const password = makePassword(recipe, [], next)
        counts.set(password, (counts.get(password) ?? 0) + 1)
      }
      expect(counts.size).toBe(ways)
      expectUniform([...counts.values()])
    }
  })

  it("is not spoilt by asking for one of each: those that are left are as likely as each other", () => {
    const recipe = characters({ length: 4, kinds: ["9", "f"], each: true })
    const next = fixed(11)
    // By how many digits there are: 4 * 10 * 216, 6 * 100 * 36 and 4 * 1000 * 6 of 54,240 are expected.
    const counts = [0, 0, 0]
    for (let i = 0; i < 54_240; i++) {
      const at = makePassword(recipe, [], next).replace(/\D/g, "").length - 1
      counts[at] = (counts[at] ?? 0) + 1
    }
    expect(Number(waysIn(recipe, 0))).toBe(8640 + 21_600 + 24_000)
    const expected = [8640, 21_600, 24_000]
    const chi = counts.reduce(
      (sum, count, i) => sum + (count - (expected[i] ?? 1)) ** 2 / (expected[i] ?? 1),
      0,
    )
    expect(chi).toBeLessThan(13.8)
  })

  it("is right for words, since no two rows of words make the same text", () => {
    const words = ["sun", "flower", "sunflower", "a", "b"]
    for (const joiner of joinerNames) {
      const recipe: Recipe = { mode: "words", count: 2, joiner }
      const next = fixed(3)
      const seen = new Set<string>()
      for (let i = 0; i < 5000; i++) seen.add(makePassword(recipe, words, next))
      expect(seen.size).toBe(Number(waysIn(recipe, words.length)))
    }
  })
})

describe("a password", () => {
  const anyRecipe: fc.Arbitrary<Recipe> = fc.oneof(
    fc.record({
      mode: fc.constant("characters" as const),
      length: fc.integer({ min: 5, max: 64 }),
      kinds: fc.subarray<Kind>([...kindNames], { minLength: 1 }),
      each: fc.boolean(),
      clear: fc.boolean(),
    }),
    fc.record({
      mode: fc.constant("words" as const),
      count: fc.integer({ min: 2, max: 12 }),
      joiner: fc.constantFrom(...joinerNames),
    }),
    fc.record({ mode: fc.constant("pattern" as const), pattern: fc.string({ maxLength: 100 }) }),
    fc.record({
      mode: fc.constant("grandmother" as const),
      count: fc.integer({ min: 2, max: 12 }),
      plain: fc.boolean(),
    }),
  )

  it("has what its recipe says, and nothing else", () => {
    fc.assert(
      fc.property(anyRecipe, fc.nat(), (recipe, seed) => {
        fc.pre(mistakeIn(recipe) === null)
        const list = recipe.mode === "grandmother" ? finnish : english
        const password = makePassword(recipe, list, fixed(seed))
        if (recipe.mode === "characters") {
          const sets = recipe.kinds.map(kind => charactersOf(kind, recipe.clear))
          expect([...password]).toHaveLength(recipe.length)
          expect([...password].every(character => sets.flat().includes(character))).toBe(true)
          if (recipe.clear)
            expect([...password].some(character => lookAlikes.includes(character))).toBe(false)
          if (recipe.each)
            for (const set of sets)
              expect([...password].some(character => set.includes(character))).toBe(true)
        } else if (recipe.mode === "pattern") {
          const places = placesOf(recipe.pattern)
          expect([...password].every((character, i) => places[i]?.includes(character))).toBe(true)
          expect([...password]).toHaveLength(places.length)
        } else {
          const known = new Set(recipe.mode === "grandmother" && recipe.plain ? list.map(undotted) : list)
          const found = password.match(/\p{Lu}?\p{Ll}+/gu) ?? []
          expect(found).toHaveLength(recipe.count)
          expect(found.every(word => known.has(word.toLowerCase()))).toBe(true)
        }
      }),
    )
  })

  it("is not made where the recipe has a mistake, which is told", () => {
    expect(mistakeIn(characters({ kinds: [] }))).toMatch(/at least one kind/)
    expect(mistakeIn(characters({ length: 4, kinds: [...kindNames], each: true }))).toMatch(
      /4 characters can't be of 5/,
    )
    expect(mistakeIn(pattern(""))).toMatch(/Write a pattern/)
    expect(mistakeIn(pattern("Cvc\\"))).toMatch(/backslash/)
    expect(mistakeIn(pattern("Cvc\\\\"))).toBeNull()
    expect(mistakeIn(pattern("\\a-\\9"))).toMatch(/no chance/)
    expect(mistakeIn(pattern("🐹9"))).toBeNull()
    expect(waysIn(pattern("🐹9"), 0)).toBe(10n)
    for (const recipe of Object.values(defaults)) expect(mistakeIn(recipe)).toBeNull()
  })

  it("has its recipe in a link, in full", () => {
    fc.assert(
      fc.property(anyRecipe, recipe => {
        expect(parseRecipe(formatRecipe(recipe))).toEqual(recipe)
      }),
    )
    expect(parseRecipe("")).toEqual(defaults.words)
    expect(parseRecipe("c.9999.xyz")).toEqual(characters({ kinds: [] }))
    expect(parseRecipe("w.1.__proto__")).toEqual(defaults.words)
  })

  it("has kinds and patterns without a character twice", () => {
    for (const { characters: all } of [...Object.values(kinds), ...Object.values(patternLetters)])
      expect(new Set(all).size).toBe([...all].length)
    const joined = kindNames.flatMap(kind => charactersOf(kind, false))
    expect(new Set(joined).size).toBe(joined.length)
  })
})

describe("the words", () => {
  it("are 2,048 in English and 1,024 in Finnish, different, of 3 to 9 letters", () => {
    expect([english.length, finnish.length]).toEqual([2048, 1024])
    expect([new Set(english).size, new Set(finnish).size]).toEqual([2048, 1024])
    for (const word of english) expect(word).toMatch(/^[a-z]{3,9}$/)
    for (const word of finnish) expect(word).toMatch(/^[a-zäö]{3,9}$/)
  })

  it("are different without their dots too", () => {
    expect(new Set(finnish.map(undotted)).size).toBe(1024)
  })
})

describe("the time to crack", () => {
  it("is half of all the guesses at the rate that is stated", () => {
    expect(timeToCrack(1, 1)).toBe("1 second")
    expect(timeToCrack(7, 1)).toBe("1 minute")
    expect(timeToCrack(11, 10)).toBe("1 minute")
    expect(timeToCrack(20, 1e12)).toBe("less than a second")
    expect(timeToCrack(66, 1e12)).toBe("1 year")
    expect(timeToCrack(50, 1e4)).toBe("1,783 years")
    expect(timeToCrack(60, 10)).toBe("1 thousand million years")
  })

  it("is told in universes from one of them on, however many bits there are", () => {
    expect(timeToCrack(60, 1 / 60)).toBe("79 times the age of the universe")
    expect(timeToCrack(60, 100 / 3600)).toBe("47 times the age of the universe")
    expect(timeToCrack(70, 10)).toBe("135 times the age of the universe")
    expect(timeToCrack(54, 1 / 60)).toBe("longer than the age of the universe")
    expect(timeToCrack(5000, 1)).toMatch(/^\d\.\d × 10\^1487 times the age/)
    for (let bits = 1; bits < 400; bits += 0.5)
      for (const { perSecond } of guessers)
        expect(timeToCrack(bits, perSecond)).toMatch(/^(less|longer|[\d,]+ |\d\.\d × 10\^)/)
  })

  it("tells two guessers apart wherever it is told at all", () => {
    for (let bits = 40; bits < 400; bits += 0.5) {
      const [slow, next] = guessers.map(({ perSecond }) => timeToCrack(bits, perSecond))
      if (!slow?.startsWith("longer")) expect(slow).not.toBe(next)
    }
  })

  it("has a door for every strength", () => {
    expect([10, 40, 60, 70, 100, 200].map(strength)).toEqual([
      "A curtain",
      "A garden gate",
      "A front door",
      "A bank",
      "A mountain with a bank in it",
      "Enough. Stop turning the knob",
    ])
  })
})

describe("the siege", () => {
  it("is over when the guess comes that is right", () => {
    expect(crackedAt(1, 10, 1024)).toBeCloseTo(0)
    expect(crackedAt(0.5, 20, 1)).toBeCloseTo(Math.log10(2 ** 19))
    expect(crackedAt(0, 32, 1)).toBeCloseTo(0)
    expect(inTime(Math.log10(7200))).toBe("2 hours")
  })

  it("goes on for ten seconds at most, through every age in its order", () => {
    expect(end / powersPerSecond).toBeLessThan(10)
    expect([-1, 3, 4, 8, 10, 13, 15, 17, 21].map(log => ageAt(log).name)).toEqual([
      "handle",
      "handle",
      "chair",
      "beard",
      "bones",
      "ice",
      "ferns",
      "heat",
      "night",
    ])
    expect(ages.map(({ from }) => ageNumber(from))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
})

describe("the page", () => {
  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/password-generator")
  })
  const password = () => screen.getByLabelText("Password").textContent ?? ""
  const made = (shape: RegExp) => waitFor(() => expect(password()).toMatch(shape))

  it("draws what there is to get through", async () => {
    await act(async () => render(<PasswordGenerator />))
    expect(
      screen.getByRole("img", { name: /^To get through: |^Nothing to get through yet/ }),
    ).toBeInTheDocument()
  })

  it("makes six words at once, with their bits, and keeps them to itself", async () => {
    render(<PasswordGenerator />)
    await made(/^[a-z]+(-[a-z]+){5}$/)
    expect(
      password()
        .split("-")
        .every(word => english.includes(word)),
    ).toBe(true)
    expect(screen.getByText("66.0 bits of entropy.")).toBeVisible()
    expect(window.location.search).toBe("")
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  it("makes another, goes back to the last, and copies it", async () => {
    const user = userEvent.setup()
    render(<PasswordGenerator />)
    await made(/-/)
    const first = password()
    expect(screen.getByRole("button", { name: "Back to the last one" })).toBeDisabled()
    await user.click(screen.getByRole("button", { name: "Another" }))
    expect(password()).not.toBe(first)
    await user.click(screen.getByRole("button", { name: "Back to the last one" }))
    expect(password()).toBe(first)
    await user.click(screen.getByRole("button", { name: "Copy" }))
    expect(await navigator.clipboard.readText()).toBe(first)
  })

  it("goes back over a change of the recipe", async () => {
    const user = userEvent.setup()
    render(<PasswordGenerator />)
    await made(/-/)
    const first = password()
    await user.selectOptions(screen.getByLabelText("Between them"), "dots")
    await made(/\./)
    expect(window.location.search).toBe("?how=w.6.dot")
    await user.click(screen.getByRole("button", { name: "Back to the last one" }))
    expect(password()).toBe(first)
    expect(screen.getByLabelText("Between them")).toHaveValue("hyphen")
    expect(window.location.search).toBe("")
  })

  it("follows its knobs, says what can't be, and starts again", async () => {
    const user = userEvent.setup()
    render(<PasswordGenerator />)
    await user.click(screen.getByLabelText("Characters"))
    await made(/^\S{20}$/)
    for (const kind of ["a to z", "A to Z", "signs"]) await user.click(screen.getByLabelText(kind))
    await made(/^\d{20}$/)
    expect(window.location.search).toBe("?how=c.20.9")
    expect(screen.getByText(`${(20 * Math.log2(10)).toFixed(1)} bits of entropy.`)).toBeVisible()
    await user.click(screen.getByLabelText("0 to 9"))
    expect(screen.getByRole("alert")).toHaveTextContent("Choose at least one kind")
    expect(password()).toBe("–")
    expect(screen.getByRole("button", { name: "Another" })).toBeDisabled()
    await user.click(screen.getByRole("button", { name: "Start again" }))
    await made(/^[a-z]+(-[a-z]+){5}$/)
  })

  it("makes the recipe of a link, such as a pattern", async () => {
    window.history.replaceState(null, "", "/password-generator?how=p.Cv9-%5Ca")
    const user = userEvent.setup()
    render(<PasswordGenerator />)
    await made(/^[A-Z][aeiouy]\d-a$/)
    await user.type(screen.getByLabelText("Pattern"), "\\")
    expect(screen.getByLabelText("Pattern")).toHaveAccessibleDescription(/backslash/)
  })

  it("has a grandmother, who speaks Finnish and can do without dots", async () => {
    window.history.replaceState(null, "", "/password-generator?how=g.12.plain")
    render(<PasswordGenerator />)
    await made(/^[a-z]+( [a-z]+){11}$/)
    expect(screen.getByLabelText("Password")).toHaveAttribute("lang", "fi")
    expect(screen.getByText("120.0 bits of entropy.")).toBeVisible()
  })

  it("asks a stranger, who knows the words and not the recipe", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", "/password-generator?how=w.3.hyphen")
    render(<PasswordGenerator />)
    await made(/-/)
    await user.click(screen.getByRole("button", { name: "Ask a stranger" }))
    expect(await screen.findByText(/^\d+\.\d bits\. Flattery\. The stranger doesn't know/)).toBeVisible()
  })

  it("is tried by a burglar, who is through a curtain at once and through a wall never", async () => {
    askForCalm(true)
    window.history.replaceState(null, "", "/password-generator?how=p.99")
    const { unmount } = render(<PasswordGenerator />)
    await made(/^\d\d$/)
    const tries = async () => {
      fireEvent.click(screen.getByRole("button", { name: "Let him try" }))
      await act(async () => void (await new Promise(resolve => setTimeout(resolve, 50))))
    }
    await tries()
    expect(screen.getByText(/^He was in before you let go of the button/)).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName(
      /^To get through: \d+\.\d bits\. A curtain\. He was in/,
    )
    unmount()
    window.history.replaceState(null, "", "/password-generator?how=c.64.aA9s")
    render(<PasswordGenerator />)
    await waitFor(() => expect(password()).toHaveLength(64))
    await tries()
    expect(screen.getByText(/^The last star has gone out/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Another" }))
    expect(screen.queryByText(/^The last star has gone out/)).toBeNull()
  })
})
