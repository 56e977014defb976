/** The names of authors as each style of citation writes them, from "Last, First M.". */

function parts(name: string): { last: string; given: string } {
  const [last = "", given = ""] = name.split(", ")
  return { last, given }
}

/** "First M. Last". */
export function straight(name: string): string {
  const { last, given } = parts(name)
  return `${given} ${last}`.trim()
}

/** "F. M.", and "J.-P." for Jean-Paul. */
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

/** "Last, F. M.". A single name stays as it is. */
function inverted(name: string): string {
  return initials(name) ? `${parts(name).last}, ${initials(name)}` : parts(name).last
}

/** APA 7: up to 20 names; of 21 or more the first 19, an ellipsis and the last. */
export function apaNames(names: readonly string[]): string {
  const all = names.map(inverted)
  const last = all.at(-1) ?? ""
  if (all.length < 2) return last
  if (all.length > 20) return `${all.slice(0, 19).join(", ")}, . . . ${last}`
  return `${all.slice(0, -1).join(", ")}, & ${last}`
}

/** APA 7, of editors: "F. M. Last", "A. One & B. Two", "A. One, B. Two, & C. Three". */
export function apaEditors(names: readonly string[]): string {
  return joined(
    names.map(name => `${initials(name)} ${parts(name).last}`),
    "&",
  )
}

/** MLA 9: one name, two names, or the first of three or more and "et al.". */
export function mlaNames(names: readonly string[]): string {
  const [first = "", second] = names
  if (names.length > 2) return `${first}, et al.`
  return second ? `${first}, and ${straight(second)}.` : stopped(first)
}

/** Chicago 17, bibliography: up to ten names; of more the first seven and "et al.". */
export function chicagoNames(names: readonly string[]): string {
  const [first = "", ...others] = names
  if (names.length > 10) return `${[first, ...others.slice(0, 6).map(straight)].join(", ")}, et al.`
  if (others.length === 0) return stopped(first)
  const rest = others.map(straight)
  const last = rest.pop() ?? ""
  return stopped(`${[first, ...rest].join(", ")}, and ${last}`)
}

/** Names that stand straight: "A and B", "A, B, and C". */
export function joined(names: readonly string[], and = "and"): string {
  if (names.length < 3) return names.join(` ${and} `)
  return `${names.slice(0, -1).join(", ")}, ${and} ${names.at(-1)}`
}

/** A text with its full stop, unless it ends with a mark that stands for one. */
export function stopped(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}
