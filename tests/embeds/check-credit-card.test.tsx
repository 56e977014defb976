import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { loadBrands } from "../../src/embeds/check-credit-card/brands"
import CheckCreditCard from "../../src/embeds/check-credit-card/CheckCreditCard"
import { example, exampleBrands } from "../../src/embeds/check-credit-card/example"
import {
  groupDigits,
  headline,
  isLuhnValid,
  isUnfinished,
  luhn,
  maxLength,
  onlyBrand,
  readDigits,
  total,
  verdicts,
} from "../../src/embeds/check-credit-card/logic"
import { badReadMessage, displayOf, judgePull, queueOf } from "../../src/embeds/check-credit-card/swipe"
import { testNumbers } from "../../src/embeds/check-credit-card/testNumbers"
import { rightDigit, whispersOf } from "../../src/embeds/check-credit-card/whispers"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { askForCalm, bringGuest, onPage } from "../jest/visit"

const digitsOf = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map(digits => digits.join(""))

import { cashReceipt, outcomeOf, receipt } from "../../src/embeds/check-credit-card/receipt"
import { loadTrace, registerTraces } from "../../src/hooks/page/traces"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { gotThings } from "../../src/hooks/storage/things"

describe("the receipt", () => {
  it("has a line for each digit, the sum, what is over, and what comes of it", () => {
    const line = ({ left, right }: { left: string; right: string }) => `${left}: ${right}`
    expect(receipt("59", "declined").map(line)).toEqual([
      "5 × 2 − 9: 1",
      "9: 9",
      "Sum: 10",
      "1 tens: 0 over",
      "DECLINED: ",
    ])
    expect(receipt("10", "kept").map(line).slice(-2)).toEqual(["8 short of 10: ", "CARD KEPT: for you"])
  })

  it("measures a thing that is taken as cash, and gives it back", () => {
    expect(
      cashReceipt({ name: "The tears", width: 84, height: 40 }).map(({ left, right }) => [left, right]),
    ).toEqual([
      ["84 × 40", "3360"],
      ["Taken as", "cash"],
      ["To pay", "0.00"],
      ["CHANGE", "TEARS"],
    ])
  })

  it("declines what is no number, and keeps what could be somebody's", () => {
    expect(outcomeOf([{ good: true, what: "" }], false)).toBe("approved")
    expect(
      outcomeOf(
        [
          { good: true, what: "" },
          { good: false, what: "" },
        ],
        false,
      ),
    ).toBe("declined")
    expect(outcomeOf([{ good: true, what: "" }], true)).toBe("kept")
  })
})

describe("the pull of a card", () => {
  it("has to be long enough, and neither slow nor fast", () => {
    expect(judgePull(60, 100)).toBe("short")
    expect(judgePull(200, 400)).toBe("read")
    expect(judgePull(-200, 400)).toBe("read")
    expect(judgePull(200, 60)).toBe("fast")
    expect(judgePull(200, 0)).toBe("fast")
    expect(judgePull(200, 2000)).toBe("slow")
  })

  it("is answered by the display and by the queue, until there is a bag", () => {
    expect(displayOf({ count: 0, last: null })).toBe("SWIPE CARD")
    expect(displayOf({ count: 1, last: "slow" })).toBe("BAD READ: SLOW")
    expect(displayOf({ count: 3, last: "fast" })).toBe("TRY WITH A BAG")
    expect(badReadMessage({ count: 1, last: "fast" })).toBe("Too fast. Somebody sighs.")
    expect(queueOf({ count: 0, last: null }, 0)).toEqual({ people: 3, mood: 0 })
    expect(queueOf({ count: 0, last: null }, 2)).toEqual({ people: 3, mood: 2 })
    expect(queueOf({ count: 9, last: "fast" }, 1)).toEqual({ people: 6, mood: 3 })
  })
})

describe("the whispers", () => {
  it("have the right digit among them, for every published number with a slip at its end", () => {
    for (const { digits } of testNumbers) {
      const start = digits.slice(0, -1)
      expect(start + rightDigit(start)).toBe(digits)
      const slip = start + ((Number(digits.at(-1)) + 1) % 10)
      const heard = whispersOf(slip, [])
      expect(heard).toHaveLength(3)
      expect(heard.filter(digit => digit !== null && isLuhnValid(start + digit))).toHaveLength(1)
    }
  })

  it("are not repeated, and never make a number that could be somebody's", () => {
    const wrong = whispersOf("4242424242424241", []).filter(digit => digit !== null && digit !== 2)
    const tried = wrong.map(digit => `424242424242424${digit}`)
    expect(whispersOf("4242424242424241", tried).filter(digit => digit !== null)).toEqual([2])
    expect(whispersOf("4000000000000003", [])).toEqual([])
    expect(whispersOf("", [])).toEqual([])
  })
})

describe("Luhn's sum", () => {
  it("is that of the patent's own kind: 7992739871 needs a 3", () => {
    for (let digit = 0; digit <= 9; digit++) expect(isLuhnValid(`7992739871${digit}`)).toBe(digit === 3)
    expect(total("79927398713")).toBe(70)
  })

  it("shows what each digit adds", () => {
    expect(luhn("1876").map(({ adds }) => adds)).toEqual([2, 8, 5, 6])
    expect(luhn("1876").map(({ sum }) => sum)).toEqual([2, 10, 15, 21])
    expect(luhn("")).toEqual([])
    expect(isLuhnValid("")).toBe(false)
  })

  it("is right for every published test number", () => {
    for (const { digits } of testNumbers) expect([digits, isLuhnValid(digits)]).toEqual([digits, true])
  })

  it("has exactly one check digit for any beginning", () => {
    fc.assert(
      fc.property(digitsOf(0, 18), start => {
        expect([..."0123456789"].filter(digit => isLuhnValid(start + digit))).toHaveLength(1)
      }),
    )
  })

  it("notices every single wrong digit", () => {
    fc.assert(
      fc.property(digitsOf(2, 19), fc.nat(18), fc.integer({ min: 1, max: 9 }), (digits, at, change) => {
        fc.pre(at < digits.length)
        const wrong = `${digits.slice(0, at)}${(Number(digits[at]) + change) % 10}${digits.slice(at + 1)}`
        expect(total(wrong) % 10).not.toBe(total(digits) % 10)
      }),
    )
  })

  it("notices any two neighbours that change places, except 09 and 90", () => {
    const blind: string[] = []
    for (let pair = 0; pair < 100; pair++) {
      const text = String(pair).padStart(2, "0")
      const turned = `${text[1]}${text[0]}`
      for (const end of ["", "5"]) {
        if (text !== turned && total(text + end) % 10 === total(turned + end) % 10) blind.push(text)
      }
    }
    expect([...new Set(blind)]).toEqual(["09", "90"])
  })
})

describe("the digits", () => {
  it("may have spaces and hyphens between them", () => {
    expect(readDigits(" 4242-4242 4242\u00a04242 ")).toEqual({ kind: "digits", digits: "4242424242424242" })
    expect(readDigits(" ")).toEqual({ kind: "empty" })
    for (const gap of ["\u2011", "\u2013", "\u2212", ".", "·", "_", "\u2009", "\u200b", "\t"])
      expect(readDigits(["4242", "4242", "4242", "4242"].join(gap))).toHaveProperty(
        "digits",
        "4242424242424242",
      )
    expect(readDigits("\u202a4242424242424242\u202c")).toHaveProperty("digits", "4242424242424242")
    expect(readDigits("４２４２４２４２４２４２４２４２")).toHaveProperty("digits", "4242424242424242")
  })

  it("are refused where something else is among them, with its place", () => {
    expect(readDigits("42a2")).toEqual({
      kind: "mistake",
      index: 2,
      what: "Character 3, “a”, is not a digit.",
    })
    expect(readDigits("🐹")).toEqual({
      kind: "mistake",
      index: 0,
      what: "Character 1, “🐹”, is not a digit.",
    })
    expect(readDigits("--")).toHaveProperty("kind", "mistake")
    expect(readDigits("1".repeat(maxLength))).toHaveProperty("kind", "digits")
    expect(readDigits("1".repeat(maxLength + 1))).toHaveProperty(
      "what",
      "It has 20 digits, and no card has more than 19.",
    )
  })

  it("keep their order in groups", () => {
    expect(groupDigits("378282246310005", [4, 10])).toBe("3782 822463 10005")
    fc.assert(
      fc.property(digitsOf(0, 19), digits => {
        expect(groupDigits(digits, [4, 8, 12]).replaceAll(" ", "")).toBe(digits)
      }),
    )
  })
})

describe("the brands", () => {
  it("are those that the test numbers were published as, in digits and in length", async () => {
    const brandsOf = await loadBrands()
    for (const { brand, digits } of testNumbers) {
      const possible = brandsOf(digits)
      expect([digits, onlyBrand(possible)?.name]).toEqual([digits, brand])
      expect(verdicts(digits, possible).every(({ good }) => good)).toBe(true)
    }
  })

  it("of the first number are known before the rules have loaded", async () => {
    const brandsOf = await loadBrands()
    expect(exampleBrands).toEqual(brandsOf(example.replaceAll(" ", "")))
  })

  it("are not guessed from a digit that many share, nor for a number of none", async () => {
    const brandsOf = await loadBrands()
    expect(onlyBrand(brandsOf("3"))).toBeNull()
    expect(brandsOf("0000000000000000")).toEqual([])
    expect(verdicts("0000000000000000", []).map(({ good }) => good)).toEqual([null, true, true])
    expect(verdicts("4", brandsOf("4242424242424"))[1]?.what).toMatch(/^It has 1 digit; Visa has /)
    expect(verdicts("0", [])[1]?.what).toBe("It has 1 digit; a card has 12 to 19.")
    expect(verdicts("4242424242424", brandsOf("4242424242424"))[1]?.what).toBe(
      "It has 13 digits; Visa has 16, 18 or 19.",
    )
    expect(verdicts("3782822463100051", brandsOf("3782822463100051"))[1]).toEqual({
      good: false,
      what: "It has 16 digits; American Express has 15.",
    })
  })

  it.each(["4", "35", "6", "3", "5", "62"])("of %s are not known yet, which is no no", async digits => {
    const possible = (await loadBrands())(digits)
    const all = verdicts(digits, possible)
    expect(all[0]?.good).toBeNull()
    for (const { name } of possible) expect(all[0]?.what).toContain(name)
    expect(headline(all, true)).toBe("Not a card number yet.")
  })

  // UzCard, Humo, JCB before 2007 and UATP: cards of these brands exist, and the page has never heard of them.
  it.each(["8600", "9860", "3088", "1946"])("of %s are unknown, which is no no either", async start => {
    const brandsOf = await loadBrands()
    const all = verdicts(start, brandsOf(start))
    expect(all.map(({ good }) => good)).not.toContain(false)
    expect(headline(all, true)).toBe("Not a card number yet.")
    const rest = start.padEnd(15, "0")
    const whole = rest + rightDigit(rest)
    const told = verdicts(whole, brandsOf(whole))
    expect(told.map(({ good }) => good)).toEqual([null, true, true])
    expect(told[0]).toMatchObject({ isUnknown: true, what: "We know no brand that begins like this." })
    expect(headline(told, true)).toBe("It adds up. We don't know the brand.")
    const wrong = rest + ((rightDigit(rest) + 1) % 10)
    expect(headline(verdicts(wrong, brandsOf(wrong)), true)).toBe("Not a card number.")
  })

  it("never say no to the beginning of a number that they say yes to", async () => {
    const brandsOf = await loadBrands()
    fc.assert(
      fc.property(fc.constantFrom(...testNumbers), fc.nat(), ({ digits }, cut) => {
        const start = digits.slice(0, 1 + (cut % digits.length))
        const all = verdicts(start, brandsOf(start))
        expect([start, all.filter(({ good }, i) => good === false && i === 0)]).toEqual([start, []])
        if (isUnfinished(start, brandsOf(start)))
          expect([start, all.filter(({ good }) => good === false)]).toEqual([start, []])
      }),
    )
  })
})

describe("the page", () => {
  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/check-credit-card")
  })
  const box = () => screen.getByLabelText("Made-up digits")
  const verdict = () => screen.findByRole("status", { name: "Verdict" })

  it("warns before anything else, and asks browsers not to help", async () => {
    const { container } = await act(async () => render(<CheckCreditCard />))
    expect(container.textContent).toMatch(/^NEVER TYPE A REAL CARD NUMBER/)
    expect(box()).toHaveAttribute("autocomplete", "off")
    expect(box()).not.toHaveAttribute("name")
    expect(container.querySelector("form")).toBeNull()
  })

  it("checks a number of the list at a press, step by step", async () => {
    const user = userEvent.setup()
    render(<CheckCreditCard />)
    await user.click(screen.getByRole("button", { name: "3782 822463 10005" }))
    expect(box()).toHaveValue("3782 822463 10005")
    expect(box()).toHaveFocus()
    expect(await screen.findByText("It adds up. It still buys nothing.")).toBeVisible()
    expect(await verdict()).toHaveTextContent("It begins like American Express.")
    expect(await verdict()).toHaveTextContent("A real one also has 4 digits called CID.")
    const sum = within(screen.getByRole("region", { name: "The sum, digit by digit" }))
    expect(sum.getByRole("row", { name: /^Sum so far/ })).toHaveTextContent(/60$/)
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
    await user.click(screen.getByRole("button", { name: "Copy the sum" }))
    expect(await navigator.clipboard.readText()).toBe(
      "3 + 5 + 8 + 4 + 8 + 4 + 2 + 8 + 6 + 6 + 1 + 0 + 0 + 0 + 5 = 60",
    )
  })

  it("says what is wrong with a number", async () => {
    const user = userEvent.setup()
    render(<CheckCreditCard />)
    await user.clear(box())
    await user.type(box(), "4242 4242 4242 4243")
    expect(await screen.findByText("Not a card number.")).toBeVisible()
    expect(await verdict()).toHaveTextContent("No: The sum is 81, which does not end in 0.")
    await user.type(box(), "x")
    expect(box()).toHaveAccessibleDescription("Character 20, “x”, is not a digit.")
    expect(screen.queryByRole("status", { name: "Verdict" })).toBeNull()
  })

  it("is alarmed by a sound number that nobody has published, and forgets it without undo", async () => {
    const user = userEvent.setup()
    render(<CheckCreditCard />)
    await user.clear(box())
    await user.type(box(), "4000 0000 0000 0011")
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
    await user.type(box(), "{Backspace}{Backspace}{Backspace}{Backspace}0002")
    expect(screen.getByRole("alert")).toHaveTextContent(/not on our list/)
    await user.click(screen.getByRole("button", { name: "Forget it" }))
    expect(box()).toHaveValue("")
    expect(screen.getByRole("button", { name: "Forget it" })).toBeDisabled()
  })

  it("brings back what was forgotten by mistake", async () => {
    const user = userEvent.setup()
    render(<CheckCreditCard />)
    await user.clear(box())
    await user.type(box(), "123")
    await user.click(screen.getByRole("button", { name: "Forget it" }))
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(box()).toHaveValue("123")
  })

  it("leaves nothing in the address or in the browser", async () => {
    const user = userEvent.setup()
    render(<CheckCreditCard />)
    await user.clear(box())
    await user.type(box(), "4242 4242 4242 4242")
    await verdict()
    expect(window.location.search + window.location.hash).toBe("")
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
    expect(screen.queryByRole("button", { name: /share/i })).toBeNull()
  })

  describe("the reader", () => {
    const paper = () =>
      within(screen.getByRole("region", { name: "Receipt" }))
        .queryAllByRole("listitem")
        .map(line => line.textContent)
    const swipe = () => fireEvent.click(screen.getByRole("button", { name: "Swipe the card" }))
    const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
    const type = async (digits: string) => {
      fireEvent.change(box(), { target: { value: digits } })
      await act(async () => void (await loadBrands()))
    }
    afterEach(() => jest.useRealTimers())

    it("has somebody else's receipt until the card is pulled, and prints the sum line by line", async () => {
      jest.useFakeTimers()
      render(<CheckCreditCard />)
      await type("4111 1111 1111 1111")
      expect(paper()).toEqual(["Customer 41", "DECLINED", "Next, please."])
      swipe()
      for (let line = 0; line < 3; line++) wait(65)
      expect(paper()).toEqual(["4 × 28", "11", "1 × 22"])
      for (let line = 0; line < 20; line++) wait(65)
      expect(paper()).toHaveLength(19)
      expect(paper().slice(-3)).toEqual(["Sum30", "3 tens0 over", "APPROVED for0.00"])
      expect(screen.getByText(/^Approved, for 0.00/)).toBeInTheDocument()
    })

    it("minds how fast the card is pulled, and after three bad reads takes a bag", async () => {
      jest.useFakeTimers()
      render(<CheckCreditCard />)
      await type("4111 1111 1111 1111")
      const card = () => screen.getByText("VALID NEVER").parentElement as HTMLElement
      const pull = (took: number) => {
        // The tests' DOM has no pointer events with a place.
        const fire = (name: string, clientX: number) =>
          fireEvent(card(), new MouseEvent(name, { bubbles: true, clientX }))
        fire("pointerdown", 0)
        wait(took)
        fire("pointermove", 300)
        fire("pointerup", 300)
      }
      expect(screen.getByRole("img", { name: "A queue of 3" })).toBeInTheDocument()
      pull(20)
      expect(screen.getByText("BAD READ: FAST")).toBeInTheDocument()
      expect(screen.getByRole("img", { name: "A queue of 4, less patient than before" })).toBeInTheDocument()
      pull(3000)
      expect(screen.getByText("Too slow. Somebody looks at a watch.")).toBeInTheDocument()
      pull(20)
      expect(screen.getByText("TRY WITH A BAG")).toBeInTheDocument()
      expect(card()).toHaveAttribute("data-bag")
      pull(20)
      for (let line = 0; line < 23; line++) wait(65)
      expect(paper().at(-1)).toBe("APPROVED for0.00")
      expect(screen.getByRole("img", { name: "A queue of 3, cheering" })).toBeInTheDocument()
    })

    it("says DECLINED only beside a red lamp, and is hurried by a second press", async () => {
      jest.useFakeTimers()
      const { container } = render(<CheckCreditCard />)
      await act(async () => void (await loadBrands()))
      const lamp = () => container.querySelector("[data-is]")?.getAttribute("data-is")
      swipe()
      for (let line = 0; line < 30; line++) {
        const isSaid = paper().includes("DECLINED") && paper().length > 3
        expect([isSaid, lamp()]).toEqual([isSaid, isSaid ? "declined" : "busy"])
        wait(65)
      }
      swipe()
      wait(65)
      expect(lamp()).toBe("busy")
      swipe()
      expect(lamp()).toBe("declined")
    })

    it("is sighed at when it declines, and cheered at when a whispered digit was right", async () => {
      askForCalm(true)
      const user = userEvent.setup()
      render(<CheckCreditCard />)
      await act(async () => void (await loadBrands()))
      const whispers = () => screen.queryAllByRole("button", { name: /whispers somebody behind you$/ })
      expect(whispers()).toHaveLength(0)
      swipe()
      expect(whispers()).toHaveLength(3)
      const wrong = whispers().find(({ textContent }) => textContent !== "Try 2")
      await user.click(wrong ?? document.body)
      expect(paper().at(-1)).toBe("DECLINED")
      expect(screen.getByRole("img", { name: "A queue of 3, less patient than before" })).toBeInTheDocument()
      expect(screen.getByRole("button", { name: "Swipe the card" })).toHaveFocus()
      expect(whispers()).toHaveLength(2)
      await user.click(screen.getByRole("button", { name: /^Try 2/ }))
      expect(box()).toHaveValue("4242 4242 4242 4242")
      expect(paper().at(-1)).toBe("APPROVED for0.00")
      expect(screen.getByRole("img", { name: "A queue of 3, cheering" })).toBeInTheDocument()
      expect(whispers()).toHaveLength(0)
    })

    it("shows the end of a receipt, also of one that is there at once", async () => {
      askForCalm(true)
      render(<CheckCreditCard />)
      await act(async () => void (await loadBrands()))
      const scroller = screen.getByRole("region", { name: "Receipt" })
      Object.defineProperty(scroller, "scrollHeight", { value: 456 })
      swipe()
      expect(scroller.scrollTop).toBe(456)
    })

    it("takes a thing from another page as cash, after the card was declined", async () => {
      askForCalm(true)
      render(onPage(<CheckCreditCard />, { path: "/check-credit-card" }))
      await act(async () => void (await loadBrands()))
      await bringGuest()
      swipe()
      expect(screen.getByText("Declined. The queue looks at the tea towel.")).toBeInTheDocument()
      fireEvent.click(screen.getByRole("button", { name: "Or this? Pay with the tea towel" }))
      expect(paper()).toEqual(["56 × 643584", "Taken ascash", "To pay0.00", "CHANGETEA TOWEL"])
      expect(screen.getByRole("img", { name: "A queue of 3, cheering" })).toBeInTheDocument()
      expect(screen.getByText("Accepted. The change was the tea towel.")).toBeInTheDocument()
      expect(read(travels)["/error-418"]?.[0]?.what).toBe(
        "Was accepted as cash, and given back as the change.",
      )
      await bringGuest(null)
      expect(paper().at(-1)).toBe("CHANGETEA TOWEL")
      await bringGuest()
      swipe()
      expect(paper().at(-1)).toBe("STILL DECLINED")
      await bringGuest(null)
      expect(screen.queryByRole("button", { name: /^Or this/ })).toBeNull()
      expect(paper().at(-1)).toBe("STILL DECLINED")
    })

    it("misses in the till what an earlier thing was changed for, whatever stands there now", async () => {
      askForCalm(true)
      await bringGuest()
      const towel = await loadTrace("/error-418")
      registerTraces(async path => ({
        default: path === "/error-418" ? towel : { ...towel, name: "The tears", width: 10 },
      }))
      const on = "/check-credit-card"
      const what = "Was accepted as cash, and given back as the change."
      act(() => {
        addTravel("/error-418", { on, what })
        write(gotThings, [{ path: "/weeping", at: 0 }])
        write(looseThing, "/weeping")
      })
      await act(async () => void render(onPage(<CheckCreditCard />, { path: on })))
      expect(screen.getByRole("button", { name: "Or this? Pay with the tears" })).toBeInTheDocument()
      expect(paper()).toEqual(["56 × 643584", "CHANGETEA TOWEL", "Till short of3584", "Next, please."])
      expect(
        screen.getByText("The till is still 3584 short. The change was the tea towel."),
      ).toBeInTheDocument()
      swipe()
      expect(screen.queryByText(/^The till is still/)).toBeNull()
      expect(paper().slice(-2)).toEqual(["Till short of3584", "DECLINED"])
      act(() => write(looseThing, null))
    })

    it("is not asked again by a thing that it has taken, until a card is pulled", async () => {
      askForCalm(true)
      render(onPage(<CheckCreditCard />, { path: "/check-credit-card" }))
      await type("4111 1111 1111 1111")
      await bringGuest()
      expect(screen.getByText("Or this?")).toBeInTheDocument()
      fireEvent.click(screen.getByRole("button", { name: "Or this? Pay with the tea towel" }))
      expect(screen.queryByText("Or this?")).toBeNull()
      expect(screen.getByRole("button", { name: "Pay with the tea towel" })).toBeInTheDocument()
      await type("4111 1111 1111 1112")
      expect(screen.queryByText("Or this?")).toBeNull()
      swipe()
      expect(screen.getByText("Or this?")).toBeInTheDocument()
      await bringGuest(null)
    })

    it("keeps what looks like somebody's, and does not give it back", async () => {
      askForCalm(true)
      render(<CheckCreditCard />)
      await type("4000 0000 0000 0002")
      await waitFor(() => expect(screen.getByText(/take it out of here/)).toBeInTheDocument())
      swipe()
      expect(paper().at(-1)).toBe("CARD KEPTfor you")
      expect(screen.getByText(/The reader has kept the card/)).toBeInTheDocument()
      fireEvent.click(screen.getByRole("button", { name: "Ask for it back" }))
      expect(screen.getByText("No. It is in the safe now.")).toBeInTheDocument()
      await type("1")
      swipe()
      expect(paper()).toEqual(["11", "Sum1", "9 short of 10", "DECLINED"])
    })
  })
})
