/** Updates links, pictures and lists in texts when a file moves. */
import { posix } from "node:path"

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Replaces links to `from` with links to `to`; both are addresses as "/tools/tea". */
export function withLinks(file: string, text: string, from: string, to: string): string {
  const end = "(?=[)\"'>\\]\\s?#,}]|$)"
  const prefix = file.endsWith(".yaml")
    ? "(?<=(?:^|[\\s{,[-])(?:to|link|href):[ \\t]*[\"']?)"
    : "(?<=\\]\\(\\s?<?|\\]:[ \\t]*<?|[\"'])"
  return text.replace(new RegExp(`${prefix}${escapeRegExp(from)}${end}`, "gm"), to)
}

/** Updates relative pictures in the text of a page that moves from one file to another. */
export function withPictures(text: string, from: string, to: string): string {
  const [old, now] = [posix.dirname(from), posix.dirname(to)]
  if (old === now) return text
  return text.replace(/(\]\(\s*<?|src=["'])(\.{1,2}\/[^)>"'\s]+)/g, (_, prefix: string, path: string) => {
    const relativePath = posix.relative(now, posix.join(old, path))
    return prefix + (relativePath.startsWith(".") ? relativePath : `./${relativePath}`)
  })
}

/** Renames a list in a text, except in the front matter's `data`, which the caller changes. */
export function withList(text: string, from: string, to: string): string {
  return text
    .replace(new RegExp(`(<List\\b[^>]*?\\sdata=["'])${escapeRegExp(from)}(?=["'])`, "g"), `$1${to}`)
    .replace(
      new RegExp(`\\bdata\\.${escapeRegExp(from)}\\b`, "g"),
      /^\w+$/.test(to) ? `data.${to}` : `data["${to}"]`,
    )
    .replace(new RegExp(`\\bdata\\[(["'])${escapeRegExp(from)}\\1\\]`, "g"), `data["${to}"]`)
}
