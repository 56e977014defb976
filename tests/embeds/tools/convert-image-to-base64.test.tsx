import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import sharp from "sharp"
import {
  base64Length,
  decodeBase64,
  encodeBase64,
} from "../../../src/embeds/tools/convert-image-to-base64/base64"
import ConvertImageToBase64 from "../../../src/embeds/tools/convert-image-to-base64/ConvertImageToBase64"
import {
  type Content,
  type Mistake,
  readDataUrl,
} from "../../../src/embeds/tools/convert-image-to-base64/dataUrl"
import { isImageType, kindOf } from "../../../src/embeds/tools/convert-image-to-base64/kinds"
import {
  strikesAfter,
  struckBetween,
  struckText,
  withNoise,
} from "../../../src/embeds/tools/convert-image-to-base64/noise"
import { perttiBitmap } from "../../../src/embeds/tools/convert-image-to-base64/pertti"
import { css, dataUrl, fileName, html } from "../../../src/embeds/tools/convert-image-to-base64/snippets"
import { seeded } from "../../../src/lib/game/random"
import { itDeep } from "../../jest/property"

function finish<T>(steps: Generator<number, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const encode = (bytes: Uint8Array) => finish(encodeBase64(bytes))
const decode = (letters: string) => finish(decodeBase64(letters))
const latin = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))

/** The smallest GIF: one transparent pixel. */
const gif = "R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

function bytesOf(text: string): Buffer | Mistake {
  const content = readDataUrl(text)
  if ("what" in content) return content
  return Buffer.from("bytes" in content ? content.bytes : decode(content.base64))
}

describe("Base64", () => {
  // RFC 4648, section 10.
  it.each([
    ["", ""],
    ["f", "Zg=="],
    ["fo", "Zm8="],
    ["foo", "Zm9v"],
    ["foob", "Zm9vYg=="],
    ["fooba", "Zm9vYmE="],
    ["foobar", "Zm9vYmFy"],
  ])("writes %j as %j, as its standard says", (text, letters) => {
    expect(encode(latin(text))).toBe(letters)
    expect(decode(letters)).toEqual(latin(text))
  })

  it("says what Node says, and comes back byte for byte", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
        const letters = encode(bytes)
        expect(letters).toBe(Buffer.from(bytes).toString("base64"))
        expect(letters).toHaveLength(base64Length(bytes.length))
        expect(decode(letters)).toEqual(bytes)
        expect(decode(letters.replace(/=+$/, ""))).toEqual(bytes)
      }),
      { numRuns: 1000 },
    )
  })

  itDeep("is the same across its steps, of which ten megabytes have hundreds", () => {
    for (const length of [49_151, 49_152, 49_153, 98_304, 10_000_000]) {
      const bytes = new Uint8Array(length).map((_, i) => (i * 7919) >> 3)
      const steps = encodeBase64(bytes)
      let count = 0
      let step = steps.next()
      for (; !step.done; step = steps.next()) count++
      expect(count).toBe(Math.ceil(length / 49_152))
      expect(step.value === Buffer.from(bytes).toString("base64")).toBe(true)
      expect(Buffer.compare(decode(step.value), bytes)).toBe(0)
    }
  })
})

describe("the kind of a picture", () => {
  it.each(["png", "jpeg", "gif", "webp", "avif", "tiff"] as const)("is known of a real %s", async format => {
    const file = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#c98a3a" } })
      .toFormat(format)
      .toBuffer()
    expect(kindOf(file)?.type).toBe(`image/${format}`)
  })

  it.each([
    ["BM6\0", "image/bmp"],
    ["\0\0\x01\0\x01\0", "image/vnd.microsoft.icon"],
    ["\0\0\0\x18ftypheic", "image/heic"],
    ["\0\0\0\x18ftypavif", "image/avif"],
    ["\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf", "image/avif"],
    ["\0\0\0\x1cftypmsf1\0\0\0\0msf1avismiaf", "image/avif"],
    ["\0\0\0\x1cftypmif1\0\0\0\0mif1heicmiaf", "image/heic"],
    ["\0\0\0\x14ftypmif1\0\0\0\0mif1avif", "image/heic"],
    ["\xff\x0a\0", "image/jxl"],
    ["<svg>", "image/svg+xml"],
    [
      `\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a - b -->\n<!DOCTYPE svg PUBLIC "x" "y" [ <!ENTITY a "b"> ]>\n<svg xmlns="x">`,
      "image/svg+xml",
    ],
  ])("of %j is %s", (head, type) => {
    expect(kindOf(latin(head))?.type).toBe(type)
  })

  it.each(["", "<html><svg>", "%PDF-1.7", "svg", "RIFF....WAVE", "<svgx>", "<!-- -->".repeat(20)])(
    "is unknown for %j",
    head => {
      expect(kindOf(latin(head))).toBeNull()
    },
  )

  it("may be said by a media type, if it is one of a picture", () => {
    expect(isImageType("image/x-portable-pixmap")).toBe(true)
    for (const type of ["text/html", "image/", 'image/png" onload=', "image/png;x", ""]) {
      expect(isImageType(type)).toBe(false)
    }
  })
})

describe("a data URL", () => {
  it("comes back byte for byte, bare, in HTML and in CSS", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), bytes => {
        const url = dataUrl({ type: "image/png", base64: encode(bytes) })
        for (const text of [
          url,
          `  ${url}\n`,
          html(url, 'a "quoted" <b> & c', { width: 1, height: 2 }),
          css(url, null),
          `a { background: url(${url}) }`,
          `<img src='${url}'>`,
          `<img src=${url}>`,
          `<img alt=x src = ${url} width=1>`,
          `<img srcset="${url} 1x, ${url} 2x">`,
          `<img srcset="${url} 320w">`,
          `![a hamster](${url} "Pertti")`,
          `[hamster]: ${url}`,
          `| ${url} | a cell |`,
          `<${url}>`,
          `Look: ${url}.`,
          `Look at this (${url}), or don't.`,
          `${url}#top`,
          `${url};`,
          `${url}"`,
          `src={\`${url}\`}`,
          JSON.stringify({ picture: url }).replaceAll("/", "\\/"),
          `"${encode(bytes)}",`,
          url.replace(",", ",%0A"),
          `data:image/png;base64,${[...encode(bytes)].map(letter => `%${letter.charCodeAt(0).toString(16)}`).join("")}`,
          encode(bytes),
        ]) {
          expect(bytesOf(text)).toEqual(Buffer.from(bytes))
        }
      }),
    )
  })

  it.each<[string, Partial<Content> & { text: string }]>([
    ["data:,A%20brief%20note", { type: "text/plain", text: "A brief note" }],
    ["data:text/html;charset=utf-8,<p>ä%C3%A4%zz%4", { type: "text/html", text: "<p>ää%zz%4" }],
    ["DATA:IMAGE/PNG;a=b;BASE64,Zm9v", { type: "image/png", text: "foo" }],
    ["data:image/png; base64 ,Zm9v", { type: "image/png", text: "foo" }],
    ["data:image/png;base64,Zm%39v".replace("%39", "9"), { type: "image/png", text: "foo" }],
    ["data:;base64,Zm8%3D", { type: "text/plain", text: "fo" }],
    ["data:image/gif;base64,Zm 9v\nYg", { type: "image/gif", text: "foob" }],
    ["data:image/svg+xml;base64;x,%3Csvg/%3E", { type: "image/svg+xml", text: "<svg/>" }],
  ])("such as %j is read", (url, { type, text }) => {
    expect(readDataUrl(url)).toMatchObject({ type })
    expect(bytesOf(url).toString()).toBe(text)
  })

  it.each<[string, string, number]>([
    ["data:image/png;base64", "There is none.", 21],
    ["data:image/png;base64,Zm9*v", "“*” is not one of the 64 letters.", 25],
    ["  data:image/png;base64,Zm9_", "It belongs to the Base64 that is made for addresses", 27],
    ["data:image/png;base64,Zm9*", "“*” is not one of the 64 letters.", 25],
    ["data:image/png;base64,Zm9.v", "“.” is not one of the 64 letters.", 25],
    ["data:image/png;base64,Zm%2Av", "“%” is not one of the 64 letters.", 24],
    ["[a](data:image/png;base64,Zm9*v)", "“*” is not one of the 64 letters.", 29],
    ["data:image/png;base64,Zm%zzv", "“%” is not one of the 64 letters.", 24],
    ["data:image/png;base64,Zm8=Zm8=", "After “=” there is more.", 25],
    ["data:image/png;base64,Zm9vY", "The end is missing.", 27],
    ["data:image/png;base64,Zg=", "The end is missing.", 25],
    ["data:image/png;base64,", "There are no letters", 22],
    ["data:image/svg+xml,<svg fill='#f00'/>", "Write it as %23.", 30],
    ["Zm9 ö", "it is not Base64 alone: “ö”", 4],
    ["👏", "“👏” is not one of", 0],
    ["https://example.com", "does not begin with “data:”", 5],
  ])("such as %j is told what is wrong, and where", (url, what, start) => {
    const read = readDataUrl(url)
    expect(read).toMatchObject({ start })
    expect("what" in read && read.what).toContain(what)
  })
})

describe("the snippets", () => {
  it("let nothing out of the alternative text", () => {
    const snippet = html("data:,x", `"><script>alert(1)</script>&amp;`, { width: 3, height: 4 })
    const parsed = new DOMParser().parseFromString(snippet, "text/html")
    expect(parsed.body.children).toHaveLength(1)
    expect(parsed.querySelector("img")?.alt).toBe(`"><script>alert(1)</script>&amp;`)
    expect(parsed.querySelector("img")?.width).toBe(3)
  })

  it("give a file the ending of what is in it", () => {
    expect(fileName("photo.png", "jpg")).toBe("photo.jpg")
    expect(fileName("C:\\pictures\\.png", "svg")).toBe("picture.svg")
    expect(fileName("no ending", "gif")).toBe("no ending.gif")
  })
})

describe("the fax", () => {
  it("is a bitmap that another program draws as the same hamster", () => {
    const bytes = perttiBitmap()
    const view = new DataView(bytes.buffer)
    expect(kindOf(bytes)?.type).toBe("image/bmp")
    expect([view.getUint32(2, true), view.getUint32(10, true)]).toEqual([bytes.length, 120])
    expect(bytes).toHaveLength(120 + (16 * 16) / 2)
  })

  it("suffers noise behind its head alone, a letter at a time", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 2, maxLength: 4000 }), fc.integer(), (bytes, seed) => {
        const letters = encode(bytes)
        const noisy = withNoise(letters, seeded(seed))
        const places = [...noisy].flatMap((letter, i) => (letter === letters[i] ? [] : [i]))
        expect(places).toHaveLength(1)
        expect(places[0]).toBeGreaterThanOrEqual(Math.floor(letters.length / 10))
        expect(decode(noisy)).toHaveLength(bytes.length)
        // No bit is struck that means nothing, so that the address says the same as the paper.
        expect(encode(decode(noisy))).toBe(noisy)
      }),
    )
    for (const short of ["", "Z"]) expect(withNoise(short, seeded(1))).toBe(short)
    for (let seed = 0; seed < 50; seed++) expect(withNoise("Zg==", seeded(seed))).toMatch(/^[^Z]g==$/)
    // Held down for three seconds, it has struck more often than there are pixels.
    let times = 0
    for (let i = 0; i < 27; i++) times += strikesAfter(times)
    expect(times).toBeGreaterThan(256)
    expect(strikesAfter(0)).toBe(1)
    expect(struckBetween("AAA=", "AAA=", 3)).toBeNull()
    const struck = struckBetween("AAAA", "AAxA", 45)
    expect(struck).toEqual({ at: 2, was: "A", is: "x", times: 45 })
    expect(struck && struckText(struck)).toBe("Letter 3: A came as x. He does not know any Pertti.")
  })
})

describe("the page", () => {
  const made: Blob[] = []
  const saved: { name: string; file: Blob | undefined }[] = []
  beforeEach(() => {
    window.history.replaceState(null, "", "/tools/convert-image-to-base64")
    made.length = 0
    saved.length = 0
    URL.createObjectURL = file => `blob:${made.push(file as Blob) - 1}`
    URL.revokeObjectURL = () => {}
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: made[Number(this.href.slice("blob:".length))] })
    })
  })
  afterEach(() => jest.restoreAllMocks())

  const field = () => screen.getByLabelText("Pick a picture, drop it here, or paste it")
  const box = () => screen.getByLabelText(/^The letters of the fax/)
  const text = (title: string) =>
    within(screen.getByRole("region", { name: title })).getByText(/\S/, { selector: ".result" })
  const query = () => new URLSearchParams(window.location.search).get("data")
  const gifFile = (name = "dot.gif", type = "image/gif") =>
    new File([Buffer.from(gif, "base64")], name, { type })

  it("turns a picked picture into a data URL, Base64, HTML and CSS, and says what that costs", async () => {
    const user = userEvent.setup()
    render(<ConvertImageToBase64 />)
    expect(await screen.findByText("A fax from Pertti.")).toBeInTheDocument()
    await user.upload(field(), gifFile())
    expect(await screen.findByText("dot.gif is ready.")).toBeInTheDocument()
    const picture = await screen.findByRole("img")
    Object.defineProperties(picture, { naturalWidth: { value: 1 }, naturalHeight: { value: 1 } })
    fireEvent.load(picture)
    const url = `data:image/gif;base64,${gif}`
    expect(text("data URL")).toHaveTextContent(url)
    expect(text("Base64")).toHaveTextContent(gif)
    await user.type(screen.getByLabelText(/What the picture shows/), "a dot")
    expect(text("HTML")).toHaveTextContent(`<img src="${url}" alt="a dot" width="1" height="1">`)
    expect(text("CSS")).toHaveTextContent(`background: url("${url}") no-repeat;`)
    expect(screen.getByRole("row", { name: /^Before/ })).toHaveTextContent("37 bytes")
    expect(screen.getByRole("row", { name: /^In Base64/ })).toHaveTextContent("52 letters")
    expect(screen.getByRole("row", { name: /^As a data URL/ })).toHaveTextContent("74 letters, +100.0%")
    await user.click(screen.getByRole("button", { name: "Copy the data URL" }))
    expect(await navigator.clipboard.readText()).toBe(url)
    expect(query()).toBe(url)
  })

  it("takes a dropped and a pasted picture too", async () => {
    render(<ConvertImageToBase64 />)
    fireEvent.drop(field(), { dataTransfer: { files: [gifFile("dropped.gif")] } })
    expect(await screen.findByText("dropped.gif is ready.")).toBeInTheDocument()
    fireEvent.paste(document.body, { clipboardData: { files: [gifFile("pasted.gif")] } })
    expect(await screen.findByText("pasted.gif is ready.")).toBeInTheDocument()
  })

  it("believes the bytes and not the name", async () => {
    const user = userEvent.setup()
    render(<ConvertImageToBase64 />)
    await user.upload(field(), gifFile("dot.png", "image/png"))
    expect(await screen.findByText(/It called itself image\/png/)).toBeInTheDocument()
    expect(text("data URL")).toHaveTextContent(/^data:image\/gif;/)
    expect(screen.getByRole("button", { name: "Save the picture as dot.gif" })).toBeInTheDocument()
  })

  it("refuses what is no picture, empty, or too large, beside the field", async () => {
    const user = userEvent.setup({ applyAccept: false })
    render(<ConvertImageToBase64 />)
    const refused = async (file: File, what: RegExp) => {
      await user.upload(field(), file)
      expect(await screen.findByText(what)).toHaveAttribute("role", "alert")
      expect(field()).toHaveAccessibleDescription(what)
      expect(screen.queryByRole("img")).not.toBeInTheDocument()
    }
    await refused(
      new File(["<script>"], "a.html", { type: "text/html" }),
      /a\.html is no picture.*calls itself text\/html/,
    )
    await refused(new File([], "b.png"), /b\.png is empty/)
    const large = Object.defineProperty(gifFile("c.gif"), "size", { value: 60_000_000 })
    await refused(large, /c\.gif is larger than 50 MB/)
  })

  it("turns a data URL back into a picture to be saved, shown as an image of its own type only", async () => {
    const user = userEvent.setup()
    render(<ConvertImageToBase64 />)
    await user.clear(box())
    await user.paste(`<img src="data:image/gif;base64,${gif}">`)
    expect(await screen.findByText("picture.gif is ready.")).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAttribute("src", expect.stringMatching(/^blob:/))
    expect(made.at(-1)?.type).toBe("image/gif")
    await user.click(screen.getByRole("button", { name: "Save the picture as picture.gif" }))
    expect(saved[0]).toMatchObject({ name: "picture.gif" })
    expect(saved[0]?.file?.size).toBe(37)
  })

  it("shows an SVG by an <img> and nowhere else", async () => {
    const user = userEvent.setup()
    const { container } = render(<ConvertImageToBase64 />)
    await user.clear(box())
    await user.paste(
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'><script>alert(2)</script></svg>",
    )
    expect(await screen.findByText("picture.svg is ready.")).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAttribute("src", expect.stringMatching(/^blob:/))
    expect(container.querySelector("svg, script, iframe, object, embed")).toBeNull()
    expect(container.querySelector('a[href^="blob:"], a[href^="data:"]')).toBeNull()
  })

  it("points at the letter of a data URL that can't be right", async () => {
    const user = userEvent.setup()
    render(<ConvertImageToBase64 />)
    await user.clear(box())
    await user.paste("data:image/gif;base64,R0lG*DlhAQ")
    expect(await screen.findByText(/^Column 27: “\*” is not one of/)).toHaveAttribute("role", "alert")
    expect(box()).toBeInvalid()
    await user.click(screen.getByRole("button", { name: "Show the place" }))
    const area = box() as HTMLTextAreaElement
    expect(area).toHaveFocus()
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("*")
    await user.clear(box())
    expect(box()).toBeValid()
    await user.paste("data:text/html,<b>hello</b>")
    expect(await screen.findByText(/What is in it is no picture.*text\/html/)).toBeInTheDocument()
  })

  it("begins with the link, starts again, and takes that back", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", `?data=${encodeURIComponent(`data:image/gif;base64,${gif}`)}`)
    render(<ConvertImageToBase64 />)
    expect(await screen.findByText("picture.gif is ready.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(await screen.findByText("A fax from Pertti.")).toBeInTheDocument()
    expect(query()).toBeNull()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByText("picture.gif is ready.")).toBeInTheDocument()
    expect(query()).toBe(`data:image/gif;base64,${gif}`)
  })

  it("arrives with a fax of Pertti, whose letters are on the paper", async () => {
    const user = userEvent.setup()
    render(<ConvertImageToBase64 />)
    expect(await screen.findByRole("img", { name: /^A hamster/ })).toBeInTheDocument()
    expect(bytesOf((box() as HTMLTextAreaElement).value)).toEqual(Buffer.from(perttiBitmap()))
    expect(query()).toBeNull()
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument()
    await user.upload(field(), gifFile())
    await screen.findByText("dot.gif is ready.")
    expect(box()).toHaveValue(`data:image/gif;base64,${gif}`)
  })

  it("has noise on its line, of which one letter is another and which can be undone", async () => {
    const user = userEvent.setup()
    render(<ConvertImageToBase64 />)
    await screen.findByRole("img")
    const before = (box() as HTMLTextAreaElement).value
    await user.click(screen.getByRole("button", { name: "Noise on the line" }))
    const after = (box() as HTMLTextAreaElement).value
    expect([...after].filter((letter, i) => letter !== before[i])).toHaveLength(1)
    expect(await screen.findByText(/^Letter \d+: . came as .\. He has not noticed\.$/)).toBeInTheDocument()
    expect(query()).toBe(after)
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(box()).toHaveValue(before)
    expect(screen.getByText("A fax from Pertti.")).toBeInTheDocument()
  })

  it("has noise for as long as it is held, until he is somebody else", async () => {
    render(<ConvertImageToBase64 />)
    await screen.findByRole("img")
    const noise = screen.getByRole("button", { name: "Noise on the line" })
    fireEvent.pointerDown(noise, { button: 0 })
    expect(await screen.findByText(/He could be a cousin/, {}, { timeout: 4000 })).toBeInTheDocument()
    fireEvent.pointerUp(noise)
    // The click that the browser makes of it strikes no other.
    const { value } = box() as HTMLTextAreaElement
    fireEvent.click(noise, { detail: 1 })
    expect(box()).toHaveValue(value)
  })

  it("says when the browser can't draw a picture", async () => {
    render(<ConvertImageToBase64 />)
    fireEvent.error(await screen.findByRole("img"))
    expect(screen.getByText(/This browser can't draw image\/bmp/)).toBeInTheDocument()
  })

  itDeep(
    "converts ten megabytes in pieces, with progress, and draws little of the text",
    async () => {
      const user = userEvent.setup()
      render(<ConvertImageToBase64 />)
      const bytes = new Uint8Array(10_000_000)
      bytes.set(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))
      await user.upload(field(), new File([bytes], "large.png", { type: "image/png" }))
      expect(await screen.findByRole("progressbar", { name: "Converted" })).toBeInTheDocument()
      expect(
        await screen.findByText(/large\.png is ready/, undefined, { timeout: 20_000 }),
      ).toHaveTextContent("too large for a link")
      expect(text("data URL").textContent).toHaveLength(403)
      expect(screen.getByRole("row", { name: /^In Base64/ })).toHaveTextContent("13,333,336 letters")
      expect(query()).toBeNull()
    },
    30_000,
  )

  itDeep(
    "holds a data URL of ten megabytes beside the box",
    async () => {
      render(<ConvertImageToBase64 />)
      const huge = `data:image/gif;base64,${Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(7_500_000)]).toString("base64")}`
      fireEvent.change(box(), { target: { value: "" } })
      fireEvent.paste(box(), { clipboardData: { getData: () => huge, files: [] } })
      expect(screen.queryByRole("textbox", { name: /the way back/ })).not.toBeInTheDocument()
      expect(
        await screen.findByText(/picture\.gif is ready/, undefined, { timeout: 20_000 }),
      ).toBeInTheDocument()
      expect(screen.getByRole("row", { name: /^Before/ })).toHaveTextContent("7,500,006 bytes")
      await act(async () => screen.getByRole("button", { name: "Empty the box" }).click())
      expect(box()).toHaveValue("")
    },
    30_000,
  )
})
