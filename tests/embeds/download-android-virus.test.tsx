import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { byteLength, totalMs } from "../../src/components/download-drama/logic"
import DownloadAndroidVirus from "../../src/embeds/download-android-virus/DownloadAndroidVirus"
import { pageAt } from "../../src/embeds/download-android-virus/logic"
import { hasThing, onPage } from "../jest/visit"

const lines = [
  { say: "Asking.", left: "a yes" },
  { say: "Looking for the network.", left: "1 bar" },
]
const poem = [
  "BATTERY",
  "I had a hundred,\nonce.",
  "I am tired.",
  "At one I draw\na bed.\nTwo prongs,\na light.",
]
const show = () =>
  render(onPage(<DownloadAndroidVirus lines={lines} poem={poem} />, { path: "/download-android-virus" }))
/** Presses Download as often as it wants. */
async function downloads(user: ReturnType<typeof visitor>) {
  for (const left of ["3 taps", "2 taps", "1 tap"]) {
    expect(screen.getByText(left)).toBeVisible()
    await user.click(screen.getByRole("button", { name: /^Download/ }))
  }
}
const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

describe("the download for phones", () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it("is at the door from the first, and says at the end alone that it was a poem", async () => {
    const user = visitor()
    const { container } = show()
    expect(screen.getByText(/^battery\.txt would like to be downloaded/)).toBeVisible()
    expect(screen.getByText("your socket")).toBeVisible()
    expect(container).not.toHaveTextContent(/poem|joke/)
    await downloads(user)
    act(() => jest.advanceTimersByTime(totalMs + 500))
    act(() => jest.advanceTimersByTime(600))
    expect(screen.getByRole("region", { name: "battery.txt" })).toBeVisible()
    expect(container).not.toHaveTextContent("Small print")
    await user.click(screen.getByRole("button", { name: "Close it" }))
    expect(screen.getByText(/^Small print: .* a poem about batteries\.$/)).toBeVisible()
  })

  it("ends in a poem that can be read line by line, and saved as it is", async () => {
    const files: Blob[] = []
    const createObjectURL = (file: Blob) => {
      files.push(file)
      return "blob:battery"
    }
    Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() })
    const names: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const user = visitor()
    show()
    await downloads(user)
    expect(screen.getByRole("log")).toHaveTextContent("Asking.")
    act(() => jest.advanceTimersByTime(totalMs + 500))
    act(() => jest.advanceTimersByTime(600))
    expect(screen.getByRole("status")).toHaveTextContent("It is harmless: a poem about batteries.")
    const region = screen.getByRole("region", { name: "battery.txt" })
    expect(region).toHaveTextContent("50%BATTERYI had a hundred,once.")
    await user.click(screen.getByRole("button", { name: "Save battery.txt" }))
    expect(names).toEqual(["battery.txt"])
    expect(files[0]?.size).toBe(byteLength(`${poem.join("\n\n")}\n`.replaceAll("\n", "\r\n")))
    expect(screen.getByRole("img", { name: "The battery, in a pocket" })).toBeVisible()
  })

  it("drains with the verses, goes dark at one per cent, and is lit by the plug", async () => {
    const user = visitor()
    show()
    await downloads(user)
    act(() => jest.advanceTimersByTime(totalMs + 500))
    act(() => jest.advanceTimersByTime(600))
    const region = screen.getByRole("region", { name: "battery.txt" })
    await user.click(screen.getByRole("button", { name: "Read on" }))
    expect(region).toHaveTextContent("38%I am tired.")
    await user.click(screen.getByRole("button", { name: "Read on" }))
    expect(region).toHaveTextContent("1%At one I drawa bed.")
    expect(region).not.toHaveTextContent("prongs")
    expect(hasThing("/download-android-virus")).toBe(false)
    await user.click(screen.getByRole("button", { name: "Plug it in" }))
    expect(hasThing("/download-android-virus")).toBe(true)
    expect(region).toHaveTextContent("100%At one I drawa bed.Two prongs,a light.")
    await user.click(screen.getByRole("button", { name: "Once more" }))
    expect(region).toHaveTextContent("BATTERY")
  })

  it("does not cancel what the same finger has just begun", async () => {
    const user = visitor()
    show()
    await downloads(user)
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    expect(screen.getByRole("progressbar")).toBeVisible()
    act(() => jest.advanceTimersByTime(600))
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    expect(screen.getByText("Cancelled. The dialog feels a little foolish.")).toBeVisible()
  })

  it("has a battery that can be drained and charged by hand", async () => {
    const user = visitor()
    show()
    await downloads(user)
    act(() => jest.advanceTimersByTime(totalMs + 500))
    act(() => jest.advanceTimersByTime(600))
    const region = screen.getByRole("region", { name: "battery.txt" })
    const battery = screen.getByRole("slider", { name: "Charge of the battery" })
    fireEvent.change(battery, { target: { value: "2" } })
    expect(region).toHaveTextContent(/^2%BATTERYI had a hundred,Plug it in$/)
    await user.click(screen.getByRole("button", { name: "Plug it in" }))
    expect(region).toHaveTextContent("50%BATTERY")
    await user.click(screen.getByRole("button", { name: "Read on" }))
    await user.click(screen.getByRole("button", { name: "Read on" }))
    fireEvent.change(battery, { target: { value: "90" } })
    expect(region).toHaveTextContent("90%At one I drawa bed.Two prongs,a light.Once more")
  })

  it("loses charge with every verse but for the plug", () => {
    const charges = [0, 1, 2, 9].map(step => pageAt(poem, step, false).charge)
    expect(charges).toEqual([50, 38, 1, 1])
    expect(pageAt(poem, 2, true)).toMatchObject({ charge: 100, light: "bright" })
    expect(pageAt([], 0, false).lines).toEqual([""])
  })
})
