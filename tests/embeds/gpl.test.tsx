import { readFileSync } from "node:fs"
import { act, fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Gpl from "../../src/embeds/gpl/Gpl"
import { grounds } from "../../src/embeds/gpl/grounds"
import {
  licenceOf,
  maxObjections,
  objectionTo,
  otherInitials,
  parseWords,
  pulled,
  type Reel,
  reelObjectedTo,
  reels,
  stamps,
  type Words,
} from "../../src/embeds/gpl/logic"
import { schema } from "../../src/embeds/gpl/schema"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, visit } from "../jest/visit"

const freedoms = parse(schema, parseYaml(readFileSync("content/data/freedoms.yaml", "utf8")))
const all: Words[] = reels[0].flatMap(g => reels[1].flatMap(p => reels[2].map((l): Words => [g, p, l])))

describe("the machine", () => {
  it("has ten words with the right letter on each reel, and a ground against every one", () => {
    for (const [i, words] of reels.entries()) {
      expect(words).toHaveLength(10)
      for (const word of words) {
        expect(word.charAt(0)).toBe("GPL".charAt(i))
        expect(grounds[word]).toBeDefined()
      }
    }
  })

  it("changes the struck word only, or all of them", () => {
    fc.assert(
      fc.property(
        fc.nat(999),
        fc.double({ min: 0, max: 0.999999, noNaN: true }),
        fc.constantFrom<Reel | null>(0, 1, 2, null),
        (at, chance, struck) => {
          const before = all[at] as Words
          const after = pulled(before, () => chance, struck)
          for (const reel of [0, 1, 2] as const)
            expect(after[reel] === before[reel]).toBe(struck !== null && struck !== reel)
        },
      ),
    )
  })
})

describe("the visitor's own words", () => {
  it("belong next door where they begin with a G but are no GPL", () => {
    expect(otherInitials(" great big  llama ")).toBe("GBL")
    for (const other of [
      "Goat Parking Lot",
      "Big Great Llama",
      "Great Big",
      "Great Big Llama Farm",
      "G 1 2",
      "",
    ])
      expect(otherInitials(other)).toBeNull()
  })

  it("are three, with G, P and L", () => {
    expect(parseWords(" goat parking  lot ")).toEqual(["Goat", "Parking", "Lot"])
    for (const wrong of [
      "",
      "Goat Parking",
      "Goat Parking Lot Two",
      "Parking Goat Lot",
      "Goat P<b> Lot",
      "G P Llllllllllllllll",
    ])
      expect(parseWords(wrong)).toBeNull()
  })
})

describe("the lawyer", () => {
  it("objects to a word of the visitor's own first, and never to the same reel twice running", () => {
    expect(reelObjectedTo(["Goat", "Pig", "Library"], null)).toBe(0)
    expect(objectionTo(["Goat", "Pig", "Library"], 0, 0)).toBe(
      "I can't find goat in my book. It is a short book. Strike it.",
    )
    for (const words of all)
      for (const last of [0, 1, 2] as const) {
        const reel = reelObjectedTo(words, last)
        expect(reel).not.toBe(last)
        if (reel !== null) expect(objectionTo(words, reel, 5)).toBe(`${grounds[words[reel]]} Please.`)
      }
  })

  it("knows the real one, and the one that is wrong by a letter", () => {
    const taken: Words = ["General", "Public", "License"]
    expect(reelObjectedTo(taken, null)).toBeNull()
    expect(objectionTo(taken, null, 0)).toBe("Taken. Since February 1989.")
    expect(objectionTo(["General", "Public", "Licence"], null, 3)).toMatch(/^That c /)
  })

  it("has a stamp for every objection, and one for none", () => {
    expect(stamps).toHaveLength(maxObjections + 1)
  })

  it("grants the four freedoms", () => {
    const licence = licenceOf(["Goat", "Parking", "Lot"], freedoms)
    expect(licence).toHaveLength(4)
    expect(licence[0]).toBe("You may run the Goat Parking Lot as you wish, for any purpose.")
    expect(licence[1]).toContain("how the lot works")
    const [freedom] = licenceOf(["Goat", "Parking", "Lot"], freedoms, "the tears")
    expect(freedom).toBe("You may run the tears as you wish, for any purpose.")
  })
})

describe("the page", () => {
  const options = { path: "/gpl", data: { freedoms }, calm: true }
  const said = () => screen.getByRole("status", { name: "The lawyer" })
  const lever = () => screen.getByRole("button", { name: "Pull the lever" })

  it("has a lever that is pulled by a press, and a lawyer who objects", () => {
    const { address } = visit(<Gpl />, options)
    expect(said()).toHaveTextContent("Good morning. I object.")
    fireEvent.click(lever())
    expect(address()).toMatch(/^\/gpl\?words=G\w+\+P\w+\+L\w+$/)
    expect(said()).not.toHaveTextContent("Good morning")
    expect(
      screen.getByRole("img", { name: /^The lawyer\. Objections left in his folder: 8/ }),
    ).toBeInTheDocument()
  })

  it("has a lever that is pulled by a drag, if it is far enough", () => {
    visit(<Gpl />, options)
    lever().getBoundingClientRect = () => ({ height: 200 }) as DOMRect
    const drag = (distance: number) => {
      const point = (type: string, clientY: number) =>
        fireEvent(lever(), new MouseEvent(type, { bubbles: true, clientY }))
      point("pointerdown", 10)
      point("pointermove", 10 + distance)
      point("pointerup", 10 + distance)
      fireEvent.click(lever())
    }
    drag(30)
    expect(said()).toHaveTextContent("Good morning")
    drag(110)
    expect(said()).not.toHaveTextContent("Good morning")
  })

  it("takes the visitor's own words to the lawyer", async () => {
    const { user } = visit(<Gpl />, options)
    await user.type(screen.getByLabelText("Your own G, P and L"), "goat lot")
    await user.click(screen.getByRole("button", { name: "Ask the lawyer" }))
    expect(said()).toHaveTextContent("Three words, please.")
    await user.clear(screen.getByLabelText("Your own G, P and L"))
    await user.type(screen.getByLabelText("Your own G, P and L"), "goat parking lot")
    await user.click(screen.getByRole("button", { name: "Ask the lawyer" }))
    expect(
      screen.getByRole("img", {
        name: "A machine with three reels: Goat Parking Lot. Struck out in red: Goat",
      }),
    ).toBeInTheDocument()
    fireEvent.click(lever())
    expect(screen.getByRole("img", { name: /^A machine/ })).toHaveAccessibleName(
      /: G\w+ Parking Lot\. Struck out in red: (Parking|Lot)$/,
    )
  })

  it("ends with a licence once the folder is empty, and another lawyer", () => {
    const { address } = visit(<Gpl />, options)
    for (let i = 0; i <= maxObjections; i++) fireEvent.click(lever())
    expect(screen.getByRole("region", { name: "The licence" })).toHaveTextContent("He has put on his coat.")
    expect(address()).toContain("granted=1")
    fireEvent.click(screen.getByRole("button", { name: "Find another lawyer" }))
    expect(said()).toHaveTextContent("I'm the new one.")
    expect(address()).toBe("/gpl")
    expect(hasThing("/gpl")).toBe(true)
  })

  it("objects to a guest on the folder first, and licenses it in the end", async () => {
    visit(<Gpl />, options)
    await bringGuest()
    expect(said()).toHaveTextContent("“Good morning. I object. Also to the tea towel.”")
    fireEvent.click(lever())
    expect(said()).toHaveTextContent("“I object to the tea towel. It is a cloth.”")
    expect(
      screen.getByRole("img", { name: /in his folder: 8\. On it: the tea towel, stamped$/ }),
    ).toBeInTheDocument()
    expect(screen.getByRole("img", { name: /^A machine/ })).not.toHaveAccessibleName(/Struck/)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was objected to by a lawyer, and stamped.")
    fireEvent.click(lever())
    expect(screen.getByRole("img", { name: /^A machine/ })).toHaveAccessibleName(/Struck/)
    for (let i = 0; i < maxObjections - 1; i++) fireEvent.click(lever())
    const licence = () => screen.getByRole("region", { name: "The licence" })
    expect(licence()).toHaveTextContent(/run the tea towel as you wish.*in the corridor, on the tea towel\./)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was made free software, with all four freedoms.")
    await bringGuest(null)
    expect(licence()).not.toHaveTextContent("tea towel")
  })

  it("has stamped one that spent the night on it, and keeps it on the shelf when it has gone", async () => {
    visit(<Gpl />, options)
    await act(async () => addTravel("/error-418", { on: "/gpl", what: "Spent a night.", isNight: true }))
    await bringGuest()
    expect(said()).toHaveTextContent("“Good morning. I have kept the tea towel as evidence. Against itself.”")
    const lawyer = () => screen.getByRole("img", { name: /^The lawyer/ })
    expect(lawyer()).toHaveAccessibleName(/: the tea towel, stamped$/)
    fireEvent.click(lever())
    expect(said()).not.toHaveTextContent("tea towel")
    await act(async () => addTravel("/error-418", { on: "/gpl", what: "Was objected to." }))
    expect(lawyer()).not.toHaveAccessibleName(/exhibits/)
    await bringGuest(null)
    expect(lawyer()).toHaveAccessibleName(/On his shelves: exhibits, stamped NO$/)
    expect(document.querySelector("[data-guest]")).toBeNull()
  })

  it("objects to what has happened elsewhere to a thing that is not here", async () => {
    visit(<Gpl />, options)
    await bringGuest()
    act(() => addTravel("/error-418", { on: "/panda", what: "Was eaten by a panda." }))
    await bringGuest(null)
    expect(said()).toHaveTextContent(
      "“Good morning. I object. Also to the tea towel: “Was eaten by a panda.” In absence.”",
    )
  })

  it("objects to what has happened to a guest elsewhere, once", async () => {
    visit(<Gpl />, options)
    act(() => addTravel("/error-418", { on: "/check-credit-card", what: "Was accepted as cash." }))
    await bringGuest()
    fireEvent.click(lever())
    fireEvent.click(lever())
    expect(said()).toHaveTextContent("“It has a record: “Was accepted as cash.” I object to that, too.”")
    fireEvent.click(lever())
    expect(said()).not.toHaveTextContent("record")
    expect(screen.getByRole("img", { name: /^A machine/ })).toHaveAccessibleName(/Struck/)
  })

  it("lets a guest have its say", async () => {
    visit(<Gpl />, options)
    await bringGuest()
    const guest = screen.getByRole("button", { name: "Talk to the tea towel" })
    for (const answer of ["“Is that wet?”", "“Not me.”", "“Is that wet?”"]) {
      fireEvent.click(guest)
      expect(screen.getByText(answer)).toBeVisible()
    }
  })
})
