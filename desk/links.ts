/** Links of a text to a page that moves: found where a link can stand, and led to the new address. */
import { posix } from "node:path"

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** The text with links to `from` leading to `to`; both are addresses as "/tools/tea". */
export function withLinks(file: string, text: string, from: string, to: string): string {
  const end = "(?=[)\"'>\\]\\s?#,}]|$)"
  const lead = file.endsWith(".yaml")
    ? "(?<=(?:^|[\\s{,[-])(?:to|link|href):[ \\t]*[\"']?)"
    : "(?<=\\]\\(\\s?<?|\\]:[ \\t]*<?|[\"'])"
  return text.replace(new RegExp(`${lead}${escaped(from)}${end}`, "gm"), to)
}

/** The text of a page that moves from one file to another, with the pictures beside its old place. */
export function withPictures(text: string, from: string, to: string): string {
  const [old, now] = [posix.dirname(from), posix.dirname(to)]
  if (old === now) return text
  return text.replace(/(\]\(\s*<?|src=["'])(\.{1,2}\/[^)>"'\s]+)/g, (_, lead: string, path: string) => {
    const way = posix.relative(now, posix.join(old, path))
    return lead + (way.startsWith(".") ? way : `./${way}`)
  })
}

/** The text with a list under another name: in `data` of front matter it is the caller's. */
export function withList(text: string, from: string, to: string): string {
  return text
    .replace(new RegExp(`(<List\\b[^>]*?\\sdata=["'])${escaped(from)}(?=["'])`, "g"), `$1${to}`)
    .replace(
      new RegExp(`\\bdata\\.${escaped(from)}\\b`, "g"),
      /^\w+$/.test(to) ? `data.${to}` : `data["${to}"]`,
    )
    .replace(new RegExp(`\\bdata\\[(["'])${escaped(from)}\\1\\]`, "g"), `data["${to}"]`)
}
