import { readFileSync, statSync } from "node:fs"
import fc from "fast-check"
import { parse } from "yaml"
import { filesIn } from "../../../src/engine/read"
import type { Json } from "../../../src/lib/content/tree"
import { isDeep } from "../../../tests/jest/property"
import { formValue, withFormValue } from "../../shared/frontMatterText"
import { editYaml, valueOfYaml } from "../../shared/yamlEdits"

const root = process.cwd()

/** The text after an edit of its value. */
function changed(text: string, change: (value: never) => void): string {
  const value = valueOfYaml(text) as Json
  change(value as never)
  const out = editYaml(text, value)
  expect(parse(out, { schema: "core" })).toEqual(value)
  return out
}

const list = `# The list of teas.
- {name: Earl Grey, hot: true} # the usual
- {name: "Green: Sencha", hot: true, note: 'grassy'}

# From here on cold.
- name: Iced
  note: "with a straw"
  tags: [a, b]
`

describe("editYaml", () => {
  it("leaves a text alone that already says the value", () => {
    expect(changed(list, () => {})).toBe(list)
  })

  it("changes one value and nothing beside it", () => {
    expect(
      changed(list, (v: { hot: boolean }[]) => {
        ;(v[0] as { hot: boolean }).hot = false
      }),
    ).toBe(list.replace("Grey, hot: true", "Grey, hot: false"))
    expect(
      changed(list, (v: { note: string }[]) => {
        ;(v[2] as { note: string }).note = "no straw"
      }),
    ).toBe(list.replace("with a straw", "no straw"))
    expect(
      changed(list, (v: { note: string }[]) => {
        ;(v[1] as { note: string }).note = "it's"
      }),
    ).toBe(list.replace("'grassy'", "'it''s'"))
  })

  it("adds a key as its neighbours are written", () => {
    expect(
      changed(list, (v: { note?: string }[]) => {
        ;(v[0] as { note?: string }).note = "x"
      }),
    ).toBe(list.replace("Grey, hot: true}", "Grey, hot: true, note: 'x'}"))
    expect(
      changed(list, (v: { hot?: boolean }[]) => {
        ;(v[2] as { hot?: boolean }).hot = false
      }),
    ).toBe(`${list}  hot: false\n`)
  })

  it("removes a key, also the first after a dash", () => {
    expect(changed(list, (v: { name?: string }[]) => void delete v[2]?.name)).toBe(
      list.replace("name: Iced\n  ", ""),
    )
    expect(changed(list, (v: { note?: string }[]) => void delete v[1]?.note)).toBe(
      list.replace(", note: 'grassy'", ""),
    )
  })

  it("adds, removes and moves rows with their own way of being written", () => {
    const added = changed(list, (v: Json[]) => void v.splice(1, 0, { name: "Oolong", hot: true }))
    expect(added).toBe(list.replace("the usual\n", "the usual\n- {name: Oolong, hot: true}\n"))
    const removed = changed(list, (v: Json[]) => void v.splice(0, 1))
    expect(removed).toBe(list.replace(/- \{name: Earl.*\n/, ""))
    const moved = changed(list, (v: Json[]) => void v.unshift(...v.splice(1, 1)))
    expect(moved).toContain(
      "# The list of teas.\n- {name: \"Green: Sencha\", hot: true, note: 'grassy'}\n- {name: Earl",
    )
  })

  it("writes a row of a playlist as its other rows", () => {
    const text = 'name: Rain\nsongs:\n  - id: "iv8GW1GaoIc"\n    title: "The Doors"\n  - title: "Nobody"\n'
    const out = changed(text, (v: { songs: Json[] }) => void v.songs.push({ title: "Somebody - Something" }))
    expect(out).toBe(`${text}  - title: "Somebody - Something"\n`)
    const between = changed(
      text,
      (v: { songs: Json[] }) => void v.songs.splice(1, 0, { id: "x", title: "y" }),
    )
    expect(between).toBe(text.replace('Doors"\n', 'Doors"\n  - id: "x"\n    title: "y"\n'))
  })

  it("quotes what would otherwise be something else", () => {
    for (const odd of [
      "yes: no",
      "# no",
      "- a",
      "true",
      "12",
      "null",
      "~",
      "",
      " x",
      "a\nb",
      "[",
      "{a}",
      "*x",
      "x, y",
    ]) {
      changed("a: b\n", (v: { a: string }) => {
        v.a = odd
      })
      changed("{a: b}\n", (v: { a: string }) => {
        v.a = odd
      })
    }
  })

  it("knows folded and literal texts, and a file without a last line end", () => {
    const text = "a: |\n  one\n  two\n# kept\nb: >-\n  three\n  four"
    expect(
      changed(text, (v: { a: string }) => {
        v.a = "five"
      }),
    ).toBe("a: five\n# kept\nb: >-\n  three\n  four")
    expect(
      changed(text, (v: { b: string }) => {
        v.b = "five"
      }),
    ).toContain("# kept\nb: five")
    expect(
      changed("a: 1", (v: { b: number }) => {
        v.b = 2
      }),
    ).toBe("a: 1\nb: 2\n")
  })

  it("empties a list and fills it again", () => {
    const none = changed("songs:\n  - a\nlast: 1\n", (v: { songs: Json[] }) => void v.songs.pop())
    expect(none).toMatch(/^songs:\n {2}\[\]\nlast: 1\n$/)
    changed(none, (v: { songs: Json[] }) => void v.songs.push("b", "c"))
    changed("", () => {})
    expect(parse(editYaml("", [{ a: 1 }]))).toEqual([{ a: 1 }])
  })

  const scalar = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom("Yö", "1998", "a: b", "2025-08-03"),
  )
  const key = fc.constantFrom("name", "year", "note", "tags", "on")
  const row = fc.dictionary(
    key,
    fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.dictionary(key, scalar, { maxKeys: 2 })),
  )

  it("says any value, from any list of the site", () => {
    // A list of 100 kB takes a second each time.
    const lists = filesIn(root, "content/data", ".yaml")
    const files = isDeep ? lists : lists.filter(file => statSync(file).size < 10_000)
    const edit = fc.record({
      at: fc.nat(),
      kind: fc.constantFrom("set", "remove", "insert", "move", "replace"),
      row,
      to: fc.nat(),
    })
    fc.assert(
      fc.property(fc.constantFrom(...files), edit, (file, { at, kind, row, to }) => {
        const text = readFileSync(file, "utf8")
        const value = valueOfYaml(text) as Json
        const rows = (Array.isArray(value) ? value : Object.values(value as object).find(Array.isArray)) as
          | Json[]
          | undefined
        if (!rows || rows.length === 0) return
        const i = at % rows.length
        if (kind === "set")
          rows[i] = typeof rows[i] === "object" ? { ...(rows[i] as object), ...row } : "Yö: #1"
        if (kind === "replace") rows[i] = row
        if (kind === "remove") rows.splice(i, 1)
        if (kind === "insert") rows.splice(i, 0, row)
        if (kind === "move") rows.splice(to % rows.length, 0, ...rows.splice(i, 1))
        const out = editYaml(text, value)
        expect(valueOfYaml(out)).toEqual(value)
        // A comment among the lines of a removed row goes with it; all others stay in order.
        const comments = (of: string, mark: RegExp) => of.split("\n").filter(line => mark.test(line))
        const staying = kind === "remove" || kind === "replace" ? /^#/ : /^\s*#/
        expect(comments(out, staying)).toEqual(comments(text, staying))
        // Lines outside of the row stay: at most the row's own lines change.
        const before = new Set(text.split("\n"))
        const fresh = out.split("\n").filter(line => !before.has(line))
        expect(fresh.length).toBeLessThanOrEqual(JSON.stringify(rows[i] ?? null).length / 4 + 12)
      }),
      { numRuns: 200 },
    )
  })
})

describe("the forms' documents", () => {
  const files = ["pages", "blog", "playlists", "data"].flatMap(folder =>
    filesIn(root, `content/${folder}`, ""),
  )

  it("opens and saves every file of the site without a difference", () => {
    const texts = [...files, "content/codes.yaml"].filter(file => /\.(mdx|yaml)$/.test(file))
    const different = texts.filter(file => {
      const text = readFileSync(file, "utf8")
      const value = formValue(file, text)
      return value === undefined || withFormValue(file, text, structuredClone(value)) !== text
    })
    expect(different).toEqual([])
    expect(texts.length).toBeGreaterThan(250)
  })

  it("changes the front matter of a page and not its text", () => {
    const text = "---\ntitle: Tea # hot\nadded: 2025-08-03\n---\n\n---\n\n# Tea\n"
    const value = { title: "Coffee", added: "2025-08-03", data: ["teas"] }
    expect(withFormValue("content/pages/tea.mdx", text, value)).toBe(
      "---\ntitle: Coffee # hot\nadded: 2025-08-03\ndata: [teas]\n---\n\n---\n\n# Tea\n",
    )
  })
})
