import { readText } from "../../../src/kits/files/readText"

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map(part => (typeof part === "string" ? part : Uint8Array.from(part))))

test("a file is read as UTF-8, without its byte order mark", async () => {
  expect(await readText(bytes("Hyvää päivää 🐹"))).toBe("Hyvää päivää 🐹")
  expect(await readText(bytes([0xef, 0xbb, 0xbf], "juhq"))).toBe("juhq")
  expect(await readText(bytes())).toBe("")
})

test("a file that is not UTF-8 is decoded as windows-1252", async () => {
  expect(await readText(bytes("p", [0xe4], "iv", [0xe4, 0xe4], " ", [0x80]))).toBe("päivää €")
  // The beginning of a letter of two bytes, and no end.
  expect(await readText(bytes("ab", [0xc3]))).toBe("abÃ")
})

test("a character across two chunks is decoded", async () => {
  for (const before of [1_048_573, 1_048_574, 1_048_575, 1_048_576]) {
    const text = `${"a".repeat(before)}🐹${"b".repeat(1_048_576)}`
    expect((await readText(bytes(text))) === text).toBe(true)
  }
})

test("a wrong byte in a late piece turns the whole file", async () => {
  const text = await readText(bytes("ä".repeat(700_000), [0xff]))
  expect(text.slice(0, 4)).toBe("Ã¤Ã¤")
  expect(text.at(-1)).toBe("ÿ")
})

test("a file that can't be read is refused", async () => {
  const gone = {
    size: 3,
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")) }),
  }
  await expect(readText(gone as unknown as Blob)).rejects.toThrow(DOMException)
})
