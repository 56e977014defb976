import { readFileSync } from "node:fs"
import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { Marquee } from "../../../src/components/marquee/Marquee"
import { calmMode } from "../../../src/hooks/browser/motion"
import { write } from "../../../src/hooks/storage/useStorage"

const marquee = (
  <Marquee label="News">
    Nothing happened. <a href="/todo">More</a>
  </Marquee>
)
const state = (container: HTMLElement) => container.firstElementChild?.getAttribute("data-state")

beforeEach(() => localStorage.clear())

describe("Marquee", () => {
  it("passes in 25 seconds a round", () => {
    const css = readFileSync("src/components/marquee/Marquee.module.css", "utf8")
    expect(css).toContain("pass 25s steps(250) infinite")
  })

  it("has its words once for those who listen and use the keyboard", () => {
    const { container } = render(marquee)
    expect(screen.getAllByText(/Nothing happened/)).toHaveLength(2)
    expect(screen.getAllByRole("link")).toHaveLength(1)
    expect(container.querySelectorAll("[aria-hidden=true][inert]")).toHaveLength(1)
  })

  it("is stopped and started by its button", async () => {
    const user = userEvent.setup()
    const { container } = render(marquee)
    expect(state(container)).toBe("moving")
    await user.click(screen.getByRole("button", { name: "Pause the marquee: News" }))
    expect(state(container)).toBe("paused")
    await user.click(screen.getByRole("button", { name: "Move the marquee: News" }))
    expect(state(container)).toBe("moving")
  })

  it("rests while it is out of view", () => {
    const { container } = render(marquee)
    const scrollTo = (top: number) => {
      const box = new DOMRect(0, top, 300, 20)
      jest.spyOn(container.firstElementChild as Element, "getBoundingClientRect").mockReturnValue(box)
      act(() => void document.dispatchEvent(new Event("scroll")))
    }
    expect(container.firstElementChild).not.toHaveAttribute("data-unseen")
    scrollTo(-21)
    expect(container.firstElementChild).toHaveAttribute("data-unseen")
    scrollTo(-20)
    expect(container.firstElementChild).not.toHaveAttribute("data-unseen")
    scrollTo(window.innerHeight + 1)
    expect(container.firstElementChild).toHaveAttribute("data-unseen")
  })

  it("stands still in calm mode, with nothing to pause and no copy", () => {
    const { container } = render(marquee)
    act(() => write(calmMode, true))
    expect(state(container)).toBe("still")
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
    expect(screen.getAllByText(/Nothing happened/)).toHaveLength(1)
  })

  it("stands in the static HTML with its words", () => {
    const html = renderToString(marquee)
    expect(html).toContain('data-state="first"')
    expect(html.match(/Nothing happened/g)).toHaveLength(1)
  })
})
