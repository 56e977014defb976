import { readdirSync, readFileSync } from "node:fs"

/** Arrows, technical signs, shapes, stars and ticks, but for those that are emoji: fonts lack one or another of them. */
const sign =
  /(?!\p{Emoji_Presentation})[\u2190-\u21ff\u220e\u2300-\u23ff\u25a0-\u27bf\u2900-\u2bff](?!\ufe0f)/u

const files = ["src"].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(name => /\.(tsx?|css)$/.test(name))
    .map(name => `${folder}/${name}`),
)

it("no component writes a sign that fonts lack: components/icon draws them, and the check sees to the content", () => {
  const found = files.flatMap(file =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, i) => (sign.test(line) ? [`${file}:${i + 1}: ${line.trim().slice(0, 80)}`] : [])),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})
