import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import Consonants from "../../../src/embeds/tools/consonants/Consonants"
import { count, keep, longestRun, verdict } from "../../../src/embeds/tools/consonants/logic"

describe("consonants", () => {
  it("takes Finnish vowels out, with ä, ö, å and y among them", () => {
    expect(keep("Hyvää yötä, Åbo!", "consonants", "fi")).toBe("Hv t, b!")
    expect(keep("Hyvää yötä, Åbo!", "vowels", "fi")).toBe("yää yöä, Åo!")
  })

  it("knows that an English y is a vowel except before one", () => {
    expect(keep("yes", "vowels", "en")).toBe("e")
    expect(keep("rhythm", "vowels", "en")).toBe("y")
    expect(keep("happy", "vowels", "en")).toBe("ay")
  })

  it("sees through accents, however they are written", () => {
    expect(keep("café", "consonants", "en")).toBe("cf")
    expect(keep("cafe\u0301", "consonants", "en")).toBe("cf")
    expect(keep("pa\u0308iva\u0308", "vowels", "fi")).toBe("äiä")
  })

  it("keeps every letter in exactly one of the two halves", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("fi" as const, "en" as const),
        (text, language) => {
          const letters = (part: string) => [...part.normalize("NFC")].filter(c => /\p{L}/u.test(c)).length
          const { letters: all, vowels, consonants } = count(text, language)
          expect(letters(keep(text, "vowels", language))).toBe(vowels)
          expect(letters(keep(text, "consonants", language))).toBe(consonants)
          expect(vowels + consonants).toBe(all)
        },
      ),
    )
  })

  it("says whether what is left can be read aloud", () => {
    expect(longestRun("strč prst skrz krk", "en")).toBe(15)
    expect(verdict("strč prst skrz krk", "en")).toMatch(/^Can't be read aloud: 15/)
    expect(verdict("kissa", "fi")).toBe("Can be read aloud: at most 2 consonants in a row.")
    expect(verdict("123", "fi")).toMatch(/nothing/)
  })

  it("shows the result as one types, and starts again", async () => {
    const user = userEvent.setup()
    render(<Consonants start="juhku" />)
    expect(screen.getByLabelText("Result")).toHaveTextContent("jhk")
    await user.clear(screen.getByLabelText("Text"))
    expect(screen.getByLabelText("Result")).toHaveTextContent("Nothing is left.")
    await user.type(screen.getByLabelText("Text"), "hamsteri")
    await user.click(screen.getByLabelText("vowels"))
    expect(screen.getByLabelText("Result")).toHaveTextContent("aei")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.getByLabelText("Result")).toHaveTextContent("uu")
  })

  it("begins with the text in the link", () => {
    window.history.replaceState(null, "", "/tools/consonants?text=banaani")
    render(<Consonants start="juhku" />)
    expect(screen.getByLabelText("Result")).toHaveTextContent("bnn")
    window.history.replaceState(null, "", "/")
  })
})
