import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import {
  bitsOfBytes,
  bitsOfUnits,
  readBits,
  withByteBit,
  withCodeBit,
} from "../../src/embeds/juhq-in-binary/bits"
import JuhqInBinary from "../../src/embeds/juhq-in-binary/JuhqInBinary"
import {
  fromLink,
  ones,
  shown,
  toLink,
  type Weight,
  weigh,
  withPast,
} from "../../src/embeds/juhq-in-binary/logic"
import {
  bytesOf,
  firstProblem,
  maxSpelt,
  pointOf,
  spell,
  startOf,
  textOf,
  unitAt,
  unitsFrom,
} from "../../src/embeds/juhq-in-binary/utf8"
import { isDeep, itDeep } from "../jest/property"

const hex = (bytes: ArrayLike<number>) => Buffer.from(Array.from(bytes)).toString("hex")
const bytes = (digits: string) => Uint8Array.from(Buffer.from(digits, "hex"))
/** Bytes of which many go together, and many don't. */
const someBytes = fc
  .uint8Array({ maxLength: 40 })
  .map(raw => raw.map(byte => [byte, 0x41, 0x80 | (byte & 63), 0xc3, 0xe2, 0xf0, 0xed, 0xa0][byte & 7] ?? 0))

describe("UTF-8", () => {
  it("spells every code point of every plane as the browser's encoder does", () => {
    const encoder = new TextEncoder()
    // An ordinary run takes every one that is spelt in one or two bytes, and one in 61 of the others.
    const step = isDeep ? 1 : 61
    for (let code = 0; code <= 0x10ffff; code += code < 0x800 ? 1 : step) {
      if (code >= 0xd800 && code <= 0xdfff) continue
      const theirs = encoder.encode(String.fromCodePoint(code))
      const mine = spell(code)
      if (mine.length !== theirs.length || mine.some((byte, i) => byte !== theirs[i]))
        throw new Error(pointOf(code))
      const unit = unitAt(theirs, 0)
      if (unit.code !== code || unit.problem !== null) throw new Error(`${pointOf(code)} read`)
    }
    expect(hex(spell(0x10ffff))).toBe("f48fbfbf")
  })

  it("reads back every number that it spells, also those that are no characters", () => {
    for (let code = 0; code <= maxSpelt; code += isDeep ? 97 : 9973)
      expect(unitAt(Uint8Array.from(spell(code)), 0).code).toBe(code)
    expect(unitAt(bytes("eda080"), 0)).toMatchObject({
      code: 0xd800,
      length: 3,
      problem: expect.stringContaining("half"),
    })
    expect(unitAt(bytes("f4908080"), 0)).toMatchObject({
      code: 0x110000,
      problem: expect.stringContaining("past"),
    })
    expect(unitAt(bytes("c0af"), 0)).toMatchObject({
      code: 0x2f,
      problem: expect.stringContaining("U+002F has a shorter way"),
    })
    expect(unitAt(bytes("80"), 0)).toMatchObject({
      code: null,
      problem: expect.stringContaining("has not begun"),
    })
    expect(unitAt(bytes("f8"), 0)).toMatchObject({
      code: null,
      problem: expect.stringContaining("No character begins"),
    })
    expect(unitAt(bytes("e282"), 0)).toMatchObject({
      code: null,
      length: 1,
      problem: expect.stringContaining("3 bytes"),
    })
  })

  it("is valid exactly where a strict decoder says so, and then it is the same text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          someBytes,
          fc.string({ unit: "binary" }).map(text => bytesOf(text)),
        ),
        some => {
          const text = textOf(some)
          expect(firstProblem(some) === null).toBe(text !== null)
          if (text === null) return
          const units = unitsFrom(some, 0, some.length)
          expect(units.map(({ code }) => String.fromCodePoint(code ?? 0)).join("")).toBe(text)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it("of a text is what TextEncoder and Node make of it, and comes back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 30 }), text => {
        const mine = bytesOf(text)
        expect(hex(mine)).toBe(hex(new TextEncoder().encode(text)))
        expect(hex(mine)).toBe(Buffer.from(text, "utf8").toString("hex"))
        expect(textOf(mine)).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it("keeps a lone half of a pair as what it is, instead of a question mark", () => {
    expect(hex(bytesOf("a\uD83Db"))).toBe("61eda0bd62")
    expect(textOf(bytesOf("a\uD83Db"))).toBeNull()
    expect(textOf(bytesOf("\uFEFFa"))).toBe("\uFEFFa")
  })

  it("has each byte in one unit, wherever one begins to look", () => {
    fc.assert(
      fc.property(someBytes, fc.nat(40), (some, from) => {
        const all = unitsFrom(some, 0, some.length)
        expect(all.reduce((sum, { length }) => sum + length, 0)).toBe(some.length)
        expect(unitsFrom(some, from, some.length)).toEqual(all.filter(({ start }) => start >= from))
        some.forEach((_, i) => {
          expect(startOf(some, i)).toBe([...all].reverse().find(({ start }) => start <= i)?.start)
        })
        expect(firstProblem(some)).toEqual(all.find(({ problem }) => problem) ?? null)
      }),
      { numRuns: 2000 },
    )
  })
})

describe("weighing", () => {
  const weight = (some: Uint8Array): { steps: number; value: Weight } => {
    const steps = weigh(some)
    for (let count = 1; ; count++) {
      const step = steps.next()
      if (step.done) return { steps: count, value: step.value }
    }
  }

  it("finds in slices what is found at once, also where a character is cut by one", () => {
    const [piece, mark] = [65_536, bytesOf("🐹")]
    for (const shift of [0, 1, 2, 3, 4]) {
      const some = new Uint8Array(3 * piece).fill(0x61)
      some.set(mark, piece - shift)
      expect(weight(some)).toMatchObject({ value: { ones: ones(some), problem: null }, steps: 4 })
      some[piece - shift + 3] = 0x61
      expect(weight(some).value.problem).toEqual(firstProblem(some))
      expect(weight(some).value.problem?.start).toBe(piece - shift)
    }
    expect(weight(new Uint8Array()).value).toEqual({ ones: 0, problem: null })
  })
})

describe("bits", () => {
  it("of juhq are known", () => {
    const juhq = bytesOf("juhq")
    expect(bitsOfBytes(juhq)).toBe("01101010 01110101 01101000 01110001")
    expect(bitsOfUnits(juhq, unitsFrom(juhq, 0, 1))).toBe("000000000000001101010")
    expect(ones(juhq)).toBe(16)
  })

  it("come back as the bytes they were, by bytes and by code points", () => {
    fc.assert(
      fc.property(someBytes, some => {
        expect(readBits(bitsOfBytes(some), "bytes")).toEqual({ bytes: some })
        expect(readBits(bitsOfBytes(some).replaceAll(" ", ""), "bytes")).toEqual({ bytes: some })
        const units = unitsFrom(some, 0, some.length)
        expect(readBits(bitsOfUnits(some, units), "codes")).toEqual({ bytes: some })
      }),
      { numRuns: 1000 },
    )
  })

  it("of forms that are longer than they may be come back as those, and not as the short ones", () => {
    for (const digits of ["c0af", "e080af", "f08080af", "c180", "41c0af42"]) {
      const some = bytes(digits)
      const units = unitsFrom(some, 0, some.length)
      expect(hex((readBits(bitsOfUnits(some, units), "codes") as { bytes: Uint8Array }).bytes)).toBe(digits)
    }
    const slash = bytes("c0af")
    const [unit] = unitsFrom(slash, 0, 2)
    if (!unit) throw new Error("no unit")
    const turned = withCodeBit(slash, unit, 0)
    expect(hex(turned)).toBe("c0ae")
    expect(hex(withCodeBit(turned, unitsFrom(turned, 0, 2)[0] ?? unit, 0))).toBe("c0af")
    expect(hex(spell(0x2f, 4))).toBe("f08080af")
  })

  it("by code points may be as short as one likes to write them", () => {
    expect(readBits("1101010 11100100\n1", "codes")).toEqual({ bytes: bytesOf("jä\u0001") })
  })

  it.each([
    ["0110 1012", "bytes", 8, "“2” is no bit"],
    ["01101010 011", "bytes", 9, "the last one has 3"],
    ["01 👏", "bytes", 3, "“👏” is no bit"],
    ["1101010 1000000000000000000000", "codes", 8, "this has 22"],
    ["1 !101", "codes", 2, "this one has 3"],
    ["1!1", "codes", 1, "stands before"],
  ] as const)("such as %j by %s are told at %i what is wrong", (text, view, start, what) => {
    expect(readBits(text, view)).toMatchObject({ start, what: expect.stringContaining(what) })
  })

  it("turn one at a time, and turn back", () => {
    fc.assert(
      fc.property(someBytes, fc.nat(39), fc.nat(7), (some, index, bit) => {
        fc.pre(index < some.length)
        const turned = withByteBit(some, index, bit)
        expect(Math.abs(ones(turned) - ones(some))).toBe(1)
        expect(withByteBit(turned, index, bit)).toEqual(some)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), fc.nat(20), fc.nat(40), (text, bit, n) => {
        const some = bytesOf(text)
        const units = unitsFrom(some, 0, some.length)
        const index = n % units.length
        const unit = units[index]
        if (!unit) throw new Error("no unit")
        const turned = withCodeBit(some, unit, bit)
        const after = unitsFrom(turned, 0, turned.length)
        expect(after).toHaveLength(units.length)
        expect(after[index]?.code).toBe((unit.code ?? 0) ^ (1 << bit))
        expect(withCodeBit(turned, after[index] ?? unit, bit)).toEqual(some)
      }),
    )
  })
})

describe("a link", () => {
  it("has a text where there is one, else bytes, and neither for much", () => {
    expect(toLink(bytesOf("jä"))).toEqual({ text: "jä", bytes: null })
    expect(toLink(bytes("ea75"))).toEqual({ text: null, bytes: "ea75" })
    expect(toLink(new Uint8Array(501))).toEqual({ text: null, bytes: null })
    fc.assert(fc.property(someBytes, some => expect(fromLink(toLink(some))).toEqual(some)))
    expect(fromLink({ text: null, bytes: "xyz" })).toBeNull()
  })
})

describe("what can't be seen", () => {
  it("is shown by a picture", () => {
    expect([0, 10, 32, 127].map(shown)).toEqual(["␀", "␊", "␣", "␡"])
    expect([0x308, 0xa0, 0x200b, 0x6a].map(shown)).toEqual(["◌\u0308", "□", "□", "j"])
  })
})

it("remembers a hundred contents, and not too much of them", () => {
  let past: Uint8Array<ArrayBuffer>[] = []
  for (let i = 0; i < 150; i++) past = withPast(past, new Uint8Array(1))
  expect(past).toHaveLength(100)
  const large = new Uint8Array(30_000_000)
  expect(withPast(withPast(withPast([], large), large), large)).toHaveLength(2)
})

describe("the page", () => {
  const box = () => screen.getByLabelText<HTMLTextAreaElement>("Text")
  const bits = () => screen.getByLabelText<HTMLTextAreaElement>("Bits, to be read or written")
  const bit = (byte: number, worth: number) => screen.getByLabelText(`Byte ${byte}, bit worth ${worth}`)
  const query = (key: string) => new URLSearchParams(window.location.search).get(key)
  beforeEach(() => window.history.replaceState(null, "", "/juhq-in-binary"))

  it("turns a bit, and the text with it, and back", async () => {
    const user = userEvent.setup()
    render(<JuhqInBinary start="juhq" />)
    expect(bit(1, 64)).toHaveAttribute("aria-pressed", "true")
    expect(bit(1, 1)).toHaveTextContent("0")
    await user.click(bit(1, 1))
    expect(box()).toHaveValue("kuhq")
    expect(query("text")).toBe("kuhq")
    expect(screen.getByText("4 bytes, 32 bits, of which 17 ones.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(box()).toHaveValue("juhq")
    expect(query("text")).toBeNull()
  })

  it("says what is no text any more, shows its bytes, and never a question mark instead", async () => {
    const user = userEvent.setup()
    const { container } = render(<JuhqInBinary start="juhq" />)
    await user.click(bit(1, 128))
    expect(screen.queryByLabelText("Text", { selector: "textarea" })).not.toBeInTheDocument()
    const alert = within(screen.getByRole("region", { name: "Not a text" })).getByRole("alert")
    expect(alert).toHaveTextContent("Byte 1, EA: It begins a character of 3 bytes, and the rest is missing.")
    expect(screen.getByText("EA", { selector: ".bad" })).toBeInTheDocument()
    expect(container).not.toHaveTextContent("\uFFFD")
    expect(query("bytes")).toBe("ea756871")
    expect(bit(1, 128)).toHaveFocus()
    // The error of a byte is beside its name, not on a new line, so that no switch moves.
    const group = bit(1, 1).closest("fieldset")
    expect(group).toHaveAccessibleName("No character: the rest is missing")
    expect(within(group as HTMLElement).queryByRole("paragraph")).not.toBeInTheDocument()
    await user.click(bit(1, 128))
    expect(box()).toHaveValue("juhq")
    expect(query("bytes")).toBeNull()
  })

  it("is a text to be written in again when what is no character is left out", async () => {
    const user = userEvent.setup()
    render(<JuhqInBinary start="juhq" />)
    await user.click(bit(1, 128))
    await user.click(screen.getByRole("button", { name: "Leave out what is no character" }))
    expect(box()).toHaveValue("uhq")
    expect(box()).toHaveFocus()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByRole("region", { name: "Not a text" })).toBeInTheDocument()
  })

  it("keeps the focus on a bit whose byte comes to another character", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", "?bytes=c341")
    render(<JuhqInBinary start="juhq" />)
    expect(screen.getAllByRole("group").length).toBe(3)
    await user.click(bit(2, 128))
    await user.click(bit(2, 64))
    expect(screen.getByLabelText("Text")).toHaveValue("Á")
    expect(bit(2, 64)).toHaveFocus()
  })

  it("can be walked and turned by keyboard alone", async () => {
    const user = userEvent.setup()
    render(<JuhqInBinary start="juhq" />)
    act(() => bit(1, 128).focus())
    await user.keyboard("{ArrowRight}{ArrowDown}")
    expect(bit(2, 64)).toHaveFocus()
    await user.keyboard("{End} ")
    expect(box()).toHaveValue("jthq")
    expect(bit(2, 1)).toHaveFocus()
    expect(bit(1, 128)).toHaveAttribute("tabindex", "-1")
  })

  it("has the bits of code points too, all 21 of them", async () => {
    const user = userEvent.setup()
    render(<JuhqInBinary start="ä🐹" />)
    await user.click(screen.getByLabelText("code points, twenty-one to a character"))
    expect(screen.getAllByLabelText(/bit worth/)).toHaveLength(42)
    expect(query("by")).toBe("codes")
    await user.click(screen.getByLabelText("U+00E4, bit worth 32"))
    expect(box()).toHaveValue("Ä🐹")
    await user.click(screen.getByLabelText("U+1F439, bit worth 1048576"))
    expect(screen.getAllByRole("alert")[0]).toHaveTextContent(
      "Byte 3, F4: It is past the last code point, U+10FFFF.",
    )
    await user.click(screen.getByLabelText("U+11F439, bit worth 1048576"))
    expect(box()).toHaveValue("Ä🐹")
  })

  it("decodes bits that are written, and points at what is no bit", async () => {
    const user = userEvent.setup()
    render(<JuhqInBinary start="juhq" />)
    expect(bits()).toHaveValue("01101010 01110101 01101000 01110001")
    await user.clear(bits())
    expect(screen.getByLabelText("Text", { selector: "textarea" })).toHaveValue("")
    await user.type(bits(), "0110100001101001")
    expect(box()).toHaveValue("hi")
    await user.type(bits(), "x")
    expect(bits()).toHaveAccessibleDescription("Column 17: “x” is no bit. There are two: 0 and 1.")
    expect(box()).toHaveValue("hi")
    await user.click(screen.getByRole("button", { name: "Show the place" }))
    expect(bits().value.slice(bits().selectionStart, bits().selectionEnd)).toBe("x")
    await user.clear(bits())
    await user.paste("01101000 01101001")
    await user.tab()
    expect(bits()).toHaveValue("01101000 01101001")
    await user.click(screen.getByRole("button", { name: "Copy the bits" }))
    expect(await navigator.clipboard.readText()).toBe("01101000 01101001")
  })

  it("begins with the link, starts again, and takes that back", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", "?text=h%C3%A4t%C3%A4&by=codes")
    render(<JuhqInBinary start="juhq" />)
    expect(box()).toHaveValue("hätä")
    expect(screen.getByLabelText("code points, twenty-one to a character")).toBeChecked()
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(box()).toHaveValue("juhq")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(box()).toHaveValue("hätä")
  })

  it("draws sixteen bytes at a time, and any sixteen", async () => {
    const user = userEvent.setup()
    render(<JuhqInBinary start={`${"a".repeat(15)}äb${"c".repeat(30)}`} />)
    expect(screen.getAllByLabelText(/bit worth 1$/)).toHaveLength(17)
    await user.click(screen.getByRole("button", { name: "Next bytes" }))
    expect(screen.getAllByLabelText(/bit worth 1$/)[0]).toHaveAccessibleName("Byte 18, bit worth 1")
    fireEvent.change(screen.getByLabelText("From byte"), { target: { value: "40" } })
    expect(screen.getByText("Bytes 33 to 48 of 48 are drawn.")).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Next bytes" })).toHaveAttribute("aria-disabled", "true")
  })

  itDeep(
    "holds ten million letters, of which it draws few, and saves their bits in pieces",
    async () => {
      const saved: Blob[] = []
      URL.createObjectURL = file => `blob:${saved.push(file as Blob)}`
      URL.revokeObjectURL = () => {}
      jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
      render(<JuhqInBinary start="juhq" />)
      fireEvent.paste(box(), { clipboardData: { getData: () => "ä".repeat(5_000_000) } })
      expect(await screen.findByText("10,000,004 bytes")).toBeInTheDocument()
      expect(screen.getByText(/The ones are being counted/)).toBeInTheDocument()
      expect(screen.getAllByLabelText(/bit worth 1$/)).toHaveLength(16)
      expect(
        await screen.findByText(/80,000,032 bits, of which 35,000,016 ones/, undefined, { timeout: 20_000 }),
      ).toBeInTheDocument()
      expect(bits()).toHaveValue("")
      expect(query("text")).toBeNull()
      fireEvent.click(screen.getByRole("button", { name: "Empty the box" }))
      expect(box()).toHaveValue("")
      fireEvent.paste(box(), { clipboardData: { getData: () => "ä".repeat(100_000) } })
      expect(await screen.findByText("200,000 bytes")).toBeInTheDocument()
      fireEvent.click(screen.getByLabelText("code points, twenty-one to a character"))
      fireEvent.click(screen.getByRole("button", { name: "Save the bits" }))
      expect(screen.getByRole("button", { name: "Writing..." })).toBeDisabled()
      expect(await screen.findByText("Save the bits", undefined, { timeout: 20_000 })).toBeEnabled()
      expect(saved[0]?.size).toBe(100_000 * 22 - 1)
      jest.restoreAllMocks()
    },
    30_000,
  )
})
