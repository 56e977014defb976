import fc from "fast-check"
import {
  archiveUrl,
  faviconUrl,
  hostOf,
  tileOf,
  toneCount,
} from "../../../src/components/external-link/archive"

describe("what an address tells of its host", () => {
  it("is its name without www", () => {
    expect(hostOf("https://www.yle.fi/uutiset?x=1#y")).toBe("yle.fi")
    expect(hostOf("http://localhost:9000/")).toBe("localhost")
    expect(hostOf("/todo")).toBe("")
  })

  it("is a letter and a colour, the same for every page of it", () => {
    expect(tileOf("https://yle.fi/a")).toEqual(tileOf("https://www.yle.fi/b"))
    expect(tileOf("https://yle.fi").letter).toBe("Y")
    expect(tileOf("https://127.0.0.1/").letter).toBe("1")
    expect(tileOf("nowhere").letter).toBe("?")
  })

  it("is one of the colours that there are", () => {
    fc.assert(
      fc.property(fc.webUrl(), href => {
        const { letter, tone } = tileOf(href)
        expect(letter).toMatch(/^[A-Z0-9]$/)
        expect(Number.isInteger(tone) && tone >= 0 && tone < toneCount).toBe(true)
      }),
    )
  })

  it("spreads hosts over all the colours", () => {
    const hosts = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]
    expect(new Set(hosts.map(name => tileOf(`https://${name}.fi`).tone)).size).toBe(toneCount)
  })
})

it("asks the favicon service by domain", () => {
  expect(faviconUrl("https://www.yle.fi/uutiset")).toBe("https://icons.duckduckgo.com/ip3/yle.fi.ico")
})

it("leads to the newest copy in the archive", () => {
  expect(archiveUrl("https://yle.fi/a?b=c#d")).toBe("https://web.archive.org/web/https://yle.fi/a?b=c#d")
})
