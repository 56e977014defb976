import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ShareButton } from "../../../src/components/share-button/ShareButton"
import { onPage } from "../../jest/visit"

const facts = { path: "/juhku", title: "Juhku" }

async function share(props: { text?: string; link?: string } = {}) {
  const user = userEvent.setup()
  render(onPage(<ShareButton {...props} />, facts))
  const copied = jest.spyOn(navigator.clipboard, "writeText")
  const press = () => user.click(screen.getByRole("button", { name: "Share" }))
  return { user, copied, press }
}

describe("ShareButton", () => {
  beforeEach(() => window.history.replaceState(null, "", "/juhku?mood=calm"))

  afterEach(() => {
    window.history.replaceState(null, "", "/")
    Reflect.deleteProperty(navigator, "share")
    jest.restoreAllMocks()
  })

  it.each([
    [undefined, "Share"],
    ["en-GB", "Share"],
    ["sv", "Share"],
    ["fi", "Jaa"],
    ["fi-FI", "Jaa"],
  ])("is called by the language of the page, %s, and nothing else: %s", (lang, name) => {
    render(
      onPage(<ShareButton text="A text" link="?a=b" icon={<svg />} />, { ...facts, ...(lang && { lang }) }),
    )
    expect(screen.getByRole("button").textContent?.trim()).toBe(name)
  })

  it("copies the address as it is at the press and says so", async () => {
    const { copied, press } = await share()
    window.history.replaceState(null, "", "/juhku?mood=wild")
    await press()
    expect(copied).toHaveBeenCalledWith("http://localhost/juhku?mood=wild")
    expect(await screen.findByText("URL has been copied to clipboard.")).toBeInTheDocument()
    expect(await screen.findByRole("textbox", { name: "Address of this page" })).toHaveValue(
      "http://localhost/juhku?mood=wild",
    )
    expect(screen.getByRole("button", { name: "Copy" })).toBeInTheDocument()
  })

  it("shares a link of its own where it has one, and leaves the page's address alone", async () => {
    const { copied, press } = await share({ link: "?mood=wild%20%26%20calm" })
    await press()
    expect(copied).toHaveBeenCalledWith("http://localhost/juhku?mood=wild%20%26%20calm")
    expect(window.location.search).toBe("?mood=calm")
  })

  it("does not claim to have copied what it could not", async () => {
    const { copied, press } = await share()
    copied.mockRejectedValue(new Error("not allowed"))
    document.execCommand = () => false
    await press()
    expect(await screen.findByText("Copy the URL below.")).toBeInTheDocument()
    expect(screen.queryByText("URL has been copied to clipboard.")).not.toBeInTheDocument()
  })

  it("links to six services with the address and the page's title", async () => {
    const { press } = await share()
    await press()
    const links = within(screen.getByRole("list", { name: "Share on" })).getAllByRole("link")
    expect(links.map(link => link.textContent?.replace(" (opens in a new tab)", ""))).toEqual([
      "Twitter",
      "Whatsapp",
      "Telegram",
      "Facebook",
      "Reddit",
      "Pinterest",
    ])
    for (const link of links) {
      const said = [...new URL(link.getAttribute("href") ?? "").searchParams.values()].join(" ")
      expect(said).toContain("http://localhost/juhku?mood=calm")
      expect(said).toContain("juhq.fi - Juhku")
    }
  })

  it("says the caller's text in place of the title", async () => {
    const { press } = await share({ text: "I won in 3 moves" })
    await press()
    expect(screen.getByRole("link", { name: /Reddit/ })).toHaveAttribute(
      "href",
      expect.stringContaining("I%20won%20in%203"),
    )
  })

  it("draws the address as a QR code", async () => {
    const { press } = await share()
    await press()
    expect(await screen.findByRole("img", { name: "QR code of this page's address" })).toBeInTheDocument()
  })

  it("says so when the address is too long for a QR code", async () => {
    window.history.replaceState(null, "", `/juhku?text=${"a".repeat(900)}`)
    const { press } = await share()
    await press()
    expect(screen.getByText(/too long for a QR code/)).toBeInTheDocument()
    expect(screen.queryByRole("img")).not.toBeInTheDocument()
  })

  it("offers the device's own sharing where there is one, and bears a change of mind", async () => {
    const own = jest
      .fn()
      .mockRejectedValueOnce(new DOMException("", "AbortError"))
      .mockRejectedValueOnce(new Error())
    Object.assign(navigator, { share: own })
    const { user, press } = await share()
    await press()
    const button = screen.getByRole("button", { name: "Share with this device" })
    await user.click(button)
    expect(own).toHaveBeenCalledWith({ title: "juhq.fi - Juhku", url: "http://localhost/juhku?mood=calm" })
    expect(screen.queryByText(/would not share/)).not.toBeInTheDocument()
    await user.click(button)
    expect(screen.getByText("This device would not share it.")).toBeInTheDocument()
  })

  it("has no such button where there is none", async () => {
    const { press } = await share()
    await press()
    expect(screen.queryByRole("button", { name: "Share with this device" })).not.toBeInTheDocument()
  })

  it("closes, and can be opened again", async () => {
    const { user, press } = await share()
    await press()
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    await press()
    expect(screen.getByRole("dialog", { name: "Share" })).toBeInTheDocument()
  })
})
