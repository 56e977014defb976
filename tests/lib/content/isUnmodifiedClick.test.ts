import { isUnmodifiedClick } from "../../../src/lib/content/isUnmodifiedClick"

const plain = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  altKey: false,
  ctrlKey: false,
  shiftKey: false,
}

it("is unmodified only with the first button, and not if already handled", () => {
  expect(isUnmodifiedClick(plain)).toBe(true)
})

it.each([
  { button: 1 },
  { button: 2 },
  { metaKey: true },
  { altKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { defaultPrevented: true },
])("is not plain with %j", change => {
  expect(isUnmodifiedClick({ ...plain, ...change })).toBe(false)
})
