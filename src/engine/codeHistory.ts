/** Compares the registry of codes with its committed version, and brings its text up to date. */
import { type CodeRequest, type Codes, codesFile, formatLine, type Line } from "./codeLines"
import { restoreAdvice } from "./codeRepair"
import type { Problem } from "./problems"
import { readYaml } from "./yaml/read"

/** Finds numbers that have changed their page, id or address, or are gone, since the commit. */
export function changedMeanings(
  before: string,
  lines: readonly Line[],
  requests: readonly CodeRequest[],
  at: Codes["at"],
): Problem[] {
  const old = readYaml(codesFile, before).value
  if (!Array.isArray(old)) return []
  return (old as Line[]).flatMap((line, index): Problem[] => {
    const now = lines[index]
    const last = lines.at(-1)
    const place = (now ?? last) ? at((now ?? last) as Line) : { file: codesFile, line: 1, column: 1 }
    const todo = restoreAdvice
    if (!now) return [{ ...place, what: `The number ${line.code} of "${line.path}" is gone.`, todo }]
    if (now.path === line.path && now.id !== line.id) {
      const what = `The id of ${line.code} "${line.path}" is not what it was: feeds would show the page as a new one.`
      return [{ ...place, what, todo }]
    }
    if (now.path !== line.path) {
      const what = `The number ${line.code} meant "${line.path}" and would mean "${now.path}".`
      return [{ ...place, what, todo }]
    }
    const owner = requests.find(({ path }) => path === now.path)
    if (line.now && !now.now && !owner?.was.some(({ path }) => path === line.now)) {
      const what = `The number ${line.code} belonged to "${line.now}", and the line does not say so any more.`
      return [{ ...place, what, todo: `Put now: ${JSON.stringify(line.now)} back.` }]
    }
    if (!now.planned || line.planned) return []
    const what = `The page "${line.path}" has been here, and can't be planned again.`
    return [{ ...place, what, todo: 'Write "retired: true" for "planned: true", or bring the page back.' }]
  })
}

/**
 * Returns the registry's text with the missing lines appended and the marks of arrived and renamed pages corrected.
 */
export function updatedCodes(text: string, codes: Codes): string {
  let out = text
  for (const line of codes.dropped) {
    // Of two equal lines the later one goes.
    const at = out.lastIndexOf(`${formatLine(line)}\n`)
    if (at >= 0) out = out.slice(0, at) + out.slice(at + formatLine(line).length + 1)
  }
  for (const [line, next] of codes.renumbered) out = out.replace(formatLine(line), formatLine(next))
  for (const line of new Set([...codes.arrived, ...codes.moved.keys()])) {
    const { planned, now, ...rest } = line
    const moved = codes.moved.has(line) ? codes.moved.get(line) : now
    const next = {
      ...rest,
      ...(moved && { now: moved }),
      ...(planned && !codes.arrived.includes(line) && { planned }),
    }
    out = out.replace(formatLine(line), formatLine(next))
  }
  if (codes.missing.length === 0) return out
  return `${out.trimEnd()}${out.trim() ? "\n" : ""}${codes.missing.map(formatLine).join("\n")}\n`
}
