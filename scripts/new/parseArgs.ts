/** Parses the arguments of `npm run new` into a kind, a path and a title. */
import { didYouMean } from "../../src/engine/problems"

/** Kinds of pages. A page or a post is text only; a toy and a list are pages with further files. */
export const kinds = ["page", "post", "toy", "list", "playlist"] as const
export type Kind = (typeof kinds)[number]

/** The page to create. `path` has no leading slash: "blog/tea" for a post, "playlist/tea" for a playlist. */
export type NewPage = { kind: Kind; path: string; title: string }

export const usage = `npm run new -- tools/my-tool "My tool"          a page
npm run new -- blog/my-post "My post"           a post of the blog
npm run new -- toys/my-toy "My toy" --toy       a page with a component and its test
npm run new -- my-list "My list" --list         a page with a list
npm run new -- playlist/my-songs "My songs"     a playlist`

/** Address prefixes of the kinds that have one. */
const folders: Partial<Record<Kind, string>> = { post: "blog/", playlist: "playlist/" }

/** Invisible characters, lone surrogates and replacement characters. */
const invalidChars = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069\uFFFD]/u

/**
 * Parses the arguments after `npm run new`, or returns a message on what is wrong with them. `config` is the environment,
 * in which npm stores flags that it takes for its own if "--" is missing.
 */
export function parseArgs(
  args: readonly string[],
  config: Record<string, string | undefined> = {},
): NewPage | string {
  const swallowed = kinds.find(name => config[`npm_config_${name}`] !== undefined)
  if (swallowed) return `npm has kept --${swallowed} for itself. Write "--" after "npm run new".`
  const flags = args.filter(arg => /^--?[A-Za-z]/.test(arg)).map(arg => arg.replace(/^--?/, ""))
  const [path = "", title, ...rest] = args.filter(arg => !/^--?[A-Za-z]/.test(arg))
  const unknown = flags.find(flag => !kinds.some(kind => kind === flag))
  if (unknown !== undefined) {
    const names = kinds.map(kind => `--${kind}`)
    return `There is no --${unknown}. ${didYouMean(`--${unknown}`, names, `There are ${names.join(", ")}.`)}`
  }
  const chosen = kinds.filter(kind => flags.includes(kind))
  if (chosen.length > 1) return `It can't be a ${chosen.join(" and a ")} at once. Write one of the two.`
  if (normalisedPath(path) === "") return `The path is missing. Write:\n${usage}`
  if (title === undefined) return `The title is missing. Write: npm run new -- ${path} "My title"`
  if (rest.length > 0)
    return `After the title there is ${JSON.stringify(rest.join(" "))}. Write the title in quotes: "${[title, ...rest].join(" ")}".`
  if (title.trim() === "") return "The title is empty. Write one."
  if (invalidChars.test(title)) return "The title has a character in it that nobody sees. Write it again."
  return withKind(normalisedPath(path), title.trim().normalize("NFC"), chosen[0])
}

/** Normalises a path, which may be that of a content file: "content/pages/tea.mdx" becomes "tea". */
function normalisedPath(path: string): string {
  return path
    .replace(/^(?:\.?\/)?(?:content\/(?:pages\/|(?=blog\/|playlists\/))?)?/, "")
    .replace(/^playlists\//, "playlist/")
    .replace(/(?:\.(?:mdx|yaml))?\/*$/, "")
}

/** Returns the page with its kind, which the prefix of the path may imply. */
function withKind(path: string, title: string, chosen: Kind | undefined): NewPage | string {
  const implied = path.startsWith("blog/") ? "post" : path.startsWith("playlist/") ? "playlist" : undefined
  const kind = chosen ?? implied ?? "page"
  const folder = folders[kind] ?? ""
  if (implied && implied !== kind) {
    const name = path.replace(/^\w+\//, "")
    return `What begins with ${folders[implied]} is a ${implied}, and can't be a ${kind}. Leave --${kind} out, or write another path: ${folder || `${kind}s/`}${name}.`
  }
  const address = path.startsWith(folder) ? path : folder + path
  if (folder && address.split("/").length > 2)
    return `A ${kind} lies in no folder. Write ${folder}${address.replace(/^.*\//, "") || `my-${kind}`}.`
  return { kind, path: address, title }
}
