/**
 * The rules of the W3C's feed validator and of the RSS Advisory Board's profile, as far as a file shows them.
 * https://validator.w3.org/feed/docs/ https://www.rssboard.org/rss-profile https://www.rfc-editor.org/rfc/rfc4287
 * https://www.jsonfeed.org/version/1.1/
 */
import { XMLParser, XMLValidator } from "fast-xml-parser"
import { type DefaultTreeAdapterMap, parseFragment, serialize } from "parse5"

type Node = Record<string, unknown>

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  textNodeName: "#text",
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  isArray: name => ["item", "entry", "link", "atom:link", "category"].includes(name),
})

const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const language = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/
/** A URI: what is no ASCII is percent-encoded in it. https://validator.w3.org/feed/docs/error/UriNotIri.html */
const whole = /^(https?:\/\/[^\s<>"{}|\\^`\u0080-\u{10ffff}]+|mailto:\S+|tel:\S+|tag:[\x21-\x7e]+)$/u
/** Tab, line ends, and everything from space on that is a character. */
const unclean = /[^\t\n\r\u0020-\u007E\u00A0-\uD7FF\uE000-\uFDCF\uFDF0-\uFFFC\u{10000}-\u{10FFFF}]/u

const list = (value: unknown): Node[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Node]
const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : typeof value === "object" && value !== null
      ? String((value as Node)["#text"] ?? "")
      : ""

/** Gathers what is wrong, with the place in words. */
class Findings {
  readonly found: string[] = []
  expect(holds: boolean, where: string, what: string): void {
    if (!holds) this.found.push(`${where}: ${what}`)
  }
  day822(value: unknown, where: string, now: Date): void {
    const text = textOf(value)
    const match = rfc822.exec(text)
    this.expect(match !== null, where, `“${text}” is no date of RFC 822 with four digits for the year`)
    if (!match) return
    const time = new Date(text)
    this.expect(time.toUTCString().startsWith(String(match[1])), where, `${text} is another day of the week`)
    this.expect(time <= now, where, `${text} lies in the future`)
  }
  day3339(value: unknown, where: string, now: Date): void {
    const text = textOf(value)
    this.expect(
      rfc3339.test(text) && !Number.isNaN(Date.parse(text)),
      where,
      `“${text}” is no date of RFC 3339`,
    )
    this.expect(new Date(text) <= now, where, `${text} lies in the future`)
  }
  address(value: unknown, where: string): void {
    this.expect(whole.test(textOf(value)), where, `“${textOf(value)}” is no whole address`)
  }
  plain(value: unknown, where: string): void {
    const text = textOf(value)
    this.expect(text.trim() !== "", where, "is empty")
    this.expect(text === text.trim(), where, "begins or ends with a space")
    this.expect(
      !/<\/?[a-z][^>]*>|&(#\d+|#x[\da-f]+|[a-z]+);/i.test(text),
      where,
      `has HTML in plain text: ${text}`,
    )
  }
  once(values: readonly string[], where: string): void {
    const twice = values.find((value, i) => values.indexOf(value) < i)
    this.expect(twice === undefined, where, `${twice} is there twice`)
  }
}

const forbidden = new Set([
  ..."script style iframe object embed applet form input button select textarea meta link base frame frameset".split(
    " ",
  ),
  ..."noscript canvas template svg math".split(" "),
])

/** Returns the faults of an item's HTML. */
export function htmlFindings(html: string, where: string, checks = new Findings()): string[] {
  const fragment = parseFragment(html)
  const visit = (node: DefaultTreeAdapterMap["node"]) => {
    if ("tagName" in node) {
      checks.expect(!forbidden.has(node.tagName), where, `has <${node.tagName}>`)
      checks.expect(
        !node.tagName.includes("-") && !/[A-Z]/.test(node.tagName),
        where,
        `<${node.tagName}> is no element of HTML`,
      )
      for (const { name, value } of node.attrs) {
        checks.expect(
          !/^on/.test(name) &&
            !["style", "class"].includes(name) &&
            (name !== "id" || /^fn(ref)?-/.test(value)),
          where,
          `has ${name}=`,
        )
        if (name === "href" || name === "src") checks.address(value, `${where} <${node.tagName}>`)
        if (name === "lang") checks.expect(language.test(value), where, `lang="${value}"`)
      }
      const has = (name: string) => node.attrs.some(attr => attr.name === name && attr.value !== "")
      if (node.tagName === "img") {
        checks.expect(
          node.attrs.some(({ name }) => name === "alt"),
          where,
          "has a picture without words",
        )
        checks.expect(has("width") && has("height"), where, "has a picture without a size")
      }
      if (node.tagName === "a") checks.expect(has("href"), where, "has a link to nowhere")
    }
    if ("childNodes" in node) for (const child of node.childNodes) visit(child)
  }
  visit(fragment)
  const bare = (text: string) => text.replace(/&[^;\s]+;/g, "&").replace(/[<>"']/g, "")
  const again = serialize(fragment)
  // A browser that moves elements when it reads them has met a paragraph in a paragraph, or the like.
  checks.expect(
    (again.match(/<[a-z]/g) ?? []).length === (html.match(/<[a-z]/g) ?? []).length && bare(again).length > 0,
    where,
    "is HTML that a browser puts right",
  )
  checks.expect(textOfHtml(html).trim().length >= 10, where, "has next to no text")
  return checks.found
}

/** The text of HTML, a line for each block. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/?(p|li|h\d|td|th|tr|blockquote|figcaption|pre|div|summary|dt|dd)\b[^>]*>/g, "\n")
    .replace(/<[^>]*>/g, "")
}

/** Texts that begin or end with a line break: some readers keep it. */
function looseTexts(xml: string, checks: Findings): void {
  checks.expect(!/>\s+<!\[CDATA\[|\]\]>\s+<\//.test(xml), "file", "has blanks round a CDATA section")
}

/** Returns the faults of a feed in RSS 2.0. */
export function rssFindings(xml: string, address: string, now: Date): string[] {
  const checks = new Findings()
  wellFormed(xml, checks)
  looseTexts(xml, checks)
  const rss = parser.parse(xml).rss as Node | undefined
  const channel = rss?.channel as Node | undefined
  checks.expect(rss?.["@version"] === "2.0" && channel !== undefined, "rss", "is not RSS 2.0")
  if (!channel) return checks.found
  for (const name of ["title", "description"]) checks.plain(channel[name], name)
  checks.address(list(channel.link)[0], "link")
  checks.expect(language.test(textOf(channel.language)), "language", `“${textOf(channel.language)}” is none`)
  checks.expect(/^[1-9]\d*$/.test(textOf(channel.ttl)), "ttl", "is no number of minutes")
  const own = list(channel["atom:link"]).filter(link => link["@rel"] === "self")
  checks.expect(own.length === 1 && own[0]?.["@href"] === address, "atom:link", `does not say ${address}`)
  checks.expect(own[0]?.["@type"] === "application/rss+xml", "atom:link", "has another type")
  const image = channel.image as Node | undefined
  checks.expect(textOf(image?.title) === textOf(channel.title), "image", "has another title than the channel")
  checks.expect(
    textOf(list(image?.link)[0]) === textOf(list(channel.link)[0]),
    "image",
    "has another link than the channel",
  )
  checks.expect(/^https:.*\.(png|gif|jpe?g)$/.test(textOf(image?.url)), "image", "is no PNG, GIF or JPEG")
  checks.expect(
    Number(textOf(image?.width)) <= 144 && Number(textOf(image?.height)) <= 400,
    "image",
    "is too large",
  )
  const items = list(channel.item)
  if (items.length > 0) checks.day822(channel.lastBuildDate, "lastBuildDate", now)
  else checks.expect(channel.lastBuildDate === undefined, "lastBuildDate", "is there without an item")
  for (const item of items) {
    const where = textOf(list(item.link)[0])
    for (const name of ["title", "description", "dc:creator"]) checks.plain(item[name], `${where} ${name}`)
    checks.address(list(item.link)[0], where)
    checks.expect(
      (item.guid as Node)?.["@isPermaLink"] === "false",
      where,
      "has a guid that says it is an address",
    )
    checks.address(item.guid, `${where} guid`)
    checks.day822(item.pubDate, `${where} pubDate`, now)
    if (item["atom:updated"] !== undefined) checks.day3339(item["atom:updated"], `${where} atom:updated`, now)
    if (item["dc:language"] !== undefined)
      checks.expect(language.test(textOf(item["dc:language"])), where, "has an unknown language")
    checks.expect(textOf(item.description) !== textOf(item["content:encoded"]), where, "has its text twice")
    checks.expect(item.author === undefined, where, "has an author without an address of mail")
    htmlFindings(textOf(item["content:encoded"]), where, checks)
  }
  checks.once(
    items.map(item => textOf(item.guid)),
    "guid",
  )
  checks.once(
    items.map(item => textOf(list(item.link)[0])),
    "link",
  )
  return checks.found
}

/** Returns the faults of a feed in Atom 1.0. */
export function atomFindings(xml: string, address: string, now: Date): string[] {
  const checks = new Findings()
  wellFormed(xml, checks)
  looseTexts(xml, checks)
  const feed = parser.parse(xml).feed as Node | undefined
  checks.expect(feed?.["@xmlns"] === "http://www.w3.org/2005/Atom", "feed", "is not Atom 1.0")
  if (!feed) return checks.found
  checks.expect(language.test(String(feed["@xml:lang"])), "feed", "has no language")
  for (const name of ["title", "subtitle", "id"]) checks.plain(feed[name], name)
  checks.address(feed.id, "id")
  checks.day3339(feed.updated, "updated", now)
  checks.plain((feed.author as Node | undefined)?.name, "author")
  const links = list(feed.link)
  checks.expect(
    links.filter(
      link =>
        link["@rel"] === "self" && link["@href"] === address && link["@type"] === "application/atom+xml",
    ).length === 1,
    "link",
    `does not say ${address}`,
  )
  for (const link of links) checks.address(link["@href"], "link")
  const entries = list(feed.entry)
  for (const entry of entries) {
    const where = textOf(entry.id)
    checks.address(entry.id, where)
    for (const name of ["title", "summary"]) checks.plain(entry[name], `${where} ${name}`)
    checks.day3339(entry.published, `${where} published`, now)
    checks.day3339(entry.updated, `${where} updated`, now)
    checks.expect(
      textOf(entry.published) <= textOf(entry.updated),
      where,
      "was updated before it was published",
    )
    const pages = list(entry.link).filter(link => link["@rel"] === "alternate")
    checks.expect(pages.length === 1, where, "has not one page")
    for (const link of pages) checks.address(link["@href"], where)
    if (entry["@xml:lang"] !== undefined)
      checks.expect(language.test(String(entry["@xml:lang"])), where, "has an unknown language")
    checks.expect((entry.content as Node)?.["@type"] === "html", where, "has content of another type")
    htmlFindings(textOf(entry.content), where, checks)
  }
  checks.once(
    entries.map(entry => textOf(entry.id)),
    "id",
  )
  checks.once(
    entries.map(entry => textOf(entry.updated)),
    "updated",
  )
  const latest = entries
    .map(entry => textOf(entry.updated))
    .sort()
    .at(-1)
  if (latest)
    checks.expect(textOf(feed.updated) === latest, "updated", `is not that of the last change, ${latest}`)
  return checks.found
}

/** Returns the faults of a feed in JSON Feed 1.1. */
export function jsonFindings(text: string, address: string, now: Date): string[] {
  const checks = new Findings()
  checks.expect(!unclean.test(text), "feed", "has characters that are none")
  const feed = JSON.parse(text) as Node
  checks.expect(feed.version === "https://jsonfeed.org/version/1.1", "version", "is not 1.1")
  checks.expect(feed.feed_url === address, "feed_url", `does not say ${address}`)
  checks.plain(feed.title, "title")
  for (const name of ["home_page_url", "icon", "favicon"]) checks.address(feed[name], name)
  checks.expect(language.test(String(feed.language)), "language", "is none")
  checks.expect(
    list(feed.authors).length > 0 && feed.author === undefined,
    "authors",
    "are none, or in the old way",
  )
  const items = list(feed.items)
  for (const item of items) {
    const where = String(item.id)
    checks.address(item.id, where)
    checks.address(item.url, where)
    for (const name of ["title", "summary"]) checks.plain(item[name], `${where} ${name}`)
    checks.day3339(item.date_published, where, now)
    if (item.date_modified !== undefined) checks.day3339(item.date_modified, where, now)
    if (item.language !== undefined)
      checks.expect(language.test(String(item.language)), where, "has an unknown language")
    if (item.tags !== undefined)
      checks.expect(
        list(item.tags).every(tag => typeof tag === "string"),
        where,
        "has odd tags",
      )
    htmlFindings(String(item.content_html), where, checks)
  }
  checks.once(
    items.map(item => String(item.id)),
    "id",
  )
  return checks.found
}

function wellFormed(xml: string, checks: Findings): void {
  checks.expect(XMLValidator.validate(xml) === true, "file", "is not well-formed")
  checks.expect(
    /^<\?xml version="1\.0" encoding="utf-8"\?>/i.test(xml),
    "file",
    "does not say that it is UTF-8",
  )
  checks.expect(!unclean.test(xml), "file", "has characters that XML can't hold, or that are none")
  checks.expect(
    !/<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/.test(xml),
    "file",
    "has a document type or a style sheet",
  )
}
