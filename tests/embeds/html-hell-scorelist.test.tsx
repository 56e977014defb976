import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import * as parse5 from "parse5"
import { renderToString } from "react-dom/server"
import { safeParse } from "valibot"
import { parse } from "yaml"
import { afflictionsOf, armful, fuels, heat, withFuel } from "../../src/embeds/html-hell-scorelist/fire"
import HtmlHellScorelist from "../../src/embeds/html-hell-scorelist/HtmlHellScorelist"
import { rules } from "../../src/embeds/html-hell-scorelist/rules"
import { sample } from "../../src/embeds/html-hell-scorelist/sample"
import { maxRead, scan } from "../../src/embeds/html-hell-scorelist/scan"
import { type HtmlSin, schema } from "../../src/embeds/html-hell-scorelist/schema"
import { certificate, charges, rankOf, scoreOf } from "../../src/embeds/html-hell-scorelist/verdict"
import { itDeep } from "../jest/property"
import { askForCalm, onPage } from "../jest/visit"

const sins = parse(readFileSync("content/data/html-sins.yaml", "utf8")) as HtmlSin[]

function look(html: string, limits?: { piece?: number; max?: number }) {
  const steps = scan(html, sins, parse5, limits)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const found = (html: string, id: string) =>
  look(html).find(each => each.id === id) ?? { id, count: 0, places: [] }
/** The characters at fault, as they stand in the HTML. */
const faults = (html: string, id: string) =>
  found(html, id).places.map(({ from, to }) => html.slice(from, to))
const ids = (html: string) =>
  look(html)
    .filter(({ count }) => count > 0)
    .map(({ id }) => id)

function Page() {
  const page = { path: "/html-hell-scorelist" }
  return onPage(<HtmlHellScorelist />, { ...page, data: { "html-sins": sins } })
}

beforeEach(() => window.history.replaceState(null, "", "/html-hell-scorelist"))

describe("the price list", () => {
  it("fits its schema, has every sin once, and uses every rule that there is", () => {
    expect(safeParse(schema, sins).success).toBe(true)
    expect(new Set(sins.map(({ id }) => id)).size).toBe(sins.length)
    const used = sins.flatMap(({ find }) => ("rule" in find ? find.rule : []))
    expect(used.sort()).toEqual(Object.keys(rules).sort())
  })

  it("refuses a pattern that is none", () => {
    const [first] = sins
    expect(safeParse(schema, [{ ...first, find: { attributes: ["a"], value: "(" } }]).success).toBe(false)
  })
})

describe("each sin", () => {
  it.each(sins.map(sin => [sin.id, sin] as const))(
    "%s is found once where it is done, and not in its innocent twin",
    (id, sin) => {
      expect(found(sin.sin, id).count).toBe(1)
      expect(found(sin.instead, id).count).toBe(0)
    },
  )
})

describe("innocents that look like sinners", () => {
  it.each([
    ["autoplay", "<video src=a.mp4 autoplay muted></video>"],
    ["table-layout", '<table width="600"><tr><th>Day</th></tr><tr><td>Soup</td></tr></table>'],
    ["table-layout", "<table><tr><td>Plain</td></tr></table>"],
    ["nested-tables", "<table></table><table></table>"],
    ["spacer-gif", '<img src="space-shuttle.gif" alt="A shuttle"><img src="polkadots.gif" alt="Dots">'],
    ["br-br-br", "<p>a<br>b<br>c<br>d</p>"],
    ["br-br-br", "<br><br><hr><br>"],
    ["divitis", "<div><div><section><div><div></div></div></section></div></div>"],
    ["divitis", "<div></div><div></div><div></div><div></div><div></div>"],
    ["blink", "<p>&lt;blink></p><!-- <blink> --><script>'<blink>'</script><textarea><blink></textarea>"],
    ["important", "<p>Very !important</p>"],
    ["handlers", '<p once="1" on="2" data-onclick="3"></p>'],
    ["missing-alt", '<img alt="" src="line.gif"><input type="text"><area>'],
    ["click-here", '<a href="/">Click here for soup</a>'],
    ["empty-paragraph", '<p><img src="a" alt="b"></p>'],
    ["zoom-lock", '<meta name="viewport" content="maximum-scale=10">'],
    ["duplicate-id", '<p id="a"></p><p id="A"></p>'],
    ["shouting", "<p TITLE='x'>LOUD</p>"],
    ["generator", '<meta name="generator" content="Gatsby 5">'],
    ["no-doctype", "<p>Only a part of a page</p>"],
    ["tabindex", '<p tabindex="-1"></p>'],
    ["nbsp-columns", "<p>a&nbsp;&nbsp;b &nbsp;c</p>"],
    ["construction", "<p>The bridge is constructed.</p>"],
  ])("%s is not in %s", (id, html) => {
    expect(faults(html, id)).toEqual([])
  })
})

describe("sinners that hide", () => {
  it.each([
    ["blink", "<BLINK\n>x</BLINK>", ["<BLINK\n>"]],
    ["nested-tables", "<table><tr><td><p><table><tr><td><table>", ["<table>", "<table>"]],
    ["table-layout", '<table border="0"><tr><td>never closed', ['<table border="0">']],
    [
      "br-br-br",
      "<br>\n&nbsp;<br />\n<br><br>x<br><br><br>",
      ["<br>\n&nbsp;<br />\n<br><br>", "<br><br><br>"],
    ],
    ["nbsp-columns", "<td>&nbsp; &nbsp; &nbsp; &nbsp; x</td>", ["&nbsp; &nbsp; &nbsp; &nbsp; "]],
    ["important", '<p style="color:red ! important">', ['style="color:red ! important"']],
    ["bgcolor", '<td class="a" bgcolor=red>', ["bgcolor=red"]],
    ["click-here", '<a href="/"><font>Click <b>here</b>!</font></a>', ['<a href="/">']],
    ["javascript-links", "<a href=' JavaScript:go()'>x</a>", ["href=' JavaScript:go()'"]],
    [
      "best-viewed",
      "<p>Best\nviewed in IE</p><img alt='best viewed with eyes'>",
      ["Best\nviewed", "<img alt='best viewed with eyes'>"],
    ],
    [
      "spacer-gif",
      '<img width="1" height="1" src="t.png" alt="">',
      ['<img width="1" height="1" src="t.png" alt="">'],
    ],
    ["divitis", "<div><div><div><div><div><div>", ["<div>", "<div>"]],
    ["empty-paragraph", "<p> &nbsp;\n</p>", ["<p>"]],
    ["document-write", "<script>document . writeln('x')</script>", ["document . writeln("]],
  ])("%s is in %s", (id, html, expected) => {
    expect(faults(html, id)).toEqual(expected)
  })
})

describe("places", () => {
  it("are lines and columns as an editor counts them, also after Windows line ends", () => {
    const html =
      '<p>One</p>\r\n<p>Two <font color="red">red</font></p>\n  <img\n   src="a.gif">\n&nbsp;a&nbsp;&nbsp;&nbsp;&nbsp;b'
    expect(found(html, "font").places).toEqual([expect.objectContaining({ line: 2, column: 8 })])
    expect(found(html, "missing-alt").places).toEqual([expect.objectContaining({ line: 3, column: 3 })])
    expect(found(html, "nbsp-columns").places).toEqual([expect.objectContaining({ line: 5, column: 8 })])
    expect(faults(html, "nbsp-columns")).toEqual(["&nbsp;&nbsp;&nbsp;&nbsp;"])
  })

  it("are the same however the text is cut into pieces", () => {
    const bits = [
      ...sins.map(({ sin }) => sin),
      sample,
      "\r\n",
      "😀",
      "&nbsp",
      "<",
      "<!--",
      "-->",
      "</p>",
      '"',
    ]
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...bits), { maxLength: 12 }),
        fc.integer({ min: 1, max: 40 }),
        (parts, piece) => {
          const html = parts.join("")
          expect(look(html, { piece })).toEqual(look(html))
        },
      ),
      { numRuns: 60 },
    )
  })

  it("stand inside the text, whatever the text is, and nothing throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), html => {
        for (const { count, places } of look(html)) {
          expect(places.length).toBe(Math.min(100, count))
          for (const { from, to } of places) expect(from >= 0 && to <= html.length).toBe(true)
        }
      }),
    )
  })
})

describe("a page of a million characters", () => {
  itDeep.each([
    ["<blink>", "blink"],
    ["&nbsp;&nbsp;&nbsp;&nbsp;x\n", "nbsp-columns"],
    ["<div>", "divitis"],
    ["<b></i><table>", "nested-tables"],
  ])(
    "of nothing but %s is judged in pieces, each a small part of it",
    (bit, id) => {
      const html = bit.repeat(Math.ceil(1_000_000 / bit.length))
      const steps = scan(html, sins, parse5)
      let [pieces, largest, last] = [0, 0, 0]
      for (;;) {
        const step = steps.next()
        if (step.done) {
          const mine = step.value.find(each => each.id === id)
          expect(mine?.places).toHaveLength(100)
          expect(mine?.count).toBeGreaterThan(30_000)
          break
        }
        expect(step.value).toBeGreaterThan(last)
        largest = Math.max(largest, step.value - last)
        last = step.value
        pieces++
      }
      expect(pieces).toBeGreaterThan(100)
      // Were a piece's time to grow with its place, the test's own limit would be over first.
      expect(largest).toBeLessThan(0.02)
    },
    60_000,
  )

  it("is read up to a limit and no further, and the limit is 20 million", () => {
    const blinks = (html: string) => look(html, { max: 1000 }).find(({ id }) => id === "blink")?.count
    expect(blinks(`${" ".repeat(993)}<blink>`)).toBe(1)
    expect(blinks(`${" ".repeat(1000)}<blink>`)).toBe(0)
    expect(maxRead).toBe(20_000_000)
  })
})

describe("the verdict", () => {
  it("charges each time, the costliest sin first", () => {
    const list = charges(sins, look("<blink></blink><blink></blink><p><font></font></p>"))
    expect(list.map(({ sin, points }) => [sin.id, points])).toEqual([
      ["blink", 120],
      ["font", 10],
    ])
    expect(scoreOf(list)).toBe(130)
    expect(scoreOf(charges(sins, look("<p>Hello</p>")))).toBe(0)
  })

  it("gives a rank for any number of points, and no worse one for fewer", () => {
    expect([0, 1, 24, 25, 99, 100, 5000, 1e9].map(points => rankOf(points).name)).toEqual([
      "Saint",
      "Parish clerk",
      "Parish clerk",
      "Weekend sinner",
      "Weekend sinner",
      "Table carpenter",
      "Head of IT, Hell",
      "Head of IT, Hell",
    ])
  })

  it("finds most of what there is in the page from 1998", () => {
    expect(ids(sample).length).toBeGreaterThan(25)
    expect(rankOf(scoreOf(charges(sins, look(sample)))).name).toMatch(/Deacon|Marquis/)
  })

  it("is of heaven, with clouds, for a page without a sin, and of hell, with flames, for one", () => {
    const list = charges(sins, [{ id: sins[0]?.id ?? "", count: 1, places: [] }])
    expect(certificate("", [])).toContain("Certificate of HTML Heaven")
    expect(certificate("", [])).not.toContain("#d9480f")
    expect(certificate("", list)).toContain("Certificate of HTML Hell")
    expect(certificate("", list)).toContain("#d9480f")
  })

  it("is written into a certificate in which a name is only a name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), name => {
        const svg = new DOMParser().parseFromString(certificate(name, []), "image/svg+xml")
        expect(svg.querySelector("parsererror")).toBeNull()
      }),
      { numRuns: 40 },
    )
    const list = charges(sins, look("<blink></blink>"))
    const svg = new DOMParser().parseFromString(certificate("<b>Pertti</b>", list), "image/svg+xml")
    const sizes = [...svg.querySelectorAll("text")].map(text => Number(text.getAttribute("font-size")))
    expect((Math.min(...sizes) * 340) / 640).toBeGreaterThan(12)
    expect([...svg.querySelectorAll("text")].map(text => text.textContent)).toEqual([
      "Certificate of HTML Hell",
      "This is to certify that the page of",
      "<b>Pertti</b>",
      "has 60 points, and that its rank is",
      "Weekend sinner",
      "It was only for the one customer.",
      "Blinking text × 1",
    ])
  })
})

describe("the fire", () => {
  it("burns as high as the points are many, up to the worst rank", () => {
    expect([0, 1250, 5000, 1e9].map(heat)).toEqual([0, 0.5, 1, 1])
    expect(rankOf(4999).name).not.toBe(rankOf(5000).name)
  })

  it("is fed with sins of the price list, an armful at a time", () => {
    const points = fuels.map(fuel => scoreOf(charges(sins, look(withFuel("<p>a</p>", fuel)))))
    const bare = scoreOf(charges(sins, look("<p>a</p>")))
    for (const each of points) expect(each - bare).toBeGreaterThanOrEqual(40 * armful)
    expect(withFuel("", "BLINK")).toBe(`${"<BLINK>".repeat(10)}\n`)
    expect(withFuel("a", "FRAME").split("\n")).toHaveLength(3)
  })
})

describe("the certificate", () => {
  it("suffers from what its page has, an armful at a time", () => {
    const suffers = (html: string) => afflictionsOf(charges(sins, look(html)))
    expect(suffers("<blink>")).toEqual({ blinks: 0, slides: 0, frames: 0 })
    expect(suffers(withFuel(withFuel("", "BLINK"), "FRAME"))).toEqual({ blinks: 1, slides: 0, frames: 1 })
    expect(suffers("<marquee>".repeat(99)).slides).toBe(3)
  })
})

describe("the page", () => {
  const box = () => screen.getByLabelText("HTML") as HTMLTextAreaElement
  const clear = () => fireEvent.change(box(), { target: { value: "" } })
  const items = async () =>
    within(await screen.findByRole("list", { name: "Sins found" })).getAllByText(/ × /)

  it("is short in the static HTML, and inviting when empty", async () => {
    expect(Buffer.byteLength(renderToString(<Page />))).toBeLessThan(12_800)
    render(<Page />)
    await userEvent.click(screen.getByRole("button", { name: "Empty the box" }))
    expect(screen.getByText(/Paste something you are not proud of/)).toBeInTheDocument()
  })

  it("begins with a page from 1998 and its certificate, without a dead button", async () => {
    render(<Page />)
    expect(box()).toHaveValue(sample)
    expect(
      await screen.findByRole("img", { name: /^Certificate: \d+ points in HTML hell/ }),
    ).toBeInTheDocument()
    for (const button of screen.getAllByRole("button")) expect(button).toBeEnabled()
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument()
    expect(window.location.search).toBe("")
  })

  it("shows the rest of the places at a press, and the keyboard goes on at the first of them", async () => {
    render(<Page />)
    const sins = within(await screen.findByRole("list", { name: "Sins found" }))
    const more = sins.getByRole("button", { name: /^Show \d+ more of TAGS IN CAPITALS$/ })
    const places = within(within(more.closest("li") as HTMLElement).getByRole("list"))
    expect(places.getAllByRole("button")).toHaveLength(10)
    await userEvent.click(more)
    expect(places.getAllByRole("button").length).toBeGreaterThan(10)
    expect(places.getAllByRole("button")[10]).toHaveFocus()
  })

  it("feeds the fire at a press, till the certificate burns, and takes a throw back", async () => {
    const user = userEvent.setup()
    const { container } = render(<Page />)
    await user.click(screen.getByRole("button", { name: "Empty the box" }))
    expect(screen.getByRole("img", { name: "Certificate: 0 points in HTML hell: Saint" })).toBeInTheDocument()
    await user.click(await screen.findByRole("button", { name: "10 × <MARQUEE>" }))
    expect(box()).toHaveValue(`${"<MARQUEE>".repeat(10)}\n`)
    expect(await screen.findByRole("img", { name: /: 5[12]0 points .* Deacon/ })).toBeInTheDocument()
    expect(container.querySelector(".log")).toHaveTextContent("10 × <MARQUEE>")
    for (let i = 0; i < 8; i++) await user.click(screen.getByRole("button", { name: "10 × <BLINK>" }))
    expect(
      await screen.findByRole("img", { name: /^Certificate, burnt: .*Head of IT, Hell/ }),
    ).toBeInTheDocument()
    expect(container.querySelector("blink, marquee")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(box().value.split("\n")).toHaveLength(9)
    expect(await screen.findByRole("img", { name: /^Certificate: / })).toBeInTheDocument()
  })

  it("throws nothing through the air in calm", async () => {
    askForCalm(true)
    const { container } = render(<Page />)
    await userEvent.click(await screen.findByRole("button", { name: "10 × <BLINK>" }))
    expect(container.querySelector(".log")).toBeNull()
  })

  it("brings the verdict into sight after a press below the box", async () => {
    const scrollIntoView = jest.fn()
    Object.assign(HTMLElement.prototype, { scrollIntoView })
    render(<Page />)
    await screen.findByRole("img", { name: /^Certificate/ })
    await userEvent.click(screen.getByRole("button", { name: "Empty the box" }))
    expect(scrollIntoView).toHaveBeenCalled()
    Reflect.deleteProperty(HTMLElement.prototype, "scrollIntoView")
  })

  it("judges what is pasted, line by line, and never makes a page of it", async () => {
    const user = userEvent.setup()
    const { container } = render(<Page />)
    clear()
    await user.click(box())
    await user.paste('<p>ok</p>\n<marquee>hi</marquee><img src="x" alt="a" onerror="window.hacked = 1">')
    expect(await screen.findByText("58 points.")).toBeInTheDocument()
    expect((await items()).map(item => item.textContent)).toEqual([
      "Marquee: 1 × 50 = 50",
      "Script in an attribute: 1 × 8 = 8",
    ])
    expect(screen.getByText("<marquee>", { selector: "mark" })).toBeInTheDocument()
    expect(container.querySelector("marquee, [onerror], iframe")).toBeNull()
    expect(window).not.toHaveProperty("hacked")
  })

  it("leads from a sin to its place in the box", async () => {
    const user = userEvent.setup()
    render(<Page />)
    clear()
    await user.click(box())
    await user.paste("<p>ok</p>\n<p><blink>hi</blink></p>")
    await user.click(await screen.findByRole("button", { name: "Line 2, column 4" }))
    expect(box()).toHaveFocus()
    expect(box().value.slice(box().selectionStart, box().selectionEnd)).toBe("<blink>")
  })

  it("has a page from 1998 to try, takes it back, and starts again", async () => {
    const user = userEvent.setup()
    render(<Page />)
    clear()
    await user.type(box(), "<p>mine")
    await user.click(screen.getByRole("button", { name: "Try a page from 1998" }))
    expect(box()).toHaveValue(sample)
    expect(
      await screen.findByRole("img", { name: /^Certificate: \d+ points in HTML hell/ }),
    ).toBeInTheDocument()
    await user.type(screen.getByLabelText("Made out to"), "Pertti")
    expect(
      decodeURIComponent(screen.getByRole("img", { name: /^Certificate/ }).getAttribute("src") ?? ""),
    ).toContain(">Pertti<")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(box()).toHaveValue("<p>mine")
    await user.click(screen.getByRole("button", { name: "Empty the box" }))
    expect(box()).toHaveValue("")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(box()).toHaveValue("<p>mine")
  })

  it("keeps a short page in the address, and begins with it", async () => {
    window.history.replaceState(null, "", `/?html=${encodeURIComponent("<center>x</center>")}`)
    render(<Page />)
    expect(box()).toHaveValue("<center>x</center>")
    expect((await items())[0]).toHaveTextContent("The element called center: 1 × 8 = 8")
    fireEvent.change(box(), { target: { value: "x".repeat(3000) } })
    expect(window.location.search).toBe("")
    expect(screen.getByText(/^This is too long for a link/)).toBeInTheDocument()
  })

  it("reads a file, in the letters of Windows too, and says when it can't be a page", async () => {
    const user = userEvent.setup()
    render(<Page />)
    const field = screen.getByLabelText("Or open a file")
    const file = new File([new Uint8Array([0x3c, 0x70, 0x3e, 0xe4])], "home.html", { type: "text/html" })
    await user.upload(field, file)
    await waitFor(() => expect(box()).toHaveValue("<p>ä"))
    const film = new File([], "film.html", { type: "text/html" })
    Object.defineProperty(film, "size", { value: 1e9 })
    await user.upload(field, film)
    expect(screen.getByText("That file is too large to be a page. It may be a film.")).toBeInTheDocument()
    expect(box()).toHaveValue("<p>ä")
  })

  itDeep(
    "holds ten million pasted characters beside the box, with their progress, and shows a hundred places",
    async () => {
      const user = userEvent.setup()
      render(<Page />)
      clear()
      const html = "<blink>\n".repeat(1_250_000)
      fireEvent.paste(box(), { clipboardData: { getData: () => html } })
      expect(screen.getByText("10,000,000 characters")).toBeInTheDocument()
      expect(screen.queryByLabelText("HTML", { selector: "textarea" })).not.toBeInTheDocument()
      expect(await screen.findByRole("progressbar", { name: "Looked through" })).toBeInTheDocument()
      expect(await screen.findByText("Blinking text", {}, { timeout: 60_000 })).toBeInTheDocument()
      await user.click(screen.getByRole("button", { name: /^Show 90 more/ }))
      expect(screen.getAllByText(/^Line \d+, column 1$/)).toHaveLength(100)
      expect(screen.getByText("And 1,249,900 more places.")).toBeInTheDocument()
      await act(async () => {
        await user.click(screen.getByRole("button", { name: "Empty the box" }))
      })
      expect(box()).toHaveValue("")
    },
    90_000,
  )
})
