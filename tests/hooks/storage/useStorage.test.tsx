import { act, render, renderHook, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import * as v from "valibot"
import {
  listForeign,
  listRaw,
  readRaw,
  removeRaw,
  useRawList,
  writeRaw,
} from "../../../src/hooks/storage/storageBackend"
import { storageEntry } from "../../../src/hooks/storage/storageEntry"
import { read, remove, useStorage, write } from "../../../src/hooks/storage/useStorage"

const count = storageEntry("count", v.number(), 0)

/** Acts as another tab: changes the storage, then dispatches the storage event. */
function elsewhere(key: string | null, raw: string | null) {
  if (key === null) localStorage.clear()
  else if (raw === null) localStorage.removeItem(`juhq:${key}`)
  else localStorage.setItem(`juhq:${key}`, raw)
  const name = key === null ? null : `juhq:${key}`
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: name, newValue: raw })))
}

function full(allowed: (name: string) => boolean = () => false) {
  const set = Storage.prototype.setItem
  return jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, name, raw) {
    if (!allowed(name)) throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
    set.call(this, name, raw)
  })
}

afterEach(() => {
  jest.restoreAllMocks()
  for (const { key } of listRaw()) removeRaw(key)
  localStorage.clear()
  sessionStorage.clear()
})

describe("an entry of the storage", () => {
  it("is its fallback until something is written, and after it is removed", () => {
    expect(read(count)).toBe(0)
    write(count, 3)
    expect(read(count)).toBe(3)
    expect(localStorage.getItem("juhq:count")).toBe('{"v":1,"data":3}')
    remove(count)
    expect(read(count)).toBe(0)
    expect(localStorage.getItem("juhq:count")).toBeNull()
  })

  it("gives back any JSON that was written", () => {
    const anything = storageEntry<unknown>("anything", v.unknown(), null)
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        write(anything, value)
        expect(JSON.stringify(read(anything))).toBe(JSON.stringify(value))
      }),
    )
  })

  it("gives the same object as long as nothing was written", () => {
    const list = storageEntry("list", v.array(v.number()), [])
    write(list, [1, 2])
    expect(read(list)).toBe(read(list))
  })

  it.each([
    ["no JSON", "{"],
    ["an empty text", ""],
    ["JSON without a box", "3"],
    ["null", "null"],
    ["a box without a version", '{"data":3}'],
    ["a version in words", '{"v":"one","data":3}'],
    ["what doesn't fit the schema", '{"v":1,"data":"three"}'],
  ])("is its fallback for %s", (_, raw) => {
    localStorage.setItem("juhq:count", raw)
    expect(read(count)).toBe(0)
  })

  it("survives any text in its place", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), raw => {
        localStorage.setItem("juhq:count", raw)
        expect(typeof read(count)).toBe("number")
      }),
    )
  })

  it("is read in its own way, though another entry has the same key", () => {
    const words = storageEntry("count", v.string(), "none")
    write(count, 3)
    expect([read(count), read(words)]).toEqual([3, "none"])
  })

  describe("of a newer version", () => {
    const migrate = jest.fn((value: unknown, from: number) => (from === 1 ? { n: value } : value))
    const newer = storageEntry("count", v.object({ n: v.number() }), { n: 0 }, { version: 2, migrate })

    it("migrates data of an older version", () => {
      write(count, 7)
      expect(read(newer)).toEqual({ n: 7 })
      expect(migrate).toHaveBeenLastCalledWith(7, 1)
    })

    it("does not migrate its own", () => {
      migrate.mockClear()
      write(newer, { n: 8 })
      expect(read(newer)).toEqual({ n: 8 })
      expect(migrate).not.toHaveBeenCalled()
    })

    it("forgets what can't be migrated, also when the migration throws", () => {
      localStorage.setItem("juhq:count", '{"v":1,"data":"seven"}')
      expect(read(newer)).toEqual({ n: 0 })
      migrate.mockImplementationOnce(() => {
        throw new TypeError("no")
      })
      localStorage.setItem("juhq:count", '{"v":1,"data":9}')
      expect(read(newer)).toEqual({ n: 0 })
    })
  })
})

describe("a storage that is full, off or out of order", () => {
  it("keeps what it can't write in memory, and says so", () => {
    write(count, 1)
    const quota = full()
    write(count, 2)
    expect(read(count)).toBe(2)
    expect(listRaw()).toEqual([{ key: "count", raw: '{"v":1,"data":2}', isPersisted: false }])
    expect(writeRaw("count", '{"v":1,"data":3}')).toBe(false)
    quota.mockRestore()
    expect(writeRaw("count", '{"v":1,"data":4}')).toBe(true)
    expect(listRaw()).toEqual([{ key: "count", raw: '{"v":1,"data":4}', isPersisted: true }])
  })

  it("stores what was in memory when there is room again", () => {
    write(count, 1)
    const quota = full()
    writeRaw("late", "1")
    quota.mockRestore()
    remove(count)
    expect(listRaw()).toEqual([{ key: "late", raw: "1", isPersisted: true }])
  })

  it("is not believed when it takes a text and throws it away", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {})
    write(count, 5)
    expect(read(count)).toBe(5)
    expect(listRaw()[0]?.isPersisted).toBe(false)
  })

  it("is empty when reading throws, and works from memory", () => {
    localStorage.setItem("juhq:count", '{"v":1,"data":5}')
    const broken = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("No.", "SecurityError")
    })
    expect(read(count)).toBe(0)
    expect(listRaw()).toEqual([])
    write(count, 6)
    expect(read(count)).toBe(6)
    broken.mockRestore()
  })

  it("forgets at least for this page what it refuses to remove", () => {
    write(count, 5)
    const stubborn = jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
      throw new DOMException("No.", "SecurityError")
    })
    remove(count)
    expect(read(count)).toBe(0)
    expect(listRaw()).toEqual([])
    stubborn.mockRestore()
  })

  it("works from memory when even asking for it throws", () => {
    const off = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("No.", "SecurityError")
    })
    expect(read(count)).toBe(0)
    write(count, 2)
    expect(read(count)).toBe(2)
    remove(count)
    expect(read(count)).toBe(0)
    off.mockRestore()
  })
})

function Counter({ name }: { name: string }) {
  const [value, setValue] = useStorage(count)
  return (
    <button type="button" onClick={() => setValue(old => old + 1)}>
      {name} {value}
    </button>
  )
}

describe("useStorage", () => {
  it("gives the fallback on the server", () => {
    write(count, 4)
    expect(renderToString(<Counter name="a" />)).toContain("0")
  })

  it("keeps two components in step", async () => {
    const user = userEvent.setup()
    render(
      <>
        <Counter name="a" />
        <Counter name="b" />
      </>,
    )
    await user.click(screen.getByRole("button", { name: "a 0" }))
    await user.click(screen.getByRole("button", { name: "b 1" }))
    expect(screen.getAllByRole("button").map(button => button.textContent)).toEqual(["a 2", "b 2"])
  })

  it("keeps them in step when nothing can be stored", async () => {
    full()
    const user = userEvent.setup()
    render(
      <>
        <Counter name="a" />
        <Counter name="b" />
      </>,
    )
    await user.click(screen.getByRole("button", { name: "a 0" }))
    expect(screen.getByRole("button", { name: "b 1" })).toBeVisible()
  })

  it("follows another tab: a change, a removal and a clearing", () => {
    render(<Counter name="a" />)
    elsewhere("count", '{"v":1,"data":41}')
    expect(screen.getByRole("button")).toHaveTextContent("a 41")
    elsewhere("other", '{"v":1,"data":1}')
    expect(screen.getByRole("button")).toHaveTextContent("a 41")
    elsewhere("count", null)
    expect(screen.getByRole("button")).toHaveTextContent("a 0")
    elsewhere("count", '{"v":1,"data":2}')
    elsewhere(null, null)
    expect(screen.getByRole("button")).toHaveTextContent("a 0")
  })

  it("believes another tab that could write more than its own memory", () => {
    render(<Counter name="a" />)
    const quota = full()
    act(() => write(count, 10))
    expect(screen.getByRole("button")).toHaveTextContent("a 10")
    quota.mockRestore()
    elsewhere("count", '{"v":1,"data":11}')
    expect(screen.getByRole("button")).toHaveTextContent("a 11")
  })

  it("does not hear the storage of the tab's session", () => {
    render(<Counter name="a" />)
    act(() => write(count, 1))
    localStorage.setItem("juhq:count", '{"v":1,"data":9}')
    const event = new StorageEvent("storage", { key: "juhq:count", storageArea: sessionStorage })
    act(() => void window.dispatchEvent(event))
    expect(screen.getByRole("button")).toHaveTextContent("a 1")
  })

  it("looks again when the page comes back from the browser's cache", () => {
    render(<Counter name="a" />)
    localStorage.setItem("juhq:count", '{"v":1,"data":6}')
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })))
    expect(screen.getByRole("button")).toHaveTextContent("a 6")
  })
})

describe("the list of stored texts", () => {
  it("has the site's own texts in the order of their keys, and no others", () => {
    writeRaw("b", "2")
    writeRaw("a/now", "1")
    localStorage.setItem("else", "x")
    expect(listRaw().map(({ key }) => key)).toEqual(["a/now", "b"])
    expect(readRaw("b")).toBe("2")
    sessionStorage.setItem("@@scroll|/", "100")
    expect(listForeign()).toEqual([
      { name: "else", raw: "x", until: "deleted" },
      { name: "@@scroll|/", raw: "100", until: "tab" },
    ])
  })

  it("is live, and the same list while nothing changes", () => {
    const { result, rerender } = renderHook(() => useRawList())
    expect(result.current).toEqual([])
    act(() => void writeRaw("a", "1"))
    const before = result.current
    expect(before).toEqual([{ key: "a", raw: "1", isPersisted: true }])
    rerender()
    expect(result.current).toBe(before)
    elsewhere("b", "2")
    expect(result.current?.map(({ key }) => key)).toEqual(["a", "b"])
  })
})
