/** Wikipedia: which article a link leads to, where its summary is asked for, and what the answer says. */
import * as v from "valibot"

/** An article by the subdomain of its language and its title as people write it. */
export type Article = { language: string; title: string }

const link = /^https?:\/\/(?:([a-z]+(?:-[a-z]+)*)\.)?(?:m\.)?wikipedia\.org\/wiki\/([^?#]+)/i

/** The article that an address leads to, in English where the host names no language; null for any other address. */
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

/** The language tag (BCP 47) of a Wikipedia: all of them use their subdomain's, but for Simple English. */
export function languageTag(language: string): string {
  return language === "simple" ? "en" : language
}

/**
 * The address that answers with an article's introduction as plain text, to anybody's page.
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

/** The first page's extract in an answer of the API; null where there is none, or the answer is something else. */
export function extractOf(answer: unknown): string | null {
  const { success, output } = v.safeParse(schema, answer)
  if (!success) return null
  return Object.values(output.query.pages)[0]?.extract?.trim() || null
}

/** A text of at most `length` characters: whole sentences where that leaves half of it or more, or else whole words. */
export function brief(text: string, length = 420): string {
  const line = text.replace(/\s+/g, " ").trim()
  if (line.length <= length) return line
  const start = line.slice(0, length)
  const sentence = /^.*[.!?](?=\s)/.exec(start)?.[0] ?? ""
  if (sentence.length >= length / 2) return sentence
  const words = start.slice(0, -1).replace(/\s+\S*$/, "")
  return `${words.replace(/[\uD800-\uDBFF]$/, "")}…`
}
