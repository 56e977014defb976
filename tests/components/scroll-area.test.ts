import { hiddenSides } from "../../src/components/scroll-area/logic"

const whole = {
  scrollLeft: 0,
  clientWidth: 300,
  scrollWidth: 300,
  scrollTop: 0,
  clientHeight: 100,
  scrollHeight: 100,
}

describe("the hidden sides of a box", () => {
  it("is nowhere when all of it is seen", () => {
    expect(hiddenSides(whole)).toBe("")
  })

  it("is after the edge at first, at both sides in the middle, and before it at the end", () => {
    const wide = { ...whole, scrollWidth: 500 }
    expect(hiddenSides(wide)).toBe("after")
    expect(hiddenSides({ ...wide, scrollLeft: 100 })).toBe("before after")
    expect(hiddenSides({ ...wide, scrollLeft: 200 })).toBe("before")
  })

  it("are below and above in a box lower than its content", () => {
    const high = { ...whole, scrollHeight: 150 }
    expect(hiddenSides(high)).toBe("below")
    expect(hiddenSides({ ...high, scrollTop: 50 })).toBe("above")
  })

  it("takes a pixel for rounding", () => {
    expect(hiddenSides({ ...whole, scrollWidth: 301 })).toBe("")
    expect(hiddenSides({ ...whole, scrollWidth: 302 })).toBe("after")
  })
})
