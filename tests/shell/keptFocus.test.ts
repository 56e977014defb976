/** @jest-environment jsdom */
import { keepFocus } from "../../src/shell/keptFocus"

const byId = (id: string) => document.getElementById(id) as HTMLElement

/** The watcher looks once the browser has drawn. */
const drawn = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))

describe("the focus", () => {
  let end: () => void

  beforeEach(() => {
    document.body.innerHTML = `<main><section id="list">
      <p id="words">Two of them.</p><button id="first">First</button><button id="second">Second</button>
    </section></main>`
    end = keepFocus()
  })
  afterEach(() => end())

  it("goes to the words before a button that leaves", async () => {
    byId("first").focus()
    byId("first").remove()
    await drawn()
    expect(byId("words")).toHaveFocus()
  })

  it("goes to what is round a button that leaves behind another, so that a second press sets nothing off", async () => {
    byId("second").focus()
    byId("second").remove()
    await drawn()
    expect(byId("list")).toHaveFocus()
  })

  it("goes as far out as something has stayed", async () => {
    byId("second").focus()
    byId("list").remove()
    await drawn()
    expect(document.querySelector("main")).toHaveFocus()
  })

  it("goes to what is round a button that is disabled", async () => {
    byId("first").focus()
    byId("first").setAttribute("disabled", "")
    await drawn()
    expect(byId("list")).toHaveFocus()
  })

  it("leaves no trace where it was lent to", async () => {
    byId("second").focus()
    byId("second").remove()
    await drawn()
    byId("first").focus()
    expect(byId("list")).not.toHaveAttribute("tabindex")
  })

  it("stays where something else has taken it", async () => {
    byId("first").focus()
    byId("first").remove()
    byId("second").focus()
    await drawn()
    expect(byId("second")).toHaveFocus()
  })

  it("stays nowhere when a visitor has put it nowhere", async () => {
    byId("first").focus()
    byId("first").blur()
    await drawn()
    byId("first").remove()
    await drawn()
    expect(document.body).toHaveFocus()
  })

  it("is left alone once the watch has ended", async () => {
    end()
    byId("first").focus()
    byId("first").remove()
    await drawn()
    expect(document.body).toHaveFocus()
  })
})
