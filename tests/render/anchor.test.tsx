import { render, screen } from "@testing-library/react"
import { navigate } from "gatsby"
import type { Tree as PageTree } from "../../src/lib/content/tree"
import { Tree } from "../../src/render/Tree"

jest.mock("../../src/render/registry", () => ({
  plain: new Map(),
  loadEmbed: jest.fn(),
  getLoadedEmbed: () => undefined,
}))

const link = (href: string): PageTree => [{ type: "a", props: { href }, children: ["here"] }]

/** jsdom goes nowhere; what counts is who minds the press. */
function press(href: string): { navigated: boolean; left: boolean } {
  jest.mocked(navigate).mockClear()
  const { unmount } = render(<Tree tree={link(href)} />)
  const event = new MouseEvent("click", { bubbles: true, cancelable: true })
  document.addEventListener("click", later => later.preventDefault(), { once: true })
  let prevented = false
  const root = screen.getByRole("link")
  root.parentElement?.addEventListener("click", later => {
    prevented = later.defaultPrevented
  })
  root.dispatchEvent(event)
  unmount()
  return { navigated: jest.mocked(navigate).mock.calls.length > 0, left: !prevented }
}

describe("a link in a page", () => {
  it("to a page of ours is Gatsby's", () => {
    expect(press("/todo").navigated).toBe(true)
    expect(press("/coverages").navigated).toBe(true)
  })

  it.each(["/coverage", "/storybook", "/coverage/junit.html", "/rss.xml"])("to %s is the browser's", href => {
    expect(press(href)).toEqual({ navigated: false, left: true })
  })

  it.each(["https://yle.fi/uutiset", "https://fi.wikipedia.org/wiki/Hamsterit"])(
    "to %s opens in a new tab",
    href => {
      render(<Tree tree={link(href)} />)
      const outside = screen.getByRole("link", { name: "here (opens in a new tab)" })
      expect(outside).toHaveAttribute("href", href)
      expect(outside).toHaveAttribute("target", "_blank")
    },
  )

  it("within the page stays there", () => {
    render(<Tree tree={link("#how")} />)
    expect(screen.getByRole("link", { name: "here" })).toHaveAttribute("href", "#how")
  })
})
