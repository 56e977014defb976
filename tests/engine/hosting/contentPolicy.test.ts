import { contentPolicy } from "../../../src/engine/hosting/contentPolicy"
import { policyText } from "../../../src/shell/first-paint/policyText"

const off = contentPolicy({ analyticsId: "", errorReportsDsn: "", giphyKey: "" })

describe("the content security policy", () => {
  it("lets no script run that is not the site's, YouTube's player or named by its digest", () => {
    expect(off["script-src"]).toEqual(["'self'", "https://www.youtube.com"])
    expect(policyText(off, ["sha256-abc="])).toContain(
      "; script-src 'self' https://www.youtube.com 'sha256-abc='; ",
    )
    for (const policy of [off, contentPolicy({ analyticsId: "G-1", giphyKey: "k" })])
      for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", "*", "https:", "data:", "blob:"])
        expect(policy["script-src"]).not.toContain(unsafe)
  })

  it("knows no service that is switched off", () => {
    const text = policyText(off, [])
    for (const host of ["giphy", "google", "sentry"]) expect(text).not.toContain(host)
  })

  it("lets what is switched on be asked", () => {
    const on = contentPolicy({
      analyticsId: "G-1",
      errorReportsDsn: "https://key@o1.ingest.sentry.io/2",
      giphyKey: "k",
    })
    expect(on["connect-src"]).toEqual(
      expect.arrayContaining([
        "https://api.giphy.com",
        "https://o1.ingest.sentry.io",
        "https://*.google-analytics.com",
      ]),
    )
    expect(on["script-src"]).toContain("https://*.googletagmanager.com")
  })
})
