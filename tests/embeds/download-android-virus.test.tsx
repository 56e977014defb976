import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { bytes, total } from "../../src/components/download-drama/logic"
import DownloadAndroidVirus from "../../src/embeds/download-android-virus/DownloadAndroidVirus"

const lines = [
  { say: "Asking.", left: "3 taps" },
  { say: "Looking for the network.", left: "1 bar" },
]
const poem = ["BATTERY", "I had a hundred,\nonce."]
const show = () => render(<DownloadAndroidVirus lines={lines} poem={poem} />)
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
    await user.click(screen.getByRole("button", { name: "Download" }))
    act(() => jest.advanceTimersByTime(total + 500))
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
    await user.click(screen.getByRole("button", { name: "Download" }))
    expect(screen.getByRole("log")).toHaveTextContent("Asking.")
    act(() => jest.advanceTimersByTime(total + 500))
    expect(screen.getByRole("status")).toHaveTextContent("It is harmless: a poem about batteries.")
    await user.click(screen.getByRole("button", { name: "Read it here" }))
    expect(screen.getByRole("region", { name: "battery.txt" }).textContent).toBe(poem.join(""))
    await user.click(screen.getByRole("button", { name: "Save battery.txt" }))
    expect(names).toEqual(["battery.txt"])
    expect(files[0]?.size).toBe(bytes("BATTERY\r\n\r\nI had a hundred,\r\nonce.\r\n"))
  })
})
