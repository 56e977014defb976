import { schemeScript } from "../../../src/shell/first-paint/schemeScript"

describe("schemeScript", () => {
  // biome-ignore lint/security/noGlobalEval: the browser runs this text as a script of the page.
  const run = () => window.eval(schemeScript)

  const write = jest.spyOn(document, "write").mockImplementation(() => {})

  afterEach(() => {
    localStorage.clear()
    write.mockClear()
    delete document.body.dataset.scheme
  })

  it("names the scheme that is kept, and writes the link to its colours", () => {
    localStorage.setItem("juhq:desktop", JSON.stringify({ v: 1, data: { scheme: "plum" } }))
    run()
    expect(document.body.dataset.scheme).toBe("plum")
    expect(write.mock.calls).toEqual([["<link id=schemes rel=stylesheet media=screen href=/schemes.css>"]])
  })

  it("knows a scheme that was stored under its former name", () => {
    localStorage.setItem("juhq:desktop", JSON.stringify({ v: 1, data: { scheme: "stand" } }))
    run()
    expect(document.body.dataset.scheme).toBe("hot-dog-stand")
  })

  it.each([
    ["nothing", null],
    ["the standard one", JSON.stringify({ v: 1, data: { scheme: "standard" } })],
    ["one that the site doesn't know", JSON.stringify({ v: 1, data: { scheme: '"><b>' } })],
    ["a name that every object has", JSON.stringify({ v: 1, data: { scheme: "constructor" } })],
    ["no JSON", "{"],
    ["another shape", "[]"],
  ])("leaves the page as it is for %s", (_, kept) => {
    if (kept !== null) localStorage.setItem("juhq:desktop", kept)
    run()
    expect(document.body.dataset.scheme).toBeUndefined()
    expect(write).not.toHaveBeenCalled()
  })
})
