/** The files of content/ by their names alone: whether something reads them, and whether a name can be an address. */
import { existsSync, statSync } from "node:fs"
import { basename, dirname, extname, join } from "node:path"
import { anyOf, didYouMean, type Problem } from "./problems"
import { filesIn } from "./read"

/** What is read from each folder of content/. */
const folders: Record<string, { ending: ".mdx" | ".yaml"; holds: string }> = {
  pages: { ending: ".mdx", holds: "pages" },
  blog: { ending: ".mdx", holds: "posts" },
  playlists: { ending: ".yaml", holds: "playlists" },
  data: { ending: ".yaml", holds: "lists" },
}

/** Files of content/ itself. */
const ownFiles = new Set(["content/README.md", "content/codes.yaml"])

/** Pictures that a page can show, by their ending. */
const pictures = /\.(?:png|jpe?g|webp|avif|gif|svg)$/

/** What editors and systems leave behind is none of ours. */
const leftBehind =
  /(?:^|\/)(?:Thumbs\.db|desktop\.ini|[^/]*~|#[^/]*#|~\$[^/]*|Icon\r|4913|[^/]*\.(?:sw[a-p]|orig|bak|tmp|part|crdownload))$/i

/** One part of an address: small letters and digits, with single signs between them; or a parameter, as [id]. */
const part = /^(?:[\p{Ll}\p{N}]+(?:[-_][\p{Ll}\p{N}]+)*|\[(?:\w+|\.\.\.)\])$/u
const anyCase = /^[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*$/u

/** A name that could be an address, made of one that can't. */
function asPart(name: string): string {
  return name
    .normalize("NFC")
    .replace(/(?:\.(?:mdx|yaml))+$/, "")
    .replace(/[\u200B\u2060\p{Cc}]/gu, "")
    .replace(/\s*(?:\(\d+\)|\bcopy(?: \d+)?|- Copy)\s*$/i, "")
    .toLowerCase()
    .replace(/[^\p{Ll}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
}

/** A name that can be printed on one line. */
const visible = (name: string) => name.replace(/\p{Cc}/gu, sign => JSON.stringify(sign).slice(1, -1))

/** The mistakes in the names of the files below content/. */
export function checkFiles(root: string): Problem[] {
  const files = filesIn(root, "content", "").filter(file => !leftBehind.test(file) && !ownFiles.has(file))
  const byLetters = new Map<string, string>()
  return files.flatMap((file): Problem[] => {
    const mistake = fileNameFault(root, file)
    if (mistake) return [{ file: visible(file), line: 1, column: 1, ...mistake }]
    const letters = file
      .normalize("NFC")
      .toLowerCase()
      .replace(/\[\w+\]/g, "[]")
    const other = byLetters.get(letters)
    byLetters.set(letters, file)
    if (other === undefined) return []
    if (file.includes("[")) {
      const what = `It is for the same addresses as ${other}.`
      return [{ file, line: 1, column: 1, what, todo: "Remove one of the two." }]
    }
    const what = `Its name differs from ${other} in capitals alone: on a Mac and on Windows they are one file.`
    return [{ file, line: 1, column: 1, what, todo: "Rename one of the two." }]
  })
}

type Mistake = { what: string; todo: string }

/** What is wrong with a file's name, whether it is there already or not; its path is from `root`. */
export function fileNameFault(root: string, file: string): Mistake | undefined {
  return unread(file) ?? unfit(root, file)
}

/** Why nothing reads a file; undefined where something does. */
function unread(file: string): Mistake | undefined {
  const [, folder = "", ...rest] = file.split("/")
  const name = basename(file)
  const reader = folders[folder]
  if (rest.length === 0 || !reader) {
    const names = Object.keys(folders)
    const what = "Nothing reads this file: it lies in no folder of content that the site knows."
    const todo = didYouMean(folder, names, `The folders are ${anyOf(names)}.`)
    return { what, todo: rest.length === 0 ? "Move it to the folder where it belongs, or remove it." : todo }
  }
  const { ending, holds } = reader
  if (folder === "data" && rest.length > 1 && name.endsWith(ending))
    return {
      what: "A list lies in no folder of content/data.",
      todo: `Move it to content/data/${name}: it is known by that name alone.`,
    }
  const shown = /^(?:pages|blog)$/.test(folder)
  if (name.endsWith(ending) && name !== ending) return undefined
  if (shown && pictures.test(name)) return undefined
  const what = `Nothing reads this file: ${holds} end in ${ending}.`
  const bare = name.replace(/(?:\.(?:mdx?|ya?ml|txt|markdown|html?|json|docx?|rtf))+$/i, "")
  const other = Object.entries(folders).find(
    ([, each]) => each.ending !== ending && name.endsWith(each.ending),
  )
  if (other) return { what, todo: `Move it to content/${other[0]}, or write it as ${bare}${ending}.` }
  if (shown && pictures.test(name.toLowerCase()))
    return {
      what: "The ending of this picture is in capitals.",
      todo: `Name it ${name.replace(/\.\w+$/, end => end.toLowerCase())}.`,
    }
  if (/\.(?:heic|heif|tiff?|bmp|pdf|psd|raw|ico|mp4|mov|mp3)$/i.test(name))
    return {
      what: `No page can show this file: its ending is ${extname(name)}.`,
      todo: "Save it as PNG, JPEG, WebP, AVIF, GIF or SVG, or remove it.",
    }
  if (pictures.test(name.toLowerCase()))
    return { what, todo: "Move the picture to content/pages or content/blog, beside what shows it." }
  if (/\.(?:[jt]sx?|css)$/.test(name))
    return { what, todo: "Components lie in src/embeds: move it there, or remove it." }
  // What comes after the last dot is an ending that content has no use for.
  if (/\.[a-z0-9]{2,5}$/i.test(bare))
    return { what, todo: "Move it to static, if visitors are to have it, or remove it." }
  return { what, todo: `Name it ${bare || "name"}${ending}, or remove it.` }
}

/** Why a name can't be an address; undefined where it can. */
function unfit(root: string, file: string): Mistake | undefined {
  const [, folder = "", ...rest] = file.split("/")
  const ending = extname(file)
  const isPicture = pictures.test(file)
  const parts = [...rest.slice(0, -1), basename(file, ending)]
  const pattern = folder === "playlists" || isPicture ? anyCase : part
  const wrong = parts.find(each => !pattern.test(each.normalize("NFC")) || each.normalize("NFC") !== each)
  if (wrong !== undefined && isPicture) {
    // Pictures may be called what they like, as long as it is written in one way.
    if (wrong.normalize("NFC") === wrong && !/[%?#\\:*"<>|]/.test(wrong)) return undefined
    const todo = `Name it ${asPart(wrong)}${ending}, here and where it is shown.`
    return { what: "The name of this picture has signs in it that an address can't have.", todo }
  }
  if (wrong !== undefined) {
    const better = asPart(wrong)
    const what =
      wrong.normalize("NFC") === wrong
        ? `"${visible(wrong)}" can't be part of an address: small letters, digits and single "-" can.`
        : `"${wrong}" has a letter in its name that is written as a letter and a sign over it.`
    if (wrong !== parts.at(-1)) return { what, todo: `Name the folder ${better || "by letters"}.` }
    const path = join(dirname(file), `${better || "name"}${ending}`)
    const isTaken = existsSync(join(root, path)) && path !== file && better !== wrong.toLowerCase()
    return {
      what,
      todo: isTaken
        ? `Remove it, or rename it: ${path} is there already.`
        : better
          ? `Name it ${better}${ending}.`
          : "Give it a name of such.",
    }
  }
  if (folder !== "pages" || isPicture) return undefined
  const path = parts.join("/").replace(/(^|\/)index$/, "")
  const home = /^(blog|playlist)\/[^[]*$/.exec(path)?.[1]
  // Where both are there, that is told of the address.
  const twin = `content/${path.replace(/^playlist\//, "playlists/")}`
  if (existsSync(join(root, `${twin}.mdx`)) || existsSync(join(root, `${twin}.yaml`))) return undefined
  if (home === "blog")
    return {
      what: `What is at /${path} is a post, and a page in this folder is none.`,
      todo: `Move it to content/${path}.mdx.`,
    }
  if (home === "playlist")
    return {
      what: `What is at /${path} is a playlist, and no page.`,
      todo: "Write it as YAML in content/playlists, or give the page another address.",
    }
  if (/\[\.\.\.\]./.test(path))
    return {
      what: `"[...]" stands for all that follows, and something follows it.`,
      todo: `Name the page [...]${ending} in its folder, or write the folder's name.`,
    }
  return path === "" ? undefined : taken(root, path)
}

/** What the site serves at addresses of its own. */
const made = new Set(["static", "page-data", "icons", "component", "webpack", "dev-404-page"])

function taken(root: string, path: string): Mistake | undefined {
  const [first = ""] = path.split("/")
  const served = join(root, "static", path)
  const isFile = existsSync(served) && (statSync(served).isFile() || existsSync(join(served, "index.html")))
  if (!made.has(first) && !isFile) return undefined
  const what = `The address /${isFile ? path : first} is taken by ${isFile ? `static/${path}` : "files that the build makes"}.`
  return { what, todo: "Give the page another name." }
}
