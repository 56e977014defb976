import { counted } from "../../../src/lib/text/counted"

it("uses the singular and the plural, also an irregular plural", () => {
  expect([0, 1, 2, 1234].map(count => counted(count, "day"))).toEqual([
    "0 days",
    "1 day",
    "2 days",
    "1,234 days",
  ])
  expect(counted(2, "press", "presses")).toBe("2 presses")
})
