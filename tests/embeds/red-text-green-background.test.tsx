import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import {
  type Green,
  greens,
  merciful,
  mercyFor,
  type Red,
  reds,
  seenBy,
  shown,
  verdict,
} from "../../src/embeds/red-text-green-background/logic"
import { linesOf, maxDrawn, pictureOf } from "../../src/embeds/red-text-green-background/picture"
import RedTextGreenBackground from "../../src/embeds/red-text-green-background/RedTextGreenBackground"
import { contrast, luminance } from "../../src/lib/colour/contrast"
import { type Rgb, toHex } from "../../src/lib/colour/rgb"

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const pairs = (Object.keys(reds) as Red[]).flatMap(red =>
  (Object.keys(greens) as Green[]).map(green => ({
    red,
    green,
    pair: { text: reds[red], ground: greens[green] },
  })),
)
const colour = fc.tuple(
  fc.integer({ min: 0, max: 255 }),
  fc.integer({ min: 0, max: 255 }),
  fc.integer({ min: 0, max: 255 }),
)

beforeEach(() => window.history.replaceState(null, "", "/red-text-green-background"))

describe("contrast by WCAG 2", () => {
  it("is 21 for black on white, 1 for a colour on itself, and known for some greys", () => {
    expect(contrast(black, white)).toBeCloseTo(21, 10)
    expect(contrast([118, 118, 118], white)).toBeGreaterThanOrEqual(4.5)
    expect(contrast([119, 119, 119], white)).toBeLessThan(4.5)
    fc.assert(fc.property(colour, one => expect(contrast(one, one)).toBe(1)))
  })

  it("is the same both ways, from 1 to 21", () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one))
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1)
        expect(contrast(one, other)).toBeLessThanOrEqual(21 + 1e-9)
      }),
    )
  })

  it("is 1.28 for plain red on plain green, and is never rounded up", () => {
    expect(luminance(reds.red)).toBeCloseTo(0.2126, 4)
    expect(luminance(greens.green)).toBeCloseTo(0.1544, 4)
    expect(shown(contrast(reds.red, greens.green))).toBe("1.28")
    expect(shown(4.4999)).toBe("4.49")
    expect(shown(4.5)).toBe("4.50")
  })

  it("has a word for each step", () => {
    const words = [1.2, 2, 3.5, 5, 8].map(verdict)
    expect(new Set(words).size).toBe(5)
    expect(verdict(4.499)).toMatch(/Large text/)
    expect(verdict(4.5)).toMatch(/^Passes AA\./)
    expect(verdict(7)).toMatch(/AAA/)
  })
})

describe("mercy", () => {
  it("changes nothing at 0 and reaches AAA at 100, for every red on every green", () => {
    for (const { pair } of pairs) {
      expect(merciful(pair, 0)).toEqual({ text: [...pair.text], ground: [...pair.ground] })
      const all = merciful(pair, 100)
      expect(contrast(all.text, all.ground)).toBeGreaterThan(7)
    }
  })

  it("never makes it worse, and keeps the red red and the green green", () => {
    for (const { pair } of pairs) {
      let last = 0
      for (let mercy = 0; mercy <= 100; mercy++) {
        const { text, ground } = merciful(pair, mercy)
        const now = contrast(text, ground)
        expect(now).toBeGreaterThanOrEqual(last)
        expect(text[0]).toBeGreaterThan(Math.max(text[1], text[2]))
        expect(ground[1]).toBeGreaterThan(Math.max(ground[0], ground[2]))
        last = now
      }
    }
  })

  it("knows the least that is enough", () => {
    for (const { pair } of pairs) {
      const least = mercyFor(pair, 4.5)
      const at = (mercy: number) => {
        const { text, ground } = merciful(pair, mercy)
        return contrast(text, ground)
      }
      expect(at(least)).toBeGreaterThanOrEqual(4.5)
      if (least > 0) expect(at(least - 1)).toBeLessThan(4.5)
    }
    expect(mercyFor({ text: reds.darkred, ground: greens.lime }, 4.5)).toBe(0)
  })
})

describe("other eyes", () => {
  it("see black, white and grey as they are", () => {
    for (const who of ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const) {
      for (const grey of [0, 64, 128, 200, 255]) {
        for (const part of seenBy(who, [grey, grey, grey]))
          expect(Math.abs(part - grey)).toBeLessThanOrEqual(1)
      }
    }
  })

  it("see red and green as two browns without the one or the other kind of cone", () => {
    const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
    const plain = distance(reds.red, greens.green)
    for (const who of ["protanopia", "deuteranopia"] as const) {
      const [red, green] = [seenBy(who, reds.red), seenBy(who, greens.green)]
      expect(distance(red, green)).toBeLessThan(plain / 2)
      expect(Math.abs(red[0] - red[1])).toBeLessThan(60)
    }
    expect(distance(seenBy("tritanopia", reds.red), seenBy("tritanopia", greens.green))).toBeGreaterThan(
      plain / 2,
    )
  })

  it("see by the matrices of Machado and others, in light: pure red is their first column", () => {
    expect(toHex(seenBy("protanopia", [255, 0, 0]))).toBe("#6d5f00")
    expect(toHex(seenBy("deuteranopia", [255, 0, 0]))).toBe("#a39000")
    expect(toHex(seenBy("tritanopia", [255, 0, 0]))).toBe("#ff000f")
  })

  it("see luminance alone in achromatopsia: the contrast stays within a hundredth or two", () => {
    for (const { pair } of pairs) {
      const [text, ground] = [seenBy("achromatopsia", pair.text), seenBy("achromatopsia", pair.ground)]
      expect(Math.abs(contrast(text, ground) - contrast(pair.text, pair.ground))).toBeLessThan(0.05)
    }
  })
})

describe("the picture", () => {
  const svgOf = (text: string) =>
    new DOMParser().parseFromString(
      decodeURIComponent(pictureOf(text, "#ff0000", "#008000").replace("data:image/svg+xml,", "")),
      "image/svg+xml",
    )

  it("has the words on its lines, whatever they are, and never as markup", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), text => {
        const svg = svgOf(text)
        expect(svg.querySelector("parsererror")).toBeNull()
        expect(svg.querySelectorAll("svg *:not(rect, g, text)")).toHaveLength(0)
      }),
    )
    expect(svgOf("<b>a & b</b>").querySelector("text")?.textContent).toBe("<b>a & b</b>")
  })

  it("breaks lines between words, and inside a word only where it must", () => {
    expect(linesOf("Please read this important notice")).toEqual(["Please read this", "important notice"])
    expect(linesOf("hippopotomonstrosesquippedaliophobia")).toEqual([
      "hippopotomonstrose",
      "squippedaliophobia",
    ])
    fc.assert(
      fc.property(fc.string(), text => {
        expect(linesOf(text).join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""))
      }),
    )
  })
})

describe("the page", () => {
  const picture = () => screen.getByRole("img", { name: /in red, .*, on green/ })

  it("shows red on green with its contrast, and says in words what the picture says", () => {
    render(<RedTextGreenBackground start="Hello" />)
    expect(picture()).toHaveAccessibleName("“Hello” in red, #ff0000, on green, #008000")
    expect(screen.getAllByRole("status")[0]).toHaveTextContent("Contrast 1.28 : 1. Fails everything.")
    expect(
      within(screen.getByRole("region", { name: "How it looks to others" })).getAllByRole("img"),
    ).toHaveLength(4)
  })

  it("shows mercy by the slider and keeps it in the address", () => {
    render(<RedTextGreenBackground start="Hello" />)
    const slider = screen.getByRole("slider", { name: /^Mercy/ })
    fireEvent.change(slider, { target: { value: "100" } })
    expect(screen.getAllByRole("status")[0]).toHaveTextContent("Passes AA and AAA.")
    expect(slider).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/^100 percent, contrast \d+\.\d\d to 1$/),
    )
    expect(window.location.search).toBe("?mercy=100")
    fireEvent.change(slider, { target: { value: "0" } })
    expect(window.location.search).toBe("")
  })

  it("is agreed to by whoever can read it, and by whoever can't", async () => {
    const user = userEvent.setup()
    render(<RedTextGreenBackground start="Hello" />)
    const said = () => screen.getAllByRole("status")[1]
    expect(said()).toHaveTextContent("Can you?")
    await user.click(screen.getByRole("button", { name: "I can’t read it" }))
    expect(said()).toHaveTextContent("Now you can. You have agreed to it.")
    expect(screen.getAllByRole("status")[0]).toHaveTextContent("Passes AA.")
    fireEvent.change(screen.getByRole("slider"), { target: { value: "0" } })
    expect(said()).toHaveTextContent("It is too late not to have read it.")
    await user.type(screen.getByLabelText("Text"), "Moi")
    expect(said()).toHaveTextContent("Can you?")
    await user.click(screen.getByRole("button", { name: "I can read it" }))
    expect(said()).toHaveTextContent("Then you have agreed to it.")
  })

  it("is agreed to by somebody else who can't read it, with the stamp", async () => {
    const user = userEvent.setup()
    const { container } = render(<RedTextGreenBackground start="Hello" />)
    await user.click(screen.getByRole("button", { name: "Let Pertti agree" }))
    expect(container.querySelector(".stamp")).toHaveTextContent("Agreed")
    expect(screen.getAllByRole("status")[1]).toHaveTextContent(
      "Pertti has agreed to it for you. He can’t read it either.",
    )
    fireEvent.change(screen.getByRole("slider"), { target: { value: "100" } })
    expect(screen.getAllByRole("status")[1]).toHaveTextContent("He says it was short.")
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it("is agreed to as soon as the mercy makes it legible", () => {
    const { container } = render(<RedTextGreenBackground start="Hello" />)
    const stamp = () => container.querySelector(".stamp")
    fireEvent.change(screen.getByRole("slider"), { target: { value: "10" } })
    expect(stamp()).toBeNull()
    fireEvent.change(screen.getByRole("slider"), { target: { value: "100" } })
    expect(stamp()).toHaveTextContent("Agreed")
    expect(screen.getByText("That was legible, so you have agreed to it.")).toBeInTheDocument()
  })

  it("gives just enough, takes another red and green, starts again, and undoes that", async () => {
    const user = userEvent.setup()
    render(<RedTextGreenBackground start="Hello" />)
    await user.clear(screen.getByLabelText("Text"))
    expect(screen.getByLabelText("Text")).toHaveValue("")
    await user.type(screen.getByLabelText("Text"), "Moi")
    await user.selectOptions(screen.getByLabelText("Red"), "darkred")
    await user.selectOptions(screen.getByLabelText("Green"), "darkgreen")
    await user.click(screen.getByRole("button", { name: "Just enough mercy" }))
    expect(screen.getAllByRole("status")[0]).toHaveTextContent("Passes AA.")
    const name = picture().getAttribute("alt")
    expect(name).toMatch(/^“Moi”/)
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(picture()).toHaveAccessibleName("“Hello” in red, #ff0000, on green, #008000")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(picture()).toHaveAccessibleName(name ?? "")
  })

  it("begins with what the link says, and not with what a link can't mean", () => {
    window.history.replaceState(null, "", "/?text=Hei&red=tomato&green=lime&mercy=50")
    const { unmount } = render(<RedTextGreenBackground start="Hello" />)
    expect(screen.getByRole("slider")).toHaveValue("50")
    expect(screen.getByLabelText("Red")).toHaveValue("tomato")
    unmount()
    window.history.replaceState(null, "", "/?red=blue&green=constructor&mercy=1e9")
    render(<RedTextGreenBackground start="Hello" />)
    expect(picture()).toHaveAccessibleName("“Hello” in red, #ff0000, on green, #008000")
  })

  it("copies the CSS", async () => {
    const user = userEvent.setup()
    render(<RedTextGreenBackground start="Hello" />)
    await user.click(screen.getByRole("button", { name: "Copy the CSS" }))
    expect(await navigator.clipboard.readText()).toBe("color: #ff0000;\nbackground-color: #008000;")
  })

  it("takes ten million characters and shows the first hundred and twenty", () => {
    render(<RedTextGreenBackground start="Hello" />)
    fireEvent.change(screen.getByLabelText("Text"), { target: { value: "x".repeat(10_000_000) } })
    expect(screen.getByLabelText("Text")).toHaveValue("x".repeat(maxDrawn))
    expect(screen.getByText(/Only the first 120 characters/)).toBeInTheDocument()
  })
})
