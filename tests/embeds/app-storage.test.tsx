import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import AppStorage from "../../src/embeds/app-storage/AppStorage"
import {
  bytes,
  edited,
  formatBytes,
  fromFile,
  homeOf,
  preview,
  toFile,
  unbox,
} from "../../src/embeds/app-storage/logic"
import { drawerCount } from "../../src/embeds/app-storage/parts/Chest"
import { arrived, maxSlips, signs, spill } from "../../src/embeds/app-storage/spill"
import { recycleBin, restore } from "../../src/hooks/storage/recycleBin"
import { listRaw, readRaw, removeRaw, writeRaw } from "../../src/hooks/storage/storageBackend"
import { gotThings } from "../../src/hooks/storage/things"
import { read, write } from "../../src/hooks/storage/useStorage"
import { seeded } from "../../src/lib/game/random"
import { askForCalm, hasThing, onPage, storageEvent } from "../jest/visit"

const aKey = fc.stringMatching(/^[a-z][a-z/-]{0,9}$/)
const aText = fc.oneof(
  fc.record({ v: fc.nat(9), data: fc.jsonValue() }).map(box => JSON.stringify(box)),
  fc.string(),
)
const boxed = (data: unknown, v = 1) => JSON.stringify({ v, data })

describe("an export", () => {
  it("brings back everything that went into it, also what can't be read", () => {
    fc.assert(
      fc.property(fc.dictionary(aKey, aText), texts => {
        const entries = Object.entries(texts).map(([key, raw]) => ({ key, raw }))
        const back = fromFile(toFile(entries, "2025-08-03"))
        const normal = (raw: string) => (unbox(raw) ? JSON.stringify(JSON.parse(raw)) : raw)
        expect(back).toEqual({ entries: new Map(entries.map(({ key, raw }) => [key, normal(raw)])) })
      }),
    )
  })

  it("is refused in words when it is something else", () => {
    const what = (text: string) => {
      const found = fromFile(text)
      return "trouble" in found ? found.trouble.what : null
    }
    expect(what('{\n"format"\n}')).toBe('Line 3, column 1: ":" has to come here.')
    expect(what("[]")).toMatch(/not an export/)
    expect(what("null")).toMatch(/not an export/)
    expect(what('{"format": "juhq-storage"}')).toBe('The export has no "entries".')
    const strange = '{"format": "juhq-storage", "entries": {"calm": true}}'
    expect(fromFile(strange)).toMatchObject({ trouble: { start: strange.indexOf('"calm"') } })
  })

  it("survives any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(Object.keys(fromFile(text))).toHaveLength(1)
      }),
    )
  })
})

describe("a kept text", () => {
  it("keeps its version when its value is edited", () => {
    expect(edited(" [1,\n2]", boxed([], 3))).toEqual({ raw: boxed([1, 2], 3) })
    expect(edited("true", "garbage")).toEqual({ raw: boxed(true) })
    expect(edited("tru", boxed(1))).toMatchObject({ trouble: { start: 0 } })
  })

  it("is weighed as UTF-8", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), text => {
        expect(bytes(text)).toBe(Buffer.byteLength(text, "utf8"))
      }),
    )
    expect([formatBytes(1), formatBytes(999), formatBytes(1000), formatBytes(12_345)]).toEqual([
      "1 byte",
      "999 bytes",
      "1.0 kB",
      "12.3 kB",
    ])
  })

  it("is shown from its beginning", () => {
    expect(preview(boxed({ a: 1 }))).toBe('{"a":1}')
    expect(preview("🐹".repeat(9), 3)).toBe("🐹🐹🐹…")
  })

  it("belongs to the page whose path begins its key, the longest one", () => {
    const pages = ["/", "/games", "/games/memory", "/todo"].map(path => ({ path }))
    expect(homeOf("games/memory/now", pages)?.path).toBe("/games/memory")
    expect(homeOf("todo-realistic", pages)?.path).toBe("/todo")
    expect(homeOf("games/memoryless", pages)?.path).toBe("/games")
    expect(homeOf("todos", pages)).toBeNull()
    expect(homeOf("calm", pages)).toBeNull()
  })
})

describe("a drawer that is turned over", () => {
  const from = { left: 100, top: 10, width: 80, height: 60 }
  const room = { width: 400, height: 300 }

  it("lets each sign fall, and of a long text some from all of it", () => {
    expect(signs('{"v": 1}')).toEqual(["{", '"', "v", '"', ":", "1", "}"])
    const long = signs(`${"a".repeat(700)}${"b".repeat(700)}`)
    expect(long).toHaveLength(maxSlips)
    expect(long.filter(sign => sign === "a")).toHaveLength(maxSlips / 2)
    expect(signs("abcd", 2)).toEqual(["a", "c"])
  })

  it("lets them fall from itself to the floor, inside the room, one on another", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 90 }), fc.nat(), (text, seed) => {
        for (const { x, above, dx, dy } of spill(text, from, room, seeded(seed))) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(room.width)
          expect(above).toBeGreaterThanOrEqual(0)
          expect(x + dx).toBeGreaterThanOrEqual(from.left)
          expect(x + dx).toBeLessThanOrEqual(from.left + from.width)
          expect(room.height - above + dy).toBeCloseTo(from.top + from.height)
        }
      }),
    )
    const places = spill("aaaaaaaaaaaaaaaaaaaa", from, room, seeded(1)).map(({ x, above }) => `${x} ${above}`)
    expect(new Set(places).size).toBe(20)
  })

  it("knows what has come since", () => {
    expect(arrived(new Set(["calm"]), ["calm", "visits"])).toEqual(["visits"])
  })
})

const facts = {
  path: "/app-storage",
  data: { kept: [{ key: "calm", why: "Whether everything stands still." }] },
}
const directory = [
  { path: "/todo", title: "Todo", description: "A list.", code: "0067", added: "2022-11-20" },
]

async function show() {
  const user = userEvent.setup()
  render(onPage(<AppStorage />, facts))
  await act(async () => {})
  return user
}

const row = (key: string) => screen.getByRole("listitem", { name: key })
const rows = () =>
  screen
    .queryAllByRole("listitem")
    .filter(item => !item.hasAttribute("data-gone"))
    .map(item => item.querySelector("code")?.textContent)

beforeEach(() => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => directory }) })
  writeRaw("calm", boxed(true))
  writeRaw("todo", boxed([{ text: "feed Pertti" }], 2))
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const { key } of listRaw()) removeRaw(key)
})

describe("the page of the storage", () => {
  it("is the same for everyone in the static page", () => {
    expect(renderToString(<AppStorage />)).not.toContain("calm")
  })

  it("shows keys, sizes, versions, values and what they are for", async () => {
    await show()
    expect(rows()).toEqual(["calm", "todo"])
    expect(screen.getByText(/^2 things, \d+ bytes$/)).toBeVisible()
    expect(row("calm")).toHaveTextContent("23 bytes, version 1")
    expect(row("calm")).toHaveTextContent("Whether everything stands still.")
    expect(row("todo")).toHaveTextContent('[{"text":"feed Pertti"}]')
    expect(within(row("todo")).getByRole("link", { name: "Todo" })).toHaveAttribute("href", "/todo")
  })

  it("shows what can't be read, and what is kept only until the page is closed", async () => {
    writeRaw("broken", "{oops")
    const quota = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError")
    })
    writeRaw("late", boxed(1))
    await show()
    expect(row("broken")).toHaveTextContent("can't be read")
    expect(row("broken")).toHaveTextContent("{oops")
    expect(row("late")).toHaveTextContent("until this page is closed")
    quota.mockRestore()
  })

  it("deletes one, says so, and brings it back", async () => {
    const user = await show()
    await user.click(screen.getByRole("button", { name: "Delete calm" }))
    expect(rows()).toEqual(["todo", "recycle-bin"])
    expect(readRaw("calm")).toBeNull()
    expect(screen.getByText("Done: deleted calm.")).toHaveFocus()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(readRaw("calm")).toBe(boxed(true))
    expect(read(recycleBin)).toEqual([])
    expect(screen.getByText("Taken back: deleted calm.")).toHaveFocus()
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled()
  })

  it("keeps every row and drawer where it is, whatever goes and comes", async () => {
    const user = await show()
    const names = () => screen.queryAllByRole("listitem").map(item => item.querySelector("code")?.textContent)
    const drawers = () =>
      within(screen.getByRole("region", { name: "Chest of drawers" })).getAllByRole("button")
    const count = drawers().length
    await user.click(screen.getByRole("button", { name: "Delete calm" }))
    expect(names()).toEqual(["calm", "todo", "recycle-bin"])
    expect(row("calm")).toHaveTextContent("gone")
    expect(within(row("calm")).queryByRole("button")).toBeNull()
    for (const key of ["a", "b", "c"]) act(() => void writeRaw(key, boxed(1)))
    expect(names()).toEqual(["calm", "todo", "recycle-bin", "a", "b", "c"])
    expect(
      drawers()
        .map(({ textContent }) => textContent)
        .slice(1, 6),
    ).toEqual(["todo", "recycle-bin", "a", "b", "c"])
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(names().slice(0, 2)).toEqual(["calm", "todo"])
    expect(drawers().filter(({ textContent }) => textContent !== "Tip it out")).toHaveLength(count - 1)
  })

  it("has room for what comes, up to a limit", () => {
    expect([0, 4, 5, 9, 40].map(drawerCount)).toEqual([8, 8, 12, 16, 16])
  })

  it("is a chest with a drawer for each, one of which is pulled out and can be tipped out", async () => {
    const user = await show()
    const drawer = (name: string) => screen.getByRole("button", { name })
    const slip = () => screen.getByRole("status", { name: "In the drawer" })
    expect(drawer("calm")).toHaveAttribute("aria-expanded", "true")
    expect(slip()).toHaveTextContent("Whether everything stands still. 23 bytes.")
    await user.click(drawer("todo"))
    expect(slip()).toHaveTextContent("feed Pertti")
    await user.click(drawer("todo"))
    expect(slip()).toHaveTextContent("All shut.")
    await user.click(drawer("todo"))
    await user.click(screen.getByRole("button", { name: "Tip it out" }))
    expect(readRaw("todo")).toBeNull()
    expect(drawer("recycle-bin")).toBeInTheDocument()
  })

  it("has things in its other drawers that the site did not put there", async () => {
    const user = await show()
    const spare = screen.getByRole("button", { name: "Drawer 3, without a label" })
    await user.click(spare)
    expect(spare).toHaveAttribute("aria-expanded", "true")
    expect(screen.getByRole("status", { name: "In the drawer" })).toHaveTextContent(
      "A bus ticket to Kuopio, punched, 1998.",
    )
    expect(screen.getByRole("button", { name: "calm" })).toHaveAttribute("aria-expanded", "false")
  })

  it("deletes everything, and takes one step back after another", async () => {
    const user = await show()
    await user.click(screen.getByRole("button", { name: "Delete todo" }))
    await user.click(screen.getByRole("button", { name: "Delete everything" }))
    expect(listRaw()).toEqual([])
    expect(screen.getByText("Nothing is kept here. Pertti has swept.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(rows()).toEqual(["calm", "recycle-bin"])
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(rows()).toEqual(["calm", "todo"])
  })

  it("says what the site pushes in again after everything has been deleted", async () => {
    const user = await show()
    const status = () => screen.getByText(/^Done/)
    await user.click(screen.getByRole("button", { name: "Delete everything" }))
    expect(status().textContent).toBe("Done: deleted everything.")
    act(() => void writeRaw("visits", boxed(2)))
    expect(status().textContent).toBe("Done: deleted everything. Pushed under the door since: visits.")
    expect(status()).toHaveFocus()
    await user.click(screen.getByRole("button", { name: "Delete visits" }))
    expect(status().textContent).toBe("Done: deleted visits.")
  })

  it("has what is in a drawer fall out of it sign by sign, and fly back", async () => {
    const user = await show()
    const fallen = () => document.querySelectorAll("[aria-hidden] > b > i").length
    await user.click(screen.getByRole("button", { name: "Tip it out" }))
    expect(fallen()).toBe(boxed(true).length)
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(document.querySelectorAll("[data-rising] b > i")).toHaveLength(boxed(true).length)
    await user.click(screen.getByRole("button", { name: "Tip it out" }))
    expect(document.querySelectorAll("[data-rising]")).toHaveLength(0)
  })

  it("has it lie there at once for those who ask for calm", async () => {
    askForCalm(true)
    await show()
    expect(screen.getByRole("region", { name: "Chest of drawers" }).className).toMatch(/still/)
  })

  it("throws what is deleted alone into the Recycle Bin, and the bin itself nowhere", async () => {
    const user = await show()
    await user.click(screen.getByRole("button", { name: "Delete todo" }))
    expect(read(recycleBin)).toMatchObject([{ label: "todo", key: "todo" }])
    act(() => void restore(() => true))
    expect(rows()).toEqual(["calm", "todo", "recycle-bin"])
    await user.click(screen.getByRole("button", { name: "Delete recycle-bin" }))
    expect(rows()).toEqual(["calm", "todo"])
  })

  it("edits a value, with the place of a mistake selected", async () => {
    const user = await show()
    await user.click(screen.getByRole("button", { name: "Edit calm" }))
    const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "The value of calm, as JSON" })
    expect(box).toHaveFocus()
    expect(box).toHaveValue("true")
    fireEvent.change(box, { target: { value: '{\n  "a" 1\n}' } })
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(screen.getByText('Line 2, column 7: ":" has to come here.')).toBeVisible()
    expect(box).toBeInvalid()
    expect([box.selectionStart, box.selectionEnd]).toEqual([8, 9])
    expect(readRaw("calm")).toBe(boxed(true))
    fireEvent.change(box, { target: { value: "false" } })
    await user.type(box, "{Control>}{Enter}{/Control}")
    expect(readRaw("calm")).toBe(boxed(false))
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(readRaw("calm")).toBe(boxed(true))
  })

  it("does not save what is cancelled", async () => {
    const user = await show()
    await user.click(screen.getByRole("button", { name: "Edit calm" }))
    await user.type(screen.getByRole("textbox", { name: /calm/ }), "x{Escape}")
    expect(screen.queryByRole("textbox", { name: /calm/ })).toBeNull()
    expect(readRaw("calm")).toBe(boxed(true))
  })

  it("shows another tab's change at once, also to somebody who is editing", async () => {
    const user = await show()
    await user.click(screen.getByRole("button", { name: "Edit calm" }))
    localStorage.setItem("juhq:calm", boxed(false))
    localStorage.setItem("juhq:snow", boxed(true))
    for (const key of ["juhq:calm", "juhq:snow"]) storageEvent(key)
    expect(rows()).toEqual(["calm", "todo", "snow"])
    expect(screen.getByRole("textbox", { name: /calm/ })).toHaveValue("true")
    await user.click(screen.getByRole("button", { name: "Show the new one" }))
    expect(screen.getByRole("textbox", { name: /calm/ })).toHaveValue("false")
  })

  it("exports to a file that it can import again", async () => {
    const user = await show()
    const files: Blob[] = []
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    })
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation()
    await user.click(screen.getByText("Export and import"))
    await user.click(screen.getByRole("button", { name: "Save as a file" }))
    await user.click(screen.getByRole("button", { name: "Delete everything" }))
    const text = await new Promise<string>(resolve => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(files[0] ?? new Blob())
    })
    const file = new File([text], "juhq-storage.json", { type: "application/json" })
    await user.upload(screen.getByLabelText("A file to import"), file)
    await waitFor(() => expect(screen.getByLabelText("Or paste an export here")).toHaveValue(text))
    await user.click(screen.getByRole("button", { name: "Import" }))
    expect(screen.getByText("Done: imported 2 things.")).toBeVisible()
    expect(readRaw("todo")).toBe(boxed([{ text: "feed Pertti" }], 2))
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(listRaw()).toEqual([])
  })

  it("takes My Briefcase along, with what is loose", async () => {
    const user = await show()
    act(() => {
      write(gotThings, [
        { path: "/weird", at: 5 },
        { path: "/panda", at: 7 },
      ])
      writeRaw("loose-thing", boxed("/weird"))
    })
    const text = toFile(listRaw(), "2026-11-29")
    await user.click(screen.getByRole("button", { name: "Delete everything" }))
    expect(read(gotThings)).toEqual([])
    await user.click(screen.getByText("Export and import"))
    fireEvent.change(screen.getByLabelText("Or paste an export here"), { target: { value: text } })
    await user.click(screen.getByRole("button", { name: "Import" }))
    expect(read(gotThings)).toEqual([
      { path: "/weird", at: 5 },
      { path: "/panda", at: 7 },
    ])
    expect(hasThing("/panda")).toBe(true)
    expect(readRaw("loose-thing")).toBe(boxed("/weird"))
  })

  it("refuses a wrong import and changes nothing", async () => {
    const user = await show()
    await user.click(screen.getByText("Export and import"))
    fireEvent.change(screen.getByLabelText("Or paste an export here"), { target: { value: "{}" } })
    await user.click(screen.getByRole("button", { name: "Import" }))
    expect(screen.getByText(/not an export of this page/)).toBeVisible()
    expect(rows()).toEqual(["calm", "todo"])
  })
})
