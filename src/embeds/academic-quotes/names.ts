/** Formats authors' names from "Last, First M." for each citation style. */

function parts(name: string): { last: string; given: string } {
  const [last = "", given = ""] = name.split(", ")
  return { last, given }
}

/** Formats a name as "First M. Last". */
export function firstLast(name: string): string {
  const { last, given } = parts(name)
  return `${given} ${last}`.trim()
}

/** Returns initials: "F. M.", or "J.-P." for Jean-Paul. */
export function initials(name: string): string {
  return parts(name)
    .given.split(" ")
    .filter(Boolean)
    .map(word =>
      word
        .split("-")
        .map(part => `${part.charAt(0)}.`)
        .join("-"),
    )
    .join(" ")
}

/** Formats a name as "Last, F. M."; a single name stays as it is. */
function inverted(name: string): string {
  return initials(name) ? `${parts(name).last}, ${initials(name)}` : parts(name).last
}

/** Formats authors in APA 7: up to 20 names; of 21 or more the first 19, an ellipsis and the last. */
export function apaNames(names: readonly string[]): string {
  const all = names.map(inverted)
  const last = all.at(-1) ?? ""
  if (all.length < 2) return last
  if (all.length > 20) return `${all.slice(0, 19).join(", ")}, . . . ${last}`
  return `${all.slice(0, -1).join(", ")}, & ${last}`
}

/** Formats editors in APA 7: "F. M. Last", "A. One & B. Two", "A. One, B. Two, & C. Three". */
export function apaEditors(names: readonly string[]): string {
  return joinNames(
    names.map(name => `${initials(name)} ${parts(name).last}`),
    "&",
  )
}

/** Formats authors in MLA 9: one name, two names, or the first of three or more and "et al.". */
export function mlaNames(names: readonly string[]): string {
  const [first = "", second] = names
  if (names.length > 2) return `${first}, et al.`
  return second ? `${first}, and ${firstLast(second)}.` : withFullStop(first)
}

/** Formats authors for a Chicago 17 bibliography: up to ten names; of more the first seven and "et al.". */
export function chicagoNames(names: readonly string[]): string {
  const [first = "", ...others] = names
  if (names.length > 10) return `${[first, ...others.slice(0, 6).map(firstLast)].join(", ")}, et al.`
  if (others.length === 0) return withFullStop(first)
  const rest = others.map(firstLast)
  const last = rest.pop() ?? ""
  return withFullStop(`${[first, ...rest].join(", ")}, and ${last}`)
}

/** Joins names with a serial comma: "A and B", "A, B, and C". */
export function joinNames(names: readonly string[], and = "and"): string {
  if (names.length < 3) return names.join(` ${and} `)
  return `${names.slice(0, -1).join(", ")}, ${and} ${names.at(-1)}`
}

/** Adds a full stop, unless the text already ends with a full stop, question mark or exclamation mark. */
export function withFullStop(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}
