import fc from "fast-check"
import {
  advanceParticles,
  createParticle,
  fullSizePx,
  lifespanFrames,
  opacityOf,
  sizeAt,
  textFadeFrames,
  throttle,
} from "../../../src/effects/trail/particles"

describe("an emoji of the trail", () => {
  it("lives for its lifespan, to the frame", () => {
    let alive = [createParticle("🌈", 0, 0, () => 0.5)]
    for (let frame = 1; frame < lifespanFrames; frame++) alive = advanceParticles(alive)
    expect(alive).toHaveLength(1)
    expect(advanceParticles(alive)).toEqual([])
  })

  it("shrinks with every frame, and is never turned inside out", () => {
    expect(sizeAt(0)).toBe(fullSizePx)
    expect(sizeAt(lifespanFrames / 2)).toBe(fullSizePx / 2)
    for (let age = 1; age < lifespanFrames; age++) expect(sizeAt(age)).toBeLessThan(sizeAt(age - 1))
    expect(sizeAt(lifespanFrames - 1)).toBeGreaterThan(0)
  })

  it("is gone from a text within 0.4 seconds, and elsewhere fades towards its end", () => {
    expect(textFadeFrames / 60).toBeLessThanOrEqual(0.4)
    const over = (age: number) => opacityOf({ age, isOverText: true })
    expect([over(0), over(textFadeFrames / 2), over(textFadeFrames), over(lifespanFrames - 1)]).toEqual([
      1, 0.5, 0, 0,
    ])
    const beside = (age: number) => opacityOf({ age, isOverText: false })
    expect([beside(0), beside(lifespanFrames / 2), beside(0.75 * lifespanFrames)]).toEqual([1, 1, 0.5])
  })

  it("falls, whatever chance says", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), chance => {
        const [later] = advanceParticles([createParticle("🌈", 10, 10, () => chance)])
        expect(later?.y).toBeGreaterThan(10)
        expect(Math.abs((later?.x ?? 0) - 10)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  it("leaves the others as old as they are", () => {
    const young = createParticle("🌈", 0, 0, () => 0)
    const old = { ...young, age: lifespanFrames - 1 }
    expect(advanceParticles([old, young]).map(({ age }) => age)).toEqual([1])
  })
})

describe("the throttle", () => {
  it("lets one through every 20 milliseconds", () => {
    const mayPass = throttle(20)
    expect([0, 1, 19, 20, 39, 40, 61].map(mayPass)).toEqual([true, false, false, true, false, true, true])
  })

  it("opens again when the clock has been set back", () => {
    const mayPass = throttle(20)
    expect([5000, 1000, 1010, 1020].map(mayPass)).toEqual([true, true, false, true])
  })
})
