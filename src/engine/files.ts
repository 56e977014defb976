/** Checks the files of content/ by name: whether the site reads them, and whether their names can be addresses. */
import { existsSync, statSync } from "node:fs"
import { basename, dirname, extname, join } from "node:path"
import { anyOf, didYouMean, type Problem } from "./problems"
import { filesIn } from "./read"

/** The kind of content in each folder of content/. */
const folders: Record<string, { ending: ".mdx" | ".yaml"; holds: string }> = {
  pages: { ending: ".mdx", holds: "pages" },
  blog: { ending: ".mdx", holds: "posts" },
  playlists: { ending: ".yaml", holds: "playlists" },
  data: { ending: ".yaml", holds: "lists" },
}

/** Files directly in content/. */
const ownFiles = new Set(["content/README.md", "content/codes.yaml"])

/** File names of pictures that a page can show. */
const pictures = /\.(?:png|jpe?g|webp|avif|gif|svg)$/

/** Temporary and hidden files of editors and operating systems, which are ignored. */
const temporaryFiles =
  /(?:^|\/)(?:Thumbs\.db|desktop\.ini|[^/]*~|#[^/]*#|~\$[^/]*|Icon\r|4913|[^/]*\.(?:sw[a-p]|orig|bak|tmp|part|crdownload))$/i

/** One segment of an address: lower-case letters and digits with single separators; or a parameter, as [id]. */
const addressSegment = /^(?:[\p{Ll}\p{N}]+(?:[-_][\p{Ll}\p{N}]+)*|\[(?:\w+|\.\.\.)\])$/u
const mixedCaseSegment = /^[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*$/u

/** Suggests a valid segment for a name that is none. */
function suggestSegment(name: string): string {
  return name
    .normalize("NFC")
    .replace(/(?:\.(?:mdx|yaml))+$/, "")
    .replace(/[\u200B\u2060\p{Cc}]/gu, "")
    .replace(/\s*(?:\(\d+\)|\bcopy(?: \d+)?|- Copy)\s*$/i, "")
    .toLowerCase()
    .replace(/[^\p{Ll}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
}

/** Escapes control characters, so that a name fits on one line. */
const visible = (name: string) => name.replace(/\p{Cc}/gu, sign => JSON.stringify(sign).slice(1, -1))

/** Finds mistakes in the names of the files below content/. */
export function checkFiles(root: string): Problem[] {
  const files = filesIn(root, "content", "").filter(file => !temporaryFiles.test(file) && !ownFiles.has(file))
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

/** Finds a mistake in a file's name, for an existing or a new file. The path is from `root`. */
export function fileNameFault(root: string, file: string): Mistake | undefined {
  return unreadFault(file) ?? addressFault(root, file)
}

/** The reason why the site does not read a file; undefined if it does. */
function unreadFault(file: string): Mistake | undefined {
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
  // The last extension is one that content does not use.
  if (/\.[a-z0-9]{2,5}$/i.test(bare))
    return { what, todo: "Move it to static, if visitors are to have it, or remove it." }
  return { what, todo: `Name it ${bare || "name"}${ending}, or remove it.` }
}

/** The reason why a name can't be an address; undefined if it can. */
function addressFault(root: string, file: string): Mistake | undefined {
  const [, folder = "", ...rest] = file.split("/")
  const ending = extname(file)
  const isPicture = pictures.test(file)
  const parts = [...rest.slice(0, -1), basename(file, ending)]
  const pattern = folder === "playlists" || isPicture ? mixedCaseSegment : addressSegment
  const wrong = parts.find(each => !pattern.test(each.normalize("NFC")) || each.normalize("NFC") !== each)
  if (wrong !== undefined && isPicture) {
    // Pictures may have any name that is NFC and free of reserved characters.
    if (wrong.normalize("NFC") === wrong && !/[%?#\\:*"<>|]/.test(wrong)) return undefined
    const todo = `Name it ${suggestSegment(wrong)}${ending}, here and where it is shown.`
    return { what: "The name of this picture has signs in it that an address can't have.", todo }
  }
  if (wrong !== undefined) {
    const better = suggestSegment(wrong)
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
  // If both files exist, the conflict of addresses is reported elsewhere.
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
  return path === "" ? undefined : takenFault(root, path)
}

/** First segments that Gatsby and the build use themselves. */
const reservedSegments = new Set(["static", "page-data", "icons", "component", "webpack", "dev-404-page"])

function takenFault(root: string, path: string): Mistake | undefined {
  const [first = ""] = path.split("/")
  const served = join(root, "static", path)
  const isFile = existsSync(served) && (statSync(served).isFile() || existsSync(join(served, "index.html")))
  if (!reservedSegments.has(first) && !isFile) return undefined
  const what = `The address /${isFile ? path : first} is taken by ${isFile ? `static/${path}` : "files that the build makes"}.`
  return { what, todo: "Give the page another name." }
}
