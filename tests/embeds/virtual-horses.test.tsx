import { act, fireEvent, render, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { Activity } from "react"
import { renderToString } from "react-dom/server"
import { commentary, marks, verdict } from "../../src/embeds/virtual-horses/commentary"
import {
  cleanName,
  condition,
  dullAfterMs,
  formOf,
  type Horse,
  hungryAfterMs,
  maxNameLength,
  mood,
  newHorse,
} from "../../src/embeds/virtual-horses/horses"
import {
  fieldSize,
  maxApples,
  readApples,
  readField,
  writeApples,
  writeField,
} from "../../src/embeds/virtual-horses/link"
import { guestText, mineText } from "../../src/embeds/virtual-horses/mine"
import {
  adopted,
  afterRace,
  changed,
  maxHorses,
  newField,
  record,
} from "../../src/embeds/virtual-horses/stable"
import { stableEntry } from "../../src/embeds/virtual-horses/useStable"
import VirtualHorses from "../../src/embeds/virtual-horses/VirtualHorses"
import { calmMode } from "../../src/hooks/browser/motion"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { gotThings } from "../../src/hooks/storage/things"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import {
  behind,
  camera,
  crossing,
  distance,
  finishingPlace,
  gapText,
  isClose,
  isEating,
  landing,
  positionAt,
  type Race,
  type Runner,
  simulate,
  visibleMetres,
} from "../../src/lib/game/horseRace"
import { allGifts, coats, giftSum, looks, talent } from "../../src/lib/game/horses"
import { seeded } from "../../src/lib/game/random"
import { runs } from "../jest/property"
import { bringGuest, hasThing, onPage } from "../jest/visit"

jest.setTimeout(30_000)

const even: Runner = { name: "Even", coat: 0, pace: 3, stamina: 3, start: 3, form: 5 }
const aName = fc
  .string({ unit: "grapheme" })
  .map(cleanName)
  .filter(name => name !== "")
const aRunner: fc.Arbitrary<Runner> = fc
  .tuple(aName, fc.nat(coats.length - 1), fc.constantFrom(...allGifts), fc.nat(10))
  .map(([name, coat, gifts, form]) => ({ name, coat, ...gifts, form }))
const aSeed = fc.stringMatching(/^[a-z0-9]{1,12}$/)
const aField = fc.record({ seed: aSeed, runners: fc.array(aRunner, { minLength: 2, maxLength: fieldSize }) })

describe("a race", () => {
  it("always ends, with everybody home", () => {
    fc.assert(
      fc.property(aField, ({ runners, seed }) => {
        const race = simulate(runners, seed)
        expect(race.seconds).toBeLessThanOrEqual(51)
        expect(race.seconds).toBeGreaterThan(15)
        runners.forEach((_, lane) => {
          expect(positionAt(race, lane, race.seconds)).toBeGreaterThanOrEqual(distance - 1e-6)
        })
      }),
    )
  })

  it("is won by the one who is first over the line", () => {
    fc.assert(
      fc.property(aField, ({ runners, seed }) => {
        const race = simulate(runners, seed)
        const [first = 0] = race.order
        const time = race.times[first] ?? 0
        expect(finishingPlace(race, first)).toBe(1)
        expect(positionAt(race, first, time)).toBeCloseTo(distance, 6)
        runners.forEach((_, lane) => {
          expect(race.times[lane]).toBeGreaterThanOrEqual(time)
          expect(positionAt(race, lane, time - 0.001)).toBeLessThan(distance)
        })
        expect([...race.order].sort()).toEqual(runners.map((_, lane) => lane))
      }),
    )
  })

  it("never runs backwards", () => {
    fc.assert(
      fc.property(aField, ({ runners, seed }) => {
        for (const path of simulate(runners, seed).paths)
          for (let i = 1; i < path.length; i++)
            expect(path[i]).toBeGreaterThan(path[i - 1] ?? Number.POSITIVE_INFINITY)
      }),
      { numRuns: 30 },
    )
  })

  it("is the same race with the same seed, and its commentary too; and another with another", () => {
    fc.assert(
      fc.property(aField, ({ runners, seed }) => {
        const race = simulate(runners, seed)
        expect(
          simulate(
            runners.map(runner => ({ ...runner })),
            seed,
          ),
        ).toEqual(race)
        expect(commentary(race, seed)).toEqual(commentary(simulate(runners, seed), seed))
        expect(simulate(runners, `${seed}x`).times).not.toEqual(race.times)
      }),
      { numRuns: 30 },
    )
  })

  it("is fair between equal horses, whatever their lane", () => {
    const wins = new Array<number>(fieldSize).fill(0)
    const runners = wins.map(() => even)
    const races = runs(3000, 300)
    for (let seed = 0; seed < races; seed++) {
      const [first = 0] = simulate(runners, `${seed}`).order
      wins[first] = (wins[first] ?? 0) + 1
    }
    // Binomial: as many are expected in each lane, and four standard deviations are never seen.
    const share = 1 / fieldSize
    const deviation = Math.sqrt(races * share * (1 - share))
    for (const count of wins) expect(Math.abs(count - races * share)).toBeLessThan(4 * deviation)
  })

  it("is hardly a question of gifts, but oats and brushing help", () => {
    const races = Array.from({ length: runs(3000, 300) }, (_, seed) => `${seed}`)
    const share = (one: Runner) =>
      races.filter(seed => simulate([one, even], seed).order[0] === 0).length / races.length
    for (const gifts of allGifts) {
      const won = share({ ...even, ...gifts })
      expect(won).toBeGreaterThan(0.4)
      expect(won).toBeLessThan(0.6)
    }
    expect(share({ ...even, form: 10 })).toBeGreaterThan(0.55)
    expect(share({ ...even, form: 0 })).toBeLessThan(0.45)
  })

  it("can be a dead heat, which both have won", () => {
    const race: Race = { ...simulate([even, even, even], "a"), times: [25, 24, 24], order: [1, 2, 0] }
    expect([0, 1, 2].map(lane => finishingPlace(race, lane))).toEqual([3, 1, 1])
    expect(verdict(race)).toMatch(/^A dead heat: Even and Even/)
  })

  it("measures gaps as racing does", () => {
    expect([0, 0.1, 0.4, 0.8, 1.4, 2.4, 7.2].map(gapText)).toEqual([
      "nothing at all",
      "a nose",
      "a head",
      "a neck",
      "half a length",
      "a length",
      "3 lengths",
    ])
  })
})

describe("the commentary", () => {
  it("has nine lines, in order of time, and ends with who has won", () => {
    fc.assert(
      fc.property(aField, ({ runners, seed }) => {
        const race = simulate(runners, seed)
        const lines = commentary(race, seed)
        const times = lines.map(({ at }) => at)
        expect(lines).toHaveLength(marks.length + 3)
        expect(times).toEqual([...times].sort((a, b) => a - b))
        expect(lines.at(-1)?.text).toBe(`All are home. ${verdict(race)}`)
        expect(lines.at(-1)?.at).toBe(race.seconds)
      }),
    )
  })

  it("calls for the photograph when the second is within half a length", () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `${i}`)
    const close = seeds.filter(seed => isClose(simulate([even, even], seed)))
    expect(close.length).toBeGreaterThan(0)
    expect(close.length).toBeLessThan(seeds.length)
    for (const seed of close) {
      const race = simulate([even, even], seed)
      expect(behind(race, race.order[1] ?? 0)).toBeLessThan(1.2)
      expect(commentary(race, seed).some(({ text }) => text.includes("photograph"))).toBe(true)
    }
  })
})

describe("a link to a race", () => {
  it("brings the same field back", () => {
    fc.assert(fc.property(aField, field => expect(readField(writeField(field))).toEqual(field)))
  })

  it("is refused when it is no race, or a horse in it is more than a horse", () => {
    const good = "abc~Tuisku_0_3_3_3_5~Halla_5_5_3_1_10"
    expect(readField(good)?.runners).toHaveLength(2)
    const broken = [
      "",
      "abc",
      "abc~Tuisku_0_3_3_3_5",
      good.replace("abc", "A b"),
      good.replace("0_3_3_3_5", "0_5_5_5_5"),
      good.replace("0_3_3_3_5", "9_3_3_3_5"),
      good.replace("0_3_3_3_5", "0_3_3_3_11"),
      good.replace("0_3_3_3_5", "0_3_3_3"),
      good.replace("Tuisku", "<b>Tuisku</b>"),
      good.replace("Tuisku", ""),
      good.replace("Tuisku", "x".repeat(21)),
      `${good}${"~Halla_5_5_3_1_10".repeat(5)}`,
    ]
    for (const text of broken) expect(readField(text)).toBeNull()
    fc.assert(fc.property(fc.string(), text => void readField(text)))
  })
})

describe("the stable", () => {
  const at = Date.UTC(2026, 10, 21)
  const full = [1, 2, 3, 4].reduce<readonly Horse[]>(stable => adopted(stable, at, seeded("a")), [])

  it("has horses of nine points, with different names, and room for four", () => {
    for (const horse of full) expect(horse.pace + horse.stamina + horse.start).toBe(giftSum)
    expect(new Set(full.map(({ name }) => name)).size).toBe(maxHorses)
    expect(new Set(full.map(({ id }) => id)).size).toBe(maxHorses)
    expect(adopted(full, at, seeded("b"))).toBe(full)
    expect(allGifts).toHaveLength(19)
  })

  it("knows when a horse was fed and brushed, and lets nothing worse happen than looks", () => {
    const horse = { ...newHorse([], at, seeded("a")), fed: at, brushed: at }
    expect(formOf(horse, at)).toBe(10)
    expect(mood(horse, at)).toBe("It is full, and shines.")
    expect(formOf(horse, at + dullAfterMs)).toBe(0)
    expect(condition(horse, at + hungryAfterMs / 2).full).toBe(0.5)
    expect(condition(horse, at - 5000).full).toBe(1)
    expect(mood(horse, at + 1000 * dullAfterMs)).toBe(
      "It looks at the oats, and at you, and has half a forest in its mane.",
    )
    expect(talent({ pace: 3, stamina: 3, start: 3 })).toBe("Even in everything.")
    expect(talent({ pace: 5, stamina: 3, start: 1 })).toBe("Steadily fast.")
  })

  it("says what a horse looks like as people do", () => {
    expect(coats.map((_, coat) => looks({ coat })).join(" ")).toBe(
      "A chestnut horse. A chestnut horse with a flaxen mane. A bay horse. A black horse. A grey horse. A palomino horse.",
    )
  })

  it("takes names without signs, and keeps the old one where nothing is left", () => {
    expect(cleanName("  Ääni~_<b>  2 ")).toBe("Äänib 2")
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), text => {
        expect(cleanName(cleanName(text))).toBe(cleanName(text))
        expect([...cleanName(text)].length).toBeLessThanOrEqual(maxNameLength)
      }),
    )
    expect(changed(full, 1, { name: "~~~" })).toBe(full)
    expect(changed(full, 1, { name: " Poku " })[0]?.name).toBe("Poku")
  })

  it("runs as a whole, with strangers in the other lanes, and counts what it won", () => {
    const two = full.slice(0, 2)
    const field = newField(two, at, seeded("c"))
    expect(field.runners).toHaveLength(fieldSize)
    expect(field.runners.slice(0, 2).map(({ name }) => name)).toEqual(two.map(({ name }) => name))
    expect(readField(writeField(field))).toEqual(field)
    const race = simulate(field.runners, field.seed)
    const after = afterRace(
      two,
      two.map(({ id }) => id),
      race,
    )
    expect(after.map(({ races }) => races)).toEqual([1, 1])
    expect(after.map(({ wins }) => wins)).toEqual(
      [0, 1].map(lane => Number(finishingPlace(race, lane) === 1)),
    )
    expect(record({ races: 3, wins: 2 })).toBe("Has raced 3 times and won twice.")
  })
})

describe("a guest", () => {
  it("runs in the first free lane, by its name", () => {
    const { runners } = newField([], 0, seeded("guest"), "The tea towel")
    expect(runners[0]?.name).toBe("The tea towel")
    expect(runners).toHaveLength(fieldSize)
  })

  it("is named within sentences as things are", () => {
    const race = simulate([even, { ...even, name: "The tea towel" }], "abc")
    const texts = [verdict(race), ...commentary(race, "abc").map(({ text }) => text)].join(" ")
    expect(texts).toMatch(/[a-z,] the tea towel|^The tea towel/)
    expect(texts).not.toMatch(/[a-z,] The tea towel/)
  })

  it("is told how it did", () => {
    const race = simulate([even, { ...even, name: "B" }, { ...even, name: "C" }], "guest")
    expect(race.order.map(lane => guestText(race, lane))).toEqual([
      "Won a race against horses.",
      "Came second in a horse race.",
      "Came last in a horse race, and had a nice time.",
    ])
  })

  it("joins the race under way, and remembers how that went when it goes", async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
    localStorage.clear()
    window.history.replaceState(null, "", "/virtual-horses")
    const { container } = render(onPage(<VirtualHorses />, { path: "/virtual-horses" }))
    act(() => jest.advanceTimersByTime(500))
    await bringGuest()
    act(() => jest.advanceTimersByTime(500))
    expect(screen.getByRole("img", { name: /^The track\. Lane 1: The tea towel,/ })).toBeVisible()
    expect(container.querySelectorAll("[data-guest]")).toHaveLength(1)
    fireEvent.click(screen.getByRole("button", { name: "Race" }))
    fireEvent.click(screen.getByRole("button", { name: "Go to the end" }))
    expect(read(travels)["/error-418"]?.[0]).toEqual({
      on: "/virtual-horses",
      what: expect.stringMatching(/^(Won|Came) .* race/),
      kind: expect.stringMatching(/^(won|lost)$/),
    })
    await bringGuest(null)
    expect(container.querySelector("[data-guest]")).toBeNull()
    jest.useRealTimers()
  })

  it.each([
    [
      "won",
      /The winner's rosette in the corner: the tea towel\.$/,
      "the tea towel won. The others have asked",
    ],
    ["lost", /A rosette for taking part in the corner: the tea towel\.$/, "the tea towel ran as well."],
  ])(
    "has a rosette and a mention of a thing that has %s when the visitor comes back",
    async (kind, picture, text) => {
      jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
      localStorage.clear()
      window.history.replaceState(null, "", "/virtual-horses")
      await bringGuest()
      write(looseThing, null)
      addTravel("/error-418", { on: "/virtual-horses", what: "Ran.", kind })
      const { container } = render(onPage(<VirtualHorses />, { path: "/virtual-horses" }))
      await act(async () => void jest.advanceTimersByTime(500))
      expect(screen.getByRole("img", { name: picture })).toBeVisible()
      expect(container.querySelector("[data-guest]")).toBeNull()
      act(() => jest.advanceTimersByTime(1000))
      expect(screen.getByRole("log")).toHaveTextContent(`Once ${text}`)
      localStorage.clear()
      jest.useRealTimers()
    },
  )

  it("is not called the last winner while the race that it has just run is told", async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
    localStorage.clear()
    window.history.replaceState(null, "", "/virtual-horses")
    render(onPage(<VirtualHorses />, { path: "/virtual-horses" }))
    await bringGuest()
    fireEvent.click(screen.getByRole("button", { name: "Race" }))
    fireEvent.click(screen.getByRole("button", { name: "Go to the end" }))
    await act(async () => {})
    expect(screen.getByRole("img", { name: /^The track\..* in the corner: the tea towel\.$/ })).toBeVisible()
    expect(screen.getByRole("log")).not.toHaveTextContent("Once the")
    fireEvent.click(screen.getByRole("button", { name: "Race" }))
    act(() => jest.advanceTimersByTime(1000))
    // Not while it runs itself.
    expect(screen.getByRole("log")).not.toHaveTextContent("Once the")
    await act(async () => write(looseThing, null))
    expect(screen.getByRole("log")).toHaveTextContent("Once the tea towel")
    localStorage.clear()
    jest.useRealTimers()
  })

  it("finds the race that started by itself still on after a look at another page", async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
    localStorage.clear()
    window.history.replaceState(null, "", "/virtual-horses")
    const page = (mode: "visible" | "hidden") =>
      onPage(
        <Activity mode={mode}>
          <VirtualHorses />
        </Activity>,
        { path: "/virtual-horses" },
      )
    const { rerender } = render(page("visible"))
    act(() => jest.advanceTimersByTime(500))
    const field = () =>
      screen
        .getByRole("img", { name: /^The track\./ })
        .getAttribute("aria-label")
        ?.match(/Lane \d: [^,.]+/g)
    const before = field()
    expect(before).toHaveLength(6)
    rerender(page("hidden"))
    act(() => jest.advanceTimersByTime(500))
    rerender(page("visible"))
    act(() => jest.advanceTimersByTime(500))
    expect(field()).toEqual(before)
    jest.useRealTimers()
  })
})

describe("the page", () => {
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const log = () => screen.getByRole("log", { name: "Commentary" })
  const sent = "abc~Tuisku_0_3_3_3_5~Halla_5_5_3_1_10"
  const horse: Horse = {
    ...newHorse([], Date.UTC(2026, 10, 20), seeded("a")),
    name: "Tuisku",
  }
  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/virtual-horses")
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
  })
  afterEach(() => jest.useRealTimers())

  it("has an empty stable in the static HTML, and says what opens it", () => {
    const html = renderToString(<VirtualHorses />)
    expect(html).toContain("The stable opens with JavaScript.")
    expect(html).not.toContain("Tuisku")
  })

  it("lets one adopt, name, feed and brush a horse, and remembers it", () => {
    const { unmount } = render(<VirtualHorses />)
    press("Adopt a horse")
    const name = read(stableEntry)[0]?.name ?? ""
    press(`Rename ${name}`)
    const field = screen.getByRole("textbox", { name: `The name of ${name}` })
    expect(field).toHaveFocus()
    fireEvent.change(field, { target: { value: "~" } })
    press("Save")
    expect(screen.getByRole("alert")).toHaveTextContent("at least one letter")
    fireEvent.change(field, { target: { value: "Poku" } })
    press("Save")
    press("Feed Poku")
    expect(screen.getByRole("status")).toHaveTextContent("Poku eats.")
    press("Brush Poku")
    expect(screen.getByText(/It is full, and shines\./)).toBeVisible()
    unmount()
    render(<VirtualHorses />)
    expect(screen.getByRole("heading", { name: "Poku" })).toBeVisible()
  })

  it("asks for a new name with the old one selected, and answers in the horse's own box", async () => {
    write(stableEntry, [horse])
    render(<VirtualHorses />)
    press("Rename Tuisku")
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "The name of Tuisku" })
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("Tuisku")
    press("Cancel")
    const box = screen.getByRole("heading", { name: "Tuisku" }).closest("li")
    press("Feed Tuisku")
    expect(box).toHaveTextContent("Tuisku eats. It can be heard in the next box.")
  })

  it("counts its boxes as people do", () => {
    const path = "/virtual-horses"
    render(onPage(<VirtualHorses />, { path }))
    expect(screen.getByRole("status")).toHaveTextContent("Somewhere there is a horse that fits in it.")
    act(() => {
      write(gotThings, [{ path, at: 0 }])
      write(looseThing, path)
    })
    expect(screen.getByRole("status")).toHaveTextContent("has been swept. Your horse stands outside.")
    act(() => addTravel(path, { on: "/best", what: "Was hit by a page." }))
    expect(screen.getByRole("status")).toHaveTextContent(
      "has been swept. Your horse is back from its travels",
    )
    act(() => write(looseThing, null))
    act(() => write(stableEntry, [horse]))
    expect(screen.getByRole("status")).toHaveTextContent("1 of 4 boxes is taken.")
    act(() => write(stableEntry, [horse, { ...horse, id: 2, name: "Halla" }]))
    expect(screen.getByRole("status")).toHaveTextContent("2 of 4 boxes are taken.")
  })

  it("has the track first, with a horse in every lane before there is a race", () => {
    write(stableEntry, [horse])
    const { container } = render(<VirtualHorses />)
    const track = screen.getByRole("img", { name: /^The track\. Lane 1: Tuisku, Lane 2: a stranger, / })
    expect(track.querySelectorAll("svg")).toHaveLength(fieldSize)
    expect(track.compareDocumentPosition(screen.getByRole("heading", { name: "The stable" }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(screen.getByRole("log")).toHaveTextContent("400 metres, no betting.")
    // A mane of the colour of what is behind it would not be seen without a line round it.
    const manes: string[] = coats.map(({ mane }) => mane)
    const drawn = [...container.querySelectorAll("path")].filter(path =>
      manes.includes(path.getAttribute("fill") ?? ""),
    )
    expect(drawn.length).toBeGreaterThan(fieldSize)
    for (const path of drawn) expect(path).toHaveAttribute("stroke")
  })

  it("has room for four, and a meadow from which the last one can be called", () => {
    render(<VirtualHorses />)
    for (let i = 0; i < 5; i++) press("Adopt a horse")
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(4)
    expect(screen.getByRole("status")).toHaveTextContent("The stable is full.")
    const names = read(stableEntry).map(other => other.name)
    press(`Send ${names[0]} to the meadow`)
    expect(screen.getByRole("button", { name: "Adopt a horse" })).toHaveFocus()
    expect(read(stableEntry)).toHaveLength(3)
    press(`Call ${names[0]} back`)
    expect(read(stableEntry).map(other => other.name)).toContain(names[0])
  })

  it("runs a race with commentary, a result and a link, and counts it once", () => {
    write(stableEntry, [horse])
    render(<VirtualHorses />)
    press("Race")
    pass(500)
    const lines = () => within(log()).getAllByText(/ s: /)
    expect(lines()).toHaveLength(1)
    expect(screen.queryByRole("table")).toBeNull()
    pass(12_000)
    expect(lines().length).toBeGreaterThan(2)
    expect(lines().length).toBeLessThan(marks.length + 3)
    expect(read(stableEntry)[0]?.races).toBe(0)
    pass(45_000)
    expect(lines()).toHaveLength(marks.length + 3)
    expect(screen.getAllByRole("row")).toHaveLength(fieldSize + 1)
    expect(read(stableEntry)[0]?.races).toBe(1)
    const field = readField(new URLSearchParams(window.location.search).get("race") ?? "")
    expect(field?.runners[0]?.name).toBe("Tuisku")
    press("Watch it again")
    press("Go to the end")
    expect(read(stableEntry)[0]?.races).toBe(1)
    expect(screen.getByRole("button", { name: "Share" })).toBeVisible()
  })

  it("lets one name a horse as theirs with a press, and tells how it did", () => {
    window.history.replaceState(null, "", `/virtual-horses?race=${sent}`)
    render(<VirtualHorses />)
    press("Mine is number 2")
    expect(screen.getByRole("button", { name: "Mine is number 2", pressed: true })).toBeVisible()
    press("Watch the race")
    press("Go to the end")
    const race = simulate(readField(sent)?.runners ?? [], "abc")
    expect(log()).toHaveTextContent(mineText(race, 1))
    expect(log()).toHaveTextContent(/Halla is yours and (has won|came last)/)
  })

  it("can be taken to the end, which counts as well", () => {
    write(stableEntry, [horse])
    render(<VirtualHorses />)
    press("Race")
    pass(1000)
    press("Go to the end")
    expect(screen.getByRole("table")).toBeVisible()
    expect(read(stableEntry)[0]?.races).toBe(1)
  })

  it("shows the race of a link without its end, and doesn't count it for anybody", () => {
    window.history.replaceState(null, "", `/virtual-horses?race=${sent}`)
    write(stableEntry, [horse])
    render(<VirtualHorses />)
    expect(screen.getByText(/There is a race in the link/)).toBeVisible()
    expect(screen.queryByRole("table")).toBeNull()
    press("Watch the race")
    pass(60_000)
    const race = simulate(readField(sent)?.runners ?? [], "abc")
    expect(within(log()).getByText(new RegExp(verdict(race)))).toBeVisible()
    expect(read(stableEntry)[0]?.races).toBe(0)
  })

  it("has a race under way for whoever comes, which counts for nobody until an apple is thrown into it", () => {
    write(stableEntry, [horse])
    render(onPage(<VirtualHorses />, { path: "/virtual-horses" }))
    pass(500)
    expect(within(log()).getAllByText(/ s: /)).toHaveLength(1)
    expect(log()).toHaveAttribute("aria-live", "off")
    expect(window.location.search).toBe("")
    pass(1000)
    press("1 Tuisku , throw an apple")
    expect(screen.getByRole("img", { name: "5 of 6 apples left" })).toBeVisible()
    expect(hasThing("/virtual-horses")).toBe(true)
    expect(new URLSearchParams(window.location.search).get("apples")).toMatch(/^0\.\d+$/)
    pass(2000)
    expect(log()).toHaveTextContent("Tuisku has found an apple, and stands.")
    for (let i = 0; i < 6; i++) press(/^2 .* , throw an apple$/)
    expect(screen.getByText(/The bag is empty/)).toBeVisible()
    press("Go to the end")
    press("1 Tuisku , throw an apple")
    expect(read(stableEntry)[0]?.races).toBe(0)
  })

  it("runs the race of a link with its apples", () => {
    window.history.replaceState(null, "", `/virtual-horses?race=${sent}&apples=1.390`)
    render(<VirtualHorses />)
    press("Watch the race")
    press("Go to the end")
    expect(log()).toHaveTextContent("Halla has found an apple")
  })

  it("says so when a link has no race in it", () => {
    window.history.replaceState(null, "", "/virtual-horses?race=oats")
    render(<VirtualHorses />)
    expect(screen.getByRole("alert")).toHaveTextContent("no race in it")
  })

  it("tells the race in words at once in calm mode", () => {
    write(calmMode, true)
    write(stableEntry, [horse])
    render(<VirtualHorses />)
    press("Race")
    expect(within(log()).getAllByText(/ s: /)).toHaveLength(marks.length + 3)
    expect(screen.getByRole("table")).toBeVisible()
    expect(read(stableEntry)[0]?.races).toBe(1)
    press("1 Tuisku , throw an apple")
    expect(log()).toHaveTextContent("Tuisku has found an apple")
    expect(read(stableEntry)[0]?.races).toBe(1)
  })

  it("doesn't believe a stable in which a horse is more than a horse", () => {
    localStorage.setItem("juhq:virtual-horses", JSON.stringify({ v: 1, data: [{ ...horse, pace: 9 }] }))
    expect(read(stableEntry)).toEqual([])
  })
})

describe("the horse of the visitor", () => {
  const race = { ...simulate([even, even, even], "a"), times: [24, 25, 26], order: [0, 1, 2] }

  it("wins with apples or without them, and is told where it came", () => {
    expect(mineText(race, 0)).toMatch(/has won, without an apple/)
    expect(mineText({ ...race, apples: [{ lane: 1, metres: 50 }] }, 0)).toMatch(/an apple core\.$/)
    expect(mineText(race, 1)).toMatch(/came second/)
    expect(mineText(race, 2)).toMatch(/came last/)
  })
})

describe("the camera", () => {
  it("has all horses in the picture when the race is over", () => {
    fc.assert(
      fc.property(aField, ({ runners, seed }) => {
        const race = simulate(runners, seed)
        runners.forEach((_, lane) => {
          expect(positionAt(race, lane, race.seconds)).toBeLessThan(distance + 8)
        })
      }),
      { numRuns: 50 },
    )
  })

  it("follows the first, and waits at the line", () => {
    expect(camera(200)).toBeCloseTo(200 - 0.7 * visibleMetres, 9)
    expect(camera(0)).toBe(-10)
    expect(camera(distance + 30)).toBe(distance + 8 - visibleMetres)
  })
})

describe("an apple", () => {
  const anApple = fc.record({ lane: fc.nat(1), metres: fc.integer({ min: 1, max: distance - 1 }) })
  const some = fc.array(anApple, { maxLength: maxApples })

  it("stops its horse for two seconds, and changes nothing before, or for the others", () => {
    fc.assert(
      fc.property(aSeed, anApple, (seed, { metres }) => {
        const without = simulate([even, even], seed)
        const race = simulate([even, even], seed, [{ lane: 0, metres }])
        const found = crossing(race.paths[0] ?? [], metres)
        expect(positionAt(race, 0, found - 0.3)).toBeCloseTo(positionAt(without, 0, found - 0.3), 6)
        expect(positionAt(race, 0, Math.ceil(found * 4) / 4 + 2)).toBe(metres)
        expect(isEating(race, 0, found + 1)).toBe(true)
        expect(isEating(race, 0, found - 0.3)).toBe(false)
        expect(race.times[1]).toBe(without.times[1])
      }),
      { numRuns: 50 },
    )
  })

  it("is forgiven where it comes early, and not where it comes late", () => {
    const time = (metres: number) => simulate([even], "a", [{ lane: 0, metres }]).times[0] ?? 0
    const alone = simulate([even], "a").times[0] ?? 0
    expect(time(1) - alone).toBeLessThan(1.2)
    expect(time(390) - alone).toBeGreaterThan(1.8)
  })

  it("is in the link, and the same race comes back with it; a larger bag is refused", () => {
    fc.assert(fc.property(some, apples => expect(readApples(writeApples(apples), 2)).toEqual(apples)))
    for (const text of ["", "2.1", "0.0", "0.400", "0.1--1.2", "x", "0.1".concat("-0.1".repeat(maxApples))])
      expect(readApples(text, 2)).toEqual([])
    fc.assert(fc.property(fc.string(), text => void readApples(text, 2)))
  })

  it("lands before its horse, where it can still stop for it", () => {
    const race = simulate([even, even], "a")
    expect(landing(race, 0, 10, 0)).toBeGreaterThan(positionAt(race, 0, 10) + 2)
    expect(landing(race, 0, 10, 300)).toBe(300)
    expect(landing(race, 0, race.times[0] ?? 0, 0)).toBe(distance - 1)
  })

  it("is told of, and each one otherwise", () => {
    const apples = [50, 100, 150, 200, 250, 300].map(metres => ({ lane: 0, metres }))
    const lines = commentary(simulate([even, even], "a", apples), "a")
    expect(lines).toHaveLength(marks.length + 3 + maxApples)
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
    expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).sort((a, b) => a - b))
  })
})
