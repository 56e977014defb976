import { explain, JsxNode, runExpression } from "../../src/engine/mdx/expression"
import { OutOfTime } from "../../src/engine/mdx/sandbox"

const scope = { data: { books: [{ title: "Moby-Dick" }] }, site: { name: "example.org" } }
const components = new Set(["Marbles"])

const value = (source: string, time = { leftMs: 1000 }) => runExpression(source, scope, components, time)

/** Returns the error of an expression with ample time, or with `left` milliseconds. */
function thrown(source: string, leftMs = 60_000): unknown {
  try {
    return value(source, { leftMs })
  } catch (error) {
    return error
  }
}

describe("an expression", () => {
  it.each([
    ["{ a: [1, { b: null }], c: undefined }", { a: [1, { b: null }], c: undefined }],
    ["data.books.map(({ title }) => title.toUpperCase())", ["MOBY-DICK"]],
    ["Object.entries(data.books[0])", [["title", "Moby-Dick"]]],
    ["JSON.parse('{\"a\": [true]}')", { a: [true] }],
    ["Math.max(...[1, 2])", 2],
    ["{ get now() { return site.name } }", { now: "example.org" }],
    ["Object.create(null, { a: { value: 1, enumerable: true } })", { a: 1 }],
  ])("comes to plain values of the engine's own: %s", (source, expected) => {
    const result = value(source)
    expect(result).toStrictEqual(expected)
    if (Array.isArray(expected)) expect(result).toBeInstanceOf(Array)
  })

  it("makes components, with what stands in them", () => {
    expect(value("<Marbles colours={2 + 1}>{data.books.map(b => <b>{b.title}</b>)}</Marbles>")).toEqual(
      new JsxNode("Marbles", { colours: 3 }, [[new JsxNode("b", {}, ["Moby-Dick"])]]),
    )
  })

  it("can't reach the engine's own objects to spoil them", () => {
    value("Object.assign(Object.getPrototypeOf({}), { spoilt: true })")
    value("Object.assign(Object.getPrototypeOf([]), { spoilt: true })")
    expect("spoilt" in {}).toBe(false)
    expect("spoilt" in []).toBe(false)
  })

  it.each([
    ["a loop", "(() => { for (;;) {} })()"],
    ["a loop that begins when its value is looked at", "[{ a: { get b() { for (;;) {} } } }]"],
    ["a loop in the text of what it throws", "(() => { throw { toString() { for (;;) {} } } })()"],
    ["a regular expression that tries too much", '/^(a+)+$/.test("a".repeat(60) + "b")'],
  ])("is stopped when its time is up: %s", (_, source) => {
    expect(thrown(source, 50)).toBeInstanceOf(OutOfTime)
  })

  it("that makes too deep or too much is refused", () => {
    for (const source of [
      "(() => { let a = []; for (let i = 0; i < 200; i++) a = [a]; return a })()",
      "(() => { const a = []; a.push(a); return a })()",
      "'x'.repeat(2_000_000)",
    ])
      expect(explain(thrown(source), scope)?.what).toBe("An expression makes more than a page can hold.")
  })

  it.each([
    ["(() => { throw null })()", "null"],
    ["(() => { throw { toString() { throw 1 } } })()", "it throws what has no text"],
    ["(() => { throw { get message() { throw 1 } } })()", "it throws what has no text"],
    ["null.length", "Cannot read properties of null (reading 'length')"],
  ])("that throws has a message: %s", (source, message) => {
    expect(explain(thrown(source), scope)?.what).toBe(`An expression fails: ${message}.`)
  })

  it("has what those before it on the page have left of the time", () => {
    const time = { leftMs: 60_000 }
    expect(value("1 + 1", time)).toBe(2)
    expect(time.leftMs).toBeLessThan(60_000)
    // A loop takes all that there is, and a slow machine needs much even for a sum: so the loop alone has little.
    time.leftMs = 50
    expect(() => value("(() => { for (;;) {} })()", time)).toThrow(OutOfTime)
    expect(() => value("1 + 1", time)).toThrow(OutOfTime)
    expect(value("1 + 1")).toBe(2)
  })

  it("that has no end in itself fails, and says so", () => {
    const error = thrown("(() => { const a = {}; a.a = a; return a })()")
    expect(explain(error, scope)?.what).toBe("An expression makes more than a page can hold.")
  })

  it("that fails says what its own error says", () => {
    expect(explain(thrown("data.books[3].title"), scope)?.what).toBe(
      "An expression fails: Cannot read properties of undefined (reading 'title').",
    )
    expect(explain(thrown('(() => { throw "tea" })()'), scope)?.what).toBe("An expression fails: tea.")
  })
})
