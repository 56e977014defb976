import { isReadmeOpen, readmeScript, setReadmeOpen } from "../../../src/shell/first-paint/readmeScript"

describe("readmeScript", () => {
  // biome-ignore lint/security/noGlobalEval: the browser runs this text as a script of the page.
  const run = () => window.eval(readmeScript)

  beforeEach(() => {
    sessionStorage.clear()
    delete document.body.dataset.readme
  })

  it("closes the README at first", () => {
    run()
    expect(document.body.dataset.readme).toBe("closed")
    expect(isReadmeOpen()).toBe(false)
  })

  it.each([true, false])("leaves it as it was on the page before: open is %s", isOpen => {
    setReadmeOpen(isOpen)
    delete document.body.dataset.readme
    run()
    expect(isReadmeOpen()).toBe(isOpen)
  })

  it("closes it where the browser refuses storage", () => {
    const get = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError")
    })
    run()
    get.mockRestore()
    expect(document.body.dataset.readme).toBe("closed")
  })
})
