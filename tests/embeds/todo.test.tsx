import { readFileSync } from "node:fs"
import { act, createEvent, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import * as v from "valibot"
import { parse } from "yaml"
import { read, toJson, toText } from "../../src/embeds/todo/files"
import { headSize, necks, place } from "../../src/embeds/todo/hydra"
import {
  type Action,
  clean,
  empty,
  type Item,
  type List,
  maxItems,
  maxLetters,
  reduce,
} from "../../src/embeds/todo/logic"
import { allOf, twoMore } from "../../src/embeds/todo/realistic"
import { schema } from "../../src/embeds/todo/schema"
import { outcome, standing } from "../../src/embeds/todo/sentences"
import TodoList from "../../src/embeds/todo/TodoList"
import { recycleBin, restore } from "../../src/hooks/storage/recycleBin"
import { read as readStorage } from "../../src/hooks/storage/useStorage"
import { seeded } from "../../src/lib/game/random"
import { type JsonNode, JsonSyntaxError, parseJson } from "../../src/lib/text/json"
import { hasThing, onPage } from "../jest/visit"

const templates = v.parse(schema, parse(readFileSync("content/data/todo.yaml", "utf8")))
const hostile = '<img src=x onerror="alert(1)"> {task} $& \u202Eevil "\\ [x] # - '

const aText = fc.string({ unit: "grapheme", minLength: 1 }).filter(text => clean(text) !== "")
const aLine = fc.record({ text: aText.map(clean), done: fc.boolean() })
const anId = fc.integer({ min: 0, max: 8 })
const anAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant("add" as const), text: fc.string() }),
  fc.record({ type: fc.constant("edit" as const), id: anId, text: fc.string() }),
  fc.record({ type: fc.constant("toggle" as const), id: anId, more: fc.array(aText, { maxLength: 2 }) }),
  fc.record({ type: fc.constant("remove" as const), id: anId }),
  fc.record({ type: fc.constant("move" as const), id: anId, to: fc.integer({ min: -2, max: 10 }) }),
  fc.record({
    type: fc.constant("all" as const),
    steps: fc.array(fc.record({ id: anId, more: fc.array(aText, { maxLength: 2 }) }), { maxLength: 3 }),
  }),
  fc.constant({ type: "clear" as const }),
  fc.record({ type: fc.constant("import" as const), lines: fc.array(aLine), replace: fc.boolean() }),
  fc.constant({ type: "undo" as const }),
  fc.constant({ type: "redo" as const }),
)
const play = (...actions: Action[]) => actions.reduce(reduce, empty)
const texts = (list: List) => list.items.map(({ text }) => text)
const add = (...some: string[]) => some.map(text => ({ type: "add" as const, text }))

describe("the list", () => {
  it("adds, edits, moves, ticks and removes", () => {
    const list = play(
      ...add("one", "two", "three"),
      { type: "edit", id: 2, text: " second  " },
      { type: "move", id: 3, to: 0 },
    )
    expect(texts(list)).toEqual(["three", "one", "second"])
    const ticked = reduce(list, { type: "toggle", id: 1 })
    expect(ticked.items.map(({ done }) => done)).toEqual([false, true, false])
    expect(texts(reduce(ticked, { type: "clear" }))).toEqual(["three", "second"])
    expect(texts(reduce(list, { type: "remove", id: 3 }))).toEqual(["one", "second"])
  })

  it("takes no empty things, and makes one line of what has several", () => {
    expect(play(...add("", "  ", "\n", "\u200b", "\u2060\ufeff", " \u00ad "))).toBe(empty)
    expect(texts(play(...add(" a\tb\r\nc ")))).toEqual(["a b c"])
    expect([...clean("ä".repeat(999))]).toHaveLength(maxLetters)
  })

  it("puts what comes of a thing right after it, and remembers what it began with", () => {
    const list = play(...add("sauna", "other"), { type: "toggle", id: 1, more: ["wood", "towels"] })
    expect(texts(list)).toEqual(["sauna", "wood", "towels", "other"])
    expect(list.items[1]?.about).toBe("sauna")
    const deeper = reduce(list, { type: "toggle", id: list.items[1]?.id ?? 0, more: ["axe"] })
    expect(deeper.items[2]).toMatchObject({ text: "axe", about: "sauna" })
    expect(reduce(list, { type: "undo" }).items).toEqual(play(...add("sauna", "other")).items)
  })

  it("adds nothing when a thing turns out not to be done", () => {
    const list = play(...add("sauna"), { type: "toggle", id: 1 }, { type: "toggle", id: 1, more: ["wood"] })
    expect(list.items).toEqual([{ id: 1, text: "sauna", done: false }])
  })

  it("undoes and redoes anything, and is the same object where nothing happened", () => {
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 30 }), anAction, (actions, action) => {
        const before = play(...actions)
        const after = reduce(before, action)
        fc.pre(action.type !== "undo" && action.type !== "redo")
        if (after === before) return
        const undone = reduce(after, { type: "undo" })
        expect(undone.items).toEqual(before.items)
        expect(reduce(undone, { type: "redo" }).items).toEqual(after.items)
      }),
    )
  })

  it("keeps its ids apart, its texts clean and its memory short", () => {
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 60 }), actions => {
        const { items, past } = play(...actions)
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        for (const { text } of items) expect(clean(text)).toBe(text)
        expect(past.length).toBeLessThanOrEqual(20)
      }),
    )
  })

  it("ends at three hundred things, and says so", () => {
    const lines = Array.from({ length: maxItems + 5 }, (_, i) => ({ text: `thing ${i}`, done: false }))
    const action = { type: "import", lines, replace: true } as const
    const full = reduce(empty, action)
    expect(full.items).toHaveLength(maxItems)
    expect(outcome(empty, action, full)).toBe("Imported 300 things. 5 things did not fit: 300 is the most.")
    const more = { type: "add", text: "one more" } as const
    expect(reduce(full, more)).toBe(full)
    expect(outcome(full, more, full)).toMatch(/The list is full/)
  })
})

describe("sentences", () => {
  it("say what came of an action", () => {
    const list = play(...add("one", "two"))
    const say = (action: Action) => outcome(list, action, reduce(list, action))
    expect(say({ type: "add", text: "three" })).toBe("Added “three”.")
    expect(say({ type: "add", text: " " })).toBe("An empty thing can't be done.")
    expect(say({ type: "move", id: 2, to: 0 })).toBe("“two” is number 1 of 2.")
    expect(say({ type: "move", id: 1, to: -1 })).toBe("“one” is number 1 of 2 and goes no further.")
    expect(say({ type: "toggle", id: 1, more: ["a", "b"] })).toBe("Done: “one”. This leads to “a” and “b”.")
    expect(say({ type: "undo" })).toBe("Undone. 1 thing on the list.")
  })

  it("put single quotes inside double ones", () => {
    const list = play(...add("Have coffee after “Buy milk”"))
    const done: Action = { type: "toggle", id: 1 }
    expect(outcome(list, done, reduce(list, done))).toBe("Done: “Have coffee after ‘Buy milk’”.")
  })

  it("say how it stands, and what realism makes of it", () => {
    const { items } = play(...add("one", "two"), { type: "toggle", id: 1 })
    expect(standing([], true)).toBe("")
    expect(standing(items, false)).toBe("1 to do, 1 done.")
    expect(standing(items, true)).toBe("1 to do, 1 done. When it is done, there will be 2.")
    const full = Array.from({ length: maxItems }, (_, id) => ({ ...items[0], id, done: id > 3 }) as Item)
    expect(standing(full.slice(0, -3), true)).toMatch(/ there will be 3\.$/)
    expect(standing(full, true)).toMatch(/ there is no room for more\.$/)
    expect(standing(items.slice(0, 1), false)).toMatch(/Everything is done/)
  })
})

describe("realistic mode", () => {
  const item = (text: string) => ({ id: 1, text, done: false })

  it("leads to two things that suit the words", () => {
    const dishes = templates.find(({ words }) => words.includes("dish"))?.next
    for (const text of ["Do the DISHES", "tiskit"]) {
      for (const next of twoMore(item(text), [], templates, seeded(text))) expect(dishes).toContain(next)
    }
  })

  it("always finds two different things that are not on the list, however long it goes on", () => {
    fc.assert(
      fc.property(aText.map(clean), fc.integer(), fc.integer({ min: 1, max: 40 }), (text, seed, rounds) => {
        const random = seeded(seed)
        const items = [item(text)]
        for (let round = 0; round < rounds; round++) {
          const more = twoMore(item(text), items, templates, random)
          const known = items.map(thing => thing.text)
          expect(new Set(more).size).toBe(2)
          for (const next of more) {
            expect(known).not.toContain(next)
            expect(clean(next)).toBe(next)
          }
          items.push(...more.map(item))
        }
      }),
      { numRuns: 30 },
    )
  })

  it("quotes hostile text as it is", () => {
    const general = templates.filter(({ words }) => words.length === 0)
    for (const next of twoMore(item(clean(hostile)), [], general, seeded(1))) expect(next).toContain("$&")
  })
})

describe("doing everything", () => {
  const round = (list: List, realistic = true) =>
    reduce(list, {
      type: "all",
      steps: allOf(list.items, (item, items) =>
        realistic ? twoMore(item, items, templates, seeded(items.length)) : [],
      ),
    })

  it("doubles what there is to do each time, until the list is full, and then it is done", () => {
    let list = play(...add("Buy milk"))
    const open = () => list.items.filter(({ done }) => !done).length
    const counts = [open()]
    while (open() > 0) {
      list = round(list)
      counts.push(open())
    }
    expect(counts).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 45, 0])
    expect(list.items).toHaveLength(maxItems)
    expect(new Set(list.items.map(({ text }) => text)).size).toBe(maxItems)
  })

  it("is said and undone as one thing", () => {
    const list = round(play(...add("Buy milk")))
    const action = { type: "all", steps: [{ id: 2, more: ["a", "b"] }] } as const
    expect(outcome(list, action, reduce(list, action))).toBe("Done: 1 thing. This leads to 2 things.")
    expect(texts(reduce(list, { type: "undo" }))).toEqual(["Buy milk"])
    const plain = round(list, false)
    expect(outcome(list, { type: "all", steps: [] }, plain)).toBe(
      "Everything is done. It was as easy as that.",
    )
  })
})

describe("the hydra", () => {
  it("has a neck for each thing, after the one that it grows out of, and a head on each that is open", () => {
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 60 }), actions => {
        const { items } = play(...actions)
        const all = necks(items)
        expect(all.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort())
        expect(all.filter(({ open }) => open)).toHaveLength(items.filter(({ done }) => !done).length)
        all.forEach(({ of, depth, reach, angle }, i) => {
          const below = all.findIndex(({ id }) => id === of)
          expect(below).toBeLessThan(i)
          expect(depth).toBe(of === null ? 0 : (all[below]?.depth ?? 0) + 1)
          const { x, y } = place({ reach, angle }, { width: 400, height: 200 })
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(400)
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(200)
        })
      }),
    )
  })

  it("stands straight on one neck, and leans both ways with two", () => {
    const one = play(...add("one"))
    expect(necks(one.items).map(({ angle }) => angle)).toEqual([0])
    const [stump, left, right] = necks(reduce(one, { type: "toggle", id: 1, more: ["a", "b"] }).items)
    expect(stump).toMatchObject({ open: false, depth: 0 })
    expect(stump?.angle).toBeCloseTo(0, 9)
    expect(left).toMatchObject({ of: 1, depth: 1, open: true })
    expect(left?.angle).toBeCloseTo(-(right?.angle ?? 0), 9)
    expect(right?.reach).toBeGreaterThan(stump?.reach ?? 1)
    expect(headSize(128, 400)).toBeLessThan(headSize(2, 400))
  })

  it("is not led in circles by a list that was written by somebody else", () => {
    const circle = [
      { id: 1, text: "a", done: true, of: 2 },
      { id: 2, text: "b", done: true, of: 1 },
      { id: 3, text: "c", done: false, of: 99 },
    ]
    expect(necks(circle)).toHaveLength(3)
  })
})

describe("files", () => {
  it("go out and come back the same, as text and as JSON", () => {
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1 }), lines => {
        expect(read(toText(lines))).toEqual({ lines })
        expect(read(toJson(lines))).toEqual({ lines })
      }),
    )
    const lines = [{ text: clean(hostile), done: true }]
    expect(read(toText(lines))).toEqual({ lines })
  })

  it("may be written by hand", () => {
    expect(read("# Things\r\n\r\n* [X] one\r\n2. two\n[ ] three\n- [] four\nfive [link](x)")).toEqual({
      lines: [
        { text: "one", done: true },
        { text: "two", done: false },
        { text: "three", done: false },
        { text: "four", done: false },
        { text: "five [link](x)", done: false },
      ],
    })
    expect(read('["one", {"text": "two", "done": true}]')).toEqual({
      lines: [
        { text: "one", done: false },
        { text: "two", done: true },
      ],
    })
  })

  it("say what is wrong and where", () => {
    const problem = (text: string) => {
      const found = read(text)
      return "problem" in found ? [found.problem, text.slice(found.start, found.end)] : []
    }
    expect(problem("- [ ] one\r\n- [?] two\r\n")).toEqual([
      "Line 2: the box has “?” in it. Write [ ] for to do and [x] for done.",
      "- [?] two",
    ])
    expect(problem("one\n\n- [x]")).toEqual(["Line 3: there is nothing to do here.", "- [x]"])
    expect(problem(`one\n${"a".repeat(201)}`)[0]).toBe("Line 2: this has 201 letters, and 200 fit.")
    expect(problem("# Todo\n")[0]).toBe("There is nothing to do in this text.")
    expect(problem('{\n  "todo": [1]\n}')).toEqual([
      'Line 2, column 12: write {"text": "...", "done": false}.',
      "1",
    ])
    expect(problem('{"todo": [{"text": "a", "done": "yes"}]}')).toEqual([
      'Line 1, column 33: "done" has to be true or false.',
      '"yes"',
    ])
    expect(problem('[\n"a"\n"b"]')).toEqual(['Line 3, column 1: "," or "]" has to come here.', '"b"'])
    expect(problem('{"todo": [')[0]).toBe("Line 1, column 11: the text ends, but a value has to come.")
    expect(problem('{"list": []}')[0]).toMatch(/^Line 1, column 1: a list has to stand here/)
    expect(problem("[".repeat(9999).replace("[", '{"todo":['))[0]).toMatch(/more than 20 deep/)
  })

  it("are read as JSON exactly where JSON.parse does, with the same values", () => {
    const value = (node: JsonNode): unknown => {
      if (node.kind === "list") return node.items.map(value)
      if (node.kind === "object")
        return Object.fromEntries(node.entries.map(({ key, value: v }) => [key.value, value(v)]))
      return node.value
    }
    const outcomeOf = (parser: () => unknown) => {
      try {
        return { value: parser() }
      } catch (error) {
        if (!(error instanceof JsonSyntaxError || error instanceof SyntaxError)) throw error
        return "refused"
      }
    }
    const same = (text: string) =>
      expect(outcomeOf(() => value(parseJson(text)))).toEqual(outcomeOf(() => JSON.parse(text) as unknown))
    fc.assert(fc.property(fc.json({ maxDepth: 5 }), same))
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom("", ",", '"', "]", "}", "1", "\\", "\n", "\u0001"),
        (text, at, sign) => {
          const cut = at % (text.length + 1)
          same(text.slice(0, cut) + sign + text.slice(cut + 1))
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe("todo", () => {
  /** A visitor who has been here, and has emptied the list. */
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
    window.localStorage.clear()
    window.localStorage.setItem("juhq:todo", JSON.stringify({ v: 1, data: empty }))
    window.localStorage.setItem("juhq:todo-realistic", JSON.stringify({ v: 1, data: false }))
  })
  const page = { path: "/todo" }
  const show = () => render(onPage(<TodoList />, { ...page, data: { todo: templates } }))
  const things = () =>
    within(screen.getByRole("list", { name: "Things to do" }))
      .queryAllByRole("checkbox")
      .map(box => document.querySelector(`label[for="${box.id}"]`)?.textContent)
  /** The list's own announcements stand before those of the Copy button. */
  const said = () => screen.getAllByRole("status")[0]
  const write = async (user: ReturnType<typeof userEvent.setup>, ...some: string[]) => {
    for (const text of some) await user.type(screen.getByLabelText("What has to be done"), `${text}{Enter}`)
  }

  it("begins with nothing to do, adds on Enter, and still has it after a reload", async () => {
    const user = userEvent.setup()
    const { unmount } = show()
    expect(screen.getByText(/There is nothing to do/)).toBeInTheDocument()
    await write(user, "Feed Pertti", "Sauna")
    expect(said()).toHaveTextContent("Added “Sauna”.")
    expect(screen.queryByText(/There is nothing to do/)).not.toBeInTheDocument()
    unmount()
    show()
    expect(things()).toEqual(["Feed Pertti", "Sauna"])
  })

  it("has one thing ready for who has never been here, which leads to two", async () => {
    window.localStorage.clear()
    show()
    expect(things()).toEqual(["Buy milk"])
    expect(screen.getByLabelText("Realistic mode")).toBeChecked()
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument()
    await userEvent.click(screen.getByLabelText("Buy milk"))
    expect(things()).toHaveLength(3)
    expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled()
  })

  it("does everything at a press, which leads to twice as much, and takes it back", async () => {
    window.localStorage.clear()
    const user = userEvent.setup()
    show()
    expect(screen.getByRole("img", { name: "A hydra with one head" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Do everything" }))
    await user.click(screen.getByRole("button", { name: "Do everything" }))
    expect(screen.getByRole("img", { name: "A hydra with 4 heads" })).toBeInTheDocument()
    expect(things()).toHaveLength(7)
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(things()).toHaveLength(3)
  })

  it("gives a head for thirty-two, by work and not by a list from before", async () => {
    const user = userEvent.setup()
    const others = Array.from({ length: 40 }, (_, i) => ({ id: i + 1, text: `thing ${i}`, done: false }))
    const list = { items: others, past: [], future: [] }
    window.localStorage.setItem("juhq:todo", JSON.stringify({ v: 1, data: list }))
    show().unmount()
    expect(hasThing("/todo")).toBe(false)
    window.localStorage.clear()
    show()
    for (let presses = 0; presses < 5; presses++) {
      expect(hasThing("/todo")).toBe(false)
      await user.click(screen.getByRole("button", { name: "Do everything" }))
    }
    expect(screen.getByRole("img", { name: "A hydra with 32 heads" })).toBeInTheDocument()
    expect(hasThing("/todo")).toBe(true)
  })

  it("forgets what it can't read", () => {
    window.localStorage.setItem("juhq:todo", '{"v":1,"data":{"items":[{"id":"x"}],"past":[],"future":[]}}')
    show()
    expect(things()).toEqual(["Buy milk"])
  })

  it("ticks, clears and brings back", async () => {
    const user = userEvent.setup()
    show()
    await write(user, "one", "two")
    await user.click(screen.getByLabelText("one"))
    expect(screen.getByText("1 to do, 1 done.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Clear what is done" }))
    expect(things()).toEqual(["two"])
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(things()).toEqual(["one", "two"])
    await user.click(screen.getByRole("button", { name: "Redo" }))
    expect(things()).toEqual(["two"])
  })

  it("edits in place: Enter saves, Escape doesn't, and the focus comes back", async () => {
    const user = userEvent.setup()
    show()
    await write(user, "one")
    await user.click(screen.getByRole("button", { name: "Edit “one”" }))
    const field = screen.getByRole("textbox", { name: "Edit “one”" })
    expect(field).toHaveFocus()
    await user.type(field, " and a half{Enter}")
    expect(things()).toEqual(["one and a half"])
    expect(screen.getByLabelText("one and a half")).toHaveFocus()
    await user.keyboard("{F2}zzz{Escape}")
    expect(things()).toEqual(["one and a half"])
    expect(screen.getByLabelText("one and a half")).toHaveFocus()
  })

  it("moves by buttons and by keys, keeping the focus", async () => {
    const user = userEvent.setup()
    show()
    await write(user, "one", "two", "three")
    await user.click(screen.getByRole("button", { name: "Move “three” up" }))
    expect(things()).toEqual(["one", "three", "two"])
    const one = screen.getByLabelText("one")
    one.focus()
    await user.keyboard("{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}")
    expect(things()).toEqual(["three", "two", "one"])
    expect(screen.getByLabelText("one")).toHaveFocus()
    expect(said()).toHaveTextContent("“one” is number 3 of 3 and goes no further.")
  })

  it("moves by dragging", async () => {
    const user = userEvent.setup()
    show()
    await write(user, "one", "two", "three")
    const [first, , third] = within(screen.getByRole("list", { name: "Things to do" })).getAllByRole(
      "listitem",
    )
    const drag = (kind: "dragStart" | "dragOver" | "drop", element: Element | undefined) => {
      if (!element) throw new Error("There is nothing to drag.")
      const event = createEvent[kind](element)
      Object.defineProperty(event, "dataTransfer", { value: { setData() {} } })
      fireEvent(element, event)
    }
    drag("dragStart", third)
    drag("dragOver", first)
    drag("drop", first)
    expect(things()).toEqual(["three", "one", "two"])
  })

  it("throws what is deleted into the Recycle Bin, and out of it again by Undo or by restoring", async () => {
    const user = userEvent.setup()
    show()
    await write(user, "one", "two", "three")
    const inBin = () => readStorage(recycleBin).map(({ label }) => label)
    await user.click(screen.getByRole("button", { name: "Delete “two”" }))
    expect(inBin()).toEqual(["two"])
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(inBin()).toEqual([])
    await user.click(screen.getByLabelText("one"))
    await user.click(screen.getByRole("button", { name: "Clear what is done" }))
    expect(inBin()).toEqual(["one"])
    act(() => void restore(() => true))
    expect(inBin()).toEqual([])
    expect(things()).toEqual(["two", "three", "one"])
    expect(screen.getByLabelText("one")).toBeChecked()
  })

  it("deletes by button and key, and the focus stays in the list", async () => {
    const user = userEvent.setup()
    show()
    await write(user, "one", "two")
    screen.getByLabelText("one").focus()
    await user.keyboard("{Delete}")
    expect(things()).toEqual(["two"])
    expect(screen.getByLabelText("two")).toHaveFocus()
    await user.click(screen.getByRole("button", { name: "Delete “two”" }))
    expect(screen.getByLabelText("What has to be done")).toHaveFocus()
    expect(said()).toHaveTextContent("Deleted “two”. Undo brings it back.")
  })

  it("undoes by keys, but not while somebody is writing", async () => {
    const user = userEvent.setup()
    show()
    await write(user, "one")
    await user.keyboard("{Control>}z{/Control}")
    expect(things()).toEqual(["one"])
    screen.getByLabelText("one").focus()
    await user.keyboard("{Control>}z{/Control}")
    expect(things()).toEqual([])
    act(() => screen.getByRole("button", { name: "Redo" }).focus())
    await user.keyboard("{Control>}y{/Control}")
    expect(things()).toEqual(["one"])
  })

  it("adds two things for one in realistic mode, and one undo takes them away", async () => {
    const user = userEvent.setup()
    show()
    await write(user, "Sauna")
    await user.click(screen.getByLabelText("Realistic mode"))
    await user.click(screen.getByLabelText("Sauna"))
    expect(things()).toHaveLength(3)
    expect(screen.getByText("2 to do, 1 done. When these are done, there will be 4.")).toBeInTheDocument()
    expect(said()).toHaveTextContent(/^Done: “Sauna”\. This leads to “.+” and “.+”\.$/)
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(things()).toEqual(["Sauna"])
  })

  it("shows hostile text as text", async () => {
    show()
    fireEvent.change(screen.getByLabelText("What has to be done"), { target: { value: hostile } })
    await userEvent.click(screen.getByRole("button", { name: "Add" }))
    expect(things()).toEqual([clean(hostile)])
    expect(document.querySelector("img")).toBeNull()
  })

  it("imports what is pasted, and selects the place of a mistake", async () => {
    const user = userEvent.setup()
    show()
    await write(user, "old")
    await user.click(screen.getByText("Export and import"))
    const box = screen.getByLabelText<HTMLTextAreaElement>(/Or paste it here/)
    fireEvent.change(box, { target: { value: "one\n[?] two" } })
    await user.click(screen.getByRole("button", { name: "Add to the list" }))
    expect(screen.getByRole("alert")).toHaveTextContent(/^Line 2: the box has “\?” in it\./)
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe("[?] two")
    expect(box).toHaveFocus()
    expect(things()).toEqual(["old"])
    fireEvent.change(box, { target: { value: "one\n[x] two" } })
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
    await user.click(screen.getByRole("button", { name: "Add to the list" }))
    expect(things()).toEqual(["old", "one", "two"])
    expect(box).toHaveValue("")
    fireEvent.change(box, { target: { value: "new" } })
    await user.click(screen.getByRole("button", { name: "Replace the list" }))
    expect(things()).toEqual(["new"])
    expect(said()).toHaveTextContent("Imported 1 thing.")
  })

  it("imports a file, unless it is too large", async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByText("Export and import"))
    const file = new File([toJson([{ text: "from afar", done: true }])], "todo.json", {
      type: "application/json",
    })
    Object.assign(file, { text: () => Promise.resolve(toJson([{ text: "from afar", done: true }])) })
    await user.upload(screen.getByLabelText("A file to import"), file)
    await user.click(screen.getByRole("button", { name: "Replace the list" }))
    expect(things()).toEqual(["from afar"])
    const large = new File(["a".repeat(600_000)], "large.txt", { type: "text/plain" })
    await user.upload(screen.getByLabelText("A file to import"), large)
    expect(screen.getByRole("alert")).toHaveTextContent(
      "large.txt is too large to be a list of things to do.",
    )
  })

  it("exports the list as text and as JSON", async () => {
    const user = userEvent.setup()
    const files: Blob[] = []
    URL.createObjectURL = file => `blob:${files.push(file as Blob)}`
    URL.revokeObjectURL = () => {}
    const names: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    show()
    await write(user, "one")
    await user.click(screen.getByText("Export and import"))
    await user.click(screen.getByRole("button", { name: "Save as text" }))
    await user.click(screen.getByRole("button", { name: "Save as JSON" }))
    await user.click(screen.getByRole("button", { name: "Copy as text" }))
    expect(names).toEqual(["todo.md", "todo.json"])
    expect(files.map(file => file.type)).toEqual(["text/markdown", "application/json"])
    expect(await navigator.clipboard.readText()).toBe("# Todo\n\n- [ ] one\n")
    click.mockRestore()
  })
})
