import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type Color, colorsNamed, converter, formatCss, parse } from "culori"
import fc from "fast-check"
import {
  contrastOn,
  describeColour,
  hexOf,
  nameOf,
  ratioGrade,
  ratioText,
} from "../../../src/embeds/tools/rgb-to-hsl/logic"
import { formatAll, formatColour, notationNames } from "../../../src/embeds/tools/rgb-to-hsl/notations"
import { maxLength, parseColour } from "../../../src/embeds/tools/rgb-to-hsl/parse"
import { metBy, perttisName } from "../../../src/embeds/tools/rgb-to-hsl/pertti"
import RgbToHsl from "../../../src/embeds/tools/rgb-to-hsl/RgbToHsl"
import {
  type SliderSpace,
  sliderPositions,
  sliderSpaces,
  textAtPositions,
} from "../../../src/embeds/tools/rgb-to-hsl/sliders"
import { wheelAt, wheelPosition } from "../../../src/embeds/tools/rgb-to-hsl/wheel"

function colourOf(text: string): Color {
  const parsed = parseColour(text)
  if (parsed?.kind !== "colour") throw new Error(`${text}: ${JSON.stringify(parsed)}`)
  return parsed.colour
}

const hex = (text: string) => formatColour(describeColour(colourOf(text)), "hex", false)
const problem = (text: string) => {
  const parsed = parseColour(text)
  if (parsed?.kind !== "problem") throw new Error(`${text}: ${JSON.stringify(parsed)}`)
  const { message, from, to } = parsed.problem
  return { message, at: text.slice(from, to), from }
}
const byte = fc.integer({ min: 0, max: 255 })
const bytes = fc.tuple(byte, byte, byte)
const hexText = ([r, g, b]: [number, number, number]) =>
  `#${[r, g, b].map(part => part.toString(16).padStart(2, "0")).join("")}`

beforeEach(() => window.history.replaceState(null, "", "/tools/rgb-to-hsl"))

describe("what Pertti calls a colour", () => {
  it("is the name that he gave to it, or to the nearest", () => {
    for (const [name, colour] of Object.entries(metBy))
      expect(perttisName(describeColour(colourOf(colour)))).toBe(name)
    expect(perttisName(describeColour(colourOf("#fe0101")))).toBe("fire drill")
    expect(perttisName(describeColour(colourOf("rgb(1 129 129 / 0)")))).toBe("desktop")
  })
})

describe("the wheel", () => {
  it("has red at the top, grey in the middle, and a rim", () => {
    expect(wheelAt(0, -1)).toEqual([0, 100])
    expect(wheelAt(1, 0)).toEqual([90, 100])
    expect(wheelAt(0, 0)[1]).toBe(0)
    expect(wheelAt(-3, 0)).toEqual([270, 100])
  })

  it("gives back every place that it has", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 1, max: 100 }), (hue, saturation) => {
        const { x, y } = wheelPosition(hue, saturation)
        expect(wheelAt(x, y)).toEqual([hue, saturation])
      }),
    )
  })
})

describe("conversions", () => {
  it("know rebeccapurple in every notation", () => {
    const facts = describeColour(colourOf("rebeccapurple"))
    expect(Object.fromEntries(formatAll(facts, false).map(({ notation, text }) => [notation, text]))).toEqual(
      {
        hsl: "hsl(270 50% 40%)",
        rgb: "rgb(102 51 153)",
        hex: "#663399",
        hwb: "hwb(270 20% 40%)",
        lab: "lab(32.39 38.42 -47.69)",
        lch: "lch(32.39 61.24 308.86)",
        oklab: "oklab(0.44027 0.08818 -0.13386)",
        oklch: "oklch(0.44027 0.1603 303.37)",
        "display-p3": "color(display-p3 0.3737 0.2103 0.5791)",
        xyz: "color(xyz 0.12412 0.07493 0.3093)",
      },
    )
  })

  it.each([
    ["red", "oklch(0.62796 0.25768 29.23)", "lab(54.29 80.8 69.89)"],
    ["lime", "oklch(0.86644 0.29483 142.5)", "lab(87.82 -79.27 80.99)"],
    ["blue", "oklch(0.45201 0.31321 264.05)", "lab(29.57 68.29 -112.03)"],
    ["white", "oklch(1 0 0)", "lab(100 0 0)"],
    ["black", "oklch(0 0 0)", "lab(0 0 0)"],
  ])("put %s where the sample code of CSS Color 4 puts it", (name, oklch, lab) => {
    const facts = describeColour(colourOf(name))
    expect(formatColour(facts, "oklch", false)).toBe(oklch)
    expect(formatColour(facts, "lab", false)).toBe(lab)
  })

  // Web Platform Tests, css/css-color: lab-004, lab-006, lch-007, oklch-004, oklch-006 and oklch-011.
  it.each([
    ["lab(50 50 0)", [75.62, 30.45, 47.56]],
    ["lab(70 0 70)", [76.62, 66.36, 5.58]],
    ["lch(55% 60 270)", [12.8128, 53.105, 92.7645]],
    ["oklch(50% 0.2 0)", [70.492, 2.351, 37.073]],
    ["oklch(80% 0.15 160)", [32.022, 85.805, 61.147]],
    ["oklch(51.975% 44.215% 142.495)", [0, 50.196, 0]],
  ])("make of %s what the Web Platform Tests expect", (text, percents) => {
    const { rgb } = describeColour(colourOf(text))
    const channels = [rgb.r, rgb.g, rgb.b].map(part => part * 100)
    channels.forEach((part, i) => {
      expect(Math.abs(part - (percents[i] ?? 0))).toBeLessThan(0.2)
    })
  })

  it("bring every notation of an 8-bit colour back to the same 8 bits", () => {
    fc.assert(
      fc.property(bytes, channels => {
        const start = hexText(channels)
        for (const { text } of formatAll(describeColour(colourOf(start)), false))
          expect(`${text} ${hex(text)}`).toBe(`${text} ${start}`)
        for (const { text } of formatAll(describeColour(colourOf(start)), true)) expect(hex(text)).toBe(start)
      }),
      { numRuns: 400 },
    )
  })

  it("do so for the whole grid of 17 steps, greys and corners with it", () => {
    const steps = Array.from({ length: 16 }, (_, i) => i * 17)
    const lost: string[] = []
    for (const r of steps)
      for (const g of steps)
        for (const b of steps) {
          const start = hexText([r, g, b])
          const facts = describeColour(colourOf(start))
          for (const notation of ["hsl", "hwb", "lab", "oklch"] as const) {
            const text = formatColour(facts, notation, false)
            if (hex(text) !== start) lost.push(`${start} ${text}`)
          }
        }
    expect(lost).toEqual([])
  })

  it("carry the alpha through", () => {
    for (const alpha of [0, 0.25, 0.5, 0.98]) {
      for (const { text } of formatAll(describeColour(colourOf(`rgb(10 20 30 / ${alpha})`)), false)) {
        expect(describeColour(colourOf(text)).alpha).toBeCloseTo(alpha, 2)
      }
    }
    expect(formatColour(describeColour(colourOf("#6398")), "hsl", true)).toBe("hsla(270, 50%, 40%, 0.5333)")
    expect(describeColour(colourOf("rgb(0 0 0 / none)")).alpha).toBe(0)
  })

  // CSS Color 4, section 4.4: a missing component is 0 where the colour is shown or converted to a space that lacks it.
  it.each([
    ["lab(50 none none)", "lab(50 0 0)"],
    ["lab(50 none 20)", "lab(50 0 20)"],
    ["lch(50 none none)", "lch(50 0 0)"],
    ["lch(none 30 none)", "lch(0 30 0)"],
    ["oklab(none 0.1 none)", "oklab(0 0.1 0)"],
    ["oklch(50% none none)", "oklch(0.5 0 0)"],
    ["rgb(none none none)", "rgb(0 0 0)"],
    ["hsl(none none none / none)", "hsl(0 0% 0% / 0)"],
    ["hwb(none none none)", "hwb(0 0% 0%)"],
    ["color(display-p3 none none none)", "color(display-p3 0 0 0)"],
    ["color(xyz none none none)", "color(xyz 0 0 0)"],
  ])("take every none in %s for 0, in each notation", (text, zero) => {
    const [ours, expected] = [text, zero].map(each => formatAll(describeColour(colourOf(each)), false))
    expect(ours).toEqual(expected)
  })

  it("keep the hue that a grey was written with", () => {
    expect(formatColour(describeColour(colourOf("hsl(200 0% 50%)")), "hsl", false)).toBe("hsl(200 0% 50%)")
    expect(formatColour(describeColour(colourOf("hsl(-90deg 50% 40%)")), "hsl", false)).toBe(
      "hsl(270 50% 40%)",
    )
    expect(formatColour(describeColour(colourOf("gray")), "hsl", false)).toBe("hsl(0 0% 50.2%)")
  })

  it.each([
    ["lab(100 0 0)", "hsl(0 0% 100%)", "hwb(0 100% 0%)"],
    ["lab(50 0 0)", "hsl(0 0% 46.63%)", "hwb(0 46.63% 53.37%)"],
    ["oklch(100% 0 0)", "hsl(0 0% 100%)", "hwb(0 100% 0%)"],
    ["oklch(50% 0 0)", "hsl(0 0% 38.86%)", "hwb(0 38.86% 61.14%)"],
    ["color(display-p3 1 1 1)", "hsl(0 0% 100%)", "hwb(0 100% 0%)"],
    ["color(rec2020 1 1 1)", "hsl(0 0% 100%)", "hwb(0 100% 0%)"],
    ["color(prophoto-rgb 1 1 1)", "hsl(0 0% 100%)", "hwb(0 100% 0%)"],
    ["color(xyz 0.95047 1 1.08883)", "hsl(0 0% 100%)", "hwb(0 100% 0%)"],
    ["color(srgb 2 2 2)", "hsl(0 0% 100%)", "hwb(0 100% 0%)"],
  ])("know %s for a grey", (text, hsl, hwb) => {
    const facts = describeColour(colourOf(text))
    expect(formatColour(facts, "hsl", false)).toBe(hsl)
    expect(formatColour(facts, "hwb", false)).toBe(hwb)
  })

  it("give a grey no hue, saturation or chroma, whatever it is written in, and on no slider", () => {
    const spaces = [
      "srgb",
      "srgb-linear",
      "display-p3",
      "display-p3-linear",
      "a98-rgb",
      "prophoto-rgb",
      "rec2020",
    ]
    const level = fc.double({ min: 0, max: 1, noNaN: true })
    const grey = fc.oneof(
      fc.tuple(fc.constantFrom(...spaces), level).map(([space, v]) => `color(${space} ${v} ${v} ${v})`),
      fc.tuple(fc.constantFrom("lab", "lch"), level).map(([name, v]) => `${name}(${v * 100} 0 0)`),
      fc.tuple(fc.constantFrom("oklab", "oklch"), level).map(([name, v]) => `${name}(${v} 0 0)`),
      level.map(v => `color(xyz-d65 ${v * 0.95047} ${v} ${v * 1.08883})`),
      level.map(v => `color(xyz-d50 ${v * 0.96422} ${v} ${v * 0.82521})`),
    )
    fc.assert(
      fc.property(grey, text => {
        const facts = describeColour(colourOf(text))
        expect(formatColour(facts, "hsl", false)).toMatch(/^hsl\(0 0% [\d.]+%\)$/)
        expect(formatColour(facts, "hsl", true)).toMatch(/^hsl\(0, 0%, [\d.]+%\)$/)
        expect(formatColour(facts, "hwb", false)).toMatch(/^hwb\(0 [\d.]+% [\d.]+%\)$/)
        expect(formatColour(facts, "lab", false)).toMatch(/^lab\([\d.]+ 0 0\)$/)
        expect(formatColour(facts, "lch", false)).toMatch(/^lch\([\d.]+ 0 0\)$/)
        expect(formatColour(facts, "oklab", false)).toMatch(/^oklab\([\d.]+ 0 0\)$/)
        expect(formatColour(facts, "display-p3", false)).toMatch(/^color\(display-p3 ([\d.]+) \1 \1\)$/)
        expect(formatColour(facts, "oklch", false)).toMatch(/^oklch\([\d.]+ 0 0\)$/)
        expect(formatColour(facts, "hex", false)).toMatch(/^#(..)\1\1$/)
        expect(sliderPositions(facts, "hsl").slice(0, 2)).toEqual([0, 0])
        expect(sliderPositions(facts, "hwb")[0]).toBe(0)
        expect(sliderPositions(facts, "lch").slice(1)).toEqual([0, 0])
        expect(sliderPositions(facts, "oklch").slice(1)).toEqual([0, 0])
      }),
      { examples: [["color(xyz-d50 0.96325578 0.999 0.82438479)"], ["lab(99.9 0 0)"]] },
    )
  })

  it("take no colour of 8 bits for a grey", () => {
    fc.assert(
      fc.property(bytes, channels => {
        expect(describeColour(colourOf(hexText(channels))).isGrey).toBe(new Set(channels).size === 1)
      }),
      { examples: [[[255, 255, 254]], [[0, 0, 1]], [[128, 128, 128]]] },
    )
  })

  it("say what is outside a screen, and map it to something that is inside and near", () => {
    const green = describeColour(colourOf("color(display-p3 0 1 0)"))
    expect(green.gamut).toBe("p3")
    expect(green.gamutDistance).toBeGreaterThan(0.02)
    expect(
      formatAll(green, false)
        .filter(each => each.isNearest)
        .map(each => each.notation),
    ).toEqual(["hsl", "rgb", "hex", "hwb"])
    expect(describeColour(colourOf("color(rec2020 0 1 0)")).gamut).toBe("beyond")
    expect(describeColour(colourOf("oklch(1 0.4 100)"))).toMatchObject({
      gamut: "beyond",
      rgb: { r: 1, g: 1, b: 1 },
    })
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        (l, c, h) => {
          const { rgb } = describeColour({ mode: "oklch", l, c, h })
          for (const part of [rgb.r, rgb.g, rgb.b]) {
            expect(part).toBeGreaterThanOrEqual(0)
            expect(part).toBeLessThanOrEqual(1)
          }
        },
      ),
    )
  })
})

describe("understanding", () => {
  it.each([
    ["rebeccapurple", "#663399"],
    ["  RebeccaPurple ", "#663399"],
    ["#639", "#663399"],
    ["#6398", "#66339988"],
    ["#66339980", "#66339980"],
    ["663399", "#663399"],
    ["123456", "#123456"],
    ["639", "#663399"],
    ["tan", "#d2b48c"],
    ["transparent", "#00000000"],
    ["rgb(102, 51, 153)", "#663399"],
    ["RGB(40%, 20%, 60%)", "#663399"],
    ["rgba(102,51,153,.5)", "#66339980"],
    ["rgb(102 51 153 / 50%)", "#66339980"],
    ["rgba(40% 51 153)", "#663399"],
    ["rgb(300 -20 153)", "#ff0099"],
    ["rgb(none 51 153)", "#003399"],
    ["hsl(270, 50%, 40%)", "#663399"],
    ["hsl(270deg 50% 40% / 1)", "#663399"],
    ["hsl(.75turn 50 40)", "#663399"],
    ["hsl(300grad 50% 40%)", "#663399"],
    ["hsl(4.71238898rad 50% 40%)", "#663399"],
    ["hwb(270 20% 40%)", "#663399"],
    ["hwb(0 60% 60%)", "#808080"],
    ["color(srgb 0.4 0.2 0.6)", "#663399"],
    ["color(srgb 40% 20% 60% / 0.5)", "#66339980"],
    ["color(srgb-linear 1 0 none)", "#ff0000"],
    ["color(xyz-d50 0.43607 0.22249 0.01392)", "#ff0000"],
    ["color(display-p3 0.9175 0.2003 0.1386)", "#ff0000"],
    ["background-color: #639 !important;", "#663399"],
    ["--brand:hsl(270 50% 40%)", "#663399"],
    ["rgb(102 /* red */ 51 153", "#663399"],
    ["rgb(1.02e2 51 153)", "#663399"],
    ["c0f8", "#cc00ff88"],
    ["c0ffee80", "#c0ffee80"],
    ["DEADBEEF", "#deadbeef"],
    ["0xC0FFEE", "#c0ffee"],
    ['"#c0ffee",', "#c0ffee"],
    ["'rebeccapurple'", "#663399"],
    ["color: '#639',", "#663399"],
    ["(#639)", "#663399"],
    ["#639.", "#663399"],
    ["rgb(102, 51, 153),", "#663399"],
    ["0c0f", "#00cc00"],
    ["hsl(120 150% 50%)", "#00ff00"],
    ["hsl(120 50% 130% / 0.5)", "#ffffff80"],
    ["hsl(120 50% -30%)", "#000000"],
    ["rgb(1e400 -1e400 0 / 1e400)", "#ff0000"],
    ["rgb(.5.5.5)", "#010101"],
    ["rgb(102+51+153)", "#663399"],
    ["border: 1px solid #c0ffee;", "#c0ffee"],
    ["box-shadow: 0 0 4px 1px rgb(102 51 153 / 50%) !important", "#66339980"],
    ["filter: drop-shadow(0 0 2px #639)", "#663399"],
    ["background: url(red.png#fff) no-repeat, rebeccapurple", "#663399"],
    ["content: 'red'; color: blue", "#0000ff"],
    ["color: c0f8", "#cc00ff88"],
  ])("reads %s", (text, expected) => {
    expect(hex(text)).toBe(expected)
  })

  it("knows all 148 names, as culori does", () => {
    const names = Object.keys(colorsNamed)
    expect(names).toHaveLength(148)
    for (const name of names) expect(hex(name)).toBe(hexOf(describeColour(parse(name) as Color)))
  })

  it("reads what culori writes in eleven spaces, as culori meant it", () => {
    const modes = [
      "rgb",
      "hsl",
      "hwb",
      "lab",
      "lch",
      "oklab",
      "oklch",
      "p3",
      "a98",
      "prophoto",
      "xyz65",
    ] as const
    const toRgb = converter("rgb")
    fc.assert(
      fc.property(
        bytes,
        fc.constantFrom(...modes),
        fc.integer({ min: 0, max: 100 }),
        ([r, g, b], mode, alpha) => {
          const colour = { mode: "rgb" as const, r: r / 255, g: g / 255, b: b / 255, alpha: alpha / 100 }
          const text = formatCss(converter(mode)(colour)) ?? ""
          const read = toRgb(colourOf(text))
          expect(
            Math.abs(read.r - colour.r) + Math.abs(read.g - colour.g) + Math.abs(read.b - colour.b),
          ).toBeLessThan(1e-5)
          expect(read.alpha ?? 1).toBeCloseTo(alpha / 100, 10)
        },
      ),
    )
  })

  it("takes rec2020 as the power of 2.4 that CSS Color 4 has made of it, and linear P3 as light", () => {
    const toXyz = converter("xyz65")
    const grey = toXyz(colourOf("color(rec2020 0.5 0.5 0.5)"))
    expect(grey.y).toBeCloseTo(0.5 ** 2.4, 6)
    expect(toXyz(colourOf("color(display-p3-linear 0.25 0.25 0.25)")).y).toBeCloseTo(0.25, 6)
  })

  it("leaves to the browser what only a browser can work out", () => {
    for (const text of [
      "color-mix(in oklab, red, blue)",
      "rgb(from red r g b / 50%)",
      "hsl(calc(2 * 135deg) 50% 40%)",
      "CanvasText",
      "currentColor",
      "light-dark(red, blue)",
      "border: 1px solid color-mix(in oklab, red, blue)",
      "outline: rgb(calc(1 + 2) 3 4) solid",
      "ThreeDFace",
      "r\\67 b(1 2 3)",
    ]) {
      expect(parseColour(text)?.kind).toBe("browser")
    }
  })

  it("never throws, and points inside the text or at its end", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), text => {
        const parsed = parseColour(text)
        if (parsed?.kind !== "problem") return
        expect(parsed.problem.from).toBeLessThanOrEqual(text.length)
        expect(parsed.problem.to).toBeGreaterThanOrEqual(parsed.problem.from)
      }),
      { numRuns: 500 },
    )
    expect(parseColour("  ")).toBeNull()
  })
})

describe("what is wrong, and where", () => {
  it.each([
    ["#66339", "66339", "A hex colour has 3, 4, 6 or 8 digits, and this one has 5 digits."],
    ["#66g399", "g", "“g” is not a hexadecimal digit: those are 0 to 9 and a to f."],
    ["tomatoe", "tomatoe", "No colour of CSS is called “tomatoe”. Did you mean tomato?"],
    ["tom", "tom", "“tom” is no colour yet: tomato begins so."],
    ["xyzzyplugh", "xyzzyplugh", "No colour of CSS is called “xyzzyplugh”."],
    ["rbg(1 2 3)", "rbg(", "No colour begins with “rbg(”. Did you mean rgb()?"],
    ["rgb(1 2)", ")", "The blue is missing: rgb() has 3 values."],
    ["rgb(1 2 3 4)", "4", "The alpha comes after a slash: / 50%."],
    ["rgb(1 2 / 4)", "/", "Before the slash there are too few values: there should be 3, and there are 2."],
    ["rgb(1 2 3 /)", "/", "The alpha is missing after the slash."],
    ["rgb(1, 2 3)", "3", "Commas between all the values or between none."],
    ["rgb(1, , 3)", ",", "A value is missing before this."],
    ["rgb(1, 2, 3,)", ",", "A value is missing after this."],
    ["rgb(1, 50%, 3)", "50%", "With commas the values are all numbers or all percentages."],
    ["rgb(none, 2, 3)", "none", "With commas there is no “none”."],
    ["255, 0, 0", "255, 0, 0", "Three numbers are a colour of some space. Name it: rgb(255, 0, 0)."],
    ["120 100% 50%;", "120 100% 50%", "Three numbers are a colour of some space. Name it: rgb(255, 0, 0)."],
    ["rgb (1 2 3)", " (", "Between rgb and its bracket there is no space."],
    ["0x80ff0000", "0x80ff0000", "The alpha could be at either end of this. Write it as #rrggbbaa."],
    ["hsl(270, 50, 40)", "50", "With commas this needs a % after it."],
    ["hsl(270px 50% 40%)", "270px", "The hue is an angle: in deg, grad, rad or turn."],
    ["hwb(270, 20%, 40%)", ",", "hwb() has no commas: only spaces."],
    ["lab(50 red 0)", "red", "Here should be the a axis: a number or a percentage, or none."],
    ["lab(50 5em 0)", "5em", "The a axis is a number or a percentage, without “em”."],
    ["color(red 1 0 0)", "red", expect.stringMatching(/^After color\( comes a colour space: srgb, /)],
    ["hamster brown", "hamster", "No colour of CSS is called “hamster”."],
    ["red blue", "blue", "The colour is complete before this. One at a time, please."],
    ["rgb(1 2 3) x", "x", "The colour ends before this. One at a time, please."],
    ["rgb(1 2 3 / 1 2)", "2", "There is nothing after the alpha."],
    ["rgb(1 2 3!)", "!", "“!” has no place in a colour."],
    ["var(--brand)", "var(", "var() is a promise. Paste the colour that it stands for."],
    ["inherit", "inherit", "“inherit” is a promise. Paste the colour that it stands for."],
    ["rgb(1. 2 3)", ".", "After a dot comes a digit."],
    ["rgb(1\u00a02 3)", "\u00a0", "This space is of a kind that CSS doesn't know, U+00A0."],
    ["hsl(1deg50 50% 50%)", "1deg50", "The hue is an angle: in deg, grad, rad or turn."],
    ["lab(50 1e400 0)", "1e400", "This number is larger than any colour."],
    ["border-color: red blue", "blue", "There are two colours in this. One at a time, please."],
    [
      "background: linear-gradient(red, #fff)",
      "#fff",
      "There are two colours in this. One at a time, please.",
    ],
    ["border: 1px solid #c0ffe", "c0ffe", "A hex colour has 3, 4, 6 or 8 digits, and this one has 5 digits."],
    ["border: 1px solid rgb(1 2)", ")", "The blue is missing: rgb() has 3 values."],
    ["border: thin dashed", "thin dashed", "Nothing in this is a colour."],
    ["50%", "50%", "A colour begins with a name, with # or with a function such as rgb(."],
  ])("in %s it is “%s”", (text, at, message) => {
    expect(problem(text)).toMatchObject({ at, message })
  })

  it("is the length, of what is longer than any colour", () => {
    expect(problem("x".repeat(maxLength + 1)).message).toBe(
      "A colour has at most 500 characters here, and this is 501.",
    )
  })
})

describe("names and contrast", () => {
  it("gives all names of a colour, or the nearest", () => {
    expect(nameOf(describeColour(colourOf("#0ff")))).toEqual({
      names: ["aqua", "cyan"],
      exact: true,
      distance: 0,
    })
    const near = nameOf(describeColour(colourOf("#663398")))
    expect(near).toMatchObject({ names: ["rebeccapurple"], exact: false })
    expect(near.distance).toBeGreaterThan(0)
    expect(near.distance).toBeLessThan(0.01)
  })

  it("calls transparent transparent, and a veiled red red only were it not veiled", () => {
    render(<RgbToHsl start="transparent" />)
    expect(screen.getByText("CSS calls it", { exact: false })).toHaveTextContent("CSS calls it transparent.")
    fireEvent.change(screen.getByLabelText("Any colour of CSS"), { target: { value: "#f008" } })
    expect(screen.getByText("CSS calls it", { exact: false })).toHaveTextContent(
      "Were nothing to be seen through it: CSS calls it red.",
    )
  })

  it("measures by WCAG 2, and lays what is translucent on its ground first", () => {
    const [black, white] = [describeColour(colourOf("black")), describeColour(colourOf("white"))]
    expect(contrastOn(black, white)).toBeCloseTo(21, 6)
    expect(ratioText(contrastOn(describeColour(colourOf("#777")), white))).toBe("4.47 : 1")
    expect(ratioText(contrastOn(describeColour(colourOf("red")), white))).toBe("3.99 : 1")
    expect(contrastOn(describeColour(colourOf("rgb(0 0 0 / 0)")), white)).toBe(1)
    expect(contrastOn(describeColour(colourOf("rgb(0 0 0 / 0.5)")), white)).toBeCloseTo(
      contrastOn(describeColour(colourOf("rgb(50% 50% 50%)")), white),
      6,
    )
    expect([2.99, 3, 4.5, 7].map(ratioGrade)).toEqual([
      "fails",
      "AA: large text only",
      "AA: any text",
      "AAA: any text",
    ])
  })
})

describe("sliders", () => {
  it.each(["oklch(0.9 0.4 150)", "color(display-p3 0 1 0)", "lab(50 120 -120)", "hsl(120 100% 50%)"])(
    "stand at %s where its notations say that it is",
    colour => {
      const facts = describeColour(colourOf(colour))
      const numbers = (text: string) => (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
      for (const space of ["hsl", "rgb", "hwb"] as const) {
        const written = numbers(formatColour(facts, space, false))
        sliderPositions(facts, space).forEach((place, i) => {
          expect(Math.abs(place - (written[i] ?? Number.NaN))).toBeLessThan(0.51)
        })
      }
    },
  )

  it("stand where the colour is, and give it back", () => {
    fc.assert(
      fc.property(
        bytes,
        fc.constantFrom(...(Object.keys(sliderSpaces) as SliderSpace[])),
        (channels, space) => {
          const start = hexText(channels)
          expect(
            hex(textAtPositions(space, sliderPositions(describeColour(colourOf(start)), space), 1)),
          ).toBe(start)
        },
      ),
    )
  })

  it("keep the hue when the saturation has gone", () => {
    expect(sliderPositions(describeColour(colourOf("hsl(200 0% 50%)")), "hsl")).toEqual([200, 0, 50])
  })
})

describe("the page", () => {
  const field = () => screen.getByLabelText("Any colour of CSS")
  const notationsShown = () =>
    within(screen.getByRole("list", { name: "In every notation" }))
      .getAllByRole("listitem")
      .map(item => item.querySelector("code")?.textContent)

  it("shows the first colour in every notation", () => {
    render(<RgbToHsl start="rebeccapurple" />)
    expect(notationsShown()).toHaveLength(notationNames.length)
    expect(notationsShown()[0]).toBe("hsl(270 50% 40%)")
    expect(screen.getByText("rebeccapurple", { selector: "strong" })).toBeInTheDocument()
  })

  it("names the notations limited to sRGB where the colour is outside it", () => {
    render(<RgbToHsl start="color(display-p3 0 1 0)" />)
    expect(screen.getByText(/On the right is the nearest that sRGB has/)).toHaveTextContent(
      / away: HSL, RGB, hex and HWB are of that one\.$/,
    )
  })

  it("gives long notations a row of their own", () => {
    render(<RgbToHsl start="rebeccapurple" />)
    const long = [...document.querySelectorAll(".notations .long code")].map(each => each.textContent)
    expect(long).toEqual(["color(display-p3 0.3737 0.2103 0.5791)", "color(xyz 0.12412 0.07493 0.3093)"])
  })

  it("follows what is typed, points at a mistake, and keeps the colour before it", async () => {
    const user = userEvent.setup()
    render(<RgbToHsl start="rebeccapurple" />)
    await user.clear(field())
    expect(screen.getByText(/even “tomato” will do/)).toBeInTheDocument()
    await user.type(field(), "#08")
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(/this one has 2 digits/)
    expect(document.querySelector("mark")).toHaveTextContent("08")
    await user.type(field(), "0")
    expect(field()).toBeValid()
    expect(notationsShown()).toContain("rgb(0 136 0)")
    expect(window.location.search).toBe("?colour=%23080")
  })

  it("is pasted into and copied from", async () => {
    const user = userEvent.setup()
    render(<RgbToHsl start="rebeccapurple" />)
    await user.clear(field())
    await user.click(field())
    await user.paste("color: rgba(255, 99, 71, 1);")
    expect(notationsShown()[0]).toBe("hsl(9.13 100% 63.92%)")
    await user.click(screen.getByRole("button", { name: "Copy OKLCH" }))
    expect(await navigator.clipboard.readText()).toBe("oklch(0.69622 0.19552 32.32)")
    await user.click(screen.getByLabelText(/with commas/))
    await user.click(screen.getByRole("button", { name: "Copy HSL" }))
    expect(await navigator.clipboard.readText()).toBe("hsl(9.13, 100%, 63.92%)")
  })

  it("refuses ten million characters with their number, and keeps the colour", () => {
    render(<RgbToHsl start="rebeccapurple" />)
    fireEvent.change(field(), { target: { value: "f".repeat(10_000_000) } })
    expect(field()).toHaveValue("rebeccapurple")
    expect(field()).toHaveAccessibleDescription(/That has 10,000,000 characters/)
  })

  it("moves by sliders, which are one step for Undo, and starts again", async () => {
    const user = userEvent.setup()
    render(<RgbToHsl start="rebeccapurple" />)
    const hue = screen.getByRole("slider", { name: "Hue: 270°" })
    fireEvent.change(hue, { target: { value: "271" } })
    fireEvent.change(hue, { target: { value: "120" } })
    expect(field()).toHaveValue("hsl(120 50% 40%)")
    fireEvent.change(screen.getByRole("slider", { name: "Alpha: 100%" }), { target: { value: "50" } })
    expect(field()).toHaveValue("hsl(120 50% 40% / 0.5)")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(field()).toHaveValue("hsl(120 50% 40%)")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(field()).toHaveValue("rebeccapurple")
    await user.selectOptions(screen.getByLabelText("In the space of"), "oklch")
    fireEvent.change(screen.getByRole("slider", { name: /^Chroma/ }), { target: { value: "0.4" } })
    expect(screen.getByText(/outside sRGB/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(field()).toHaveValue("rebeccapurple")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(field()).toHaveValue("oklch(0.44027 0.4 303.37)")
  })

  it("compares with white, black and a colour of choice", () => {
    render(<RgbToHsl start="rebeccapurple" />)
    fireEvent.change(screen.getByLabelText("Contrast also with"), { target: { value: "#ffff00" } })
    const rows = within(screen.getByRole("region", { name: "Contrast" })).getAllByRole("row")
    expect(rows.map(row => row.textContent)).toEqual([
      "As text onContrastWCAG 2",
      "white8.40 : 1AAA: any text",
      "black2.49 : 1fails",
      "#ffff007.82 : 1AAA: any text",
    ])
    expect(window.location.search).toBe("?on=%23ffff00")
  })

  it("takes a colour from the screen where the browser can", async () => {
    const open = jest
      .fn()
      .mockResolvedValueOnce({ sRGBHex: "#ff6347" })
      .mockRejectedValueOnce(new Error("Escape"))
    window.EyeDropper = class {
      open = open
    }
    const user = userEvent.setup()
    render(<RgbToHsl start="rebeccapurple" />)
    await user.click(screen.getByRole("button", { name: "From the screen" }))
    expect(field()).toHaveValue("#ff6347")
    await user.click(screen.getByRole("button", { name: "From the screen" }))
    expect(field()).toHaveValue("#ff6347")
    delete window.EyeDropper
  })

  it("asks the browser for what only a browser knows, and says when it doesn't know either", async () => {
    const supports = jest.fn((_: string, text: string) => text !== "light-dark(a, b)")
    Object.assign(globalThis, { CSS: { supports } })
    const style = jest
      .spyOn(window, "getComputedStyle")
      .mockReturnValueOnce({ color: "oklab(0.5 0.1 -0.1)" } as CSSStyleDeclaration)
    render(<RgbToHsl start="rebeccapurple" />)
    fireEvent.change(field(), { target: { value: "color-mix(in oklab, red, blue)" } })
    expect(notationsShown()).toContain("oklab(0.5 0.1 -0.1)")
    act(() => {
      fireEvent.change(field(), { target: { value: "light-dark(a, b)" } })
    })
    expect(screen.getByText(/Only a browser can work this out, and this one can't/)).toBeInTheDocument()
    style.mockRestore()
    Reflect.deleteProperty(globalThis, "CSS")
  })

  it("begins with what the link says", () => {
    window.history.replaceState(
      null,
      "",
      "/tools/rgb-to-hsl?colour=%23c0ffee&sliders=lab&commas=yes&on=black",
    )
    render(<RgbToHsl start="rebeccapurple" />)
    expect(field()).toHaveValue("#c0ffee")
    expect(notationsShown()[1]).toBe("rgb(192, 255, 238)")
    expect(screen.getByLabelText("In the space of")).toHaveValue("lab")
    expect(screen.getByLabelText("Contrast also with")).toHaveValue("#000000")
  })
})
