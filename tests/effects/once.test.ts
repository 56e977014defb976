/** @jest-environment jsdom */
import { once } from "../../src/effects/once"

describe("what happens once in a load", () => {
  it("happens the first time, by its name", () => {
    expect([once("film"), once("film"), once("prize"), once("film"), once("prize")]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
  })
})
