import { readdirSync } from "node:fs"
import { join } from "node:path"
import { fireEvent, render, screen } from "@testing-library/react"
import { titleWithoutLetter } from "../../../src/embeds/ufo/useMissingLetter"
import type { TraceModule } from "../../../src/hooks/page/traces"

const folder = "src/embeds"
const traces = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(file =>
  file.endsWith("/trace.tsx"),
)

describe("the traces of things", () => {
  it("are at least sixteen", () => {
    expect(traces.length).toBeGreaterThanOrEqual(16)
  })

  it.each(traces)("are put away by one press, and leave nothing behind: %s", async file => {
    document.title = "juhq.fi - Weather"
    const { default: Trace } = (await import(join(process.cwd(), folder, file))) as TraceModule
    const putAway = jest.fn()
    const desktop = <div data-desktop="" className="teal" />
    const { container, unmount, rerender } = render(
      <>
        {desktop}
        <Trace putAway={putAway} />
      </>,
    )
    const button = screen.getByRole("button")
    expect(button).toHaveAccessibleName(/^[A-Z][a-z]+ .+[^.]$/)
    fireEvent.click(button)
    expect(putAway).toHaveBeenCalledTimes(1)
    rerender(desktop)
    expect(container.querySelector("[data-desktop]")).toHaveAttribute("class", "teal")
    expect(document.title).toBe("juhq.fi - Weather")
    unmount()
  })
})

describe("the saucer", () => {
  it("lifts one letter out of a title", () => {
    expect(["juhq.fi - Weather", "ab", "ab1c"].map(titleWithoutLetter)).toEqual([
      "ju_q.fi - Weather",
      "ab",
      "ab1_",
    ])
  })
})
