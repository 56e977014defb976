/** Generates sites of any size from a fixed seed, to measure how build times grow. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { formatLine } from "../../src/engine/codeLines"
import { pick, type Random, randomInt, seeded } from "../../src/lib/game/random"
import { linkModules } from "../linkModules"

const words = (
  "river stone harbour winter lamp garden copper window engine paper summer forest signal kettle bridge market violin " +
  "thunder island meadow carpet lantern compass anchor ribbon saddle mirror candle barrel needle pocket tunnel valley " +
  "orchard puzzle rocket pepper silver velvet walnut amber basil cedar ember fable glade hazel ivory karma lemon mango " +
  "noble ocean pearl quartz raven tulip willow zephyr hamster the of and with under over near beyond from into"
).split(" ")

function sentence(length: number, random: Random): string {
  const text = Array.from({ length }, () => pick(words, random)).join(" ")
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function paragraph(sentences: number, random: Random): string {
  return Array.from({ length: sentences }, () => sentence(7 + randomInt(8, random), random)).join(" ")
}

/** Returns the text of page `i` of `n`: about 250 words, headings, a list, three links and a component. */
export function pageText(i: number, n: number): string {
  const random = seeded(`page ${i}`)
  const link = () => `[${pick(words, random)} ${pick(words, random)}](/p-${1 + randomInt(n, random)})`
  const title = `${pick(words, random)} ${pick(words, random)} ${i}`
  return `---
title: ${title}
description: ${sentence(9, random)}
added: 2024-05-31
---

${paragraph(6, random)}

## ${pick(words, random)} ${pick(words, random)}

${paragraph(5, random)} See ${link()} and **${pick(words, random)}**.

${Array.from({ length: 5 }, () => `- ${sentence(7, random)}`).join("\n")}

<Counter start={${i % 7}} label="${pick(words, random)}" />

## ${pick(words, random)}

${paragraph(5, random)} Also ${link()}, *${pick(words, random)}* and \`${pick(words, random)}\`.

### ${pick(words, random)}

${paragraph(4, random)} Finally ${link()}.
`
}

const counter = `import { useState } from "react"

type Props = { start: number; label: string }

/**
 * A button that counts.
 *
 * @feed A button that counts from {start}.
 */
export default function Counter({ start, label }: Props) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  )
}
`

const home =
  "---\ntitle: Home\ndescription: The first page of the site.\nadded: 2024-05-31\n---\n\nThe first page.\n"

/** Paths of pages that the shell and the files of `static` link to. */
const linkedPages = ["banneri-vaihto", "blog", "games", "internal-links", "juhku", "photos", "radio"]

/** Returns the YAML of menus with these entries at the top, and otherwise the minimum that the schema allows. */
export const menusYaml = (top: string) => `top:
${top}desktop: []
start: []
reports: []
footer:
  - {to: /, label: Home}
things: {to: /, label: Things}
statistics:
  time: {to: /, label: Time on site}
  cursor: {to: /, label: Cursor travel}
  scroll: {to: /, label: Scroll travel}
`

const menus = menusYaml("  - {to: /, label: Home}\n  - {to: /p-1, label: One}\n")

/**
 * Writes a site of `n` pages into `folder`, with this repository's engine and shell; returns a function from a page's
 * number to its file.
 */
export function generateSite(root: string, folder: string, n: number): (i: number) => string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of [
    "gatsby-config.ts",
    "gatsby-node.ts",
    "gatsby-browser.tsx",
    "gatsby-ssr.tsx",
    "package.json",
    "tsconfig.json",
    "postcss.config.js",
    "src",
    "static",
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  linkModules(root, folder)
  rmSync(join(folder, "src/embeds"), { recursive: true, force: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write("src/embeds/counter/Counter.tsx", counter)
  write("content/pages/index.mdx", home)
  for (const path of linkedPages)
    write(`content/pages/${path}.mdx`, home.replace("Home", path).replace("added", "feed: false\nadded"))
  write("content/data/menus.yaml", menus)
  write("content/data/badges.yaml", "[]\n")
  cpSync(join(root, "content/data/fonts.yaml"), join(folder, "content/data/fonts.yaml"))
  const playlist = readFileSync(join(root, "content/playlists/rammstein.yaml"), "utf8")
  // Its toy is none of the small site's.
  write("content/playlists/rammstein.yaml", playlist.replace(/^toy: .*\n/m, ""))
  const fileOf = (i: number) => `content/pages/p-${i}.mdx`
  for (let i = 1; i <= n; i++) write(fileOf(i), pageText(i, n))
  const paths = [
    "/",
    "playlist/rammstein",
    ...linkedPages,
    ...Array.from({ length: n }, (_, i) => `p-${i + 1}`),
  ]
  const lines = paths.map((path, i) => {
    const code = String(i).padStart(4, "0")
    return formatLine({ code, path, id: `tag:juhq.fi,2021:${code}:${path}` })
  })
  write("content/codes.yaml", `${lines.join("\n")}\n`)
  return i => join(folder, fileOf(i))
}

/** Changes one sentence of a page. */
export function edit(file: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace("\n## ", "\nAn edited sentence stands here.\n\n## "))
}
