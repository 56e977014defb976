import fc from "fast-check"
import {
  formatLength,
  formatNumber,
  formatSignificant,
  millimetresToPixels,
  moonKilometres,
  moonShare,
  moonYears,
  rate,
  secondsPerYear,
  toMetres,
} from "../../../src/lib/text/travel"

describe("travel", () => {
  it("is an inch for every 96 pixels, unless the screen is denser", () => {
    expect(toMetres(96)).toBeCloseTo(0.0254, 12)
    expect(toMetres(9600, 192)).toBeCloseTo(1.27, 12)
    expect(millimetresToPixels(25.4)).toBeCloseTo(96, 9)
    expect(millimetresToPixels(23.25, 160)).toBeCloseTo(146.46, 2)
  })

  it("comes back from millimetres as the pixels it was", () => {
    const densities = fc.integer({ min: 50, max: 250 })
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), densities, (pixels, density) => {
        expect(millimetresToPixels(toMetres(pixels, density) * 1000, density)).toBeCloseTo(pixels, 3)
      }),
    )
  })

  it("has no rate while no time has passed", () => {
    expect(rate(500, 0)).toBe(0)
    expect(rate(500, 4)).toBe(125)
  })

  it("goes to the Moon in a year at 12.18 metres a second", () => {
    const speed = (moonKilometres * 1000) / secondsPerYear
    expect(speed).toBeCloseTo(12.181, 3)
    expect(moonYears(0, speed)).toBeCloseTo(1, 12)
    expect(moonYears(moonKilometres * 500, speed)).toBeCloseTo(0.5, 12)
    expect(moonShare(3_844_000)).toBeCloseTo(0.01, 12)
  })

  it("never arrives standing still, and has arrived when it is there", () => {
    expect(moonYears(5, 0)).toBeNull()
    expect(moonYears(384_400_000, 0)).toBe(0)
    expect(moonYears(384_400_001, 3)).toBe(0)
  })

  it("is written for people", () => {
    expect(formatNumber(12408, 2)).toBe("12,408.00")
    expect([0, 0.0123, 0.456, 1.5, 999, 1234, 384_400_000].map(formatLength)).toEqual([
      "0 m",
      "12.3 mm",
      "45.6 cm",
      "1.5 m",
      "999 m",
      "1.23 km",
      "384,400 km",
    ])
    expect(formatSignificant(0.000000123456)).toBe("0.000000123")
  })
})
