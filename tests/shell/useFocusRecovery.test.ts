/** @jest-environment jsdom */
import { restoreLostFocus } from "../../src/shell/useFocusRecovery"

const byId = (id: string) => document.getElementById(id) as HTMLElement

/** Waits for the next frame, in which the focus is restored. */
const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))

describe("the focus", () => {
  let end: () => void

  beforeEach(() => {
    document.body.innerHTML = `<main><section id="list">
      <p id="words">Two of them.</p><button id="first">First</button><button id="second">Second</button>
    </section></main>`
    end = restoreLostFocus()
  })
  afterEach(() => end())

  it("moves to the text before a removed button", async () => {
    byId("first").focus()
    byId("first").remove()
    await nextFrame()
    expect(byId("words")).toHaveFocus()
  })

  it("moves to the parent of a removed button after another one, so that a second press activates nothing", async () => {
    byId("second").focus()
    byId("second").remove()
    await nextFrame()
    expect(byId("list")).toHaveFocus()
  })

  it("moves to the nearest ancestor that is left", async () => {
    byId("second").focus()
    byId("list").remove()
    await nextFrame()
    expect(document.querySelector("main")).toHaveFocus()
  })

  it("moves to the parent of a disabled button", async () => {
    byId("first").focus()
    byId("first").setAttribute("disabled", "")
    await nextFrame()
    expect(byId("list")).toHaveFocus()
  })

  it("removes the temporary tabindex", async () => {
    byId("second").focus()
    byId("second").remove()
    await nextFrame()
    byId("first").focus()
    expect(byId("list")).not.toHaveAttribute("tabindex")
  })

  it("stays on an element that has taken it", async () => {
    byId("first").focus()
    byId("first").remove()
    byId("second").focus()
    await nextFrame()
    expect(byId("second")).toHaveFocus()
  })

  it("stays on the body after a click on the background", async () => {
    byId("first").focus()
    byId("first").blur()
    await nextFrame()
    byId("first").remove()
    await nextFrame()
    expect(document.body).toHaveFocus()
  })

  it("is not restored after the watch has ended", async () => {
    end()
    byId("first").focus()
    byId("first").remove()
    await nextFrame()
    expect(document.body).toHaveFocus()
  })
})
