/** @jest-environment jsdom */
import { download } from "../../../src/hooks/browser/download"

describe("download", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it("hands over a file under its name and forgets its address when it has been read", () => {
    const files: unknown[] = []
    const forgotten: string[] = []
    URL.createObjectURL = file => `blob:${files.push(file)}`
    URL.revokeObjectURL = url => forgotten.push(url)
    const pressed: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      pressed.push(`${this.href} ${this.download} ${this.isConnected}`)
    })
    const file = new Blob(["hamster"])
    download(file, "hamster.txt")
    expect(files).toEqual([file])
    expect(pressed).toEqual(["blob:1 hamster.txt true"])
    expect(document.querySelector("a")).toBeNull()
    expect(forgotten).toEqual([])
    jest.runAllTimers()
    expect(forgotten).toEqual(["blob:1"])
  })
})
