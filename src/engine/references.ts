/** Checks that links, anchors and pictures exist. */
import { existsSync, statSync } from "node:fs"
import { join, posix } from "node:path"
import type { Reference } from "./mdx/findings"
import { isVideoThumbnail, videoAdvice } from "./mdx/videos"
import { matchPathOf, type Page, type Picture } from "./pages"
import { didYouMean, type Problem } from "./problems"
import { linkToUnpublished, type PublishState } from "./publication"

/** The addresses of the site. */
export type SiteAddresses = {
  /** Anchors by path; null for a page with mistakes that hide them. */
  pages: ReadonlyMap<string, readonly string[] | null>
  /** Unpublished pages by path. */
  unpublished?: ReadonlyMap<string, { file: string; publishState: PublishState }>
  /** The flag in gatsby-config.ts that switches a page off, by path. */
  switchedOff?: ReadonlyMap<string, string>
  redirects: Map<string, string>
  /** Files that the build generates: "/rss.xml". */
  generated: readonly string[]
  root: string
  /** The site's origin, without a slash at the end. */
  siteUrl?: string
}

/** Generated files that neither a page nor a file in static represents. */
export const generatedFiles = [
  "/rss.xml",
  "/atom.xml",
  "/feed.json",
  "/feeds.opml",
  "/pages.json",
  "/search.json",
  "/retired.json",
  "/build.json",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
]

/** The file beside a page under /json that publishes its lists; null for other pages. */
export function rawFileOf({ path, data }: { path: string; data?: readonly string[] }): string | null {
  return /^\/json\/./.test(path) && data && data.length > 0 ? `${path}.json` : null
}

/** Collects the addresses of the site. `absent` are the paths of unreadable and switched-off pages. */
export function siteAddresses(
  root: string,
  pages: readonly (Pick<Page, "path" | "anchors"> & Partial<Pick<Page, "data">>)[],
  absent: readonly string[],
  redirects: readonly { from: string; to: string }[],
  siteUrl?: string,
  unpublished: readonly Pick<Page, "path" | "file" | "publishState">[] = [],
): SiteAddresses {
  return {
    root,
    ...(siteUrl && { siteUrl }),
    unpublished: new Map(unpublished.map(({ path, file, publishState }) => [path, { file, publishState }])),
    pages: new Map([
      ...absent.map(path => [path, null] as const),
      ...pages.map(({ path, anchors }) => [path, anchors] as const),
    ]),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    generated: [...generatedFiles, ...pages.flatMap(page => rawFileOf(page) ?? [])],
  }
}

/** The origin of a link: a page, or a list, which has no path. */
export type LinkOrigin = { path?: string; publishState?: PublishState } | null

/** Schemes of external addresses. */
const externalScheme = /^(https?|mailto|tel|ircs?|xmpp|geo|sms):/i

/** The mistake in an address by itself; undefined if there is none. */
function addressMistake(href: string, from: LinkOrigin, known: SiteAddresses) {
  if (href.trim() === "")
    return { what: "The link has no address.", todo: "Write one, or take the link away." }
  if (/\s|%20$/.test(href) && !known.pages.has(href)) {
    const todo = "Write %20 for a space in it, and none before or after it."
    return { what: `The address "${href}" has a space in it.`, todo }
  }
  if (/[“”„‘’]|%E2%80%9[89CDE]/i.test(href) && !/^https?:/i.test(href)) {
    const plain = href.replaceAll(/[“”„‘’]|%E2%80%9[89CDE]/gi, "")
    return { what: "The address stands in the quotes of a book.", todo: `Write ${plain}.` }
  }
  if (/^[^@\s/:#?]+@[^@\s/]+\.[a-z]{2,}$/i.test(href))
    return { what: `The link ${href} has no mailto: before it.`, todo: `Write mailto:${href}.` }
  if (/^(?:[a-z]:(?:\\|%5C)|file:)/i.test(href)) {
    const todo = "Put the file in static, and write its path from there: /name.pdf."
    return { what: `The link ${href} leads to a file of your own machine.`, todo }
  }
  if (/\\|%5C/i.test(href) && !/^https?:/i.test(href))
    return { what: `The link ${href} has a backslash.`, todo: `Write ${href.replaceAll(/\\|%5C/gi, "/")}.` }
  if (/^\.{0,2}[^:#?]*\.(?:png|jpe?g|webp|gif|svg)$/i.test(href) && !href.startsWith("/")) {
    const todo = `Write ![what is seen](${href}) for a picture; what is to be downloaded belongs in static.`
    return { what: `The link ${href} leads to a picture beside the page.`, todo }
  }
  if (/^mailto:/i.test(href) && !/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(href.replace(/\?.*$/, "")))
    return { what: `The link ${href} names no mailbox.`, todo: "Write mailto:name@example.org." }
  if (/^(tel|sms):/i.test(href) && !/\d{3}/.test(href))
    return { what: `The link ${href} has no number.`, todo: "Write tel:+358401234567." }
  if (!/^https?:/i.test(href)) return undefined
  const host = hostOf(href)
  if (host === null || !/^https?:\/\/[^/]/i.test(href))
    return { what: `The address ${href} is not whole.`, todo: "Write it as https://www.yle.fi/page." }
  if (/^(localhost|127\.|0\.0\.0\.0|\[::1\]|192\.168\.|10\.)/.test(host) || host.endsWith(".local")) {
    const path = href.replace(/^https?:\/\/[^/]+/i, "") || "/"
    return {
      what: `The address ${href} is of your own machine: it leads nobody else there.`,
      todo: `Write ${path}.`,
    }
  }
  if (!host.includes("."))
    return { what: `The address ${href} names no host.`, todo: "Write it as https://www.yle.fi/page." }
  if (known.siteUrl === undefined || host !== hostOf(known.siteUrl)) return undefined
  const path = href.replace(/^https?:\/\/[^/#?]+/i, "") || "/"
  const [wrong] = path === href ? [] : checkLink({ file: "", line: 1, column: 1, href: path }, from, known)
  if (wrong) return { what: wrong.what.replace(path, href), todo: wrong.todo }
  return { what: `The link ${href} leads to this site itself.`, todo: `Write ${path}.` }
}

/** The host of an address; null if it has none. */
function hostOf(href: string): string | null {
  try {
    return new URL(href).host
  } catch {
    return null
  }
}

/** Checks one link. */
export function checkLink(link: Reference, from: LinkOrigin, known: SiteAddresses): Problem[] {
  const { href, ...at } = link
  const mistake = addressMistake(href, from, known)
  if (mistake) return [{ ...at, ...mistake }]
  if (externalScheme.test(href)) return []
  if (/^[a-z][a-z+.-]*:/i.test(href)) {
    return [
      {
        ...at,
        what: `The link ${href} is of a kind that the site can't have.`,
        todo: "Write an https: address.",
      },
    ]
  }
  if (href.startsWith("//"))
    return [{ ...at, what: `The link ${href} has no https: before it.`, todo: `Write https:${href}.` }]
  const [address = "", anchor] = href.split("#")
  const path = address.replace(/\?.*$/, "")
  if (path !== "" && !path.startsWith("/")) {
    const host =
      /^(?:https?:?\/+|www\.|(?:[a-z0-9-]+\.)+(?:fi|com|net|org|io|dev|eu|uk|se|de|info)(?:\/|$))/i.test(href)
    if (host) {
      const todo = `Write https://${href.replace(/^https?:?\/+/i, "")}.`
      return [{ ...at, what: `The address ${href} has no https:// before it.`, todo }]
    }
    const absolutePath = posix.normalize(
      posix.join(posix.dirname(from?.path ?? "/"), path.replace(/\.mdx?$/, "")),
    )
    return [
      {
        ...at,
        what: `The link ${href} is not a whole path.`,
        todo: `Write it from the root of the site: ${absolutePath}.`,
      },
    ]
  }
  // Markdown percent-encodes non-ASCII letters.
  const target = path === "" ? (from?.path ?? "/") : known.pages.has(path) ? path : decode(path)
  if (target !== "/" && target.endsWith("/")) {
    return [{ ...at, what: `The link ${href} ends in a slash.`, todo: `Write ${target.slice(0, -1)}.` }]
  }
  const moved = known.redirects.get(target)
  if (moved) return [{ ...at, what: `The page ${target} has moved.`, todo: `Write ${moved}.` }]
  const anchors = known.pages.get(target)
  if (anchors === undefined) return checkOther(at, href, target, known)
  const flag = known.switchedOff?.get(target)
  if (flag !== undefined) {
    const what = `The link ${href} leads to a page that is switched off.`
    return [{ ...at, what, todo: `Take the link out, or write "${flag}: true" in gatsby-config.ts.` }]
  }
  const unpublishedTarget = known.unpublished?.get(target)
  const tooEarly = unpublishedTarget && linkToUnpublished(link, from?.publishState ?? "", unpublishedTarget)
  if (tooEarly) return [tooEarly]
  if (anchor === undefined || anchor === "" || anchor === "top" || anchors === null) return []
  if (anchors.includes(decode(anchor))) return []
  const wanted = `#${decode(anchor)}`
  const there = anchors.map(name => `#${name}`)
  const otherwise = there.length > 0 ? `It has ${there.slice(0, 5).join(", ")}.` : "It has none."
  const what = `The page ${target} has no anchor ${wanted}.`
  return [{ ...at, what, todo: didYouMean(wanted, there, otherwise) }]
}

function checkOther(
  at: Omit<Reference, "href">,
  href: string,
  target: string,
  known: SiteAddresses,
): Problem[] {
  const file = inside(known.root, "static", decode(target))
  if (known.generated.includes(target) || isFile(file) || isFile(join(file, "index.html"))) return []
  for (const path of known.pages.keys()) {
    const match = matchPathOf(path)
    if (match?.includes(":") && new RegExp(`^${match.replace(/:\w+/g, "[^/]+")}$`).test(target)) return []
  }
  const todo = didYouMean(
    target,
    [...known.pages.keys()].filter(p => !p.includes("[")),
    "Write the path of a page that is there.",
  )
  return [{ ...at, what: `The link ${href} leads nowhere.`, todo }]
}

/** Finds a page's own picture: a Picture, null for one in static, or a problem. */
export function findImage(
  image: Reference,
  page: Pick<Page, "file">,
  root: string,
): Picture | null | Problem {
  const { href, ...at } = image
  if (isVideoThumbnail(href))
    return { ...at, what: "This is a video, and no picture.", todo: videoAdvice(href) }
  if (/^(https?:)?\/\//.test(href) || href.startsWith("data:")) {
    return {
      ...at,
      what: `The picture ${href} lies elsewhere.`,
      todo: "Put the file beside the page, and name it ./name.png.",
    }
  }
  const pictureAdvice = "Put it there, or beside the page as ./name.png."
  if (href.startsWith("/")) {
    if (isFile(inside(root, "static", decode(href)))) return null
    return { ...at, what: `There is no picture static${href}.`, todo: pictureAdvice }
  }
  const file = posix.normalize(posix.join(posix.dirname(page.file), decode(href)))
  if (!file.startsWith("content/")) {
    const todo = "Put the file beside the page, and name it ./name.png."
    return { ...at, what: `The picture ${href} lies outside content.`, todo }
  }
  if (href !== "" && isFile(join(root, file))) return { ...at, path: file.replace(/^content\//, "") }
  return {
    ...at,
    what: `There is no picture ${file}.`,
    todo: "Put it there, or correct the name: capitals count.",
  }
}

/** The file at an address below a folder; ".." can't lead out of it. */
function inside(root: string, folder: string, address: string): string {
  return join(root, folder, posix.normalize(`/${address}`))
}

/** Decodes percent escapes; returns the address unchanged where they are malformed. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
