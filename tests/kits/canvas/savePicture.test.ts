/** @jest-environment jsdom */
import { canvasToBlob, refusedMessage, savePng, saveSvg } from "../../../src/kits/canvas/savePicture"

const saved: { name: string; type: string }[] = []

beforeEach(() => {
  saved.length = 0
  let type = ""
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      type = blob.type
      return "blob:x"
    },
    revokeObjectURL: () => {},
  })
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type })
  })
})
afterEach(() => jest.restoreAllMocks())

const canvasThat = (toBlob: HTMLCanvasElement["toBlob"]) =>
  Object.assign(document.createElement("canvas"), { toBlob })

describe("saving a picture", () => {
  it("hands over a PNG under its name", async () => {
    const canvas = canvasThat(call => call(new Blob(["x"], { type: "image/png" })))
    await expect(savePng(canvas, "tea.png")).resolves.toBe("Saved.")
    expect(saved).toEqual([{ name: "tea.png", type: "image/png" }])
  })

  it("says so where the browser gives nothing, or throws", async () => {
    await expect(
      savePng(
        canvasThat(call => call(null)),
        "tea.png",
      ),
    ).resolves.toBe(refusedMessage)
    const tainted = canvasThat(() => {
      throw new DOMException("tainted", "SecurityError")
    })
    await expect(canvasToBlob(tainted)).resolves.toBeNull()
    await expect(savePng(tainted, "tea.png")).resolves.toBe(refusedMessage)
    await expect(savePng(null, "tea.png")).resolves.toBe(refusedMessage)
    expect(saved).toEqual([])
  })

  it("downloads an SVG as SVG", () => {
    expect(saveSvg("<svg/>", "tea.svg")).toBe("Saved.")
    expect(saved).toEqual([{ name: "tea.svg", type: "image/svg+xml" }])
  })
})
