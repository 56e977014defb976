import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fireEvent, render, screen } from "@testing-library/react"
import ts from "typescript"
import { ignoreComposition } from "../../../src/hooks/browser/composition"
import { Field } from "../../../src/kits/controls/Field"
import { TextArea } from "../../../src/kits/controls/TextArea"

describe("ignoreComposition", () => {
  const heard: string[] = []
  const hear = (event: { key: string }) => void heard.push(event.key)
  beforeEach(() => void heard.splice(0))

  it.each([
    ["a bare field", <input key="1" aria-label="Name" onKeyDown={ignoreComposition(hear)} />],
    ["Field", <Field key="2" label="Name" value="" onChange={() => {}} onKeyDown={hear} />],
    ["TextArea", <TextArea key="3" label="Name" value="" onText={() => {}} onKeyDown={hear} />],
  ])("leaves composing to the input method in %s", (_, field) => {
    render(field)
    const box = screen.getByLabelText("Name")
    fireEvent.keyDown(box, { key: "Enter", isComposing: true })
    // Safari ends the composition before this Enter, and tells it by its code alone.
    fireEvent.keyDown(box, { key: "Enter", keyCode: 229 })
    expect(heard).toEqual([])
    fireEvent.keyDown(box, { key: "Enter", keyCode: 13 })
    expect(heard).toEqual(["Enter"])
  })
})

const untyped = /^(range|checkbox|radio|color|file|button|submit|reset|image)$/
const handlers = /^onKey(Down|Up|Press)$/
const ownFields = /^(Field|Search|SearchField|TextArea|TextSource)$/

/** The key handlers in a source that hear composing: on a text field, or on what is round one in the same file. */
function bare(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
  const found: { node: ts.Node; isField: boolean }[] = []
  let hasField = false
  const isSafe = (value: string) => /\b(ignoreComposition|isComposing)\(/.test(value)
  const walk = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText(file)
      const attributes = node.attributes.properties.filter(ts.isJsxAttribute)
      const type =
        attributes.find(each => each.name.getText(file) === "type")?.initializer?.getText(file) ?? ""
      const isField = tag === "textarea" || (tag === "input" && !untyped.test(type.replace(/\W/g, "")))
      hasField ||= isField || ownFields.test(tag)
      for (const each of attributes) {
        if (!handlers.test(each.name.getText(file)) || isSafe(each.initializer?.getText(file) ?? "")) continue
        if (isField || (/^[a-z]/.test(tag) && !/^(button|input)$/.test(tag)))
          found.push({ node: each, isField })
      }
    } else if (ts.isPropertyAssignment(node) && handlers.test(node.name.getText(file))) {
      // Handed to a field by a library's getInputProps.
      const call = node.parent.parent
      const isField = ts.isCallExpression(call) && /InputProps$/.test(call.expression.getText(file))
      if (isField && !isSafe(node.initializer.getText(file))) found.push({ node, isField })
    }
    ts.forEachChild(node, walk)
  }
  walk(file)
  return found
    .filter(({ isField }) => isField || hasField)
    .map(({ node }) => `${name}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`)
}

describe("the sources", () => {
  it("are read rightly", () => {
    expect(bare("a.tsx", "<input onKeyDown={press} />")).toEqual(["a.tsx:1"])
    expect(bare("a.tsx", "<div onKeyDown={press}><Field /></div>")).toEqual(["a.tsx:1"])
    expect(bare("a.tsx", "<input {...getInputProps({ onKeyDown: event => go(event) })} />")).toEqual([
      "a.tsx:1",
    ])
    expect(bare("a.tsx", "<textarea onKeyDown={ignoreComposition(press)} />")).toEqual([])
    expect(bare("a.tsx", '<input type="range" onKeyDown={press} />')).toEqual([])
    expect(bare("a.tsx", "<div onKeyDown={press} />")).toEqual([])
  })

  it("have no key handler of a text field that hears what an input method is composing", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(file =>
      file.endsWith(".tsx"),
    )
    expect(files.length).toBeGreaterThan(300)
    // `Field` and `TextArea` hand on a handler that they have wrapped.
    expect(files.flatMap(file => bare(file, readFileSync(join("src", file), "utf8")))).toEqual([])
  })
})
