import { wcagContrast, wcagLuminance } from "culori"
import fc from "fast-check"
import { contrast, luminance } from "../../../src/lib/colour/contrast"
import { fromLinear, mix, parseColour, type Rgb, toHex, toLinear } from "../../../src/lib/colour/rgb"

const part = fc.integer({ min: 0, max: 255 })
const colour: fc.Arbitrary<Rgb> = fc.tuple(part, part, part)
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

describe("a colour", () => {
  it("is read in three and in six digits, and in any case", () => {
    expect(parseColour("#ff6347")).toEqual([255, 99, 71])
    expect(parseColour("#FFF")).toEqual(white)
  })

  it("is not just any text", () => {
    expect(() => parseColour("hamster")).toThrow(
      new RangeError("“hamster” is no colour. Write it as #ff6347."),
    )
    expect(() => parseColour("")).toThrow(RangeError)
  })

  it("comes back as it was written, and as light", () => {
    fc.assert(
      fc.property(colour, one => {
        expect(parseColour(toHex(one))).toEqual(one)
        expect(fromLinear(toLinear(one))).toEqual(one)
      }),
    )
  })

  it("is cut off where no screen shows it, and rounded", () => {
    expect(toHex([-3, 99.6, 300])).toBe("#0064ff")
    expect(fromLinear([-0.2, 0.5, 1.3])).toEqual([0, 188, 255])
  })

  it("is mixed by its numbers, in whole ones", () => {
    expect(mix(black, white, 0.5)).toEqual([128, 128, 128])
    expect(mix([10, 20, 30], [20, 20, 0], 0)).toEqual([10, 20, 30])
    expect(mix([10, 20, 30], [20, 20, 0], 1)).toEqual([20, 20, 0])
  })
})

describe("contrast by WCAG 2", () => {
  it("is what the examples of WCAG say", () => {
    expect(contrast(black, white)).toBeCloseTo(21, 10)
    // The lightest grey on white for AA, and the first that fails; #949494 is the one for large text.
    expect(contrast(parseColour("#767676"), white)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(parseColour("#777777"), white)).toBeCloseTo(4.48, 2)
    expect(contrast(parseColour("#949494"), white)).toBeGreaterThanOrEqual(3)
    expect(contrast(parseColour("#959595"), white)).toBeLessThan(3)
    expect(luminance(parseColour("#ff0000"))).toBeCloseTo(0.2126, 4)
  })

  it("is what culori says of any two colours, and the same both ways", () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(luminance(one)).toBeCloseTo(wcagLuminance(toHex(one)), 12)
        expect(contrast(one, other)).toBeCloseTo(wcagContrast(toHex(one), toHex(other)), 12)
        expect(contrast(one, other)).toBe(contrast(other, one))
      }),
    )
  })
})
