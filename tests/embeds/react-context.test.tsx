import { screen, within } from "@testing-library/react"
import {
  noComment,
  type Person,
  people,
  providers,
  readSilent,
  wordsOfPerson,
  writeSilent,
} from "../../src/embeds/react-context/logic"
import ReactContext from "../../src/embeds/react-context/ReactContext"
import { headlineOf, sizeOf, strapOf } from "../../src/embeds/react-context/tabloid"
import { visit } from "../jest/visit"

const first = "I would never say that tabs are better than spaces."
const everyone = Object.keys(people) as Person[]

describe("what each makes of it", () => {
  it("is theirs", () => {
    const neighbour = wordsOfPerson("neighbour", first)
    expect(neighbour).toBe("They would never say that tabs are better than spaces, apparently.")
    const paper = wordsOfPerson("paper", neighbour)
    expect(paper).toBe("“They would say … are better than spaces”")
    expect(wordsOfPerson("tabloid", paper)).toBe("SPACES SHOCK!")
    expect(wordsOfPerson("grandmother", neighbour)).toBe(
      "They would never say that tabs are better than porridge? There is some left.",
    )
    expect(wordsOfPerson("minister", paper)).toBe("I have never said “they would say…”, and I stand by it.")
    expect(wordsOfPerson("historian", "SPACES SHOCK!")).toBe(
      "In those days the people believed in the spaces.",
    )
  })

  it("turns the paper's news round: it has no room for what says no", () => {
    expect(wordsOfPerson("paper", "Don't panic.")).toBe("“Do panic”")
    expect(wordsOfPerson("paper", "It is not true.")).toBe("“It is true”")
    expect(wordsOfPerson("paper", "I can't and won’t.")).toBe("“I can and will”")
    expect(wordsOfPerson("paper", "They cannot swim.")).toBe("“They can swim”")
  })

  it("knows whose a thing is, and what two words are short for", () => {
    expect(wordsOfPerson("historian", "MY NEIGHBOUR’S HAMSTER SHOCK!")).toBe(
      "In those days the people believed in the neighbour.",
    )
    expect(wordsOfPerson("historian", "It wouldn't go.")).toBe(
      "In those days the people believed in nothing.",
    )
    expect(wordsOfPerson("grandmother", "Their neighbour's cat.")).toBe(
      "Their porridge's cat? There is some left.",
    )
    expect(wordsOfPerson("neighbour", "I was late, and so was I.")).toBe(
      "They were late, and so were they, apparently.",
    )
    expect(wordsOfPerson("neighbour", "I wasn't there, I'd know: it is ours.")).toBe(
      "They weren't there, they would know: it is theirs, apparently.",
    )
  })

  it("has a point in a denial, too, and finds the right word in the others", () => {
    expect(
      wordsOfPerson("grandmother", "They never said that, and it was about something else, apparently."),
    ).toBe("Porridge? There is some left.")
    expect(wordsOfPerson("tabloid", "“They said that, and … was about something else”")).toBe(
      "SOMETHING SHOCK!",
    )
    expect(wordsOfPerson("paper", "They hardly ever eat the neighbour's apples.")).toBe(
      "“They eat the neighbour's apples”",
    )
    expect(wordsOfPerson("tabloid", "“Their hamster is the webmaster of anything”")).toBe(
      "HAMSTER WEBMASTER SHOCK!",
    )
    expect(wordsOfPerson("historian", "HAMSTER WEBMASTER SHOCK!")).toBe(
      "In those days the people believed in the webmaster.",
    )
  })

  it.each(everyone)("is no comment by %s where there is nothing to hear", person => {
    expect(wordsOfPerson(person, null)).toBe(noComment)
    expect(wordsOfPerson(person, " ... ")).toBe(noComment)
  })

  it("comes back from an address without what does not belong", () => {
    expect(writeSilent(readSilent("paper.neighbour.<b>.historian"))).toBe("neighbour.paper")
    expect(readSilent(writeSilent(new Set(providers)))).toEqual(new Set(providers))
  })
})

describe("the front page", () => {
  it("has the tabloid's words, and asks where there are none", () => {
    expect(headlineOf("WOULD BETTER SPACES SHOCK!")).toEqual(["WOULD", "BETTER", "SPACES", "SHOCK!"])
    expect(headlineOf(noComment)).toEqual(["WHAT", "ARE THEY", "HIDING?"])
  })

  it("has letters that fit on it", () => {
    const lines = ["A", "CONSTANTINOPOLITANISATION", "SHOCK!"]
    const sizes = lines.map(sizeOf)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200)
    expect(sizes[1]).toBeLessThan(24)
  })

  it("is louder with each edition", () => {
    expect([0, 1, 12, 24, 99].map(strapOf)).toEqual([
      "",
      "EXTRA",
      "EXTRA! EXTRA!",
      "WORLD EXCLUSIVE",
      "ALL PAGES",
    ])
  })
})

describe("ReactContext", () => {
  const card = (name: string) => screen.getByText(name, { selector: "b" }).parentElement as HTMLElement

  it("arrives with a sentence passed on to the end", () => {
    visit(<ReactContext />)
    const tree = screen.getByRole("list", { name: "Who says what" })
    expect(within(tree).getAllByText(/./, { selector: "b" })).toHaveLength(everyone.length)
    expect(card("The tabloid")).toHaveTextContent("SHOCK!")
  })

  it("lets those below hear it from the next above when one does not pass it on", async () => {
    const { user, address } = visit(<ReactContext />)
    await user.click(screen.getByRole("checkbox", { name: "The neighbour passes it on" }))
    expect(card("The local paper")).toHaveTextContent("I would say")
    expect(address()).toContain("silent=neighbour")
    await user.click(screen.getByRole("checkbox", { name: "You: pass it on" }))
    for (const name of ["The neighbour", "Grandmother", "The local paper"])
      expect(card(name)).toHaveTextContent(noComment)
  })

  it("passes on what is typed, as text", async () => {
    const { user } = visit(<ReactContext />)
    const field = screen.getByRole("textbox", { name: "You say" })
    await user.clear(field)
    expect(card("You")).toHaveTextContent(noComment)
    expect(card("The neighbour")).toHaveTextContent("No comment, apparently.")
    await user.type(field, "I am <b>bold</b>")
    expect(card("The neighbour")).toHaveTextContent("They are <b>bold</b>, apparently.")
    await user.click(screen.getByRole("button", { name: "Buy all the copies" }))
    expect(field).toHaveValue(first)
  })

  it("comes back by link", () => {
    visit(<ReactContext />, { query: "say=My+soup+is+cold&silent=paper" })
    expect(card("The neighbour")).toHaveTextContent("Their soup is cold, apparently.")
    expect(screen.getByRole("checkbox", { name: "The local paper passes it on" })).not.toBeChecked()
  })

  it("puts it on the front page, a denial too, which the local paper has no room for", async () => {
    const { user } = visit(<ReactContext />)
    expect(
      screen.getByRole("img", { name: "The front page of the tabloid: SPACES SHOCK!" }),
    ).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "I never said that" }))
    expect(card("The local paper")).toHaveTextContent(/^The local paper “They said that/)
    expect(screen.getByText("Edition 2, 7 mk")).toBeInTheDocument()
    await user.click(screen.getByRole("checkbox", { name: "You: pass it on" }))
    expect(screen.getByRole("img", { name: /: COMMENT SHOCK!$/ })).toBeInTheDocument()
  })
})
