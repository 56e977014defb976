import { freshDays, freshness } from "../../../src/components/new-mark/freshness"

describe("freshness", () => {
  it("is so from its day on for two weeks, and not before", () => {
    const page = { added: "2024-02-20" }
    expect(["2024-02-19", "2024-02-20", "2024-03-04", "2024-03-05"].map(day => freshness(page, day))).toEqual(
      [null, "new", "new", null],
    )
    expect(freshDays).toBe(14)
  })

  it("is updated after a change, but new first", () => {
    const page = { added: "2024-02-20", updated: "2024-03-01" }
    expect(["2024-03-04", "2024-03-05", "2024-03-14", "2024-03-15"].map(day => freshness(page, day))).toEqual(
      ["new", "updated", "updated", null],
    )
  })
})
