import { pluralise } from "../../../src/lib/text/pluralise"

it("uses the singular and the plural, also an irregular plural", () => {
  expect([0, 1, 2, 1234].map(count => pluralise(count, "day"))).toEqual([
    "0 days",
    "1 day",
    "2 days",
    "1,234 days",
  ])
  expect(pluralise(2, "press", "presses")).toBe("2 presses")
})
