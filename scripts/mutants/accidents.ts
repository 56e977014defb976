/** What can happen to a file of content: slips, editors, encodings, and what somebody writes who means ill. */
import { blocks, expressions, halves, heaps, lines, signs, strays, values } from "./samples"

/** A number from 0 to below 1. */
export type Random = () => number

/** One thing that happens to a text; bytes where it is no more clean UTF-8. */
export type Accident = (text: string, random: Random) => string | Buffer

const below = (random: Random, end: number) => Math.floor(random() * end)
const pick = <T>(random: Random, all: readonly T[]): T => all[below(random, all.length)] as T

/** Changes one line; a text has at least one. */
function atLine(change: (line: string, random: Random) => string): Accident {
  return (text, random) => {
    const lines = text.split("\n")
    const at = below(random, lines.length)
    lines[at] = change(lines[at] ?? "", random)
    return lines.join("\n")
  }
}

/** Puts something in somewhere, in the body where the text has front matter. */
function inBody(make: (random: Random) => string): Accident {
  return (text, random) => {
    const end = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0].length ?? 0
    const lines = text.slice(end).split("\n")
    lines.splice(below(random, lines.length + 1), 0, "", make(random), "")
    return text.slice(0, end) + lines.join("\n")
  }
}

/** Gives a key of YAML, or of front matter, another value. */
function atKey(values: readonly string[]): Accident {
  return (text, random) => {
    const keys = [...text.matchAll(/^( *(?:- )?[a-z]\w*: ).*$/gm)]
    const key = keys[below(random, keys.length)]
    if (!key) return `${pick(random, values)}\n${text}`
    const [whole, name = ""] = key
    return text.slice(0, key.index) + name + pick(random, values) + text.slice(key.index + whole.length)
  }
}

/** Each by its name; those of MDX and of YAML alone are apart. */
export const everywhere: Record<string, Accident> = {
  "a line lost": (text, random) => {
    const all = text.split("\n")
    all.splice(below(random, all.length), 1)
    return all.join("\n")
  },
  "a line doubled": atLine(line => `${line}\n${line}`),
  "two lines changed": (text, random) => {
    const all = text.split("\n")
    const at = below(random, Math.max(1, all.length - 1))
    all.splice(at, 2, ...all.slice(at, at + 2).reverse())
    return all.join("\n")
  },
  "a sign lost": (text, random) => {
    const all = [...text.matchAll(/[<>{}[\]()*_`#|:"'\-,=/]/g)]
    const at = all[below(random, all.length)]?.index ?? 0
    return text.slice(0, at) + text.slice(at + 1)
  },
  "a sign more": (text, random) => {
    const at = below(random, text.length + 1)
    return text.slice(0, at) + pick(random, signs) + text.slice(at)
  },
  "some letters lost": (text, random) => {
    const at = below(random, text.length + 1)
    return text.slice(0, at) + text.slice(at + 1 + below(random, 60))
  },
  "spaces before a line": atLine((line, random) => " ".repeat(1 + below(random, 9)) + line),
  "a tab before a line": atLine(line => `\t${line}`),
  "spaces taken from a line": atLine(line => line.trimStart()),
  "the end lost": (text, random) => text.slice(0, below(random, text.length)),
  "a stray sign": (text, random) => {
    const at = below(random, text.length + 1)
    return text.slice(0, at) + pick(random, strays) + text.slice(at)
  },
  "ends of lines": (text, random) => text.replaceAll("\n", pick(random, ["\r\n", "\r", "\n\r", "\u2028"])),
  "another encoding": (text, random) =>
    pick<() => Buffer>(random, [
      () => Buffer.from(text.replace("e", "ä"), "latin1"),
      () => Buffer.from(`\uFEFF${text}`, "utf16le"),
      () => Buffer.from(`\uFEFF${text}`, "utf8"),
      () => {
        const bytes = Buffer.from(text)
        return Buffer.concat([
          bytes.subarray(0, below(random, bytes.length)),
          Buffer.from([pick(random, halves)]),
          bytes.subarray(below(random, bytes.length)),
        ])
      },
    ])(),
  "nothing left": (_, random) => pick(random, ["", " ", "\n\n\n", "---\n---\n", "---\n", "\u0000", "null"]),
  "a merge": (text, random) => {
    const all = text.split("\n")
    const at = below(random, all.length)
    const theirs = ["<<<<<<< HEAD", all[at] ?? "", "=======", "theirs", ">>>>>>> theirs"]
    all.splice(at, 1, ...theirs)
    return all.join("\n")
  },
  "all twice": text => text + text,
  "a key's value": atKey(values),
}

export const ofMdx: Record<string, Accident> = {
  "an expression": inBody(random => pick(random, expressions)),
  "an expression in a sentence": atLine((line, random) => `${line} ${pick(random, expressions)}`),
  "a block": inBody(random => pick(random, blocks)),
  "a heap": inBody(random => pick(random, heaps)(10 ** (1 + below(random, 3)))),
  "another name of a component": (text, random) =>
    text.replace(
      /<([A-Z]\w*)/,
      (_, name: string) =>
        `<${pick(random, [name.toLowerCase(), `${name}s`, name.slice(1), "Constructor", "ToString", "PageLink", "List", "Window"])}`,
    ),
  "another property": (text, random) =>
    text.replace(
      /<([A-Z]\w*)/,
      (whole: string) =>
        `${whole} ${pick(random, ["x", "x={1}", 'title="x"', "data={null}", 'data="nothing"', "start={() => 1}", "children={1}", "key={1}", "id={{}}", "{...data}"])}`,
    ),
  "another value of a property": (text, random) =>
    text.replace(
      /(<[A-Z]\w* \w+=)(?:"[^"]*"|\{[^}]*\})/,
      (_, before: string) =>
        before +
        pick(random, [
          '""',
          "{null}",
          "{1}",
          "{-1}",
          "{1e999}",
          "{NaN}",
          "{[]}",
          "{{}}",
          "{undefined}",
          "{'x'.repeat(9999)}",
          "{() => 1}",
          '"<b>"',
          '"ä"',
        ]),
    ),
  "a line of front matter": (text, random) => text.replace(/^---\n/, `---\n${pick(random, lines)}\n`),
}

export const ofYaml: Record<string, Accident> = {
  "a line of YAML": (text, random) => {
    const all = text.split("\n")
    all.splice(below(random, all.length + 1), 0, pick(random, lines))
    return all.join("\n")
  },
  "a value in braces": (text, random) => {
    const all = [...text.matchAll(/: ([^,{}\n]+)(?=[,}])/g)]
    const found = all[below(random, all.length)]
    if (!found) return `${pick(random, lines)}\n${text}`
    const value = pick(random, values).replaceAll("\n", " ")
    return `${text.slice(0, found.index)}: ${value}${text.slice(found.index + found[0].length)}`
  },
}
