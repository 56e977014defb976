import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import {
  compare,
  distance,
  fresh,
  heat,
  hint,
  isJuhq,
  isNeighbour,
  juhq,
  praise,
  turn,
  warmth,
} from "../../src/embeds/number-is-juhq/logic"
import NumberIsJuhq from "../../src/embeds/number-is-juhq/NumberIsJuhq"
import { baseFor, type Exact, inBase, maxLength, readNumber } from "../../src/embeds/number-is-juhq/read"
import {
  doorText,
  greeting,
  greetingAgain,
  onPlate,
  resident,
} from "../../src/embeds/number-is-juhq/resident"
import { huntEntry, numberOf, withGuess } from "../../src/embeds/number-is-juhq/useHunt"
import { read, write } from "../../src/hooks/storage/useStorage"
import { hasThing, onPage } from "../jest/visit"

const number = (text: string, base = 10): Exact => {
  const reading = readNumber(text, base)
  if (reading.kind !== "number") throw new Error(JSON.stringify(reading))
  return reading.value
}
const mistake = (text: string, base = 10) => {
  const reading = readNumber(text, base)
  return reading.kind === "mistake" ? reading.what : reading
}
const exact = (over: bigint, under = 1n): Exact => ({ over, under })

describe("juhq", () => {
  it("is 925982: 19, 30, 17 and 26 in base 36", () => {
    expect(juhq).toBe(925_982n)
    expect(19 * 36 ** 3 + 30 * 36 ** 2 + 17 * 36 + 26).toBe(925_982)
    expect((925_982).toString(36)).toBe("juhq")
  })

  it("is no other number", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (over, under) => {
        expect(isJuhq(exact(over, under))).toBe(over === 925_982n * under)
      }),
    )
    expect(isJuhq(exact(925_981n))).toBe(false)
    expect(isJuhq(exact(925_983n))).toBe(false)
    expect(isJuhq(exact(-925_982n))).toBe(false)
  })

  it("is juhq in every base, with or without empty decimals", () => {
    for (let base = 2; base <= 36; base++) expect(isJuhq(number((925_982).toString(base), base))).toBe(true)
    for (const text of ["925982.000", "925 982", "+925982", "0xe211e", "9.25982e5", "9259820e-1", "00925982"])
      expect([text, isJuhq(number(text))]).toEqual([text, true])
    expect(isJuhq(number("JUHQ", 36))).toBe(true)
    expect(isJuhq(number("925982.0000000001"))).toBe(false)
  })

  it("gets hotter the nearer one is, and only then", () => {
    const order = [0n, 1n, 10n, 100n, 1000n, 10_000n, 100_000n, 1_000_000n, 1_000_000_000n, 10n ** 200n]
    const words = order.map(apart => heat(exact(juhq + apart)))
    expect(new Set(words).size).toBe(order.length)
    expect(order.map(apart => heat(exact(juhq - apart)))).toEqual(words)
    expect(heat(exact(juhq * 2n + 1n, 2n))).toBe(words[1])
    expect(heat(exact(0n))).toMatch(/^Cold/)
    expect(heat(exact(-1n * 10n ** 299n))).toMatch(/^Absolute zero/)
  })

  it("tells 900,000 from a million, which is nearly three times as far", () => {
    expect(heat(exact(900_000n))).not.toBe(heat(exact(1_000_000n)))
  })

  it("compares with the number before, to any fraction", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        (far, less) => {
          const [a, b] = [exact(juhq * 7n + far + less, 7n), exact(juhq * 7n - far, 7n)]
          expect(hint(b, a)).toMatch(
            less === 0n ? /^Exactly as far as the one before\.$/ : /^Hotter than the one before/,
          )
          expect(compare(distance(a), distance(b))).toBe(less === 0n ? 0 : 1)
        },
      ),
    )
    expect(hint(exact(1n), exact(2n))).toBe("Colder than the one before, by a hair.")
    expect(hint(exact(5000n), exact(1337n))).toBe("Hotter than the one before, by a hair.")
    expect(hint(exact(700_000n), exact(500_000n))).toBe("Hotter than the one before.")
    expect(hint(exact(900_000n), exact(5000n))).toBe("Hotter than the one before, by far.")
    expect(hint(exact(1n), null)).toBe("")
  })
})

describe("a number as it is written", () => {
  it("is read as the language reads it", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 2, max: 36 }), (value, base) => {
        expect(number(value.toString(base), base)).toEqual(exact(value))
      }),
    )
    expect(number("-3.50")).toEqual(exact(-350n, 100n))
    expect(number("0b101")).toEqual(exact(5n))
    expect(number("0o17")).toEqual(exact(15n))
    expect(number("1e5", 16)).toEqual(exact(0x1e5n))
  })

  it("comes back the same from any base, where it ends", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 2, max: 36 }), fc.nat(15), (over, base, places) => {
        const value = exact(over, BigInt(base) ** BigInt(places))
        const back = number(inBase(value, base), base)
        expect(compare(back, value)).toBe(0)
      }),
    )
  })

  it("goes on where it does not end", () => {
    expect(inBase(exact(1n, 3n), 10)).toBe(`0.${"3".repeat(20)}…`)
    expect(inBase(exact(1n, 3n), 36)).toBe("0.c")
    expect(inBase(exact(-7n, 2n), 2)).toBe("-11.1")
    expect(inBase(exact(0n), 2)).toBe("0")
  })

  it("is refused with a reason", () => {
    expect(mistake("juhq")).toBe("“j” is not a digit in base 10. It is one in base 20 and up.")
    expect(mistake("2", 2)).toBe("“2” is not a digit in base 2.")
    expect(mistake("925,982")).toMatch(/^In London 925,982 is 925982; in Helsinki it is 925\.982\./)
    expect(mistake("f,8", 16)).toMatch(/Helsinki/)
    expect(readNumber("-1,5", 10)).toEqual({ kind: "number", value: { over: -15n, under: 10n } })
    expect(readNumber("1,234,567", 10)).toEqual({ kind: "number", value: { over: 1234567n, under: 1n } })
    expect(readNumber("\u20131'500", 10)).toEqual({ kind: "number", value: { over: -1500n, under: 1n } })
    expect(readNumber("\u202a1500\u202c", 10)).toEqual({ kind: "number", value: { over: 1500n, under: 1n } })
    expect(readNumber("\u200b", 10)).toEqual({ kind: "empty" })
    expect(mistake("1,234,56")).toMatch(/in each other's way/)
    expect(mistake("1.2.3")).toMatch(/two points/)
    expect(mistake("-")).toMatch(/no digit/)
    expect(mistake("∞")).toMatch(/attitude/)
    expect(mistake("🐹")).toMatch(/“🐹” is not a digit/)
    expect(mistake("9".repeat(maxLength + 1))).toMatch(/more than 300/)
    expect(readNumber("9".repeat(maxLength), 10).kind).toBe("number")
    expect(readNumber("1e999", 10).kind).toBe("number")
    expect(readNumber(" ", 10)).toEqual({ kind: "empty" })
  })

  it("is a word with infinity at its end, where every letter is a digit", () => {
    expect(mistake("-infinity")).toMatch(/attitude/)
    expect(mistake("+∞", 36)).toMatch(/attitude/)
    for (const text of ["ainfinity", "1infinity", "infinity"])
      expect(number(text, 36)).toEqual(
        exact([...text].reduce((n, digit) => n * 36n + BigInt(Number.parseInt(digit, 36)), 0n)),
      )
    expect(mistake("ainfinity")).toMatch(/not a digit in base 10/)
  })

  it("has a base from 2 to 36, and 10 otherwise", () => {})
})

describe("a hunt", () => {
  const guesses = (...texts: string[]) =>
    texts.reduce((hunt, text) => withGuess(hunt, { text, base: 10 }), fresh)

  it("counts each number once, however it is written", () => {
    expect(guesses("1", "1.0", "01", "2").guesses).toHaveLength(2)
    expect(withGuess(guesses("10"), { text: "a", base: 16 }).guesses).toHaveLength(1)
    expect(numberOf({ text: "zz", base: 10 })).toBeNull()
  })

  it("ends when juhq is found, and keeps the best", () => {
    const won = guesses("1", "2", "925982")
    expect(won.best).toBe(3)
    expect(withGuess(won, { text: "3", base: 10 })).toBe(won)
    const again = withGuess({ ...fresh, best: 3 }, { text: "925982", base: 10 })
    expect(again.best).toBe(1)
    expect(praise(1)).toMatch(/You peeked/)
  })
})

describe("the thermometer", () => {
  it("rises with every number that is nearer, visibly so among the first million, and is full for one alone", () => {
    const hunt = [
      10n ** 12n,
      5_000_000n,
      42n,
      200_000n,
      500_000n,
      800_000n,
      920_000n,
      925_900n,
      juhq - 1n,
      juhq,
    ]
    const shown = hunt.map(n => warmth(exact(n)))
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    expect(new Set(shown).size).toBe(hunt.length)
    expect(warmth(exact(500_000n)) - warmth(exact(200_000n))).toBeGreaterThan(0.1)
    expect(shown.at(-1)).toBe(1)
    expect(warmth(exact(10n ** 300n))).toBe(0)
    expect(warmth(exact(juhq * 10n + 1n, 10n))).toBeLessThan(1)
  })

  it("swings the way that the guess went", () => {
    expect(turn(exact(5000n), exact(1337n))).toBe(1)
    expect(turn(exact(1337n), exact(5000n))).toBe(-1)
    expect(turn(exact(7n), null)).toBe(0)
  })
})

describe("who lives at a number", () => {
  const at = (text: string) => resident(number(text))

  it("is called what the number is in base 36, and is the same each time", () => {
    expect(at("925981").name).toBe("juhp")
    expect(at("42")).toEqual(at("42.0"))
    expect(new Set(["1", "2", "3", "4", "5"].map(text => JSON.stringify(at(text)))).size).toBe(5)
  })

  it("dresses for how far juhq is, which wears a crown", () => {
    expect(["999999999", "42", "500000", "925981", "925982"].map(text => at(text).wears)).toEqual([
      "furs",
      "furs",
      "a cap",
      "a towel",
      "a crown",
    ])
  })

  it("is only there in part where the number is not whole, under the floor below 0, and not at 0", () => {
    expect(at("3.5").part).toBe(0.5)
    expect(at("-3.25").part).toBe(0.25)
    expect(at("7").part).toBe(1)
    expect(doorText(at("0"))).toBe("A door that opens on an empty hall.")
    expect(doorText(at("-42"))).toBe("Somebody called -16 hangs from the lintel, wearing furs.")
    expect(greeting(at("3.5"), false)).toBe("“I am 3.i. This is all of me.”")
    expect(greeting(at("-3.14"), false)).toMatch(/^“I am -3\.[0-9a-z]+… This is all of me\.”$/)
    expect(greeting(at("-42"), false)).toBe("“I am -16. We live downstairs.”")
    expect(greeting(at("925983"), isNeighbour(number("925983")))).toMatch(/“I am juhr. That one is next door/)
    expect([isNeighbour(number("925982")), isNeighbour(number("925980"))]).toEqual([false, false])
    expect(onPlate("9".repeat(300), 10)).toBe("999999999…")
  })
})

describe("a text", () => {
  it.each([
    ["42", 10, 10],
    ["1e5", 10, 10],
    ["", 10, 10],
    ["Pizza", 10, 36],
    ["hello world", 10, 36],
    ["0xff", 10, 10],
    ["pizza", 16, 16],
    ["1,5", 10, 10],
    ["äiti", 10, 10],
    ["Infinity", 10, 10],
  ])("%j in base %i is asked in base %i", (text, base, asked) => {
    expect(baseFor(text, base)).toBe(asked)
  })
})

describe("the page", () => {
  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/number-is-juhq")
  })
  const box = () => screen.getByLabelText("Is the number")
  const answer = () => screen.getByRole("status", { name: "Answer" })
  const ask = async (text: string) => {
    const user = userEvent.setup()
    await user.clear(box())
    await user.type(box(), `${text}{Enter}`)
  }

  it("waits for a number", async () => {
    render(<NumberIsJuhq />)
    expect(answer()).toHaveTextContent(/^NoTake 42, for example\. /)
  })

  it("answers, says what is hotter, counts, and shows other bases", async () => {
    render(<NumberIsJuhq />)
    await ask("42")
    expect(answer()).toHaveTextContent("NoCold. A bus goes there in the mornings.")
    expect(screen.getByRole("row", { name: /^Base 36 16/ })).toBeVisible()
    expect(window.location.search).toBe("?n=42")
    await ask("900000")
    expect(answer()).toHaveTextContent("Hotter than the one before, by far.")
    await ask("-900000")
    expect(answer()).toHaveTextContent("Colder than the one before, by far.")
    expect(screen.getByText("3 guesses.")).toBeVisible()
  })

  it("can be solved from its clues, and does not put the answer into the address", async () => {
    const user = userEvent.setup()
    render(onPage(<NumberIsJuhq />, { path: "/number-is-juhq" }))
    for (let i = 0; i < 3; i++) await user.click(screen.getByRole("button", { name: /clue/i }))
    expect(screen.getByRole("status", { name: "Clue" })).toHaveTextContent("in the address of this site")
    expect(screen.getByRole("button", { name: "Another clue" })).toHaveAttribute("aria-disabled", "true")
    await user.selectOptions(screen.getByLabelText("in base"), "36")
    expect(hasThing("/number-is-juhq")).toBe(false)
    await ask("juhq")
    expect(hasThing("/number-is-juhq")).toBe(true)
    expect(answer()).toHaveTextContent("YesThat is juhq. Nobody else is.")
    expect(answer()).toHaveTextContent("In one guess.")
    expect(screen.getByText("1 guess. Your best is 1.")).toBeVisible()
    expect(window.location.search).toBe("")
  })

  it("rings at the next door, and at the one that it shows while nothing is written", async () => {
    const user = userEvent.setup()
    render(<NumberIsJuhq />)
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Somebody called 16 stands in the door, wearing furs.",
    )
    await user.click(screen.getByRole("button", { name: "Ring the bell" }))
    expect(screen.getByText("1 guess.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "The other side" }))
    expect(box()).toHaveValue("43")
    expect(answer()).toHaveTextContent("Hotter than the one before, by a hair.")
    await ask("-0.5")
    await user.click(screen.getByRole("button", { name: "Next door" }))
    expect(box()).toHaveValue("-1")
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Somebody called -1 hangs from the lintel, wearing furs.",
    )
  })

  it("keeps its answer while the next question is written", async () => {
    const user = userEvent.setup()
    render(<NumberIsJuhq />)
    await ask("42")
    await user.selectOptions(screen.getByLabelText("in base"), "36")
    await user.clear(box())
    await user.type(box(), "juhq")
    expect(answer()).toHaveTextContent(/^No/)
    expect(screen.getByText("1 guess.")).toBeVisible()
  })

  it("says at the field what is not a number, and does not count it", async () => {
    const user = userEvent.setup()
    render(<NumberIsJuhq />)
    await user.selectOptions(screen.getByLabelText("in base"), "16")
    await ask("juhq")
    expect(box()).toHaveAccessibleDescription(/“j” is not a digit in base 16/)
    expect(screen.getByRole("img")).toHaveAccessibleName("A door without a number, shut.")
    expect(screen.getByText("No guesses yet.")).toBeVisible()
  })

  it("is told so by those at whose door it rings again, until they put the chain on", async () => {
    const user = userEvent.setup()
    render(<NumberIsJuhq />)
    const ring = () => user.click(screen.getByRole("button", { name: "Ring the bell" }))
    const said = () => screen.getByRole("status", { name: "Answer" })
    await ring()
    expect(said()).toHaveTextContent("“I am 16.”")
    await ring()
    expect(said()).toHaveTextContent("“Still 16.”")
    await ring()
    expect(said()).toHaveTextContent("“I have been 16 since I was born.”")
    await ring()
    expect(said()).toHaveTextContent("A chain is put on.")
    expect(
      screen.getByRole("img", { name: "The door of 42, shut, and an eye at its spyhole." }),
    ).toBeVisible()
    await user.click(screen.getByRole("button", { name: "The other side" }))
    expect(said()).toHaveTextContent("“I am 17.”")
    for (let i = 0; i < 4; i++) await user.click(screen.getByRole("button", { name: "Next door" }))
    expect(screen.queryByRole("img", { name: /shut/ })).toBeNull()
  })

  it("may be rung for ever where nobody is, and where juhq is", () => {
    expect(greetingAgain(resident(number("0")), 9)).toMatch(/echo/)
    expect(greetingAgain(resident(number("925982")), 9)).toMatch(/coffee/)
  })

  it("rings at a word's own door: the base turns to 36 by itself", async () => {
    render(<NumberIsJuhq />)
    await ask("pizza")
    expect(screen.getByLabelText("in base")).toHaveValue("36")
    expect(screen.getByRole("img")).toHaveAccessibleName(/^Somebody called pizza stands in the door/)
    expect(answer()).toHaveTextContent("“I am pizza.”")
    expect(window.location.search).toBe("?n=pizza&base=36")
  })

  it("turns the base back for what is written after a word, but not one that was turned by hand", async () => {
    const user = userEvent.setup()
    render(<NumberIsJuhq />)
    await ask("pizza")
    await ask("42")
    expect(screen.getByLabelText("in base")).toHaveValue("10")
    expect(window.location.search).toBe("?n=42")
    await user.selectOptions(screen.getByLabelText("in base"), "36")
    await ask("43")
    await ask("44")
    expect(window.location.search).toBe("?n=44&base=36")
  })

  it("takes the old answer away from under a mistake, and gives it back when that is gone", async () => {
    const user = userEvent.setup()
    render(<NumberIsJuhq />)
    await ask("-3.5")
    expect(answer()).toHaveTextContent(/^No/)
    await ask("ab!")
    expect(answer()).toHaveTextContent("?There is no number to ask about.")
    expect(screen.queryByRole("table")).not.toBeInTheDocument()
    expect(screen.getByText("1 guess.")).toBeVisible()
    await user.clear(box())
    await user.type(box(), "7")
    expect(screen.getByRole("table")).toBeVisible()
  })

  it("answers the number of a link without counting it", () => {
    window.history.replaceState(null, "", "/number-is-juhq?n=ff&base=16")
    render(<NumberIsJuhq />)
    expect(box()).toHaveValue("ff")
    expect(within(screen.getByRole("table")).getByRole("row", { name: /^Decimal 255/ })).toBeVisible()
    expect(screen.getByText("No guesses yet.")).toBeVisible()
  })

  it("remembers the guesses, forgets them, and takes that back", async () => {
    const user = userEvent.setup()
    const { unmount } = render(<NumberIsJuhq />)
    await ask("1")
    unmount()
    render(<NumberIsJuhq />)
    expect(screen.getByText("1 guess.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Forget the guesses" }))
    expect(screen.getByText("No guesses yet.")).toBeVisible()
    expect(answer()).toHaveTextContent(/^NoTake 42, for example\. /)
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByText("1 guess.")).toBeVisible()
  })

  it("keeps the best that another tab has reached since the guesses were forgotten", async () => {
    const user = userEvent.setup()
    render(<NumberIsJuhq />)
    await ask("1")
    await user.click(screen.getByRole("button", { name: "Forget the guesses" }))
    act(() => write(huntEntry, withGuess(fresh, { text: "juhq", base: 36 })))
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(read(huntEntry)).toMatchObject({ count: 1, best: 1 })
  })
})
