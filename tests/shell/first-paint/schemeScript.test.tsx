import { schemeScript } from "../../../src/shell/first-paint/schemeScript"

describe("schemeScript", () => {
  // biome-ignore lint/security/noGlobalEval: the browser runs this text as a script of the page.
  const run = () => window.eval(schemeScript)

  afterEach(() => {
    localStorage.clear()
    delete document.body.dataset.scheme
  })

  it("writes the scheme that is kept on the body", () => {
    localStorage.setItem("juhq:desktop", JSON.stringify({ v: 1, data: { scheme: "plum" } }))
    run()
    expect(document.body.dataset.scheme).toBe("plum")
  })

  it.each([
    ["nothing", null],
    ["the standard one", JSON.stringify({ v: 1, data: { scheme: "standard" } })],
    ["one that the site doesn't know", JSON.stringify({ v: 1, data: { scheme: '"><b>' } })],
    ["no JSON", "{"],
    ["another shape", "[]"],
  ])("leaves the body as it is for %s", (_, kept) => {
    if (kept !== null) localStorage.setItem("juhq:desktop", kept)
    run()
    expect(document.body.dataset.scheme).toBeUndefined()
  })
})
