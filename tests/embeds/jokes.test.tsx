import { readFileSync } from "node:fs"
import { act, fireEvent, screen } from "@testing-library/react"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import Jokes from "../../src/embeds/jokes/Jokes"
import {
  type Action,
  type Evening,
  eveningKind,
  eveningLength,
  eveningText,
  firstLaughText,
  greetingAfter,
  phaseMs,
  programme,
  reviewOf,
  saidBeside,
  scoreOf,
  start,
  step,
} from "../../src/embeds/jokes/logic"
import { schema } from "../../src/embeds/jokes/schema"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, visit } from "../jest/visit"

const jokes = parse(schema, parseYaml(readFileSync("content/data/jokes.yaml", "utf8")))
const told = programme(jokes, 1)
const play = (actions: readonly Action[], from: Evening = start) =>
  actions.reduce((evening, action) => step(evening, action, told), from)

describe("the jokes", () => {
  it("are told once each, and end", () => {
    expect(jokes.filter(({ punchline }) => !/[.?!]$/.test(punchline))).toEqual([])
    expect(safeParse(schema, [...jokes, jokes[0]]).success).toBe(false)
  })

  it("make a programme of eight different ones, the same for the same evening", () => {
    expect(new Set(told).size).toBe(eveningLength)
    expect(programme(jokes, 1)).toEqual(told)
    expect(programme(jokes, 2)).not.toEqual(told)
  })
})

describe("the comedian", () => {
  const punchline = ["laugh", "go on", "go on", "go on"] as const

  it("thanks for a laugh before he has started", () => {
    expect(play(["laugh"])).toMatchObject({
      phase: "answer",
      said: "Thank you. I haven't started.",
      outcomes: "",
    })
  })

  it("tells the setup, waits, and tells the punchline", () => {
    expect(play(["laugh", "go on"])).toMatchObject({ phase: "setup", said: told[0]?.setup })
    expect(play(["laugh", "go on", "go on"])).toMatchObject({ phase: "wait", said: told[0]?.setup })
    expect(play(punchline)).toMatchObject({ phase: "punchline", said: told[0]?.punchline })
  })

  it("beams at a laugh after the punchline, and takes a groan for one", () => {
    expect(play([...punchline, "laugh"])).toMatchObject({ outcomes: "L", mood: "beams" })
    expect(play([...punchline, "groan"])).toMatchObject({ outcomes: "G" })
  })

  it("explains a joke that is laughed at too soon, and drops the punchline for a laugh in the wait", () => {
    const explained = play(["laugh", "go on", "laugh"])
    expect(explained).toMatchObject({ outcomes: "E", mood: "explains" })
    expect(explained.said).toContain(told[0]?.punchline)
    expect(play(["laugh", "go on", "go on", "laugh"])).toMatchObject({
      outcomes: "D",
      said: "You like it without the ending? So do I.",
    })
  })

  it("asks whether this is on when nobody laughs", () => {
    expect(play([...punchline, "go on"])).toMatchObject({ outcomes: "S", said: "Tap, tap. Is this on?" })
  })

  it("ducks a tomato and begins again, but not with his eyes shut", () => {
    const ducked = play(["laugh", "go on", "throw"])
    expect(ducked).toMatchObject({ phase: "setup", mood: "ducks", outcomes: "", said: "I was in politics." })
    expect(play(["go on"], ducked)).toMatchObject({ phase: "setup", said: told[0]?.setup })
    expect(play([...punchline, "throw"])).toMatchObject({ outcomes: "T", mood: "hit", said: "Fair." })
  })

  it("needs longer for longer lines", () => {
    expect(phaseMs({ ...start, phase: "setup", said: "x".repeat(70) })).toBe(3960)
    expect(phaseMs({ ...start, phase: "wait" })).toBe(1700)
  })
})

describe("the review", () => {
  it.each([
    ["LLLLLLLL", 5, "Triumph in a cellar"],
    ["SSSSSSSS", 0, "Man talks in cellar"],
    ["DDDLLLLL", 4, "Comedian gives up endings"],
    ["EEELLLLL", 2, "All jokes explained"],
    ["TTTLLLLL", 1, "Salad served at comedy night"],
    ["GGGGLLLL", 2, "Groans heard in car park"],
    ["LLLLLSSG", 4, "Laughter in Kuopio"],
    ["LLSSGTDE", 3, "Evening takes place"],
  ])("of %s has %i stars", (outcomes, stars, headline) => {
    expect(reviewOf(outcomes)).toMatchObject({ stars, headline })
  })
})

describe("the page", () => {
  const options = { path: "/jokes", data: { jokes }, at: "2025-08-03T12:00:00Z" }
  const said = () => screen.getByRole("status", { name: "The comedian" })

  it("goes on without laughter until the paper comes", () => {
    const page = visit(<Jokes />, options)
    fireEvent.click(screen.getByRole("button", { name: /Laugh$/ }))
    expect(said()).toHaveTextContent("Thank you. I haven't started.")
    for (let i = 0; i < 60 && !screen.queryByRole("article"); i++) page.wait(6000)
    expect(screen.getByRole("article", { name: "The review" })).toHaveTextContent("Man talks in cellar")
    expect(page.address()).toBe("/jokes?review=SSSSSSSS")
    expect(hasThing("/jokes")).toBe(true)
  })

  it("has tomatoes by drag and by press", () => {
    visit(<Jokes />, options)
    const tomato = screen.getByRole("button", { name: "Throw a tomato" })
    fireEvent.click(tomato)
    expect(screen.getByRole("img", { name: "A stage. The comedian ducks." })).toBeInTheDocument()
    expect(said()).toHaveTextContent("I haven't even…")
  })

  it("shows the review of its link, and sends him on again", () => {
    const page = visit(<Jokes />, { ...options, query: "evening=7&review=LLLLLLLL" })
    expect(screen.getByRole("article")).toHaveTextContent(programme(jokes, 7)[0]?.punchline ?? "none")
    fireEvent.click(screen.getByRole("button", { name: "Send him on again" }))
    expect(said()).toHaveTextContent("Good evening.")
    expect(page.address()).not.toContain("review")
  })
})

describe("a guest", () => {
  const said = () => screen.getByRole("status", { name: "The comedian" })
  const laugh = () => fireEvent.click(screen.getByRole("button", { name: /Laugh$/ }))

  it("has the laughs that come too soon", () => {
    expect(scoreOf("LEDLGD", 1)).toEqual({ comedian: 2, guest: 4 })
    expect(eveningText({ comedian: 2, guest: 4 })).toBe("Got more laughs than a comedian, 4 to 2.")
    expect(eveningText({ comedian: 2, guest: 1 })).toBe("Lost to a comedian, with 1 laugh to 2.")
    expect(eveningText({ comedian: 2, guest: 2 })).toBe("Drew with a comedian, with 2 laughs each.")
    expect(eveningText({ comedian: 2, guest: 0 })).toBe("Sat on a stool for eight jokes. Nobody laughed.")
    const explained = play(["laugh", "go on", "laugh"])
    expect(saidBeside(explained, "the horse", told)).toBe(
      `You laughed at the horse. I was going to say “${told[0]?.punchline}”`,
    )
    expect(saidBeside(play(["laugh", "go on", "go on", "laugh"]), "the horse", told)).toMatch(
      /^That was for the/,
    )
    expect(saidBeside(play(["laugh", "go on"]), "the horse", told)).toBe(told[0]?.setup)
  })

  it("sits on a stool, gets the spotlight and the review", async () => {
    const page = visit(<Jokes />, { path: "/jokes", data: { jokes }, at: "2025-08-03T12:00:00Z" })
    await bringGuest()
    expect(said()).toHaveTextContent("Good evening. Don't look at the tea towel. Look at me.")
    laugh()
    expect(said()).toHaveTextContent("I haven't started. You laughed at the tea towel.")
    expect(screen.getByText("Joke 1 of 8. Laughs: he 0, tea towel 1.")).toBeVisible()
    expect(
      screen.getByRole("img", { name: /On a stool beside him: the tea towel, in the spotlight\.$/ }),
    ).toBeVisible()
    for (let i = 0; i < 60 && !screen.queryByRole("article"); i++) page.wait(6000)
    expect(screen.getByRole("article")).toHaveTextContent(/Tea towel brings house down.*Laughs: 1\./)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Got more laughs than a comedian, 1 to 0.")
    await bringGuest(null)
    expect(screen.getByRole("article")).toHaveTextContent("Man talks in cellar")
    expect(document.querySelector("[data-guest]")).toBeNull()
  })

  it("has its first laugh at once, also during an answer, and remembers it then", async () => {
    const page = visit(<Jokes />, { path: "/jokes", data: { jokes }, at: "2025-08-03T12:00:00Z" })
    await bringGuest()
    fireEvent.click(screen.getByRole("button", { name: /Groan$/ }))
    expect(said()).toHaveTextContent("You've read the poster.")
    laugh()
    laugh()
    await act(async () => {})
    expect(said()).toHaveTextContent("I had finished. You laughed at the tea towel.")
    expect(screen.getByText("Joke 1 of 8. Laughs: he 0, tea towel 1.")).toBeVisible()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(firstLaughText)
    page.wait(6000)
    expect(said()).toHaveTextContent(programme(jokes, 1)[0]?.setup ?? "none")
  })

  it("remembers a first laugh during the first joke at once", async () => {
    const page = visit(<Jokes />, { path: "/jokes", data: { jokes }, at: "2025-08-03T12:00:00Z" })
    await bringGuest()
    fireEvent.click(screen.getByRole("button", { name: /Groan$/ }))
    for (let i = 0; i < 60 && !said().textContent?.includes(programme(jokes, 1)[0]?.setup ?? "none"); i++)
      page.wait(500)
    expect(read(travels)["/error-418"]).toBeUndefined()
    laugh()
    await act(async () => {})
    expect(said()).toHaveTextContent("You laughed at the tea towel. I was going to say")
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(firstLaughText)
  })

  it("is on a poster when the visitor comes back, and in the greeting", async () => {
    const page = visit(<Jokes />, { path: "/jokes", data: { jokes }, at: "2025-08-03T12:00:00Z" })
    await bringGuest()
    laugh()
    page.unmount()
    write(looseThing, null)
    const alone = visit(<Jokes />, { path: "/jokes", data: { jokes }, again: true })
    await act(async () => {})
    expect(said()).toHaveTextContent("You laughed at the tea towel, and left. I had more jokes.")
    expect(screen.getByRole("img", { name: /^A stage\..* On a poster: the tea towel\.$/ })).toBeVisible()
    expect(document.querySelector("[data-guest]")).toBeNull()
    await act(async () => write(looseThing, "/error-418"))
    expect(said()).toHaveTextContent("Good evening. I see the tea towel again. Look at me.")
    alone.unmount()
  })

  it("is greeted by what has happened to it", () => {
    expect(eveningKind({ comedian: 2, guest: 4 })).toBe("won")
    expect(eveningKind({ comedian: 2, guest: 2 })).toBe("drew")
    expect(eveningKind({ comedian: 2, guest: 1 })).toBe("lost")
    expect(eveningKind({ comedian: 2, guest: 0 })).toBe("none")
    expect(greetingAfter("the tears", "won")).toBe(
      "Last time you laughed at the tears. I have moved the stool.",
    )
    expect(greetingAfter("the tears")).toBe("You have come without the tears. Good evening.")
  })
})
