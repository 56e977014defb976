import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { byteLength, percent, totalMs } from "../../src/components/download-drama/logic"
import DownloadVirus from "../../src/embeds/download-virus/DownloadVirus"
import { asleepMs, floorY, skullAt, skullIn } from "../../src/embeds/download-virus/skull"
import { askForCalm, forget, hasThing, onPage } from "../jest/visit"

describe("the skull", () => {
  const course = Array.from({ length: 160 }, (_, i) => skullAt(i * 100))

  it("flies with the download, drops at 99 per cent, and lies down at the other end of the desktop", () => {
    expect(skullAt(0)).toMatchObject({ x: 52, pose: "flies", tipped: 0 })
    expect(skullAt(9200)).toMatchObject({ pose: "flies" })
    expect(skullAt(10_100)).toEqual({ x: 266, y: floorY, pose: "stands", tipped: 0 })
    expect(skullAt(11_000).pose).toBe("walks")
    expect(skullAt(asleepMs)).toEqual({ x: 92, y: floorY, pose: "lies", tipped: 1 })
  })

  it("never goes up again, nor back, and the bin stays tipped", () => {
    const walk = course.slice(93)
    walk.slice(1).forEach((skull, i) => {
      const before = walk[i] ?? skull
      expect(skull.x).toBeLessThanOrEqual(before.x)
      expect(skull.y).toBeGreaterThanOrEqual(before.y)
      expect(skull.tipped).toBeGreaterThanOrEqual(before.tipped)
    })
  })

  it("is where it is going, for those who asked for calm", () => {
    expect(skullIn("done")).toEqual(skullAt(asleepMs))
    expect(skullIn("copying").pose).toBe("flies")
    expect(skullIn("cancelled")).toEqual(skullIn("ready"))
  })
})

describe("the dialog", () => {
  const lines = [
    { say: "Dialling.", left: "4 minutes" },
    { say: "Connected.", left: "1 second" },
  ]
  const show = () => {
    forget()
    const page = <DownloadVirus lines={lines} file={["Hello. I am harmless.", "Bye."]} />
    return render(onPage(page, { path: "/download-virus" }))
  }
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
    act(() => jest.advanceTimersByTime(totalMs + 500))
    act(() => jest.advanceTimersByTime(600))
    expect(container).not.toHaveTextContent("Small print")
    await user.click(screen.getByRole("button", { name: "Read it here" }))
    await user.click(screen.getByRole("button", { name: "Close it" }))
    expect(screen.getByText(/^Small print: nothing was installed/)).toBeVisible()
  })

  it("fills the bar, says its lines, and ends in a file that can be read here", async () => {
    const user = visitor()
    show()
    await user.click(screen.getByRole("button", { name: "Download" }))
    expect(bar()).toHaveValue(0)
    act(() => jest.advanceTimersByTime(8000))
    expect(within(screen.getByRole("log")).getByText("Connected.")).toBeVisible()
    const done = Number(bar().getAttribute("value"))
    expect(done).toBeGreaterThanOrEqual(percent(7800, false))
    expect(done).toBeLessThanOrEqual(percent(8000, false))
    act(() => jest.advanceTimersByTime(6000))
    act(() => jest.advanceTimersByTime(600))
    expect(screen.getByRole("status")).toHaveTextContent("harmless")
    await user.click(screen.getByRole("button", { name: "Read it here" }))
    expect(screen.getByRole("region", { name: "virus.txt" })).toHaveTextContent(
      /^Hello\. I am harmless\.\s*Bye\.$/,
    )
  })

  it("has the skull walk out at 99 per cent and lie down; saving catches it", async () => {
    Object.assign(URL, { createObjectURL: () => "blob:virus", revokeObjectURL: jest.fn() })
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
    const user = visitor()
    show()
    expect(screen.getByRole("img", { name: "The skull, in the dialog" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Download" }))
    act(() => jest.advanceTimersByTime(10_300))
    expect(screen.getByRole("img", { name: "The skull, on the desktop" })).toBeVisible()
    act(() => jest.advanceTimersByTime(5500))
    act(() => jest.advanceTimersByTime(600))
    expect(screen.getByRole("img", { name: /^The skull, in whiskers, beside the hamster/ })).toBeVisible()
    expect(hasThing("/download-virus")).toBe(false)
    await user.click(screen.getByRole("button", { name: "Save virus.txt" }))
    expect(hasThing("/download-virus")).toBe(true)
    expect(screen.getByRole("img", { name: "The skull, caught on a floppy disk" })).toBeVisible()
    expect(screen.getByText("You have caught virus.txt. It had no plans.")).toBeVisible()
  })

  it("keeps its log to be read afterwards", async () => {
    const user = visitor()
    show()
    await user.click(screen.getByRole("button", { name: "Download" }))
    act(() => jest.advanceTimersByTime(totalMs + 500))
    const log = screen.getByRole("region", { name: "The log" })
    for (const { say } of lines) expect(within(log).getByText(say)).toBeVisible()
  })

  it("has it asleep at once when the download ends, in calm", async () => {
    askForCalm(true)
    const user = visitor()
    show()
    await user.click(screen.getByRole("button", { name: "Download" }))
    act(() => jest.advanceTimersByTime(totalMs + 500))
    act(() => jest.advanceTimersByTime(600))
    expect(screen.getByRole("img", { name: /in whiskers/ })).toBeVisible()
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
    act(() => jest.advanceTimersByTime(totalMs + 500))
    act(() => jest.advanceTimersByTime(600))
    await user.click(screen.getByRole("button", { name: "Save virus.txt" }))
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(files[0]?.size).toBe(byteLength("Hello. I am harmless.\r\n\r\nBye.\r\n"))
    expect(files[0]?.type).toBe("text/plain;charset=utf-8")
  })

  it("can be cancelled, and begins again from nothing", async () => {
    const user = visitor()
    show()
    await user.click(screen.getByRole("button", { name: "Download" }))
    act(() => jest.advanceTimersByTime(3000))
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    act(() => jest.advanceTimersByTime(20_000))
    expect(screen.getByText(/^Cancelled\. The dialog feels/)).toBeVisible()
    expect(screen.queryByRole("button", { name: /Save/ })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Download again" }))
    expect(bar()).toHaveValue(0)
  })
})
