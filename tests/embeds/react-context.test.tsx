import { screen, within } from "@testing-library/react"
import {
  noComment,
  type Person,
  people,
  providers,
  quotationOf,
  readSilent,
  wordsOfPerson,
  writeSilent,
} from "../../src/embeds/react-context/logic"
import ReactContext from "../../src/embeds/react-context/ReactContext"
import { visit } from "../jest/visit"

const first = "I would never say that tabs are better than spaces."
const everyone = Object.keys(people) as Person[]

describe("what each makes of it", () => {
  it("is theirs", () => {
    const neighbour = wordsOfPerson("neighbour", first)
    expect(neighbour).toBe("They would never say that tabs are better than spaces, apparently.")
    const paper = wordsOfPerson("paper", neighbour)
    expect(paper).toBe("“They would say … are better than spaces”")
    expect(wordsOfPerson("tabloid", paper)).toBe("WOULD BETTER SPACES SHOCK!")
    expect(wordsOfPerson("grandmother", neighbour)).toBe(
      "They would never say that tabs are better than porridge? There is some left.",
    )
    expect(wordsOfPerson("minister", paper)).toBe("I have never said “they would say…”, and I stand by it.")
    expect(wordsOfPerson("historian", "WOULD BETTER SPACES SHOCK!")).toBe(
      "In those days the people believed in spaces.",
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
      "In those days the people believed in neighbours.",
    )
    expect(wordsOfPerson("historian", "It wouldn't go.")).toBe("In those days the people believed in go.")
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

  it.each(everyone)("is no comment by %s where there is nothing to hear", person => {
    expect(wordsOfPerson(person, null)).toBe(noComment)
    expect(wordsOfPerson(person, " ... ")).toBe(noComment)
  })

  it("comes back from an address without what does not belong", () => {
    expect(writeSilent(readSilent("paper.neighbour.<b>.historian"))).toBe("neighbour.paper")
    expect(readSilent(writeSilent(new Set(providers)))).toEqual(new Set(providers))
  })
})

describe("a quotation", () => {
  const nobody: ReadonlySet<Person> = new Set()

  it("goes from the tabloid to Grandmother, and begins again", () => {
    expect(Array.from({ length: 6 }, (_, count) => quotationOf(count, first, nobody))).toEqual([
      { words: "WOULD BETTER SPACES SHOCK!", where: "in the tabloid, on the front page" },
      { words: "They would say … are better than spaces", where: "in the local paper, on page 9" },
      {
        words: "I have never said “they would say…”, and I stand by it.",
        where: "by the minister, live on television",
      },
      {
        words: "In those days the people believed in spaces.",
        where: "in A History of This Village, volume 4",
      },
      {
        words: "They would never say that tabs are better than porridge? There is some left.",
        where: "by Grandmother, to everybody at the shop",
      },
      { words: "WOULD BETTER SPACES SHOCK!", where: "in the tabloid, on the front page" },
    ])
  })

  it("is what its source has heard, past those who are silent", () => {
    expect(quotationOf(1, first, new Set<Person>(["neighbour"])).words).toMatch(/^I would say/)
    expect(quotationOf(0, first, new Set<Person>(["you"])).words).toBe("COMMENT SHOCK!")
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
    await user.click(screen.getByRole("button", { name: "I never said that" }))
    expect(field).toHaveValue(first)
  })

  it("comes back by link", () => {
    visit(<ReactContext />, { query: "say=My+soup+is+cold&silent=paper" })
    expect(card("The neighbour")).toHaveTextContent("Their soup is cold, apparently.")
    expect(screen.getByRole("checkbox", { name: "The local paper passes it on" })).not.toBeChecked()
  })

  it("has you quoted on the page, somewhere else each time", async () => {
    const { user } = visit(<ReactContext />)
    expect(screen.getByRole("status")).toHaveTextContent("Nobody has quoted you yet.")
    const press = () => user.click(screen.getByRole("button", { name: "Be quoted" }))
    await press()
    expect(screen.getByRole("status")).toHaveTextContent(
      "“WOULD BETTER SPACES SHOCK!” You, quoted in the tabloid, on the front page.",
    )
    await press()
    expect(screen.getByRole("status")).toHaveTextContent("quoted in the local paper, on page 9")
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })
})
