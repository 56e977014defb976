/** What is asked of `npm run new`: its words as a kind, a path and a title, or what is wrong with them. */
import { didYouMean } from "../../src/engine/problems"

/** What can be made. A page or a post has nothing but text; a toy and a list are pages with more. */
export const kinds = ["page", "post", "toy", "list", "playlist"] as const
export type Kind = (typeof kinds)[number]

/** `path` is the address without a leading slash: "blog/tea" for a post, "playlist/tea" for a playlist. */
export type Wish = { kind: Kind; path: string; title: string }

export const usage = `npm run new -- tools/my-tool "My tool"          a page
npm run new -- blog/my-post "My post"           a post of the blog
npm run new -- toys/my-toy "My toy" --toy       a page with a component and its test
npm run new -- my-list "My list" --list         a page with a list
npm run new -- playlist/my-songs "My songs"     a playlist`

/** Kinds whose addresses begin with a word of their own. */
const folders: Partial<Record<Kind, string>> = { post: "blog/", playlist: "playlist/" }

/** Letters that nobody sees, and half ones. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069\uFFFD]/u

/**
 * Understands the words after `npm run new`; a text says what is wrong with them. `config` is what npm has taken for
 * its own of them, as it does without "--": its environment.
 */
export function readWish(
  words: readonly string[],
  config: Record<string, string | undefined> = {},
): Wish | string {
  const swallowed = kinds.find(name => config[`npm_config_${name}`] !== undefined)
  if (swallowed) return `npm has kept --${swallowed} for itself. Write "--" after "npm run new".`
  const flags = words.filter(word => /^--?[A-Za-z]/.test(word)).map(word => word.replace(/^--?/, ""))
  const [path = "", title, ...rest] = words.filter(word => !/^--?[A-Za-z]/.test(word))
  const unknown = flags.find(flag => !kinds.some(kind => kind === flag))
  if (unknown !== undefined) {
    const names = kinds.map(kind => `--${kind}`)
    return `There is no --${unknown}. ${didYouMean(`--${unknown}`, names, `There are ${names.join(", ")}.`)}`
  }
  const asked = kinds.filter(kind => flags.includes(kind))
  if (asked.length > 1) return `It can't be a ${asked.join(" and a ")} at once. Write one of the two.`
  if (cleaned(path) === "") return `The path is missing. Write:\n${usage}`
  if (title === undefined) return `The title is missing. Write: npm run new -- ${path} "My title"`
  if (rest.length > 0)
    return `After the title there is ${JSON.stringify(rest.join(" "))}. Write the title in quotes: "${[title, ...rest].join(" ")}".`
  if (title.trim() === "") return "The title is empty. Write one."
  if (unseen.test(title)) return "The title has a character in it that nobody sees. Write it again."
  return placed(cleaned(path), title.trim().normalize("NFC"), asked[0])
}

/** A path as people write it, without what a file's has more: "content/pages/tea.mdx" is "tea". */
function cleaned(path: string): string {
  return path
    .replace(/^(?:\.?\/)?(?:content\/(?:pages\/|(?=blog\/|playlists\/))?)?/, "")
    .replace(/^playlists\//, "playlist/")
    .replace(/(?:\.(?:mdx|yaml))?\/*$/, "")
}

/** The wish with its kind, which an address can tell by how it begins. */
function placed(path: string, title: string, asked: Kind | undefined): Wish | string {
  const own = path.startsWith("blog/") ? "post" : path.startsWith("playlist/") ? "playlist" : undefined
  const kind = asked ?? own ?? "page"
  const folder = folders[kind] ?? ""
  if (own && own !== kind) {
    const name = path.replace(/^\w+\//, "")
    return `What begins with ${folders[own]} is a ${own}, and can't be a ${kind}. Leave --${kind} out, or write another path: ${folder || `${kind}s/`}${name}.`
  }
  const address = path.startsWith(folder) ? path : folder + path
  if (folder && address.split("/").length > 2)
    return `A ${kind} lies in no folder. Write ${folder}${address.replace(/^.*\//, "") || `my-${kind}`}.`
  return { kind, path: address, title }
}
