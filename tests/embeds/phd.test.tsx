import { act, fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import {
  answersTo,
  commentOn,
  committee,
  ownSentences,
  preparation,
  preparations,
  stillStruck,
  topicOf,
  wordsLeft,
  wordsOf,
} from "../../src/embeds/phd/logic"
import Phd from "../../src/embeds/phd/Phd"
import { doctor, useSiteName, withDoctorTitle } from "../../src/hooks/page/siteName"
import { read } from "../../src/hooks/storage/useStorage"
import { hasThing, visit } from "../jest/visit"

describe("a draft", () => {
  it("has the words that have a letter or a digit in them", () => {
    expect(wordsOf(" It can,  be - argued\nthat 42 … ")).toEqual(["It", "can,", "be", "argued", "that", "42"])
    expect(wordsOf("")).toEqual([])
  })

  it("has fewer words left than written, and never less than none", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), (text, struck) => {
        expect(wordsLeft(text, struck)).toBe(Math.max(0, wordsOf(text).length - struck))
        expect(commentOn(text, struck)).not.toBe("")
      }),
    )
  })

  it("is read from the first word that has changed", () => {
    expect(stillStruck("It can be", "It can be argued", 3)).toBe(3)
    expect(stillStruck("It can be", "It may be", 3)).toBe(1)
    expect(stillStruck("It can be", "", 3)).toBe(0)
  })

  it("is prepared for without end", () => {
    expect(preparation(1)).toBe(preparations[0])
    expect(preparation(preparations.length + 3)).toBe("Made coffee, cup 3.")
  })
})

describe("the committee", () => {
  it("answers the same question the same way, however it is spaced", () => {
    expect(answersTo("May  I submit? ")).toEqual(answersTo("may i submit?"))
    expect(answersTo(" ")).toEqual(["...", "...", "..."])
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter(text => text.trim() !== ""),
        text => {
          for (const [i, answer] of answersTo(text).entries()) expect(committee[i]?.says).toContain(answer)
        },
      ),
    )
  })
})

describe("the page", () => {
  const at = "2025-08-03T12:00:00Z"

  it("counts what is typed, until the supervisor has read it", () => {
    const page = visit(<Phd />, { path: "/phd", at })
    expect(screen.getByLabelText("Words today")).toHaveTextContent("0")
    fireEvent.change(screen.getByLabelText("Write here"), {
      target: { value: "It can be argued that hamsters run" },
    })
    expect(screen.getByLabelText("Words today")).toHaveTextContent("2")
    page.wait(2000)
    expect(screen.getByLabelText("Words today")).toHaveTextContent("0")
    expect(screen.getByText(/Now it has no mistakes/)).toBeInTheDocument()
  })

  it("has a sentence that goes on with a space where the caret is put", () => {
    visit(<Phd />, { path: "/phd", at })
    const field = screen.getByLabelText<HTMLTextAreaElement>("Write here")
    expect(field.value).toMatch(/ $/)
    field.setSelectionRange(0, 0)
    act(() => field.focus())
    expect(field.selectionStart).toBe(field.value.length)
  })

  it("has the supervisor write his own sentence where nothing is left, three times", () => {
    const page = visit(<Phd />, { path: "/phd", at, calm: true })
    for (const write of ownSentences) {
      const sentence = write("hamsters")
      fireEvent.change(screen.getByLabelText("Write here"), { target: { value: "Hamsters run" } })
      page.wait(900)
      page.wait(900)
      page.wait(1400)
      expect(screen.getByLabelText("Write here")).toHaveValue(sentence)
      fireEvent.change(screen.getByLabelText("Write here"), { target: { value: "No" } })
      expect(screen.getByLabelText("Write here")).toHaveValue(sentence)
      page.wait(1400)
    }
    expect(screen.getByText(/Words by you: 0/)).toBeInTheDocument()
    expect(screen.getByText("On hamsters")).toBeInTheDocument()
    expect(screen.getByLabelText("Words today")).toHaveTextContent("27")
    fireEvent.click(screen.getByRole("button", { name: "Start chapter 2" }))
    expect(screen.getByText("Chapter 2")).toBeInTheDocument()
    expect(screen.getByLabelText("Write here")).toHaveValue("")
  })

  it("loses its topic to the supervisor, who has always thought so", () => {
    expect(topicOf("My cat is, in short, a genius!")).toBe("genius")
    expect(topicOf("My cat is secretly a genius, obviously")).toBe("genius")
    expect(topicOf("Hamsters run")).toBe("hamsters")
    expect(topicOf("So do we")).toBe("so")
    expect(topicOf("we love Pertti")).toBe("Pertti")
    expect(topicOf("")).toBe("")
  })

  it("counts the time, and does something else", () => {
    const page = visit(<Phd />, { path: "/phd", at })
    page.wait(61_010)
    expect(screen.getByLabelText("Procrastination")).toHaveTextContent("1:01")
    fireEvent.click(screen.getByRole("button", { name: "Do something else first" }))
    expect(screen.getByText(preparations[0])).toBeInTheDocument()
  })

  it("keeps a question in the link", () => {
    const page = visit(<Phd />, { path: "/phd", query: "ask=Why%3F", at })
    expect(screen.getByLabelText("Ask the committee")).toHaveValue("Why?")
    expect(screen.getByText(answersTo("Why?")[0] as string)).toBeInTheDocument()
    expect(page.address()).toBe("/phd?ask=Why%3F")
  })

  it("gives the site a title that is remembered, and takes it back", () => {
    function Name() {
      return <p data-testid="name">{useSiteName("juhq.fi")}</p>
    }
    const both = (
      <>
        <Phd />
        <Name />
      </>
    )
    visit(both, { path: "/phd", at })
    const name = screen.getByTestId("name")
    expect(name).toHaveTextContent(/^juhq\.fi$/)
    fireEvent.click(screen.getByRole("checkbox", { name: /^Dr\./ }))
    expect(name).toHaveTextContent("Dr. juhq.fi")
    expect(read(doctor)).toBe(true)
    fireEvent.click(screen.getByRole("checkbox", { name: /^Dr\./ }))
    expect(name).toHaveTextContent(/^juhq\.fi$/)
    expect(withDoctorTitle("juhq.fi", true)).toBe("Dr. juhq.fi")
    expect(hasThing("/phd")).toBe(true)
  })
})
