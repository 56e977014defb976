import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import {
  readMessage,
  TagMistake,
  type TagRecord,
  writeMessage,
} from "../../../src/embeds/tools/scan-rfid/ndef"
import { type NfcEvent, recordsOf } from "../../../src/embeds/tools/scan-rfid/parts/webNfc"
import { clear, laid, maxPushes, pushed, refusal } from "../../../src/embeds/tools/scan-rfid/plate"
import { maxKept, type Reading, withReading } from "../../../src/embeds/tools/scan-rfid/readings"
import { describeRecord, hexOf, readHex } from "../../../src/embeds/tools/scan-rfid/records"
import ScanRfid from "../../../src/embeds/tools/scan-rfid/ScanRfid"
import { samplesOf, tagOfGuest } from "../../../src/embeds/tools/scan-rfid/tags"
import { travels } from "../../../src/hooks/storage/travels"
import { read as readStorage } from "../../../src/hooks/storage/useStorage"
import { bringGuest, visit } from "../../jest/visit"

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replace(/\s/g, ""), "hex"))
const ascii = (text: string) => Buffer.from(text, "latin1").toString("hex")
const read = (hex: string) => readMessage(bytes(hex))
const told = (hex: string) => read(hex).map(record => describeRecord(record))

const samples = samplesOf("https://juhq.fi")

describe("a message on a tag", () => {
  // The examples of the NFC Forum's own specifications, written out by hand.
  it("has texts, with their language and their encoding", () => {
    expect(read("d1 01 08 54 02 656e 48656c6c6f")).toMatchObject([
      { recordType: "text", lang: "en", encoding: "utf-8", data: bytes("48656c6c6f") },
    ])
    expect(told("d1 01 08 54 02 656e 48656c6c6f")).toMatchObject([
      { what: "Text, in English (en), UTF-8", text: "Hello" },
    ])
    expect(told("d1 01 0a 54 05 66692d4649 c3a4c3b6")).toMatchObject([
      { what: expect.stringContaining("(fi-FI)"), text: "äö" },
    ])
  })

  it("has texts in UTF-16, whichever byte is first", () => {
    const text = { what: "Text, in Finnish (fi), UTF-16", text: "yö" }
    expect(told("d1 01 07 54 82 6669 0079 00f6")).toMatchObject([text])
    expect(told("d1 01 09 54 82 6669 feff 0079 00f6")).toMatchObject([text])
    expect(told("d1 01 09 54 82 6669 fffe 7900 f600")).toMatchObject([text])
    expect(told("d1 01 07 54 82 6669 d83d dc39")[0]?.text).toBe("🐹")
    expect(told("d1 01 05 54 82 6669 d83d")[0]).toMatchObject({
      text: null,
      problem: "Its bytes are no UTF-16.",
    })
  })

  it("has addresses, whose beginning may be one byte", () => {
    expect(told(`d1 01 08 55 01 ${ascii("nfc.com")}`)).toMatchObject([
      { what: "Address", text: "http://www.nfc.com", link: "http://www.nfc.com/" },
    ])
    expect(told(`d1 01 0d 55 05 ${ascii("+35891234567")}`)).toMatchObject([
      { text: "tel:+35891234567", link: null },
    ])
    expect(told(`d1 01 06 55 23 ${ascii("hello")}`)).toMatchObject([{ text: "urn:nfc:hello" }])
    expect(told(`d1 01 06 55 24 ${ascii("x:abc")}`)).toMatchObject([{ text: "x:abc" }])
    expect(told(`d3 13 00 ${ascii("https://example.com")}`)).toMatchObject([{ link: "https://example.com/" }])
  })

  it("never offers a link that would run something", () => {
    for (const address of [
      "javascript:alert(1)",
      "data:text/html,<script>",
      "file:///etc/passwd",
      "no address",
    ]) {
      const record = {
        ...read("d0 00 00")[0],
        recordType: "url",
        data: new TextEncoder().encode(address),
      } as TagRecord
      expect(describeRecord(record)).toMatchObject({ text: address, link: null })
    }
  })

  it("has files, of which those with letters are shown", () => {
    const file = (type: string, content: Uint8Array | string) =>
      describeRecord({
        recordType: "mime",
        mediaType: type,
        id: null,
        encoding: null,
        lang: null,
        data: typeof content === "string" ? new TextEncoder().encode(content) : content,
      })
    expect(file("text/plain", "hei")).toMatchObject({ what: "A file: text/plain", text: "hei" })
    expect(file("application/json", '{"a":1}').text).toBe('{\n  "a": 1\n}')
    expect(file("application/json", "{a").problem).toMatch(/calls itself JSON/)
    expect(file("text/plain;charset=iso-8859-1", bytes("e4f6")).text).toBe("äö")
    expect(file("text/plain", bytes("e4f6"))).toMatchObject({
      text: null,
      problem: "Its bytes are no utf-8.",
    })
    expect(file("text/plain;charset=nonsense", "x").problem).toBe("Its bytes are no nonsense.")
    expect(file("image/png", bytes("8950"))).toMatchObject({ text: null, bytes: bytes("8950") })
  })

  it("has smart posters with records inside, though not without end", () => {
    const inner = `91 01 09 55 04 ${ascii("juhq.fi/")} 51 03 01 616374 00`
    const [poster] = told(`d1 02 ${(inner.replace(/\s/g, "").length / 2).toString(16)} 5370 ${inner}`)
    expect(poster?.inside).toMatchObject([
      { link: "https://juhq.fi/" },
      { what: "What to do with it", text: "open it" },
    ])
    expect(told("d1 02 01 5370 ff")[0]?.problem).toMatch(/^At its byte 1: The tag ends/)
    let nested = bytes("d0 00 00")
    const base = { mediaType: null, id: null, encoding: null, lang: null }
    for (let i = 0; i < 9; i++) nested = writeMessage([{ ...base, recordType: "smart-poster", data: nested }])
    expect(JSON.stringify(readMessage(nested).map(record => describeRecord(record)))).toContain("end here")
  })

  it("has records that are empty, unknown, or somebody's own", () => {
    expect(told("d0 00 00")).toMatchObject([{ what: "An empty record, on purpose" }])
    expect(told("d5 00 02 dead")).toMatchObject([{ text: null, bytes: bytes("dead") }])
    expect(told(`d4 0d 02 ${ascii("example.com:x")} 6869`)).toMatchObject([
      { what: "Somebody's own record: example.com:x", text: "hi" },
    ])
    expect(read("d9 01 04 02 54 6162 02656e21")).toMatchObject([{ recordType: "text", id: "ab" }])
  })

  it("may have a record in pieces", () => {
    expect(told("b1 01 04 54 02656e48 36 00 01 65 56 00 01 69")).toMatchObject([{ text: "Hei" }])
  })

  it.each([
    ["", 0, "nothing on the tag"],
    ["d1 01", 2, "ends in the middle of a record's length: 1 more"],
    ["d1 01 05 54 02", 5, "ends in the middle of a record's content: 4 more"],
    ["51 01 01 54 00", 0, "doesn't say that it begins"],
    ["91 01 01 54 00 d1 01 01 54 00", 5, "begins a second time"],
    ["91 01 01 54 00", 5, "has no end"],
    ["d0 00 00 00", 3, "1 byte more came after it"],
    ["d0 00 01 00", 0, "says that it is empty, and it is not"],
    ["d6 00 00", 0, "a piece of a record that has not begun"],
    ["d7 00 00", 0, "kind is 7"],
    ["b1 01 01 54 00 51 01 00 54", 5, "interrupted"],
    ["f1 01 01 54 00", 0, "to be continued"],
    ["d1 01 02 54 05 65", 0, "shorter than the name of its language"],
    ["c1 01 ff ff ff ff 54", 7, "ends in the middle of a record's content"],
  ])("of %j is told its mistake at byte %i", (hex, offset, what) => {
    const failed = () => read(hex)
    expect(failed).toThrow(TagMistake)
    try {
      failed()
    } catch (error) {
      expect(error).toMatchObject({ offset, message: expect.stringContaining(what) })
    }
  })

  it("is read as it was written, whatever is in it", () => {
    const data = fc.uint8Array({ maxLength: 300 })
    const id = fc.option(fc.string({ unit: fc.constantFrom(..."abc/-1"), maxLength: 20 }), { nil: null })
    const rest = { mediaType: null, encoding: null, lang: null }
    const record: fc.Arbitrary<TagRecord> = fc.oneof(
      fc.record({ id, data }).map(r => ({ ...rest, ...r, recordType: "unknown" })),
      fc.record({ id, data }).map(r => ({ ...rest, ...r, recordType: "example.com:x" })),
      fc.record({ id, data }).map(r => ({ ...rest, ...r, recordType: "mime", mediaType: "image/png" })),
      fc
        .record({
          id,
          data,
          lang: fc.constantFrom("fi", "en-GB", ""),
          encoding: fc.constantFrom("utf-8", "utf-16"),
        })
        .map(r => ({ ...rest, ...r, recordType: "text" })),
      fc.record({ id, address: fc.webUrl({ withQueryParameters: true }) }).map(({ id, address }) => ({
        ...rest,
        id,
        recordType: "url",
        data: new TextEncoder().encode(address),
      })),
    )
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), records => {
        const message = writeMessage(records)
        expect(readMessage(message).map(r => ({ ...r, data: [...r.data] }))).toEqual(
          records.map(r => ({ ...r, data: [...r.data] })),
        )
        for (let end = 0; end < message.length; end++) {
          expect(() => readMessage(message.subarray(0, end))).toThrow(TagMistake)
        }
      }),
      { numRuns: 100 },
    )
  })

  it("never breaks the reader, even as noise", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), noise => {
        try {
          for (const record of readMessage(noise)) describeRecord(record)
        } catch (error) {
          expect(error).toBeInstanceOf(TagMistake)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe("hex", () => {
  it("is read with all that people put between, and written with spaces", () => {
    expect(readHex("d1 01,04:54-02\n0x65 0X6E")).toEqual({ bytes: bytes("d10104540265 6e") })
    expect(readHex("")).toEqual({ bytes: new Uint8Array() })
    expect(hexOf(bytes("00ff1a"))).toBe("00 ff 1a")
    expect(hexOf(bytes("00ff1a"), 1)).toBe("00 ... and 2 bytes more")
  })

  it("is told where a digit is wrong or missing", () => {
    expect(readHex("d1 0g")).toEqual({ what: "“g” is no hexadecimal digit.", start: 4, end: 5 })
    expect(readHex("d1 0 1")).toMatchObject({ what: "A byte is two digits, and this one has one.", start: 3 })
    expect(readHex("d1 0")).toMatchObject({
      what: "A byte is two digits, and the last one has one.",
      start: 3,
    })
  })
})

describe("the made-up tags", () => {
  it("lead to the site that they lie on", () => {
    const all = JSON.stringify(
      samplesOf("https://example.org").flatMap(({ bytes }) =>
        readMessage(bytes).map(record => describeRecord(record)),
      ),
    )
    expect(all).toContain("https://example.org/photos")
    expect(all).not.toContain("juhq")
  })

  it("go through the decoder without a problem", () => {
    for (const { bytes } of samples) {
      const all = JSON.stringify(readMessage(bytes).map(record => describeRecord(record)))
      expect(all.match(/"problem":"/g)).toBeNull()
    }
  })
})

describe("the tag of a thing from another page", () => {
  it("names its home, and its journeys if it has been anywhere", () => {
    const words = (journeys: Parameters<typeof tagOfGuest>[2]) =>
      readMessage(tagOfGuest("The tears", "https://juhq.fi/x", journeys).bytes).map(
        record => describeRecord(record).text,
      )
    expect(words([])).toEqual(["https://juhq.fi/x", "Journeys: none. Kept in a briefcase."])
    expect(words([{ on: "/panda", what: "Was bitten." }])).toEqual([
      "https://juhq.fi/x",
      "Seen on /panda. Was bitten.",
    ])
  })
})

describe("the plate", () => {
  it("gives way to the next thing, unless Pertti lies there", () => {
    expect(laid(laid(clear, "A banana"), "A dog")).toMatchObject({ guest: "A dog", waiting: null })
    const his = laid(clear, "Pertti")
    expect(laid(his, "A dog")).toMatchObject({ guest: "Pertti", waiting: "A dog" })
    expect(laid(his, "Pertti")).toBe(his)
    expect(refusal(laid(clear, "A business card"))).toBeNull()
  })

  it("is free after so many pushes, however they are given", () => {
    const his = laid(clear, "Pertti")
    expect(pushed(pushed(his))).toMatchObject({ guest: "Pertti", pushes: 2 })
    expect(pushed(pushed(pushed(his)))).toMatchObject({ guest: null, isBare: true })
    expect(pushed(his, maxPushes)).toMatchObject({ guest: null, isBare: true })
  })
})

describe("the readings", () => {
  it("are kept newest first, and not for ever", () => {
    let readings: Reading[] = []
    for (let i = 0; i < 30; i++) readings = withReading(readings, "A tag", null, [])
    expect(readings).toHaveLength(maxKept)
    expect(readings[0]?.number).toBe(30)
  })
})

describe("the page", () => {
  type Reader = {
    onreading: ((event: NfcEvent) => void) | null
    onreadingerror: (() => void) | null
    signal?: AbortSignal
  }
  let reader: Reader | null = null
  const giveReader = (scan: () => Promise<void>) => {
    window.NDEFReader = class implements Reader {
      onreading: Reader["onreading"] = null
      onreadingerror: Reader["onreadingerror"] = null
      signal?: AbortSignal
      scan({ signal }: { signal: AbortSignal }) {
        this.signal = signal
        reader = this
        return scan()
      }
    }
  }
  const query = () => new URLSearchParams(window.location.search).get("tag")
  const box = () => screen.getByLabelText<HTMLTextAreaElement>("The bytes that are on it, in hex")
  const hold = () => screen.getByRole("button", { name: "Hold it to the screen" })
  const point = (element: Element, type: string, clientX: number, clientY = 0) =>
    fireEvent(element, new MouseEvent(type, { bubbles: true, clientX, clientY }))
  const display = () => screen.getByRole("status", { name: "Display" })
  beforeEach(() => window.history.replaceState(null, "", "/tools/scan-rfid"))
  afterEach(() => {
    Reflect.deleteProperty(window, "NDEFReader")
    reader = null
  })

  it("says kindly that there is no reader, and has tags to try", async () => {
    const user = userEvent.setup()
    render(<ScanRfid />)
    expect(screen.getByText(/This browser can't read tags/)).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Scan a tag" })).not.toBeInTheDocument()
    await user.click(hold())
    expect(screen.getByRole("heading", { name: "1. The door of Pertti's cage" })).toBeInTheDocument()
    expect(screen.getByText("Text, in Finnish (fi), UTF-8")).toBeInTheDocument()
    expect(screen.getByText("Ovi on auki. Kukaan ei ole lähtenyt.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "A souvenir from Tokyo" }))
    expect(screen.getByText("Text, in Japanese (ja), UTF-16")).toBeInTheDocument()
    expect(screen.getByText("ハムスター 🐹")).toBeInTheDocument()
    expect(query()).toBe(Buffer.from(samples[2]?.bytes ?? []).toString("hex"))
  })

  it("makes a tag of words and of addresses, and reads it", async () => {
    const user = userEvent.setup()
    render(<ScanRfid />)
    const words = screen.getByLabelText("What it says")
    const write = () => user.click(screen.getByRole("button", { name: "Write it and hold it there" }))
    await write()
    expect(screen.getByRole("heading", { name: "1. A tag of yours" })).toBeInTheDocument()
    expect(display()).toHaveTextContent("Snacks, please.")
    // By the NFC Forum's text record: the only record, short, of type T; its language is "und", none in particular.
    await user.clear(words)
    await user.type(words, "Hei")
    await write()
    expect(query()).toBe("d101075403756e64486569")
    await user.clear(words)
    await user.type(words, "https://juhq.fi/")
    await write()
    expect(query()).toBe(`d101095504${Buffer.from("juhq.fi/").toString("hex")}`)
    expect(screen.getAllByRole("link", { name: /Go there/ })[0]).toHaveAttribute("href", "https://juhq.fi/")
  })

  it("arrives with a tag on its plate, which it has read", () => {
    render(<ScanRfid />)
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "The reader. On its plate: The door of Pertti's cage",
    )
    expect(display()).toHaveTextContent("Read: The door of Pertti's cage, 2 records.")
    expect(display()).toHaveTextContent("Text, in English (en), UTF-8: The door is open.")
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument()
  })

  it("hears nothing from a banana, and has not read it", async () => {
    const user = userEvent.setup()
    render(<ScanRfid />)
    await user.click(screen.getByRole("button", { name: "A banana" }))
    expect(display()).toHaveTextContent(/^No chip\./)
    expect(screen.queryByRole("heading")).not.toBeInTheDocument()
    expect(query()).toBeNull()
  })

  it("reads what is carried over its plate, before it is let go", async () => {
    render(<ScanRfid />)
    const poster = screen.getByRole("button", { name: "A smart poster" })
    const plate = screen.getByRole("img").parentElement ?? document.body
    const box = { x: 100, y: 0, left: 100, top: 0, right: 300, bottom: 100, width: 200, height: 100 }
    plate.getBoundingClientRect = () => ({ ...box, toJSON: () => box })
    point(poster, "pointerdown", 50, 300)
    point(poster, "pointermove", 60, 250)
    expect(display()).not.toHaveTextContent("Have you seen this hamster?")
    point(poster, "pointermove", 150, 60)
    expect(display()).toHaveTextContent("Have you seen this hamster?")
    fireEvent.pointerUp(poster)
    fireEvent.click(poster, { detail: 1 })
    expect(screen.getAllByRole("heading")).toHaveLength(1)
    expect(screen.getByRole("img")).toHaveAccessibleName(/A smart poster$/)
  })

  it("is barked at by the dog", async () => {
    const user = userEvent.setup()
    render(<ScanRfid />)
    screen.getByRole("button", { name: "A dog" }).focus()
    await user.keyboard("{Enter}")
    expect(screen.getByText("Hau!")).toBeInTheDocument()
    expect(display()).toHaveTextContent("The dog heard the reader.")
  })

  it("reads nothing more until Pertti has been pushed off, and then what was waiting", async () => {
    const user = userEvent.setup()
    render(<ScanRfid />)
    await user.click(screen.getByRole("button", { name: "Pertti" }))
    expect(display()).toHaveTextContent("He is not getting down.")
    await user.click(screen.getByRole("button", { name: "A business card" }))
    expect(display()).toHaveTextContent("A business card is held over Pertti. The reader sees Pertti.")
    expect(screen.queryByRole("heading")).not.toBeInTheDocument()
    const push = screen.getByRole("button", { name: "Push Pertti" })
    const asked: string[] = []
    for (let i = 0; i < maxPushes; i++) {
      asked.push(push.textContent)
      await user.click(push)
    }
    expect(asked).toEqual(["Push Pertti", "Push him again", "One more push"])
    expect(push).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Pertti" })).toHaveFocus()
    expect(screen.getByRole("heading", { name: "1. A business card" })).toBeInTheDocument()
  })

  it("has a bare, warm plate when Pertti goes in one stroke and nothing waits", async () => {
    const user = userEvent.setup()
    render(<ScanRfid />)
    await user.click(screen.getByRole("button", { name: "Pertti" }))
    const push = screen.getByRole("button", { name: "Push Pertti" })
    point(push, "pointerdown", 100)
    point(push, "pointermove", 130)
    expect(push).toBeInTheDocument()
    point(push, "pointermove", 170)
    expect(screen.getByRole("img")).toHaveAccessibleName(/nothing$/)
    expect(display()).toHaveTextContent("It is warm.")
  })

  it("gives back what was written by hand before another tag was taken from the drawer", async () => {
    const user = userEvent.setup()
    render(<ScanRfid />)
    await user.clear(box())
    await user.type(box(), "d0 00 00")
    await user.type(box(), " 01")
    await user.click(screen.getByRole("button", { name: "A business card" }))
    expect(box()).not.toHaveValue("d0 00 00 01")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(box()).toHaveValue("d0 00 00 01")
  })

  it("reads any bytes, and selects the one that is wrong", async () => {
    const user = userEvent.setup()
    render(<ScanRfid />)
    const write = async (hex: string) => {
      await user.clear(box())
      await user.type(box(), hex)
      await user.click(hold())
    }
    await write("d1 01 04 54 02 65 6e 21")
    expect(screen.getByText("!")).toBeInTheDocument()
    await write("d1 xx")
    expect(box()).toHaveAccessibleDescription("Column 4: “x” is no hexadecimal digit.")
    expect(box().value.slice(box().selectionStart, box().selectionEnd)).toBe("x")
    await write("d0 00 00 99")
    expect(box()).toHaveAccessibleDescription("Byte 4: The message has ended, and 1 byte more came after it.")
    expect(box().value.slice(box().selectionStart, box().selectionEnd)).toBe("99")
    expect(box()).toHaveFocus()
  })

  it("begins with the tag in the link, forgets, and takes that back", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", "?tag=d101045402656e21")
    render(<ScanRfid />)
    expect(box()).toHaveValue("d1 01 04 54 02 65 6e 21")
    expect(display()).toHaveTextContent("Text, in English (en), UTF-8: !")
    await user.click(hold())
    expect(screen.getByRole("heading", { name: "1. Bytes written by hand" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.queryByRole("heading")).not.toBeInTheDocument()
    expect(query()).toBeNull()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByRole("heading", { name: "1. Bytes written by hand" })).toBeInTheDocument()
  })

  it("reads a real tag through the same decoder, and keeps it out of the link", async () => {
    const user = userEvent.setup()
    giveReader(() => Promise.resolve())
    render(<ScanRfid />)
    await user.click(screen.getByRole("button", { name: "Scan a tag" }))
    expect(screen.getByText(/^Reading\./)).toBeInTheDocument()
    const buffer = bytes("ff 004800e4 ff")
    act(() =>
      reader?.onreading?.({
        serialNumber: "04:a2:1b",
        message: {
          records: [
            {
              recordType: "text",
              encoding: "utf-16",
              lang: "fi",
              id: "",
              data: new DataView(buffer.buffer, 1, 4),
            },
            {
              recordType: "url",
              data: new DataView(new TextEncoder().encode("https://example.com/x").buffer),
            },
            { recordType: "empty" },
          ],
        },
      }),
    )
    const reading = screen.getByRole("heading", { name: "1. A tag" }).closest("li")
    expect(reading).toHaveTextContent("Serial number 04:a2:1b")
    expect(screen.getByText("Hä")).toBeInTheDocument()
    expect(screen.getByRole("link", { name: /Go there/ })).toHaveAttribute("href", "https://example.com/x")
    expect(query()).toBeNull()
    await user.click(within(reading ?? document.body).getByRole("button", { name: "Copy as JSON" }))
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
      serial: "04:a2:1b",
      records: [{ text: "Hä" }, { text: "https://example.com/x" }, { what: "An empty record, on purpose" }],
    })
    act(() => reader?.onreadingerror?.())
    expect(screen.getByText(/no message that could be read/)).toHaveAttribute("role", "alert")
    await user.click(screen.getByRole("button", { name: "Stop" }))
    expect(reader?.signal?.aborted).toBe(true)
    expect(screen.getByRole("button", { name: "Scan a tag" })).toBeInTheDocument()
  })

  it.each([
    ["NotAllowedError", /was not allowed/],
    ["NotSupportedError", /has no NFC in it/],
    ["NotReadableError", /switched off/],
    ["InvalidStateError", /busy/],
    ["SecurityError", /not by one inside another/],
    ["StrangeError", /did not say why/],
  ])("tells a %s kindly, and can be pressed again", async (name, what) => {
    const user = userEvent.setup()
    giveReader(() => Promise.reject(new DOMException("no", name)))
    render(<ScanRfid />)
    await user.click(screen.getByRole("button", { name: "Scan a tag" }))
    expect(screen.getByText(what)).toHaveAttribute("role", "alert")
    expect(screen.getByRole("button", { name: "Scan a tag" })).toBeInTheDocument()
  })

  it("stops reading when it goes", async () => {
    const user = userEvent.setup()
    giveReader(() => new Promise(() => {}))
    const { unmount } = render(<ScanRfid />)
    await user.click(screen.getByRole("button", { name: "Scan a tag" }))
    expect(screen.getByText(/is asking you something/)).toBeInTheDocument()
    unmount()
    expect(reader?.signal?.aborted).toBe(true)
  })

  it("takes a record without data, and an id that is empty, as they are", () => {
    expect(recordsOf({ message: { records: [{ recordType: "empty", id: "", data: null }] } })).toEqual([
      { recordType: "empty", mediaType: null, id: null, encoding: null, lang: null, data: new Uint8Array() },
    ])
  })

  it("leaves its box as it is when ten million letters are pasted", () => {
    render(<ScanRfid />)
    const before = box().value
    fireEvent.paste(box(), { clipboardData: { getData: () => "00".repeat(5_000_000) } })
    expect(box()).toHaveValue(before)
    expect(box()).toHaveAccessibleDescription(/^That is 10,000,000 characters/)
    fireEvent.change(box(), { target: { value: "00 ".repeat(30_000) } })
    fireEvent.click(hold())
    expect(box()).toHaveAccessibleDescription(/^Byte 1: The first record doesn't say/)
  })

  it("reads a thing that has come along from another page, and what it has been through", async () => {
    const { user } = visit(<ScanRfid />, { path: "/tools/scan-rfid" })
    await bringGuest()
    const scan = () => screen.queryByRole("button", { name: "Scan the tea towel" })
    await user.click(scan() ?? document.body)
    expect(screen.getByRole("img", { name: "The reader. On its plate: The tea towel" })).toBeVisible()
    expect(display()).toHaveTextContent(
      /Read: The tea towel, 2 records\..*Journeys: none\. Kept in a briefcase\./,
    )
    expect(screen.getByRole("link", { name: /Go there/ })).toHaveAttribute(
      "href",
      "https://juhq.fi/error-418",
    )
    expect(readStorage(travels)["/error-418"]?.[0]?.what).toBe("Was scanned, and turned out to have a chip.")
    expect(scan()).toBeNull()
    await user.click(screen.getByRole("button", { name: "A banana" }))
    await user.click(scan() ?? document.body)
    expect(display()).toHaveTextContent(
      "Seen on /tools/scan-rfid. Was scanned, and turned out to have a chip.",
    )
    await user.click(screen.getByRole("button", { name: "A banana" }))
    await bringGuest(null)
    expect(scan()).toBeNull()
  })
})
