import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import {
  backgroundOf,
  layerName,
  pictures,
  readLayer,
  styleSheet,
} from "../../src/embeds/mix-blend-mode/layers"
import {
  blend,
  composite,
  hexOf,
  type Mode,
  modes,
  type Rgb,
  rgbOf,
} from "../../src/embeds/mix-blend-mode/logic"
import MixBlendMode from "../../src/embeds/mix-blend-mode/MixBlendMode"
import { descriptions } from "../../src/embeds/mix-blend-mode/modes"
import { answerTo, openModes, showsHim } from "../../src/embeds/mix-blend-mode/search"
import { isHamster } from "../../src/embeds/mix-blend-mode/secret"

const part = fc.integer({ min: 0, max: 255 }).map(byte => byte / 255)
const colour = fc.tuple(part, part, part)
const black: Rgb = [0, 0, 0]
const white: Rgb = [1, 1, 1]
const alike = (one: Rgb, other: Rgb) => one.every((each, i) => Math.abs(each - (other[i] ?? 0)) < 1e-9)
const hexes = (mode: Mode, below: string, above: string) => hexOf(blend(mode, rgbOf(below), rgbOf(above)))

beforeEach(() => window.history.replaceState(null, "", "/mix-blend-mode"))

describe("blending", () => {
  it("has the sixteen modes of the specification and the two that add, each told", () => {
    expect(modes).toHaveLength(18)
    for (const mode of modes)
      expect(descriptions[mode].formula.length * descriptions[mode].does.length).toBeGreaterThan(0)
  })

  // Worked out by hand from the formulas of Compositing and Blending Level 1.
  it.each([
    ["normal", "#336699", "#ff9900", "#ff9900"],
    ["multiply", "#336699", "#ff9900", "#333d00"],
    ["screen", "#336699", "#ff9900", "#ffc299"],
    ["overlay", "#336699", "#ff9900", "#667a33"],
    ["darken", "#336699", "#ff9900", "#336600"],
    ["lighten", "#336699", "#ff9900", "#ff9999"],
    ["color-dodge", "#336699", "#ff9900", "#ffff99"],
    ["color-burn", "#336699", "#ff9900", "#330000"],
    ["hard-light", "#336699", "#ff9900", "#ff8500"],
    ["soft-light", "#808080", "#808080", "#808080"],
    ["difference", "#336699", "#ff9900", "#cc3399"],
    ["exclusion", "#336699", "#ff9900", "#cc8599"],
    ["luminosity", "#808080", "#00ff00", "#969696"],
    ["saturation", "#336699", "#808080", "#5c5c5c"],
    ["plus-lighter", "#336699", "#ff9900", "#ffff99"],
    ["plus-darker", "#336699", "#ff9900", "#330000"],
  ] as const)("by %s makes of %s and %s %s", (mode, below, above, expected) => {
    expect(hexes(mode, below, above)).toBe(expected)
  })

  it("stays between black and white, in every mode, for every pair", () => {
    fc.assert(
      fc.property(colour, colour, fc.constantFrom(...modes), part, (below, above, mode, opacity) => {
        for (const each of composite(mode, below, above, opacity)) {
          expect(each).toBeGreaterThanOrEqual(-1e-9)
          expect(each).toBeLessThanOrEqual(1 + 1e-9)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it("leaves the lower layer as it is where the upper one is clear", () => {
    fc.assert(
      fc.property(colour, colour, fc.constantFrom(...modes), (below, above, mode) => {
        expect(alike(composite(mode, below, above, 0), below)).toBe(true)
        expect(alike(composite(mode, below, above, 1), blend(mode, below, above))).toBe(true)
      }),
    )
  })

  it("has the neutral colours that painters rely on", () => {
    fc.assert(
      fc.property(colour, below => {
        for (const [mode, neutral] of [
          ["multiply", white],
          ["darken", white],
          ["color-burn", white],
          ["plus-darker", white],
          ["screen", black],
          ["lighten", black],
          ["color-dodge", black],
          ["difference", black],
          ["exclusion", black],
          ["plus-lighter", black],
          ["hard-light", [0.5, 0.5, 0.5]],
          ["soft-light", [0.5, 0.5, 0.5]],
        ] as const) {
          expect([mode, alike(blend(mode, below, neutral), below)]).toEqual([mode, true])
        }
        expect(alike(blend("difference", below, below), black)).toBe(true)
      }),
    )
  })

  it("has pairs that are each other turned round, and modes that don't care about the order", () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(alike(blend("overlay", one, other), blend("hard-light", other, one))).toBe(true)
        expect(alike(blend("color", one, other), blend("luminosity", other, one))).toBe(true)
        for (const mode of [
          "multiply",
          "screen",
          "darken",
          "lighten",
          "difference",
          "exclusion",
          "plus-lighter",
        ] as const) {
          expect(alike(blend(mode, one, other), blend(mode, other, one))).toBe(true)
        }
      }),
    )
  })

  it("keeps the luminosity that hue, saturation and color promise to keep", () => {
    const lum = ([r, g, b]: Rgb) => 0.3 * r + 0.59 * g + 0.11 * b
    fc.assert(
      fc.property(colour, colour, fc.constantFrom("hue", "saturation", "color"), (below, above, mode) => {
        expect(lum(blend(mode, below, above))).toBeCloseTo(lum(below), 9)
      }),
    )
  })
})

describe("layers", () => {
  const file = { name: 'my "cat".png', url: "blob:1", file: new File([], "cat.png") }

  it("come from a link, where it makes sense", () => {
    expect(readLayer("sunset")).toBe("sunset")
    expect(readLayer("#FF6347")).toBe("#ff6347")
    for (const text of ["", "red;}", "constructor", "#12345"]) expect(readLayer(text)).toBeNull()
  })

  it("are drawn with an inner address and copied with a file's name, whatever the name", () => {
    expect(backgroundOf("#ff6347", null, "draw")).toBe("#ff6347")
    expect(backgroundOf("hamster", null, "copy")).toBe(pictures.hamster.css)
    expect(backgroundOf("hamster", file, "draw")).toBe('url("blob:1") center / cover')
    expect(backgroundOf("hamster", file, "copy")).toBe('url("my \\"cat\\".png") center / cover')
    expect(layerName("hamster", null)).toBe("Pertti")
    expect(layerName("hamster", file)).toBe('my "cat".png')
  })

  it("are written as a style sheet that has all it needs", () => {
    expect(styleSheet("red", "blue", "screen", 100)).toContain("background: blue;\n  mix-blend-mode: screen;")
    expect(styleSheet("red", "blue", "screen", 50)).toContain("opacity: 0.5;\n  mix-blend-mode: screen;")
    expect(styleSheet("red", "blue", "screen", 50)).toContain("isolation: isolate;\n  background: red;")
  })
})

describe("the search in the snow", () => {
  const misses = modes.filter(mode => !showsHim(mode))

  it("is over with the fourth press at the latest, for whoever presses what has not frozen over", () => {
    expect([0, 1, 2, 3, 9].map(count => openModes(modes, count).length)).toEqual([18, 8, 4, 2, 2])
    for (const count of [1, 2, 3]) {
      const open = openModes(modes, count)
      for (const mode of openModes(modes, count + 1)) expect(open).toContain(mode)
    }
    expect(openModes(modes, 3).every(showsHim)).toBe(true)
  })

  it("has an answer of its own to each mode, warmer or colder, with a plainer clue each time", () => {
    expect(new Set(misses.map(mode => answerTo([mode])?.seen)).size).toBe(16)
    expect(answerTo(["normal"])).toMatchObject({ heat: "Cold", clue: expect.stringMatching(/not the same/) })
    expect(answerTo(["normal", "hue"])).toMatchObject({ heat: "Warmer", clue: expect.stringMatching(/away/) })
    expect(answerTo(["normal", "hue", "color"])).toMatchObject({
      heat: "Colder",
      clue: "What is the difference?",
    })
    expect([answerTo([]), answerTo(["normal", "difference"])]).toEqual([null, null])
  })
})

describe("the page", () => {
  const pertti = "mode=multiply&below=hamster&above=rainbow&out=24"
  /** Draws the page with Pertti under his rainbow. */
  const drawPertti = () => {
    window.history.replaceState(null, "", `/mix-blend-mode?${pertti}`)
    return render(<MixBlendMode />)
  }
  const query = (change: object) => {
    const all = new URLSearchParams(pertti)
    for (const [key, value] of Object.entries(change)) all.set(key, value)
    return Object.fromEntries(all)
  }
  const address = () => Object.fromEntries(new URLSearchParams(window.location.search))
  const tiles = () => within(screen.getByRole("region", { name: "All modes" })).getAllByRole("button")
  const above = () => within(screen.getByRole("group", { name: "Above" }))
  const below = () => within(screen.getByRole("group", { name: "Below" }))

  it("is short enough for the static HTML", () => {
    expect(Buffer.byteLength(renderToString(<MixBlendMode />))).toBeLessThan(12_800)
  })

  it("shows every mode, and the chosen one large, with its formula and CSS", async () => {
    const user = userEvent.setup()
    const { container } = drawPertti()
    expect(tiles().map(tile => tile.textContent)).toEqual([...modes])
    expect(screen.getByRole("img", { name: "Rainbow from above on Pertti, multiply" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "difference" }))
    expect(screen.getByRole("button", { name: "difference" })).toHaveAttribute("aria-pressed", "true")
    expect(screen.getByText("|b − a|")).toBeInTheDocument()
    expect(container.querySelector("pre")).toHaveTextContent("mix-blend-mode: difference;")
    expect(address()).toEqual(query({ mode: "difference" }))
    await user.click(screen.getByRole("button", { name: "Copy the CSS" }))
    expect(await navigator.clipboard.readText()).toContain("mix-blend-mode: difference;")
  })

  it("has the upper layer on a slide, which is pulled out by its slider or by hand and goes with the link", async () => {
    drawPertti()
    const slider = screen.getByRole("slider", { name: "Slide pulled out: 24%" })
    const movesItself = () => document.querySelector("[data-arrives=true]") !== null
    expect(movesItself()).toBe(true)
    fireEvent.change(slider, { target: { value: "60" } })
    expect(movesItself()).toBe(false)
    expect(address()).toEqual(query({ out: "60" }))
    const picture = screen.getByRole("img")
    picture.getBoundingClientRect = () => new DOMRect(0, 0, 200, 150)
    const point = (type: string, clientX: number) =>
      fireEvent(picture, new MouseEvent(type, { bubbles: true, clientX }))
    point("pointermove", 10)
    expect(slider).toHaveValue("60")
    point("pointerdown", 100)
    point("pointermove", 80)
    expect(slider).toHaveValue("50")
    point("pointermove", 1000)
    expect(screen.getByText("Nothing on top").parentElement).toHaveTextContent(
      "Pertti was there all the time.",
    )
    point("pointerup", 1000)
    point("pointermove", 0)
    expect(slider).toHaveValue("100")
  })

  it("tells what each mode makes of two colours", async () => {
    const user = userEvent.setup()
    drawPertti()
    await user.selectOptions(above().getByLabelText("Picture or colour"), "A colour")
    fireEvent.change(above().getByLabelText("Colour"), { target: { value: "#ff9900" } })
    expect(screen.getByRole("button", { name: "multiply" })).toBeInTheDocument()
    await user.selectOptions(below().getByLabelText("Picture or colour"), "A colour")
    fireEvent.change(below().getByLabelText("Colour"), { target: { value: "#336699" } })
    expect(screen.getByRole("button", { name: /^multiply/ })).toHaveTextContent("multiply#333d00")
    expect(screen.getByRole("button", { name: /^exclusion/ })).toHaveTextContent("exclusion#cc8599")
    await user.click(screen.getByRole("button", { name: "Swap the layers" }))
    expect(screen.getByRole("button", { name: /^normal/ })).toHaveTextContent("normal#336699")
    fireEvent.change(screen.getByRole("slider", { name: /^Opacity/ }), { target: { value: "0" } })
    expect(screen.getByRole("button", { name: /^normal/ })).toHaveTextContent("normal#ff9900")
  })

  it("says which modes this browser has", () => {
    Object.assign(globalThis, { CSS: { supports: (_: string, mode: string) => mode !== "plus-darker" } })
    drawPertti()
    expect(screen.getByText("This browser has 17 of 18: not plus-darker.")).toBeInTheDocument()
    const darker = screen.getByRole("button", { name: /^plus-darker/ })
    expect(darker).toHaveTextContent("not in this browser")
    expect(darker).toBeDisabled()
    expect(screen.getByRole("button", { name: "plus-lighter" })).toBeInTheDocument()
    Reflect.deleteProperty(globalThis, "CSS")
  })

  it("takes a picture of one's own, keeps it out of the link, and refuses what is none", async () => {
    const revoked: string[] = []
    Object.assign(URL, {
      createObjectURL: () => "blob:own",
      revokeObjectURL: (url: string) => revoked.push(url),
    })
    const user = userEvent.setup({ applyAccept: false })
    const { container } = drawPertti()
    await user.upload(
      above().getByLabelText(/^Or a picture of yours/),
      new File(["x"], "notes.txt", { type: "text/plain" }),
    )
    expect(screen.getByText("“notes.txt” is not a picture.")).toBeInTheDocument()
    await user.upload(
      above().getByLabelText(/^Or a picture of yours/),
      new File(["x"], "cat.png", { type: "image/png" }),
    )
    expect(screen.getByRole("img", { name: "cat.png on Pertti, multiply" })).toBeInTheDocument()
    expect(container.querySelector("pre")).toHaveTextContent('background: url("cat.png") center / cover;')
    expect(address()).toEqual(query({}))
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.getByRole("img", { name: "Sleet on Snow, normal" })).toBeInTheDocument()
    expect(revoked).toEqual(["blob:own"])
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByRole("img", { name: "cat.png on Pertti, multiply" })).toBeInTheDocument()
  })

  it("has slides of snow that differ in a hamster, who has eyes", () => {
    expect([isHamster(15, 14), isHamster(12, 12), isHamster(0, 0), isHamster(8, 6)]).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(pictures.snow.css).not.toBe(pictures.sleet.css)
  })

  it("begins with somebody in the snow, who is found with the clues", async () => {
    const user = userEvent.setup()
    render(<MixBlendMode />)
    const status = () => screen.getAllByRole("status")[0]
    const press = (name: RegExp) => user.click(screen.getByRole("button", { name }))
    const frozen = () => tiles().filter(tile => tile.textContent?.includes("frozen over")).length
    expect(status()).toHaveTextContent("There is somebody in it. Press a mode.")
    expect(screen.getByText("Mff.")).toBeInTheDocument()
    // No tile gives him away before its mode is pressed.
    expect(document.querySelectorAll("[style*=mix-blend-mode]")).toHaveLength(1)
    await press(/^screen/)
    expect(status()).toHaveTextContent("Cold. Twice the snow. He has put on sunglasses. He is where")
    expect(frozen()).toBe(9)
    await press(/^hue/)
    expect(status()).toHaveTextContent("Warmer. The hue of grey.")
    expect(frozen()).toBe(13)
    await press(/^difference/)
    expect(status()).toHaveTextContent("There he is. He was in both of them. Found with press 3.")
    expect(screen.getByText("Shut the door.")).toBeInTheDocument()
    expect(frozen()).toBe(0)
    await press(/^To the rainbow/)
    expect(screen.getByRole("img", { name: "Rainbow from above on Pertti, multiply" })).toBeInTheDocument()
    expect(address()).toEqual(query({}))
    await press(/^Who is in the snow/)
    expect(status()).toHaveTextContent("Press a mode.")
  })

  it("shows a hand's breadth of him where the snow is rubbed, until it snows over", () => {
    jest.useFakeTimers()
    const { container } = render(<MixBlendMode />)
    const snow = screen.getByRole("img")
    const point = (kind: string, clientX: number) =>
      fireEvent(snow, new MouseEvent(`pointer${kind}`, { bubbles: true, clientX, clientY: 40 }))
    point("down", 60)
    point("move", 90)
    expect(container.querySelector("[data-rubbed]")).toBeInTheDocument()
    expect(screen.getByText("That tickles.")).toBeInTheDocument()
    point("up", 90)
    expect(container.querySelector("[data-rubbed]")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(3000))
    expect(container.querySelector("[data-rubbed]")).toBeNull()
    expect(screen.getByText("Mff.")).toBeInTheDocument()
    jest.useRealTimers()
  })

  it("draws the snow as bitmaps of the same greys as the gradients that are copied", () => {
    const drawn = backgroundOf("snow", null, "draw")
    const bytes = atob(/base64,([^"]+)/.exec(drawn)?.[1] ?? "")
    expect([bytes.length, bytes.slice(0, 2)]).toEqual([14 + 40 + 64 + (32 * 24) / 2, "BM"])
    // The first row of the file is the lowest of the picture, whose gradient is the first.
    const first = /#(.)\1\1 0 3\.125%/.exec(backgroundOf("snow", null, "copy"))?.[1]
    expect((bytes.charCodeAt(118) >> 4).toString(16)).toBe(first)
  })

  it("begins with what the link says", () => {
    window.history.replaceState(null, "", "/?mode=hue&below=sunset&above=%23c0ffee&opacity=40")
    render(<MixBlendMode />)
    expect(screen.getByRole("img", { name: "#c0ffee on Sunset, hue" })).toBeInTheDocument()
    expect(screen.getByRole("slider", { name: "Opacity of what is above: 40%" })).toHaveValue("40")
  })
})
