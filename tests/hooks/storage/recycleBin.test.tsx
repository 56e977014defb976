import { act, renderHook } from "@testing-library/react"
import fc from "fast-check"
import {
  addToBin,
  type BinItem,
  type DeletedItem,
  maxBinLength,
  moveToBin,
  recycleBin,
  removeFromBin,
  restore,
  useBin,
  useRestoredItems,
} from "../../../src/hooks/storage/recycleBin"
import { readRaw, writeRaw } from "../../../src/hooks/storage/storageBackend"
import { read } from "../../../src/hooks/storage/useStorage"

const todo = (label: string): DeletedItem => ({ from: "/todo", label, text: `"${label}"` })
const labels = (bin: readonly BinItem[]) => bin.map(({ label }) => label)

beforeEach(() => localStorage.clear())

describe("the capacity of the bin", () => {
  const aThing = fc
    .record({ letters: fc.integer({ min: 0, max: maxBinLength }), label: fc.string({ maxLength: 3 }) })
    .map(({ letters, label }) => ({ from: "/todo", label, text: "x".repeat(letters) }))

  it("is a floppy at the most, the latest first, each under a number of its own", () => {
    fc.assert(
      fc.property(fc.array(aThing, { maxLength: 5 }), deleted => {
        const bin = deleted.reduce<BinItem[]>((bin, one, i) => addToBin(bin, [one], i), [])
        const letters = bin.reduce((sum, { label, text }) => sum + label.length + text.length, 0)
        expect(letters).toBeLessThanOrEqual(maxBinLength)
        expect(new Set(bin.map(({ id }) => id)).size).toBe(bin.length)
        const last = deleted.at(-1)
        if (last && last.label.length + last.text.length <= maxBinLength)
          expect(bin.at(-1)?.text).toBe(last.text)
      }),
    )
  })

  it("loses what was deleted first", () => {
    const half = { from: "/todo", label: "", text: "x".repeat(maxBinLength / 2) }
    const bin = addToBin(addToBin([], [todo("old"), half], 1), [half], 2)
    expect(labels(bin)).toEqual(["", ""])
  })
})

describe("the items in the bin", () => {
  it("is shown with the latest first", () => {
    moveToBin([todo("one"), todo("two")])
    moveToBin([todo("three")])
    const { result } = renderHook(() => useBin())
    expect(labels(result.current)).toEqual(["three", "two", "one"])
  })

  it("is given back to its page alone, at once or as soon as that opens", () => {
    moveToBin([todo("one"), todo("two"), { from: "/other", label: "x", text: "y" }])
    restore(({ from }) => from === "/todo")
    const bin = renderHook(() => useBin())
    expect(labels(bin.result.current)).toEqual(["x"])
    const take = jest.fn()
    renderHook(() => useRestoredItems("/todo", take))
    expect(take.mock.calls).toEqual([[['"one"', '"two"']]])
    expect(labels(read(recycleBin))).toEqual(["x"])
    act(() => moveToBin([todo("three")]))
    act(() => void restore(({ label }) => label === "three"))
    expect(take).toHaveBeenLastCalledWith(['"three"'])
    expect(take).toHaveBeenCalledTimes(2)
  })

  it("is put back into the storage, but not over another of the same name", () => {
    moveToBin([{ from: "/app-storage", label: "calm", key: "calm", text: '{"v":1,"data":true}' }])
    writeRaw("calm", "new")
    expect(restore(() => true)).toEqual(["calm"])
    expect(readRaw("calm")).toBe("new")
    localStorage.removeItem("juhq:calm")
    expect(restore(() => true)).toEqual([])
    expect(readRaw("calm")).toBe('{"v":1,"data":true}')
    expect(read(recycleBin)).toEqual([])
  })

  it("is gone for good once it is taken out", () => {
    moveToBin([todo("one"), todo("two")])
    removeFromBin(({ label }) => label === "one")
    expect(labels(read(recycleBin))).toEqual(["two"])
  })

  it("is empty if the stored data is invalid", () => {
    localStorage.setItem("juhq:recycle-bin", '{"v":1,"data":[{"id":"x"}]}')
    expect(renderHook(() => useBin()).result.current).toEqual([])
  })
})
