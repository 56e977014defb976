import fc from "fast-check"
import { fitsQrCode, shareLinks } from "../../../src/components/share-button/shareLinks"

describe("shareLinks", () => {
  it("has the six services in the order of the specification", () => {
    const names = shareLinks("https://juhq.fi", "juhq.fi").map(({ service }) => service)
    expect(names).toEqual(["Twitter", "Whatsapp", "Telegram", "Facebook", "Reddit", "Pinterest"])
  })

  it("writes spaces and signs so that every service reads them", () => {
    const [twitter, whatsapp] = shareLinks("https://juhq.fi/x?a=1&b=2", "C++ & cows")
    expect(twitter?.link).toBe(
      "https://twitter.com/intent/tweet?text=C%2B%2B%20%26%20cows&url=https%3A%2F%2Fjuhq.fi%2Fx%3Fa%3D1%26b%3D2",
    )
    expect(whatsapp?.link).toBe(
      "https://wa.me/?text=C%2B%2B%20%26%20cows%20https%3A%2F%2Fjuhq.fi%2Fx%3Fa%3D1%26b%3D2",
    )
  })

  it("carries the address and the title, whatever is in them, to every service", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: "grapheme" }), (url, title) => {
        for (const { link } of shareLinks(url, title)) {
          expect(link).not.toMatch(/[+\s]/)
          const said = [...new URL(link).searchParams.values()].join(" ")
          expect(said).toContain(url)
          expect(said).toContain(title)
        }
      }),
    )
  })

  it("survives half an emoji", () => {
    expect(() => shareLinks("https://juhq.fi", "\ud83d")).not.toThrow()
  })

  it("lets a QR code have 800 bytes, not letters", () => {
    expect(fitsQrCode("a".repeat(800))).toBe(true)
    expect(fitsQrCode("a".repeat(801))).toBe(false)
    expect(fitsQrCode("ä".repeat(401))).toBe(false)
  })
})
