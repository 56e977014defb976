import fc from "fast-check"
import * as v from "valibot"
import { stringify } from "yaml"
import { readYaml } from "../../src/engine/yaml/read"
import { checkSchema } from "../../src/engine/yaml/schema"
import type { Json } from "../../src/lib/content/tree"

const file = "content/data/x.yaml"
const text = `# Books
- title: Dirt
  tags: [earth, "deep"]
- title: More dirt
  where: {shelf: 3}
`

describe("the value of a YAML text", () => {
  it("is plain JSON: days stay texts, and yes is a text", () => {
    expect(readYaml(file, "a: 2021-06-02\nb: yes\nc: true\nd: 1.5\ne: 0042\nf:\ng: [x, 'y']").value).toEqual({
      a: "2021-06-02",
      b: "yes",
      c: true,
      d: 1.5,
      e: 42,
      f: null,
      g: ["x", "y"],
    })
  })

  it("has what its references stand for", () => {
    expect(readYaml(file, "a: &x [1]\nb: *x").value).toEqual({ a: [1], b: [1] })
  })

  it("is refused where references stand within themselves, or make too much", () => {
    const problemsOf = (text: string) =>
      readYaml(file, text).problems.map(({ line, column, what }) => `${line}:${column} ${what}`)
    expect(problemsOf("- &a [1, *a]")).toEqual([
      "1:10 This is not YAML: *a stands within what it stands for.",
    ])
    const nine = (name: string) => `[${Array.from({ length: 9 }, () => `*${name}`).join(", ")}]`
    const bomb = "bcdefghi".split("").map((to, i) => `${to}: &${to} ${nine("abcdefgh"[i] ?? "a")}`)
    const text = ["a: &a [x]", ...bomb, "j: *i"].join("\n")
    expect(problemsOf(text)).toEqual([
      "2:8 The references, such as this one, make more of the file than it can hold.",
    ])
  })

  it("has the place of a mistake after a key of several values, where the parser has lost a line", () => {
    const { problems } = readYaml(file, "- name: x\n  a: 1\n? [a, b]\n: c\n  since: 1975\n  note: y\n")
    expect(problems.map(({ line, column }) => [line, column])).toContainEqual([5, 1])
  })

  it("is null where nothing is written, and where it is not YAML", () => {
    expect(readYaml(file, "# Nothing.")).toMatchObject({ value: null, problems: [] })
    expect(readYaml(file, "a: 'b").value).toBeNull()
  })

  it("is read back from whatever is written", () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const plain = JSON.parse(JSON.stringify(value)) as Json
        expect(readYaml(file, stringify(plain, { version: "1.2" }))).toMatchObject({ problems: [] })
        expect(readYaml(file, stringify(plain)).value).toEqual(plain)
      }),
    )
  })
})

describe("a place in a YAML text", () => {
  const { at } = readYaml(file, text)

  it("is that of a value, or of its key", () => {
    expect(at([0, "title"])).toEqual({ file, line: 2, column: 10 })
    expect(at([0, "title"], true)).toEqual({ file, line: 2, column: 3 })
    expect(at([0, "tags", 1])).toEqual({ file, line: 3, column: 17 })
    expect(at([1, "where", "shelf"])).toEqual({ file, line: 5, column: 18 })
    expect(at([1, "where", "shelf"], true)).toEqual({ file, line: 5, column: 11 })
    expect(at([1])).toEqual({ file, line: 4, column: 3 })
    expect(at([])).toEqual({ file, line: 2, column: 1 })
  })

  it("is that of the nearest value above, where there is none", () => {
    expect(at([0, "year"])).toEqual({ file, line: 2, column: 3 })
    expect(at([1, "where", "room", 3])).toEqual({ file, line: 5, column: 10 })
    expect(at([7, "title"])).toEqual({ file, line: 2, column: 1 })
    expect(readYaml(file, "").at(["a"])).toEqual({ file, line: 1, column: 1 })
  })

  it("counts from the line where the text begins in its file", () => {
    expect(readYaml(file, "a: 1\nb: 2", 10).at(["b"])).toEqual({ file, line: 11, column: 4 })
  })

  it("leads to the key, for every key of every mapping", () => {
    const key = fc.stringMatching(/^[a-z]{1,5}$/)
    fc.assert(
      fc.property(fc.dictionary(key, fc.dictionary(key, fc.integer()), { minKeys: 1 }), value => {
        const written = stringify(value)
        const lines = written.split("\n")
        const yaml = readYaml(file, written)
        for (const [outer, parts] of Object.entries(value)) {
          for (const [inner, number] of Object.entries(parts)) {
            const name = yaml.at([outer, inner], true)
            expect(lines[name.line - 1]?.slice(name.column - 1)).toBe(`${inner}: ${number}`)
            const place = yaml.at([outer, inner])
            expect(lines[place.line - 1]?.slice(place.column - 1)).toBe(String(number))
          }
        }
      }),
    )
  })
})

describe("what is not YAML", () => {
  const problemsOf = (yaml: string) =>
    readYaml(file, yaml, 2).problems.map(({ line, column, what }) => `${line}:${column} ${what}`)

  it("is told of at its place", () => {
    expect(problemsOf("a: b\na: c")).toEqual(['3:1 The key "a" stands twice.'])
    expect(problemsOf("a: 'b\nc: d")).toEqual(["2:4 This is not YAML: a quote is not closed."])
    expect(problemsOf('a: x\nb: "c')).toEqual(["3:4 This is not YAML: a quote is not closed."])
    expect(problemsOf("a: *b")).toEqual(["2:4 This is not YAML: *b stands for nothing."])
    expect(problemsOf("a: !b c")).toEqual(["2:4 A text can't begin with the sign ! here."])
    expect(problemsOf("a:\n\t- b")).toEqual(["3:1 This is not YAML: Tabs are not allowed as indentation."])
  })

  it("is told of without an exception, whatever it is", () => {
    const piece = fc.constantFrom(
      "a",
      ": ",
      "- ",
      "\n",
      "  ",
      "\t",
      "'",
      '"',
      "{",
      "}",
      "[",
      "]",
      "*",
      "&",
      "!",
      "#",
      "|",
      "%",
      "---\n",
      "?",
      "@",
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
        const written = pieces.join("")
        const { value, problems } = readYaml(file, written)
        expect(JSON.parse(JSON.stringify(value))).toEqual(value)
        for (const { line } of problems) expect(line).toBeLessThanOrEqual(written.split("\n").length)
      }),
      { numRuns: 500 },
    )
  })
})

describe("what does not fit a schema", () => {
  const book = v.strictObject({
    title: v.string(),
    year: v.optional(
      v.pipe(v.number("Write a year."), v.integer("Write a whole year."), v.minValue(0, "Too early.")),
    ),
    kind: v.optional(v.picklist(["novel", "poems"])),
  })
  const problemsOf = (yaml: string, schema: v.GenericSchema = v.array(book), known?: string[]) =>
    checkSchema(readYaml(file, yaml), schema, known).map(
      ({ line, column, what, todo }) => `${line}:${column} ${what} ${todo}`,
    )

  it("is nothing where all fits", () => {
    expect(problemsOf("- title: Dirt\n  year: 1998\n")).toEqual([])
  })

  it("is every key that is not known, with the one it may be", () => {
    expect(problemsOf("- title: Dirt\n  yaer: 1998\n  publisher: none\n")).toEqual([
      '2:3 There is no key "yaer" here. Did you mean year?',
      '3:3 There is no key "publisher" here. The keys are title, year or kind.',
    ])
    const list = v.strictObject({ name: v.string(), books: v.optional(v.array(book)) })
    expect(problemsOf("name: x\nbooks:\n  - title: y\n    zzzzzz: 1\n", list)).toEqual([
      '4:5 There is no key "zzzzzz" here. The keys are title, year or kind.',
    ])
    expect(problemsOf("naem: x\nname: y", list, ["name", "other"])).toEqual([
      '1:1 There is no key "naem" here. Did you mean name?',
    ])
  })

  it("is every key that is missing, told of at its entry", () => {
    expect(problemsOf("- title: Dirt\n- year: 1998\n")).toEqual([
      '2:3 The key "title" is missing. Add "title: ...".',
    ])
  })

  it("is told of in the schema's own words where it has some, each value once", () => {
    expect(problemsOf('- title: Dirt\n  year: "old"\n- title: Dirt\n  year: -1.5\n')).toEqual([
      '2:9 "0.year" has a value that does not fit: "old". Write a year.',
      '4:9 "1.year" has a value that does not fit: -1.5. Write a whole year.',
    ])
  })

  it("is told of in plain words where it has none", () => {
    expect(problemsOf("- title: 5\n  kind: play\n")).toEqual([
      '1:10 "0.title" has a value that does not fit: 5. Write a text; in quotes it is one: "5".',
      '2:9 "0.kind" has a value that does not fit: "play". Write "novel" or "poems".',
    ])
    expect(problemsOf("- Dirt\n")).toEqual([
      '1:3 "0" has a value that does not fit: "Dirt". Write keys and values: lines like "key: value".',
    ])
    expect(problemsOf("title: Dirt\n")).toEqual([
      '1:1 The file has a value that does not fit: {"title":"Dirt"}. Write a list: lines that begin with "- ".',
    ])
    expect(problemsOf("")).toEqual(['1:1 The file is empty. Write a list: lines that begin with "- ".'])
  })

  it("is cut short where it is long", () => {
    const [line = ""] = problemsOf(`- title: [${"long, ".repeat(50)}end]\n`)
    expect(line).toContain("...")
    expect(line.length).toBeLessThan(140)
  })
})
