import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { ExternalLink } from "../../../src/components/external-link/ExternalLink"
import { Services } from "../../jest/Services"
import { trackedFromNow } from "../../jest/visit"

const href = "https://www.yle.fi/uutiset"

describe("ExternalLink", () => {
  it("opens in a new tab and says so, and its tile is not part of its words", () => {
    render(<ExternalLink href={href}>News</ExternalLink>)
    const link = screen.getByRole("link", { name: "News (opens in a new tab)" })
    expect(link).toHaveAttribute("target", "_blank")
    expect(link).toHaveAttribute("rel", "noopener noreferrer")
    expect(link).toHaveTextContent(/^News/)
    expect(link.querySelector("[data-letter]")).toHaveAttribute("data-letter", "Y")
  })

  it("has no tile where none is wanted", () => {
    render(
      <ExternalLink href={href} tile={false}>
        News
      </ExternalLink>,
    )
    expect(screen.getByRole("link").querySelector("[data-letter]")).toBeNull()
  })

  it("asks no service for an icon unless the site has switched it on, and never in the static HTML", () => {
    const link = <ExternalLink href={href}>News</ExternalLink>
    const { container, rerender } = render(<Services>{link}</Services>)
    expect(container.querySelector("img")).toBeNull()
    rerender(<Services favicons>{link}</Services>)
    expect(container.querySelector("img")).not.toBeNull()
    const html = renderToString(<Services favicons>{link}</Services>)
    expect(html).toContain('data-letter="Y"')
    expect(html).not.toContain("<img")
  })

  it("lays the host's own icon on the tile, and takes it away when it doesn't come", () => {
    const { container, rerender } = render(<ExternalLink href={href}>News</ExternalLink>, {
      wrapper: ({ children }) => <Services favicons>{children}</Services>,
    })
    const icon = container.querySelector("[data-letter] img")
    expect(icon).toHaveAttribute("src", "https://icons.duckduckgo.com/ip3/yle.fi.ico")
    expect(icon).toHaveAttribute("alt", "")
    fireEvent.error(icon as Element)
    expect(container.querySelector("img")).toBeNull()
    expect(container.querySelector("[data-letter]")).toBeInTheDocument()
    rerender(
      <ExternalLink href="https://example.com/" favicon={false}>
        Example
      </ExternalLink>,
    )
    expect(container.querySelector("img")).toBeNull()
  })

  it("gives up an icon that has not come in ten seconds", () => {
    jest.useFakeTimers()
    try {
      const { container } = render(<ExternalLink href={href}>News</ExternalLink>, {
        wrapper: ({ children }) => <Services favicons>{children}</Services>,
      })
      act(() => void jest.advanceTimersByTime(9_000))
      expect(container.querySelector("img")).not.toBeNull()
      act(() => void jest.advanceTimersByTime(1_000))
      expect(container.querySelector("img")).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })

  it("offers a copy in the archive only where that is asked for, and reports both links", async () => {
    const user = userEvent.setup()
    const heard = trackedFromNow()
    const { rerender } = render(<ExternalLink href={href}>News</ExternalLink>)
    expect(screen.getAllByRole("link")).toHaveLength(1)
    rerender(
      <ExternalLink href={href} archive>
        News
      </ExternalLink>,
    )
    const copy = screen.getByRole("link", { name: "archived copy of yle.fi (opens in a new tab)" })
    expect(copy).toHaveAttribute("href", `https://web.archive.org/web/${href}`)
    expect(copy).toHaveAttribute("target", "_blank")
    await user.click(screen.getByRole("link", { name: /^News/ }))
    await user.click(copy)
    expect(heard).toEqual([
      { category: "external link", action: "click", label: href },
      { category: "external link", action: "archive", label: href },
    ])
  })
})
