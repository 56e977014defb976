import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import CheckUsernamePassword from "../../src/embeds/check-username-password/CheckUsernamePassword"
import {
  blank,
  brokenRule,
  firstBroken,
  shareText,
  submitForm,
  validEntry,
} from "../../src/embeds/check-username-password/logic"
import { type Entry, rules } from "../../src/embeds/check-username-password/rules"

const last = rules.length - 1
const expired = ["äpyviI12Ä"]
const complaintOf = (username: string, password: string) =>
  submitForm({ ...blank, entry: { username, password } }).complaint

describe("the rules", () => {
  it.each(rules.map((rule, i) => [i, rule.text] as const))(
    "have a solution at stage %i (%s), which the next rule does not accept",
    i => {
      const { example } = rules[i] ?? { example: blank.entry }
      const past = i === last ? expired : []
      for (const rule of rules.slice(0, i + 1))
        expect([rule.text, rule.keeps(example, past)]).toEqual([rule.text, true])
      expect(firstBroken(example, past)).toBe(i + 1)
    },
  )

  it("have one solution that keeps all of them at once", () => {
    const solution = { username: "", password: "äpyviI34Ä" }
    expect(rules.every(rule => rule.keeps(solution, expired))).toBe(true)
  })

  it("let only the empty username through in the end", () => {
    const [both, neither] = [rules[last - 2], rules[last - 1]]
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (username, password) => {
        const entry: Entry = { username, password }
        expect(both?.keeps(entry, []) && neither?.keeps(entry, [])).toBe(false)
      }),
    )
    expect(
      both?.keeps({ username: "", password: "x" }, []) && neither?.keeps({ username: "", password: "x" }, []),
    ).toBe(true)
  })

  it("have complaints, hints and texts of their own", () => {
    const texts = rules.flatMap(({ text, hint }) => [text, hint])
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).toMatch(/^[A-Z].*[.]$/)
  })

  it("complain of what they say they complain of", () => {
    expect(complaintOf("matti", "")?.what).toBe(
      "“matti” is taken. “matti77” is taken too. “matti78” is free.",
    )
    expect(complaintOf("matti77", "")?.what).toMatch(/taken by pertti77/)
    expect(complaintOf("", "")?.what).toMatch(/^Only 0 of at least 8/)
    expect(complaintOf("", "1234567890123")?.what).toMatch(/^13 characters are more than 12/)
    expect(complaintOf("", "password1")?.what).toBe(
      "This password is already used by pertti77. Please choose another.",
    )
    expect(complaintOf("", "ääkkönen11")?.what).toBe(
      "“ä”, “k”, “n” and “1” came twice. Each key wears out once.",
    )
    expect(complaintOf("", "äpylTtiI12")?.what).toMatch(/stands before a small one/)
    expect(complaintOf("", "äpylttiI1")?.what).toMatch(/“t” came twice/)
    expect(complaintOf("12", "äpyviI12Ä")).toEqual({
      field: "username",
      what: "The password gives the username away: “1” is in both.",
    })
  })

  it("know the number seven in three languages", () => {
    const lucky = rules.find(({ text }) => text.includes("lucky"))
    const has = (password: string) => lucky?.keeps({ username: "", password }, [])
    expect(["7", "sevEN", "Seitsemän", "xviI"].map(has)).toEqual([true, true, true, true])
    expect(["eight", "viii", "vi"].map(has)).toEqual([false, false, false])
  })
})

describe("the form", () => {
  it("is got through by its own hints alone, one rule at a time", () => {
    let form = blank
    for (let i = 0; i <= rules.length && !form.done; i++) {
      form = submitForm({ ...form, entry: validEntry(form) })
      if (!form.done) expect(brokenRule(form)).toBe(rules[form.revealed - 1])
    }
    expect(form).toMatchObject({ done: true, tries: rules.length })
  })

  it("offers a way out that is not the one that expired", () => {
    const example = rules[last]?.example ?? blank.entry
    const form = submitForm({ ...blank, entry: example })
    expect(form).toMatchObject({ done: false, revealed: rules.length, past: [example.password] })
    expect(submitForm({ ...form, entry: validEntry(form) }).done).toBe(true)
    expect(submitForm(form).done).toBe(false)
  })

  it("complains of the first rule that is broken, whatever is typed, and never takes back what it told", () => {
    const entry = fc.record({ username: fc.string(), password: fc.string({ unit: "grapheme" }) })
    fc.assert(
      fc.property(fc.array(entry), entries => {
        let form = blank
        for (const typed of entries) {
          const next = submitForm({ ...form, entry: typed })
          expect(next.revealed).toBeGreaterThanOrEqual(form.revealed)
          expect(next.revealed).toBeGreaterThan(firstBroken(typed, form.past))
          expect(next.complaint?.what).toBeTruthy()
          form = next
        }
      }),
    )
  })

  it("boasts without a word of what was typed", () => {
    expect(shareText(31, "juhq.fi")).toBe("I signed up at juhq.fi in 31 tries. My username is .")
  })
})

describe("the page", () => {
  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/check-username-password")
  })
  const username = () => screen.getByLabelText("Username *")
  const password = () => screen.getByLabelText("Password *")
  const signUp = () => screen.getByRole("button", { name: "Sign up" })

  it("is a form that no browser should remember", async () => {
    const { container } = render(<CheckUsernamePassword />)
    for (const field of [username(), password()]) {
      expect(field).toHaveAttribute("autocomplete", "off")
      expect(field).toHaveAttribute("type", "text")
      expect(field).not.toHaveAttribute("name")
    }
    expect(container).toHaveTextContent(/^Don't type a password that you use anywhere/)
  })

  it("complains at the field and moves there", async () => {
    const user = userEvent.setup()
    render(<CheckUsernamePassword />)
    await user.type(username(), "matti78")
    await user.type(password(), "password1{Enter}")
    expect(password()).toHaveFocus()
    expect(password()).toHaveAccessibleDescription(/already used by pertti77/)
    expect(password()).toBeInvalid()
    await user.clear(username())
    await user.type(username(), "matti{Enter}")
    expect(username()).toHaveFocus()
    expect(username()).toHaveAccessibleDescription(/“matti” is taken/)
  })

  it("tells the rules one at a time, gives hints, and shows live which are kept", async () => {
    const user = userEvent.setup()
    render(<CheckUsernamePassword />)
    expect(screen.getByText("There are a few rules. You will be told.")).toBeVisible()
    expect(screen.queryByRole("button", { name: "Hint" })).not.toBeInTheDocument()
    await user.type(password(), "sauna{Enter}")
    const terms = within(screen.getByRole("region", { name: "Terms and conditions" }))
    expect(terms.getAllByRole("listitem").map(item => item.textContent)).toEqual([
      " Broken: The password has 8 to 12 characters.",
      "Nothing to keep: The username is free.",
    ])
    await user.type(username(), "matti78")
    expect(terms.getAllByRole("listitem")[1]).toHaveTextContent("Kept: The username is free.")
    await user.click(screen.getByRole("button", { name: "Hint" }))
    expect(screen.getByRole("status")).toHaveTextContent("Hint: Eight is enough.")
    await user.type(password(), "vasta")
    expect(terms.getAllByRole("listitem")[0]).toHaveTextContent("Kept: The password has 8 to 12 characters.")
    expect(screen.getByRole("status")).toHaveTextContent("That keeps every rule you have been told. Sign up.")
  })

  it("is got through with its own buttons, and welcomes nobody", async () => {
    const user = userEvent.setup()
    render(<CheckUsernamePassword />)
    for (let i = 0; i <= rules.length; i++) {
      await user.click(signUp())
      const fill = screen.queryByRole("button", { name: "Fill it in for me" })
      if (!fill) break
      await user.click(fill)
    }
    expect(screen.getByRole("heading", { name: "Welcome, !" })).toHaveFocus()
    expect(screen.getByRole("button", { name: "Share" })).toBeVisible()
    expect(window.location.search).toBe("")
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  it("takes back what was filled in, and a new start", async () => {
    const user = userEvent.setup()
    render(<CheckUsernamePassword />)
    await user.type(password(), "abc{Enter}")
    await user.click(screen.getByRole("button", { name: "Fill it in for me" }))
    expect(password()).toHaveValue("saunamakkara")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(password()).toHaveValue("abc")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(password()).toHaveValue("")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(password()).toHaveValue("abc")
  })
})
