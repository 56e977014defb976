import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { readHints } from "../../src/embeds/useragent/browser"
import { costumes } from "../../src/embeds/useragent/costumes"
import {
  changes,
  coldWith,
  hintRows,
  hueOf,
  isGrease,
  maxLength,
  outcome,
  piecesOf,
} from "../../src/embeds/useragent/logic"
import { meaningOf, meaningOfPart } from "../../src/embeds/useragent/meanings"
import Useragent from "../../src/embeds/useragent/Useragent"

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36"
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0"
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1"
const android =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36"
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0"

describe("a user agent string", () => {
  it("is products and comments, as in the RFC", () => {
    expect(piecesOf(chrome).map(({ text }) => text)).toEqual([
      "Mozilla/5.0",
      "(Windows NT 10.0; Win64; x64)",
      "AppleWebKit/537.36",
      "(KHTML, like Gecko)",
      "Chrome/124.0.0.0",
      "Safari/537.36",
    ])
    expect(piecesOf(chrome)[1]).toMatchObject({ parts: ["Windows NT 10.0", "Win64", "x64"], closed: true })
    expect(piecesOf(chrome)[4]).toMatchObject({ name: "Chrome", version: "124.0.0.0" })
  })

  it("may have brackets in brackets, and brackets that are never closed", () => {
    expect(piecesOf("A (b (c; d); e) F")).toEqual([
      { kind: "product", text: "A", name: "A", version: "" },
      { kind: "comment", text: "(b (c; d); e)", parts: ["b (c", "d)", "e"], closed: true },
      { kind: "product", text: "F", name: "F", version: "" },
    ])
    expect(piecesOf("A (b; c")[1]).toEqual({
      kind: "comment",
      text: "(b; c",
      parts: ["b", "c"],
      closed: false,
    })
    expect(piecesOf("()")).toEqual([{ kind: "comment", text: "()", parts: [], closed: true }])
    expect(piecesOf("  ")).toEqual([])
  })

  it("loses nothing but its spaces, whatever it is", () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const joined = piecesOf(text)
          .map(piece => piece.text)
          .join("")
        expect(joined.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""))
      }),
    )
  })

  it("is read up to a length, however long it is", () => {
    const pieces = piecesOf("(".repeat(10_000_000))
    expect(pieces.map(({ text }) => text.length)).toEqual([maxLength])
  })

  it.each([
    ...costumes.map(({ name, userAgent }) => [name, userAgent]),
    ["Chrome", chrome],
    ["Firefox", firefox],
    ["an iPhone", iphone],
    ["a phone", android],
    ["Edge on a Mac", mac],
  ])("is explained to the last word for %s", (_, text) => {
    const unknown = piecesOf(text ?? "").flatMap(piece => {
      if (piece.kind === "comment")
        return piece.parts.filter(part => /was not told/.test(meaningOfPart(part)))
      return /was not told/.test(meaningOf(piece)) ? [piece.text] : []
    })
    expect(unknown).toEqual([])
  })

  it("tells Edge with Apple's engine from Edge with Chromium's", () => {
    const said = (name: string) => meaningOf({ kind: "product", text: name, name, version: "" })
    expect(said("EdgiOS")).toMatch(/Apple's engine/)
    for (const name of ["Edg", "EdgA", "EdgW"]) expect(said(name)).toMatch(/Chromium/)
  })

  it("tells the version of Windows, as far as it does", () => {
    expect(
      ["Windows NT 5.1", "Win98", "Windows 95", "Windows 3.1", "Windows NT 6.3"].map(meaningOfPart),
    ).toEqual(["Windows XP.", "Windows 98.", "Windows 95.", "Windows 3.1.", "Windows 8.1."])
    expect(meaningOfPart("Windows NT 10.0")).toMatch(/^Windows 10 or 11/)
    expect(meaningOfPart("xyzzy 3")).toMatch(/was not told/)
  })
})

describe("a coat", () => {
  it("has a colour of its own, and those that are worn together differ", () => {
    const worn = ["Mozilla/5.0", "AppleWebKit/537.36", "(KHTML, like Gecko)", "Chrome/147.0", "Safari/537.36"]
    const hues = worn.map(hueOf)
    expect(hues).toEqual([0, 67, 134, 201, 268])
    expect(hueOf("HeadlessChrome/147.0")).toBe(hueOf("Chrome/2"))
    expect(hueOf("Pertti/1.0")).toBe(hueOf("Pertti/2.0"))
  })

  it("keeps warm: the fewer are on, the colder it is", () => {
    expect([5, 4, 3, 2, 1, 0].map(on => coldWith(on, 5 - on))).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
    expect(coldWith(0, 0)).toBe(1)
  })
})

describe("client hints", () => {
  it("are shown as they are told, with the brand that is made up", () => {
    expect(["Not;A=Brand", "Not/A)Brand", " Not A;Brand", "Not_A Brand"].map(isGrease)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(["Chromium", "Google Chrome", "Notepad"].map(isGrease)).toEqual([false, false, false])
    const rows = hintRows({
      brands: [
        { brand: "Chromium", version: "124" },
        { brand: "Not-A.Brand", version: "99" },
      ],
      mobile: false,
      platform: "Linux",
      architecture: "x86",
      bitness: "64",
      model: "",
    })
    expect(rows).toEqual([
      { name: "Brands", value: "Chromium 124, Not-A.Brand 99 (made up, lest the list be trusted)" },
      { name: "Mobile", value: "no" },
      { name: "Platform", value: "Linux" },
      { name: "Processor", value: "x86, 64 bits" },
    ])
  })

  it("are asked for where there are any, and may be refused", async () => {
    expect(await readHints()).toBeNull()
    const source = {
      mobile: true,
      platform: "Android",
      getHighEntropyValues: async () => ({ model: "Wheel 2" }),
    }
    Object.defineProperty(navigator, "userAgentData", { value: source, configurable: true })
    expect(await readHints()).toEqual({ mobile: true, platform: "Android", model: "Wheel 2" })
    source.getHighEntropyValues = () => Promise.reject(new Error("no"))
    expect(await readHints()).toEqual({ mobile: true, platform: "Android" })
    Reflect.deleteProperty(navigator, "userAgentData")
  })
})

describe("a disguise", () => {
  it("changes nothing, unless something else does", () => {
    const before = [
      { name: "Size of the window", value: "800 × 600" },
      { name: "Language", value: "fi" },
    ]
    expect(outcome(changes(before, before))).toBe("Only the name has changed. Nobody is fooled.")
    const after = [{ name: "Size of the window", value: "640 × 480" }]
    expect(outcome(changes(before, after))).toBe(
      "Changed: size of the window was 800 × 600 and is 640 × 480. That was not the disguise. That was you.",
    )
  })
})

describe("the page", () => {
  beforeEach(() => window.history.replaceState(null, "", "/useragent"))
  const box = () => screen.getByRole("textbox")
  const cell = (name: RegExp) => screen.findByRole("row", { name })

  it("begins with the browser's own string, and keeps it out of the address", async () => {
    render(<Useragent />)
    expect(screen.getByLabelText("Your browser says that it is")).toHaveValue(navigator.userAgent)
    expect(
      within(screen.getByRole("list", { name: "The pieces" })).getByText(/Netscape's own name/),
    ).toBeVisible()
    expect(await screen.findByText(/Yours gives none/)).toBeVisible()
    expect(window.location.search).toBe("")
  })

  it("puts on a disguise, and finds that nothing has changed", async () => {
    const user = userEvent.setup()
    render(<Useragent />)
    await user.selectOptions(screen.getByLabelText("Pretend to be"), "NCSA Mosaic, 1993")
    expect(box()).toHaveValue("NCSA_Mosaic/2.0 (Windows 3.1)")
    expect(screen.getByText(/^Only the name/)).toBeVisible()
    expect(await cell(/^Browser NCSA_Mosaic 2\.0/)).toBeVisible()
    expect(new URLSearchParams(window.location.search).get("ua")).toBe("NCSA_Mosaic/2.0 (Windows 3.1)")
    await user.selectOptions(screen.getByLabelText("Pretend to be"), "yourself again")
    expect(box()).toHaveValue(navigator.userAgent)
    expect(window.location.search).toBe("")
  })

  it.each([
    ["NCSA Mosaic, 1993", "NCSA_Mosaic 2.0", "its own, without a name", "Windows 3.1", "desktop"],
    ["Netscape 1, 1994", "Netscape 1.0", "its own, without a name", "Windows 3.1", "desktop"],
    ["Internet Explorer 2, 1995", "Internet Explorer 2.0", "no idea", "Windows 95", "desktop"],
    ["Netscape 4.08, 1998", "Netscape 4.08", "its own, without a name", "Windows 98", "desktop"],
    ["Internet Explorer 6, 2004", "Internet Explorer 6.0", "Trident", "Windows XP", "desktop"],
    ["Konqueror 3", "Konqueror 3.1", "KHTML", "Linux", "desktop"],
    ["Safari 1, 2003", "Safari", "WebKit 85.7", "macOS", "Apple desktop"],
    ["Firefox 1, 2004", "Firefox 1.0", "Gecko 20041107", "Windows XP", "desktop"],
    ["Chrome 0.2, 2008", "Chrome 0.2.149.27", "WebKit 525.13", "Windows XP", "desktop"],
    ["Opera 10, 2009", "Opera 10.10", "Presto 2.2.15", "Windows 7", "desktop"],
    ["Internet Explorer 11, 2013", "Internet Explorer 11.0", "Trident 7.0", "Windows 7", "desktop"],
    ["Lynx", "Lynx 2.8.9rel.1", "libwww-FM 2.14", "no idea", "terminal"],
    ["Googlebot", "Googlebot 2.1", "no idea", "no idea", "Google bot"],
    ["Pertti", "Pertti 1.0", "KHTML, like Gecko", "Wheel", "hamster"],
  ])("takes %s for %s", async (name, browser, engine, system, kind) => {
    const user = userEvent.setup()
    render(<Useragent />)
    await user.selectOptions(screen.getByLabelText("Pretend to be"), name)
    await cell(/^Browser (?!\.\.\.)/)
    const table = screen.getByRole("table", { name: "What the string is taken for" })
    const values = within(table).getAllByRole("cell")
    expect(values.map(value => value.textContent)).toEqual([browser, engine, system, kind])
  })

  it("has a guess tested for every disguise", () => {
    expect(costumes).toHaveLength(14)
  })

  it("takes apart what is pasted, and starts again", async () => {
    const user = userEvent.setup()
    render(<Useragent />)
    await user.clear(box())
    expect(screen.getByText("Silence. That is a string too.")).toBeVisible()
    await user.click(box())
    await user.paste(firefox)
    expect(screen.getByLabelText("This one says that it is")).toBe(box())
    expect(await cell(/^Browser Firefox 115\.0/)).toBeVisible()
    expect(screen.getByText(/would have taken it for Internet Explorer 11/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(box()).toHaveValue(navigator.userAgent)
  })

  it("takes apart the string of a link", async () => {
    window.history.replaceState(null, "", `/useragent?ua=${encodeURIComponent(chrome)}`)
    render(<Useragent />)
    expect(box()).toHaveValue(chrome)
    expect(await cell(/^System Windows 10/)).toBeVisible()
    expect(await cell(/^Engine Blink/)).toBeVisible()
  })

  it.each([
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 EdgiOS/131.0.2903.68 Mobile/15E148 Safari/605.1.15",
      /^Engine WebKit 605\.1\.15$/,
    ],
    [
      "Mozilla/5.0 (Linux; Android 10; HD1913) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.81 Mobile Safari/537.36 EdgA/131.0.2903.48",
      /^Engine Blink$/,
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763",
      /^Engine EdgeHTML 18\.17763$/,
    ],
  ])("knows the engine of Edge: %s", async (ua, engine) => {
    window.history.replaceState(null, "", `/useragent?ua=${encodeURIComponent(ua)}`)
    render(<Useragent />)
    expect(await cell(engine)).toBeVisible()
  })

  it("says what it leaves out of a very long one", async () => {
    const user = userEvent.setup()
    render(<Useragent />)
    await user.clear(box())
    await user.click(box())
    await user.paste("a ".repeat(5000))
    expect(screen.getByRole("alert")).toHaveTextContent("The first 2,000 characters are read")
    expect(screen.getByText("And 940 more, which are left out here.")).toBeVisible()
    expect(window.location.search).toBe("")
  })

  it("takes off a coat at a time, and nothing changes", async () => {
    const user = userEvent.setup()
    window.history.replaceState(
      null,
      "",
      `?ua=${encodeURIComponent("Mozilla/5.0 (X11) AppleWebKit/1 (KHTML, like Gecko) Chrome/2")}`,
    )
    render(<Useragent />)
    expect(screen.getByRole("region", { name: "Somebody in 4 coats" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Take off a coat" }))
    expect(screen.getByLabelText(/says that it is/)).toHaveValue(
      "(X11) AppleWebKit/1 (KHTML, like Gecko) Chrome/2",
    )
    for (let i = 0; i < 2; i++) await user.click(screen.getByRole("button", { name: "Take off a coat" }))
    expect(screen.getByRole("region", { name: "Somebody in 1 coat" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Take off a coat" }))
    expect(screen.getByRole("region", { name: "Somebody without a coat" })).toBeVisible()
    expect(screen.getByLabelText(/says that it is/)).toHaveValue("(X11)")
    // The toaster lends a coat.
    await user.click(screen.getByRole("button", { name: "Put on Toaster/2.0" }))
    expect(screen.getByText(/^You are a toaster now/)).toBeInTheDocument()
    expect(screen.getByText("Lent to you. Shake out the crumbs.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Take off a coat" }))
    await user.click(screen.getByRole("button", { name: "Dress again" }))
    expect(screen.getByLabelText(/says that it is/)).toHaveValue(
      "Mozilla/5.0 (X11) AppleWebKit/1 (KHTML, like Gecko) Chrome/2",
    )
    expect(screen.getByRole("button", { name: "Take off a coat" })).toHaveFocus()
  })

  it("takes off any coat by its collar, hangs it on the rail, and puts it on again over the rest", async () => {
    const user = userEvent.setup()
    const ua =
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Safari/537.36"
    window.history.replaceState(null, "", `?ua=${encodeURIComponent(ua)}`)
    render(<Useragent />)
    const rail = within(screen.getByRole("region", { name: "The coat rail" }))
    expect(rail.queryAllByRole("button", { name: /^Put on/ })).toHaveLength(0)
    expect(await cell(/^Browser Chrome/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Take off Chrome/147.0" }))
    expect(await cell(/^Browser Safari/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Take off Mozilla/5.0" }))
    expect(rail.getAllByRole("button", { name: /^Put on/ }).map(({ textContent }) => textContent)).toEqual([
      "Chrome/147.0",
      "Mozilla/5.0",
    ])
    await user.click(rail.getByRole("button", { name: "Put on Chrome/147.0" }))
    expect(screen.getByLabelText(/says that it is/)).toHaveValue(
      "Chrome/147.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Safari/537.36",
    )
    await user.selectOptions(screen.getByLabelText("Pretend to be"), "yourself again")
    expect(rail.queryAllByRole("button", { name: /^Put on/ })).toHaveLength(0)
  })

  it("draws what is pasted as text and never as markup", async () => {
    window.history.replaceState(
      null,
      "",
      `/useragent?ua=${encodeURIComponent("<img/src=x> (<b>hamster</b>)")}`,
    )
    const { container } = render(<Useragent />)
    expect(container.querySelector("b, img")).toBeNull()
    expect(screen.getByText("<b>hamster</b>")).toBeVisible()
    expect(await cell(/^Browser/)).toBeVisible()
  })
})
