import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { readNeedle, readOffset } from "../../src/embeds/juhq-in-hex/ask"
import { copied, flipped, guess, hexOf, letterOf, offsetOf } from "../../src/embeds/juhq-in-hex/bytes"
import { moved, selected } from "../../src/embeds/juhq-in-hex/cursor"
import JuhqInHex from "../../src/embeds/juhq-in-hex/JuhqInHex"
import {
  indexIn,
  lastIndexIn,
  ofBytes,
  ofFile,
  readBytes,
  search,
  searchRanges,
  type Way,
} from "../../src/embeds/juhq-in-hex/source"
import { itDeep } from "../jest/property"

const latin = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"))
const utf8 = (text: string) => new TextEncoder().encode(text)

describe("bytes", () => {
  it("are two digits, and offsets as many as the last one needs", () => {
    expect([0, 10, 255].map(hexOf)).toEqual(["00", "0a", "ff"])
    expect(offsetOf(0x1a, 4)).toBe("001a")
    expect(offsetOf(0x1a, 0x10000)).toBe("001a")
    expect(offsetOf(0x1a, 0x10001)).toBe("0001a")
  })

  it("are letters by ASCII and by Latin, and dots where they show nothing", () => {
    for (let byte = 0; byte < 256; byte++) {
      const letter = letterOf(byte, "latin")
      const shows = (byte >= 0x20 && byte <= 0x7e) || (byte >= 0xa0 && byte !== 0xad)
      expect(letter).toBe(shows ? Buffer.from([byte]).toString("latin1") : ".")
      expect(letterOf(byte, "ascii")).toBe(byte < 0x80 ? letter : ".")
    }
  })

  it("are copied as hex, Base64 and C, which Node reads as the same", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), bytes => {
        expect(copied(bytes, "hex").replaceAll(" ", "")).toBe(Buffer.from(bytes).toString("hex"))
        expect(copied(bytes, "base64")).toBe(Buffer.from(bytes).toString("base64"))
        const numbers = [...copied(bytes, "c").matchAll(/0x(..)/g)].map(([, digits = ""]) =>
          Number.parseInt(digits, 16),
        )
        expect(numbers).toEqual([...bytes])
      }),
    )
    expect(copied(utf8("jä🐹"), "text")).toBe("jä🐹")
    expect(copied(latin("jä"), "text")).toBe("jä")
  })

  it("tell what a file begins like", () => {
    expect(guess(latin("juhq"))).toBe("juhq, the real thing")
    expect(guess(latin("\x89PNG\r\n\x1a\n..."))).toBe("a PNG picture")
    expect(guess(latin("%PDF-1.7"))).toBe("a PDF")
    expect(guess(latin("SQLite format 3\0"))).toBe("an SQLite database")
    expect(guess(latin("hello"))).toBeNull()
    expect(guess(latin(""))).toBeNull()
  })
})

describe("a place to go to", () => {
  it.each([
    ["26", 26],
    ["0x1a", 26],
    ["0X1A", 26],
    ["1ah", 26],
    [" 0 ", 0],
    ["+16", 66],
    ["-0x10", 34],
    ["50%", 50],
    ["12.5 %", 12],
    ["100%", 99],
    ["end", 99],
  ])("may be written %j", (text, offset) => {
    expect(readOffset(text, 100, 50)).toEqual({ offset })
  })

  it.each([
    ["", "Where to?"],
    ["1a", "“1a” is no place"],
    ["-51", "before the first byte"],
    ["100", "past the last byte, which is 0x63"],
    ["+50", "past the last byte"],
    ["+50%", "is no place"],
    ["👏", "“👏” is no place"],
  ])("is none in %j, which is told", (text, what) => {
    expect(readOffset(text, 100, 50)).toMatchObject({ what: expect.stringContaining(what) })
  })

  it("is nowhere where there are no bytes", () => {
    expect(readOffset("0", 0, 0)).toMatchObject({ what: "There are no bytes to go to." })
  })
})

describe("what is looked for", () => {
  it("is a text as UTF-8, or bytes in hex", () => {
    expect(readNeedle("ä", "text")).toEqual({ needle: utf8("ä") })
    expect(readNeedle("DE ad\tbeef", "bytes")).toEqual({ needle: Uint8Array.of(0xde, 0xad, 0xbe, 0xef) })
  })

  it.each([
    ["dg", 1, "“g” is no hexadecimal digit"],
    ["de a", 3, "odd number"],
    [" ", 0, "nothing to look for"],
    ["00 🐹", 3, "“🐹” is no"],
  ])("as bytes can't be %j, which is told at %i", (text, start, what) => {
    expect(readNeedle(text, "bytes")).toMatchObject({ start, what: expect.stringContaining(what) })
  })

  it("as a text can't be nothing", () => {
    expect(readNeedle("", "text")).toMatchObject({ what: "There is nothing to look for." })
  })
})

describe("the search", () => {
  const few = fc.uint8Array({ max: 2, maxLength: 30 })
  const needles = fc.uint8Array({ max: 2, minLength: 1, maxLength: 4 })
  const text = (bytes: Uint8Array) => String.fromCharCode(...bytes)

  it("in one piece is what a search in a text is", () => {
    fc.assert(
      fc.property(few, needles, fc.nat(35), (hay, needle, from) => {
        expect(indexIn(hay, needle, from)).toBe(
          from > hay.length - needle.length ? -1 : text(hay).indexOf(text(needle), from),
        )
        expect(lastIndexIn(hay, needle, from)).toBe(text(hay).lastIndexOf(text(needle), from))
      }),
      { numRuns: 3000 },
    )
  })

  it("in many pieces goes round the end once, either way, and misses nothing between two pieces", async () => {
    await fc.assert(
      fc.asyncProperty(
        few,
        needles,
        fc.integer({ min: -1, max: 30 }),
        fc.constantFrom<Way>("next", "previous"),
        fc.integer({ min: 1, max: 5 }),
        async (hay, needle, n, way, piece) => {
          const at = Math.min(n, hay.length - 1)
          const all = [...hay.keys()].filter(i => text(hay).startsWith(text(needle), i))
          const expected =
            way === "next"
              ? (all.find(i => i > at) ?? all[0] ?? null)
              : ([...all].reverse().find(i => i < at) ?? all.at(-1) ?? null)
          const { signal } = new AbortController()
          const found = await search(ofBytes("x", hay), {
            needle,
            at,
            way,
            signal,
            onProgress: () => {},
            piece,
          })
          expect(found).toBe(expected)
        },
      ),
      { numRuns: 150 },
    )
  })

  it("covers every place once", () => {
    for (let size = 1; size < 6; size++) {
      for (let at = -1; at < size; at++) {
        for (const way of ["next", "previous"] as const) {
          const places = searchRanges(size, at, way).flatMap(([from, to]) =>
            Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i),
          )
          expect(places.sort((a, b) => a - b)).toEqual([...Array(size).keys()])
        }
      }
    }
  })

  itDeep("of a file of ten megabytes reads a megabyte at a time, and can be stopped", async () => {
    const bytes = new Uint8Array(10_000_000)
    bytes.set(latin("juhq"), 9_437_182)
    const file = new File([bytes], "large.bin")
    const slice = jest.spyOn(file, "slice")
    const told: number[] = []
    const control = new AbortController()
    const options = { needle: latin("juhq"), at: -1, way: "next" as const, signal: control.signal }
    expect(await search(ofFile(file), { ...options, onProgress: progress => told.push(progress) })).toBe(
      9_437_182,
    )
    expect(told).toHaveLength(8)
    for (const [from = 0, until = 0] of slice.mock.calls) expect(until - from).toBeLessThan(1_048_576 + 4)
    await expect(search(ofFile(file), { ...options, onProgress: () => control.abort() })).rejects.toThrow()
  })
})

describe("the cursor", () => {
  it("moves by bytes, rows and pages, and stays among the bytes", () => {
    const move = (key: string, at: number, ctrlKey = false) => moved({ key, ctrlKey }, at, 50, 8, 32)
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map(key => move(key, 20))).toEqual([
      19, 21, 12, 28,
    ])
    expect(["Home", "End", "PageUp", "PageDown"].map(key => move(key, 20))).toEqual([16, 23, 4, 49])
    expect([move("Home", 20, true), move("End", 20, true)]).toEqual([0, 49])
    expect([move("ArrowLeft", 0), move("ArrowUp", 3), move("ArrowDown", 45), move("End", 48)]).toEqual([
      0, 3, 45, 49,
    ])
    expect(move("x", 20)).toBeNull()
    const keys = fc.constantFrom(
      "ArrowLeft",
      "ArrowRight",
      "ArrowUp",
      "ArrowDown",
      "Home",
      "End",
      "PageUp",
      "PageDown",
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.array(fc.tuple(keys, fc.boolean())),
        (size, presses) => {
          let at = 0
          for (const [key, ctrlKey] of presses) at = moved({ key, ctrlKey }, at, size, 8, 32) ?? at
          expect(at >= 0 && at < size).toBe(true)
        },
      ),
    )
  })

  it("selects from where it began, whichever way", () => {
    expect(selected({ at: 2, anchor: 5 })).toEqual([2, 5])
    expect(selected({ at: 5, anchor: 2 })).toEqual([2, 5])
  })
})

it("reads a file's bytes from one place to another", async () => {
  expect(await readBytes(ofFile(new File(["juhq"], "x")), 1, 3)).toEqual(latin("uh"))
})

describe("the page", () => {
  const cell = (offset: number) => document.querySelector<HTMLElement>(`td[data-offset="${offset}"]`)
  const cells = () => [...document.querySelectorAll("td[role=gridcell]")].map(each => each.textContent)
  const chosen = () => document.querySelectorAll('td[aria-selected="true"]').length
  const query = (key: string) => new URLSearchParams(window.location.search).get(key)
  const field = () => screen.getByLabelText(/Or any file/)
  beforeEach(() => window.history.replaceState(null, "", "/juhq-in-hex"))
  afterEach(() => jest.restoreAllMocks())

  it("shows juhq, and what is typed", async () => {
    const user = userEvent.setup()
    render(<JuhqInHex start="juhq" />)
    expect(cells()).toEqual(["6a", "75", "68", "71"])
    expect(screen.getByRole("row")).toHaveTextContent("00006a756871juhq")
    expect(screen.getByText(/juhq, the real thing/)).toHaveTextContent(
      "Byte 0x0 (0) of 4: 6a hex, 106 decimal, 01101010 binary, j",
    )
    await user.type(screen.getByLabelText("Text"), "ä")
    expect(cells().slice(4)).toEqual(["c3", "a4"])
    expect(screen.getByRole("row")).toHaveTextContent(/juhq\.\.$/)
    await user.selectOptions(screen.getByLabelText("Letters"), "Latin (ISO 8859-1)")
    expect(screen.getByRole("row")).toHaveTextContent(/juhqÃ¤$/)
    expect(query("text")).toBe("juhqä")
    await user.clear(screen.getByLabelText("Text"))
    expect(screen.getByText(/^No bytes\./)).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Copy the bytes" })).toBeDisabled()
  })

  it("goes through the word once by itself, and rests where somebody comes to a control", async () => {
    jest.useFakeTimers()
    render(<JuhqInHex start="juhq" />)
    const at = () => screen.getByText(/^Byte 0x/).textContent
    await act(async () => jest.advanceTimersByTime(950))
    expect(at()).toMatch(/^Byte 0x1 .* u/)
    act(() => screen.getByLabelText("Text").focus())
    await act(async () => jest.advanceTimersByTime(5000))
    expect(at()).toMatch(/^Byte 0x1 .* u/)
    jest.useRealTimers()
  })

  it("is walked, selected and copied by keyboard", async () => {
    const user = userEvent.setup()
    render(<JuhqInHex start="Pertti was here, and left." />)
    act(() => cell(0)?.focus())
    await user.keyboard("{ArrowRight}{ArrowDown}")
    expect(cell(9)).toHaveFocus()
    await user.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}")
    expect(cell(11)).toHaveFocus()
    expect(chosen()).toBe(3)
    await user.selectOptions(screen.getByLabelText("Copy as"), "text")
    act(() => cell(11)?.focus())
    await user.keyboard("{Control>}c{/Control}")
    expect(await navigator.clipboard.readText()).toBe("s h")
    await user.keyboard("{Control>}{End}{/Control}")
    expect(cell(25)).toHaveFocus()
    await user.keyboard("{Shift>}{Home}{/Shift}{Escape}")
    expect(chosen()).toBe(1)
    expect(cell(24)).toHaveAttribute("tabindex", "0")
    expect(cell(25)).toHaveAttribute("tabindex", "-1")
  })

  it("is selected by mouse, and by writing where it begins and ends", async () => {
    const user = userEvent.setup()
    render(<JuhqInHex start="Pertti was here" />)
    await user.pointer([{ keys: "[MouseLeft]", target: cell(2) as Element }])
    await user.keyboard("{Shift>}")
    await user.pointer([{ keys: "[MouseLeft]", target: cell(5) as Element }])
    await user.keyboard("{/Shift}")
    expect(chosen()).toBe(4)
    const [from, to] = [screen.getByLabelText("From"), screen.getByLabelText("To")]
    expect([from, to].map(each => (each as HTMLInputElement).value)).toEqual(["0x2", "0x5"])
    await user.clear(to)
    await user.type(to, "7{Enter}")
    expect(chosen()).toBe(6)
    await user.clear(from)
    await user.type(from, "99{Enter}")
    expect(from).toHaveAccessibleDescription("That is past the last byte, which is 0xe.")
    await user.click(screen.getByRole("button", { name: "Copy the bytes" }))
    expect(await navigator.clipboard.readText()).toBe("72 74 74 69 20 77")
    await user.click(screen.getByRole("button", { name: "Select all" }))
    expect(chosen()).toBe(15)
  })

  it("goes to an offset, with a link to it, or says why not", async () => {
    const user = userEvent.setup()
    render(<JuhqInHex start={"x".repeat(1000)} />)
    expect(cells()).toHaveLength(128)
    await user.type(screen.getByLabelText("Go to"), "0x3e7{Enter}")
    expect(cell(999)).toHaveAttribute("aria-selected", "true")
    expect(screen.getByRole("rowheader", { name: "03e0" })).toBeInTheDocument()
    expect(query("at")).toBe("3e7")
    await user.clear(screen.getByLabelText("Go to"))
    await user.type(screen.getByLabelText("Go to"), "1000{Enter}")
    expect(screen.getByLabelText("Go to")).toHaveAccessibleDescription(/past the last byte/)
    await user.click(screen.getByRole("button", { name: "Previous page" }))
    expect(cell(999 - 128)).toHaveAttribute("aria-selected", "true")
    await user.click(screen.getByRole("button", { name: "First page" }))
    expect(query("at")).toBeNull()
  })

  it("finds texts and bytes, one after another and round the end", async () => {
    const user = userEvent.setup()
    render(<JuhqInHex start="abcabc" />)
    const place = () =>
      [...document.querySelectorAll('td[aria-selected="true"]')].map(each => each.getAttribute("data-offset"))
    await user.type(screen.getByLabelText("Look for"), "ab")
    for (const [name, at] of [
      ["Next", 0],
      ["Next", 3],
      ["Next", 0],
      ["Previous", 3],
    ] as const) {
      await user.click(screen.getByRole("button", { name }))
      expect(await screen.findByText(`Found at 0x${at}.`)).toBeInTheDocument()
      expect(place()).toEqual([`${at}`, `${at + 1}`])
    }
    await user.selectOptions(screen.getByLabelText("What it is"), "bytes in hex")
    await user.clear(screen.getByLabelText("Look for"))
    await user.type(screen.getByLabelText("Look for"), "63 6g{Enter}")
    expect(screen.getByLabelText("Look for")).toHaveAccessibleDescription(
      "Column 5: “g” is no hexadecimal digit.",
    )
    await user.type(screen.getByLabelText("Look for"), "{Backspace}4{Enter}")
    expect(await screen.findByText("It is not in there.")).toBeInTheDocument()
  })

  it("looks for no more than a thousand letters, and says so", () => {
    render(<JuhqInHex start="juhq" />)
    fireEvent.paste(screen.getByLabelText("Look for"), {
      clipboardData: { getData: () => "a".repeat(10_000_000), files: [] },
    })
    expect(screen.getByLabelText("Look for")).toHaveAccessibleDescription(/^That is 10,000,000 characters/)
  })

  it("opens a file in pieces, draws a page of it, and puts it away again", async () => {
    const user = userEvent.setup()
    render(<JuhqInHex start="juhq" />)
    const bytes = new Uint8Array(10_000_000)
    bytes.set(latin("\x89PNG\r\n\x1a\n"))
    bytes.set(latin("juhq"), 9_999_990)
    const file = new File([bytes], "large.png")
    const slice = jest.spyOn(file, "slice")
    await user.upload(field(), file)
    expect(await screen.findByText(/It begins like a PNG picture/)).toBeInTheDocument()
    expect(cells()).toHaveLength(128)
    expect(cells().slice(0, 4)).toEqual(["89", "50", "4e", "47"])
    await user.click(screen.getByRole("button", { name: "Last page" }))
    expect(await screen.findByText("71", { selector: 'td[data-offset="9999993"]' })).toBeInTheDocument()
    for (const [from = 0, until = 0] of slice.mock.calls) expect(until - from).toBeLessThanOrEqual(128)
    expect(screen.getByText(/A link can't carry large\.png/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Put it away" }))
    expect(cells()).toEqual(["6a", "75", "68", "71"])
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByText("large.png")).toBeInTheDocument()
  })

  it("takes a dropped and a pasted file, and puts a small one into the link", async () => {
    render(<JuhqInHex start="juhq" />)
    fireEvent.drop(field(), { dataTransfer: { files: [new File(["abc"], "a.txt")] } })
    expect(await screen.findByText("62")).toBeInTheDocument()
    expect(query("bytes")).toBe("616263")
    fireEvent.paste(document.body, { clipboardData: { files: [new File(["xyz"], "b.txt")] } })
    expect(await screen.findByText("79")).toBeInTheDocument()
    expect(screen.getByText("b.txt")).toBeInTheDocument()
  })

  it("says so when a file can't be read any more", async () => {
    const user = userEvent.setup()
    jest.spyOn(FileReader.prototype, "readAsArrayBuffer").mockImplementation(function fail(this: FileReader) {
      setTimeout(() => this.onerror?.({} as ProgressEvent<FileReader>))
    })
    render(<JuhqInHex start="juhq" />)
    await user.upload(field(), new File(["a".repeat(1000)], "gone.bin"))
    expect(await screen.findByText(/gone\.bin can't be read any more/)).toBeInTheDocument()
  })

  it("saves what is selected, also when it is too much to copy", async () => {
    const user = userEvent.setup()
    const saved: Blob[] = []
    URL.createObjectURL = blob => `blob:${saved.push(blob as Blob)}`
    URL.revokeObjectURL = () => {}
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
    render(<JuhqInHex start="juhq" />)
    await user.upload(field(), new File([new Uint8Array(300_000)], "some.bin"))
    await user.click(screen.getByRole("button", { name: "Select all" }))
    expect(screen.getByText(/More than 256 KiB are saved/)).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Copy the bytes" })).toBeDisabled()
    await user.click(screen.getByRole("button", { name: "Save the bytes" }))
    expect(saved[0]?.size).toBe(300_000)
  })

  it("begins with the link, be it a text and a place, or bytes", () => {
    window.history.replaceState(null, "", "?text=abcdef&at=2")
    const { unmount } = render(<JuhqInHex start="juhq" />)
    expect(screen.getByLabelText("Text")).toHaveValue("abcdef")
    expect(cell(2)).toHaveAttribute("aria-selected", "true")
    unmount()
    window.history.replaceState(null, "", "?bytes=00ff")
    render(<JuhqInHex start="juhq" />)
    expect(cells()).toEqual(["00", "ff"])
    expect(screen.getByText("Bytes of a link")).toBeInTheDocument()
  })

  itDeep("holds ten million pasted letters as bytes, beside the box", async () => {
    render(<JuhqInHex start="juhq" />)
    fireEvent.paste(screen.getByLabelText("Text"), {
      clipboardData: { getData: () => "ä".repeat(5_000_000), files: [] },
    })
    expect((await screen.findByText("A long text")).parentElement).toHaveTextContent(
      "A long text, 10,000,004 bytes",
    )
    expect(cells()).toHaveLength(128)
    expect(screen.queryByLabelText("Text")).not.toBeInTheDocument()
  })

  it("has lamps that are switches: a text stays a text for as long as it is one", async () => {
    const user = userEvent.setup()
    render(<JuhqInHex start="juhq" />)
    const field = () => screen.getByRole("textbox", { name: "Text" })
    const lamp = (bit: number) => screen.getByRole("button", { name: `Bit ${bit}` })
    expect(lamp(6)).toHaveAttribute("aria-pressed", "true")
    expect(lamp(0)).toHaveAttribute("aria-pressed", "false")
    await user.click(lamp(0))
    expect(field()).toHaveValue("kuhq")
    expect(lamp(0)).toHaveAttribute("aria-pressed", "true")
    expect(lamp(0)).toHaveFocus()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(field()).toHaveValue("juhq")
    // 0xEA begins a letter of three bytes that does not follow.
    await user.click(lamp(7))
    expect(screen.queryByRole("textbox", { name: "Text" })).not.toBeInTheDocument()
    expect(screen.getByText(/What is no text any more/)).toBeVisible()
    await user.click(lamp(7))
    expect(field()).toHaveValue("juhq")
  })

  it("turns a bit over, and back", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 20 }), fc.nat(), fc.nat(7), (given, n, bit) => {
        const bytes = Uint8Array.from(given)
        const at = n % bytes.length
        const once = flipped(bytes, at, bit)
        expect((once[at] ?? 0) ^ (bytes[at] ?? 0)).toBe(2 ** bit)
        expect(flipped(once, at, bit)).toEqual(bytes)
      }),
    )
  })
})
