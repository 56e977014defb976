import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { bytes, percent, total } from "../../src/components/download-drama/logic"
import DownloadVirus from "../../src/embeds/download-virus/DownloadVirus"

describe("the dialog", () => {
  const lines = [
    { say: "Dialling.", left: "4 minutes" },
    { say: "Connected.", left: "1 second" },
  ]
  const show = () => render(<DownloadVirus lines={lines} file={["Hello. I am harmless.", "Bye."]} />)
  const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const bar = () => screen.getByRole("progressbar", { name: "Downloaded" })
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it("is dramatic from the first, and doesn't explain itself before the end", async () => {
    const user = visitor()
    const { container } = show()
    expect(screen.getByText("being estimated")).toBeVisible()
    expect(container).not.toHaveTextContent(/joke|harmless|nothing bad/i)
    await user.click(screen.getByRole("button", { name: "Download" }))
    expect(container).not.toHaveTextContent(/joke|harmless|nothing bad/i)
    act(() => jest.advanceTimersByTime(total + 500))
    expect(screen.getByText(/^Small print: nothing was installed/)).toBeVisible()
  })

  it("fills the bar, says its lines, and ends in a file that can be read here", async () => {
    const user = visitor()
    show()
    await user.click(screen.getByRole("button", { name: "Download" }))
    expect(bar()).toHaveValue(0)
    act(() => jest.advanceTimersByTime(5500))
    expect(within(screen.getByRole("log")).getByText("Connected.")).toBeVisible()
    const done = Number(bar().getAttribute("value"))
    expect(done).toBeGreaterThanOrEqual(percent(5300, false))
    expect(done).toBeLessThanOrEqual(percent(5500, false))
    act(() => jest.advanceTimersByTime(4000))
    expect(screen.getByRole("status")).toHaveTextContent("harmless")
    await user.click(screen.getByRole("button", { name: "Read it here" }))
    expect(screen.getByRole("region", { name: "virus.txt" })).toHaveTextContent(
      /^Hello\. I am harmless\.\s*Bye\.$/,
    )
  })

  it("saves exactly the text that can be read", async () => {
    const files: Blob[] = []
    const made = jest.fn((blob: Blob) => {
      files.push(blob)
      return "blob:virus"
    })
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() })
    const pressed = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe("virus.txt")
    })
    const user = visitor()
    show()
    await user.click(screen.getByRole("button", { name: "Download" }))
    act(() => jest.advanceTimersByTime(total + 500))
    await user.click(screen.getByRole("button", { name: "Save virus.txt" }))
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(files[0]?.size).toBe(bytes("Hello. I am harmless.\r\n\r\nBye.\r\n"))
    expect(files[0]?.type).toBe("text/plain;charset=utf-8")
  })

  it("can be cancelled, and begins again from nothing", async () => {
    const user = visitor()
    show()
    await user.click(screen.getByRole("button", { name: "Download" }))
    act(() => jest.advanceTimersByTime(3000))
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    act(() => jest.advanceTimersByTime(20_000))
    expect(screen.getByText(/^Cancelled\. Nothing had been downloaded/)).toBeVisible()
    expect(screen.getByText(/^Small print: nothing was installed/)).toBeVisible()
    expect(screen.queryByRole("button", { name: /Save/ })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Download again" }))
    expect(bar()).toHaveValue(0)
  })
})
