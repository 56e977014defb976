/** Wikipedia: recognition of links to articles, and the request and response for an article's summary. */
import * as v from "valibot"

/** An article, by the subdomain of its language and its title without encoding. */
export type Article = { language: string; title: string }

const link = /^https?:\/\/(?:([a-z]+(?:-[a-z]+)*)\.)?(?:m\.)?wikipedia\.org\/wiki\/([^?#]+)/i

/** Parses the address of an article, in English if the host names no language; null for any other address. */
export function articleOf(href: string): Article | null {
  const [, subdomain = "en", title] = link.exec(href) ?? []
  if (!title) return null
  const language = subdomain.toLowerCase()
  return { language: /^(www|m)$/.test(language) ? "en" : language, title: readable(title) }
}

function readable(title: string): string {
  try {
    return decodeURIComponent(title).replaceAll("_", " ").trim()
  } catch {
    return title.replaceAll("_", " ").trim()
  }
}

/** Returns the language tag (BCP 47) of a Wikipedia: its subdomain, except for Simple English. */
export function languageTag(language: string): string {
  return language === "simple" ? "en" : language
}

/**
 * Returns the address of an article's introduction as plain text, which allows cross-origin requests.
 * https://www.mediawiki.org/wiki/Extension:TextExtracts, https://www.mediawiki.org/wiki/API:Cross-site_requests
 */
export function summaryUrl({ language, title }: Article): string {
  const query = new URLSearchParams({
    action: "query",
    format: "json",
    prop: "extracts",
    exintro: "1",
    explaintext: "1",
    redirects: "1",
    titles: title,
    origin: "*",
  })
  return `https://${language}.wikipedia.org/w/api.php?${query}`
}

const page = v.object({ extract: v.optional(v.string()) })
const schema = v.object({ query: v.object({ pages: v.record(v.string(), page) }) })

/**
 * Reads the first page's extract from a response of the API; null if there is none or the response has another shape.
 */
export function extractOf(answer: unknown): string | null {
  const { success, output } = v.safeParse(schema, answer)
  if (!success) return null
  return Object.values(output.query.pages)[0]?.extract?.trim() || null
}

/**
 * Shortens a text to `maxLength` characters: to whole sentences if they fill half of it or more, otherwise to whole
 * words.
 */
export function excerpt(text: string, maxLength = 420): string {
  const line = text.replace(/\s+/g, " ").trim()
  if (line.length <= maxLength) return line
  const start = line.slice(0, maxLength)
  const sentence = /^.*[.!?](?=\s)/.exec(start)?.[0] ?? ""
  if (sentence.length >= maxLength / 2) return sentence
  const words = start.slice(0, -1).replace(/\s+\S*$/, "")
  return `${words.replace(/[\uD800-\uDBFF]$/, "")}…`
}
