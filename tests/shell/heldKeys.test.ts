/** @jest-environment jsdom */
import { ignoreHeldEnter } from "../../src/shell/heldKeys"

const byId = (id: string) => document.getElementById(id) as HTMLElement

/** Returns whether Enter has its default effect: pressing the button or submitting the form. */
const acts = (id: string, init: KeyboardEventInit = {}) =>
  byId(id).dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }),
  )

describe("Enter, held down", () => {
  let end: () => void

  beforeEach(() => {
    document.body.innerHTML = `<button id="button"><span id="inside">Share</span></button><a id="link" href="/">Home</a>
      <details><summary id="summary">More</summary></details><input id="field"><textarea id="text"></textarea>
      <p id="words" tabindex="0">Words</p>`
    end = ignoreHeldEnter()
  })
  afterEach(() => end())

  it.each(["button", "inside", "link", "summary", "field"])("presses once: %s", id => {
    expect(acts(id)).toBe(true)
    expect(acts(id, { repeat: true })).toBe(false)
  })

  it("writes as many lines as it is held for", () => {
    expect(acts("text", { repeat: true })).toBe(true)
  })

  it("leaves alone what is pressed by no key, and every other key", () => {
    expect(acts("words", { repeat: true })).toBe(true)
    expect(acts("button", { repeat: true, key: "ArrowDown" })).toBe(true)
    expect(acts("field", { repeat: true, key: "a" })).toBe(true)
  })

  it("is the browser's again when nobody listens", () => {
    end()
    expect(acts("button", { repeat: true })).toBe(true)
  })
})
