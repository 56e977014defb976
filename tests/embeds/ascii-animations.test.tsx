import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import AsciiAnimations from "../../src/embeds/ascii-animations/AsciiAnimations"
import { maxLetters, nobodysText, own, sailing } from "../../src/embeds/ascii-animations/films/own"
import { next, programme, speeds, wordsAt } from "../../src/embeds/ascii-animations/logic"
import { columns, type Film, noise, put, rows, stage, text } from "../../src/embeds/ascii-animations/stage"
import { calmMode } from "../../src/hooks/browser/motion"
import { remove, write } from "../../src/hooks/storage/useStorage"

const films = programme("Hyvää yötä 🐹")
const pictures = (film: Film) => Array.from({ length: film.frames }, (_, i) => film.draw(i))
const sizes = (picture: string) => picture.split("\n").map(row => [...row].length)
const onScreen = () => screen.getByRole("img").textContent

beforeEach(() => window.history.replaceState(null, "", "/"))
afterEach(() => {
  jest.useRealTimers()
  act(() => remove(calmMode))
})

describe("the films", () => {
  it("are ten, each with its own name", () => {
    expect(films).toHaveLength(10)
    expect(new Set(films.map(({ id }) => id)).size).toBe(10)
    expect(new Set(films.map(({ title }) => title)).size).toBe(10)
  })

  it.each(films)("have pictures of one size, at least eight, that change: $title", film => {
    expect(film.frames).toBeGreaterThanOrEqual(8)
    for (const picture of pictures(film)) expect(sizes(picture)).toEqual(Array(rows).fill(columns))
    expect(new Set(pictures(film)).size).toBeGreaterThanOrEqual(4)
    expect(pictures(film)).toEqual(pictures(film))
  })

  it.each(films)("are told in words from the first picture to the last: $title", film => {
    expect(film.scenes[0]?.from).toBe(0)
    const froms = film.scenes.map(({ from }) => from)
    expect(froms).toEqual([...froms].sort((a, b) => a - b))
    expect(froms.at(-1)).toBeLessThan(film.frames)
    for (let i = 0; i < film.frames; i++) expect(wordsAt(film, i).length).toBeGreaterThan(10)
  })

  it("have no sign that flashes three times in a second, at the highest speed, also from loop to loop", () => {
    const fastest = Math.min(...Object.values(speeds))
    const inSecond = Math.ceil(1000 / fastest)
    for (const film of films) {
      const signs = pictures(film).map(picture => [...picture])
      let max = 0
      for (let place = 0; place < rows * (columns + 1); place++) {
        const ink = signs.map(picture => picture[place] !== " ")
        const changed = ink.map((inked, i) => inked !== ink[(i + 1) % film.frames])
        for (let from = 0; from < film.frames; from++) {
          let changes = 0
          for (let i = from; i < from + inSecond; i++) if (changed[i % film.frames]) changes++
          max = Math.max(max, changes)
        }
      }
      // Coming and going are two changes and one flash.
      expect(max / 2).toBeLessThan(3)
    }
  })

  it("show what their words say", () => {
    const at = (id: string, frame: number) => films.find(film => film.id === id)?.draw(frame) ?? ""
    expect(at("wheel", 11)).toContain("(O.O)")
    expect(at("sauna", 18)).toContain(" ^ ^ ")
    expect(at("sauna", 18)).not.toContain("|=====|")
    expect(at("train", 12)).toContain("juhq |")
    expect(at("train", 27)).not.toContain("(o)")
    expect(at("meeting", 23)).not.toContain("O")
    expect(at("coffee", 10).match(/#{14}/g)).toHaveLength(5)
    expect(at("coffee", 19)).toContain("| more |")
    expect(at("coffee", 19)).not.toContain("#")
    expect(at("snow", 17)).toContain("_||______")
    expect(at("snow", 17)).not.toContain("|__|")
    expect(at("snow", 28)).not.toContain("||")
    expect(at("snow", 31)).toContain("spring?")
    expect(at("fishing", 14)).toContain("> J")
    expect(at("fishing", 24)).not.toContain("('>")
    expect([0, 2, 4].map(frame => at("rocket", frame).match(/\d/)?.[0])).toEqual(["3", "2", "1"])
    expect(at("rocket", 15)).not.toContain("|o|")
    expect(at("rocket", 25)).toContain("the keys")
    expect(at("download", 20)).toMatch(/99 %.*400 years/)
    expect(at("download", 23)).toContain("Grandmother?")
  })
})

describe("the visitor's film", () => {
  it("has equal pictures and shows every letter, whatever is written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), words => {
        const film = own(words)
        const all = pictures(film)
        for (const picture of all) expect(sizes(picture)).toEqual(Array(rows).fill(columns))
        const said = sailing(words) || nobodysText
        expect([...said].length).toBeLessThanOrEqual(maxLetters)
        for (const letter of said) expect(all.some(picture => picture.includes(letter))).toBe(true)
        expect(film.scenes[0]?.words).toContain(said)
      }),
      { numRuns: 40 },
    )
  })

  it("invites when nothing is written, and takes out what has no width or more than a row", () => {
    expect(own("  \n").scenes[0]?.words).toContain(nobodysText)
    expect(sailing("a\nb\t\u200bc\u0007")).toBe("a b c")
    expect(sailing("pa\u0308iva\u0308")).toBe("päivä")
  })
})

describe("the stage", () => {
  it("lets what is under spaces be seen, wipes where asked, and cuts at its edges", () => {
    const on = stage()
    put(on, "#####", 0, 0)
    put(on, "a \u00a0", 1, 0)
    put(on, ["xx", "xx"], columns - 1, rows - 1)
    put(on, "yy", -1, 1)
    const lines = text(on).split("\n")
    expect(lines[0]?.trimEnd()).toBe("#a# #")
    expect(lines[1]?.trimEnd()).toBe("y")
    expect(lines.at(-1)?.trim()).toBe("x")
    expect(sizes(text(on))).toEqual(Array(rows).fill(columns))
  })

  it("has weather that is always the same", () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (a, b) => {
        expect(noise(a, b)).toBe(noise(a, b))
        expect(noise(a, b)).toBeGreaterThanOrEqual(0)
        expect(noise(a, b)).toBeLessThan(1)
      }),
    )
  })
})

describe("the player", () => {
  const first = films[0]
  const draw = (frame: number) => first.draw(frame)

  it("waits for Play, plays at the speed that is chosen, and pauses", () => {
    jest.useFakeTimers()
    render(<AsciiAnimations />)
    act(() => jest.advanceTimersByTime(5000))
    expect(onScreen()).toBe(draw(0))
    fireEvent.click(screen.getByRole("button", { name: "Play" }))
    act(() => jest.advanceTimersByTime(speeds.usual))
    act(() => jest.advanceTimersByTime(speeds.usual))
    expect(onScreen()).toBe(draw(2))
    fireEvent.change(screen.getByLabelText("Speed"), { target: { value: "fast" } })
    act(() => jest.advanceTimersByTime(speeds.fast))
    expect(onScreen()).toBe(draw(3))
    fireEvent.click(screen.getByRole("button", { name: "Pause" }))
    act(() => jest.advanceTimersByTime(5000))
    expect(onScreen()).toBe(draw(3))
    expect(screen.getByText(`Picture 4 of 24. ${wordsAt(first, 3)}`)).toHaveAttribute("role", "status")
  })

  it("stops at the end without the loop, and begins again at Play", () => {
    jest.useFakeTimers()
    render(<AsciiAnimations />)
    fireEvent.click(screen.getByLabelText("Over and over"))
    fireEvent.click(screen.getByRole("button", { name: "Play" }))
    for (let i = 0; i < first.frames + 3; i++) act(() => jest.advanceTimersByTime(speeds.usual))
    expect(onScreen()).toBe(draw(first.frames - 1))
    fireEvent.click(screen.getByRole("button", { name: "Play" }))
    expect(onScreen()).toBe(draw(0))
    expect(next(first, first.frames - 1, true)).toBe(0)
    expect(next(first, first.frames - 1, false)).toBeNull()
  })

  it("rests while the page is hidden", () => {
    jest.useFakeTimers()
    render(<AsciiAnimations />)
    fireEvent.click(screen.getByRole("button", { name: "Play" }))
    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event("visibilitychange")))
    act(() => jest.advanceTimersByTime(5000))
    expect(onScreen()).toBe(draw(0))
    hidden.mockRestore()
    act(() => void document.dispatchEvent(new Event("visibilitychange")))
    act(() => jest.advanceTimersByTime(speeds.usual))
    expect(onScreen()).toBe(draw(1))
  })

  it("steps by keyboard in both directions, round the ends", async () => {
    const user = userEvent.setup()
    render(<AsciiAnimations />)
    screen.getByRole("button", { name: "Back a picture" }).focus()
    await user.keyboard("{Enter}")
    expect(onScreen()).toBe(draw(first.frames - 1))
    await user.tab()
    await user.keyboard("{Enter} ")
    expect(onScreen()).toBe(draw(1))
    await user.click(screen.getByRole("button", { name: "Rewind" }))
    expect(onScreen()).toBe(draw(0))
  })

  it("stands still in calm mode, also when that comes while it plays, until asked all the same", () => {
    jest.useFakeTimers()
    render(<AsciiAnimations />)
    fireEvent.click(screen.getByRole("button", { name: "Play" }))
    act(() => write(calmMode, true))
    act(() => jest.advanceTimersByTime(5000))
    expect(onScreen()).toBe(draw(0))
    expect(screen.getByText(/You have asked for calm/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Next picture" }))
    act(() => jest.advanceTimersByTime(5000))
    expect(onScreen()).toBe(draw(1))
    fireEvent.click(screen.getByRole("button", { name: "Play anyway" }))
    act(() => jest.advanceTimersByTime(speeds.usual))
    expect(onScreen()).toBe(draw(2))
  })

  it("makes a film of the visitor's text, and brings it back from the link", async () => {
    const user = userEvent.setup()
    const { unmount } = render(<AsciiAnimations />)
    await user.selectOptions(screen.getByLabelText("Film"), "own")
    await user.type(screen.getByLabelText("Your text"), "Moi")
    await user.selectOptions(screen.getByLabelText("Colour"), "amber")
    expect(window.location.search).toBe("?film=own&text=Moi&colour=amber")
    unmount()
    render(<AsciiAnimations />)
    expect(screen.getByLabelText("Your text")).toHaveValue("Moi")
    expect(onScreen()).toBe(own("Moi").draw(0))
    expect(screen.getByRole("img")).toHaveAttribute("data-colour", "amber")
    await user.click(screen.getByText("The film in words"))
    expect(screen.getAllByRole("listitem")[0]).toHaveTextContent(/sails the text: Moi/)
  })

  it("takes nonsense in the link for the first film, and hostile text for text", () => {
    window.history.replaceState(
      null,
      "",
      "/?film=toString&speed=constructor&colour=x&text=%3Cimg%20src%3Dx%3E",
    )
    render(<AsciiAnimations />)
    expect(onScreen()).toBe(draw(0))
    expect(document.querySelector("img")).toBeNull()
  })
})
