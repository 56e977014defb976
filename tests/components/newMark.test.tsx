import { renderToString } from "react-dom/server"
import { NewMark } from "../../src/components/new-mark/NewMark"
import { visit } from "../jest/visit"

describe("the mark of a new page", () => {
  const page = { added: "2024-05-30", updated: "2024-07-01" }

  it.each([
    ["2024-05-30T00:01:00", " new!"],
    ["2024-06-12T23:59:00", " new!"],
    ["2024-06-13T12:00:00", ""],
    ["2024-07-02T12:00:00", " updated!"],
  ])("says at %s “%s”", (at, text) => {
    expect(visit(<NewMark of={page} />, { at }).container.textContent).toBe(text)
  })

  it("is not in the static page, which is the same every day", () => {
    expect(renderToString(<NewMark of={page} />)).toBe("")
  })

  it("comes off at midnight while the page is open", () => {
    const { container, wait } = visit(<NewMark of={page} />, { at: "2024-06-12T23:58:30" })
    expect(container.textContent).toBe(" new!")
    wait(120_000)
    expect(container.textContent).toBe("")
  })
})
