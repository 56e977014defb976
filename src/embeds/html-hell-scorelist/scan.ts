/** Scans HTML for sins in chunks, without ever rendering it. */
import type { Token, Tokenizer, TokenizerMode } from "parse5"
import { type Found, maxPlaces, type Place, type Rule, type Tag, type Watch } from "./report"
import { rules } from "./rules"
import type { HtmlSin } from "./schema"

/** The parts of parse5 in use, loaded on demand. */
export type Parser = { Tokenizer: typeof Tokenizer; TokenizerMode: typeof TokenizerMode }

/** The maximum number of characters scanned. */
export const maxRead = 20_000_000

/** The number of characters per chunk: a few milliseconds of work. */
const pieceSize = 8192

/** Elements without an end tag, or with an optional one: they never count as enclosing anything. */
const neverOpen = new Set(
  (
    "area base basefont bgsound br col embed frame hr img input isindex keygen link meta param source spacer track wbr " +
    "p li dt dd option optgroup tr td th thead tbody tfoot colgroup rb rt rtc rp"
  ).split(" "),
)

/**
 * The maximum depth at which a matching start tag is looked for, so that a page of unclosed tags costs no more than
 * another.
 */
const maxDepth = 200

function sourceRange({ startLine, startCol, startOffset, endOffset }: Token.Location): Place {
  return { line: startLine, column: startCol, from: startOffset, to: endOffset }
}

/** Returns a function that locates ranges of a text. It is fast as long as the ranges are asked for in order. */
function placesIn(raw: string, start: Place): (from: number, to: number) => Place {
  let [at, line, column] = [0, start.line, start.column]
  return (from, to) => {
    if (from < at) [at, line, column] = [0, start.line, start.column]
    for (let end = raw.indexOf("\n", at); end >= 0 && end < from; end = raw.indexOf("\n", at)) {
      at = end + 1
      line++
      column = 1
    }
    column += from - at
    at = from
    return { line, column, from: start.from + from, to: start.from + to }
  }
}

/** Returns the rule that finds a sin. Throws an Error if the sin names an unknown rule. */
export function ruleOf({ id, find }: HtmlSin): Rule {
  if ("rule" in find) {
    const rule = rules[find.rule]
    if (!rule) throw new Error(`There is no rule “${find.rule}” for ${id}.`)
    return rule
  }
  if ("elements" in find) {
    const names = new Set(find.elements)
    return report => ({ start: tag => names.has(tag.name) && report(tag.place) })
  }
  const { attributes, on } = find
  const value = find.value ? new RegExp(find.value, "i") : null
  return report => ({
    start: tag => {
      if (on && !on.includes(tag.name)) return
      for (const name of attributes) {
        const given = tag.attributes.get(name)
        if (given !== undefined && (!value || value.test(given))) report(tag.placeOf(name))
      }
    },
  })
}

/**
 * Scans HTML for sins. Yields the progress, 0 to 1, after each chunk, and returns the findings in the order of the
 * list. Everything after `maxRead` characters is ignored.
 */
export function* scan(
  html: string,
  sins: readonly HtmlSin[],
  parser: Parser,
  { piece = pieceSize, max = maxRead } = {},
): Generator<number, Found[]> {
  const found = sins.map(({ id }): Found => ({ id, count: 0, places: [] }))
  const watches = sins.map((sin, i): Watch => {
    const mine = found[i]
    return ruleOf(sin)(place => {
      if (!mine) return
      mine.count++
      if (mine.places.length < maxPlaces) mine.places.push(place)
    })
  })
  const starts = watches.flatMap(({ start }) => start ?? [])
  const ends = watches.flatMap(({ end }) => end ?? [])
  const texts = watches.flatMap(({ text }) => text ?? [])
  const open: string[] = []
  let inside = ""

  // parse5 emits words and the whitespace between them as separate tokens; they are joined to one text.
  let pending: Place | null = null
  const text = ({ location }: Token.CharacterToken) => {
    if (!location) return
    if (pending) pending.to = location.endOffset
    else pending = sourceRange(location)
  }
  const flush = () => {
    if (!pending) return
    const place = pending
    pending = null
    const raw = html.slice(place.from, place.to)
    const textEvent = { raw, inside, placeOf: placesIn(raw, place) }
    for (const hear of texts) hear(textEvent)
  }
  const { RAWTEXT, RCDATA, SCRIPT_DATA, PLAINTEXT } = parser.TokenizerMode
  const modes: Record<string, typeof RAWTEXT | typeof RCDATA | typeof SCRIPT_DATA | typeof PLAINTEXT> = {
    script: SCRIPT_DATA,
    style: RAWTEXT,
    xmp: RAWTEXT,
    iframe: RAWTEXT,
    noembed: RAWTEXT,
    textarea: RCDATA,
    title: RCDATA,
    plaintext: PLAINTEXT,
  }

  const tokenizer = new parser.Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: ({ tagName, attrs, location, selfClosing }) => {
        if (!location) return
        flush()
        const place = sourceRange(location)
        const tag: Tag = {
          name: tagName,
          attributes: new Map(attrs.map(({ name, value }) => [name, value])),
          place,
          placeOf: name => (location.attrs?.[name] ? sourceRange(location.attrs[name]) : place),
          written: html.slice(place.from + 1, place.from + 1 + tagName.length),
        }
        for (const hear of starts) hear(tag, open)
        if (selfClosing || neverOpen.has(tagName)) return
        open.push(tagName)
        const mode = modes[tagName]
        if (mode !== undefined) {
          tokenizer.state = mode
          inside = tagName
        }
      },
      onEndTag: ({ tagName }) => {
        flush()
        inside = ""
        for (const hear of ends) hear(tagName, open)
        for (let i = open.length - 1; i >= Math.max(0, open.length - maxDepth); i--) {
          if (open[i] !== tagName) continue
          open.length = i
          break
        }
      },
      onComment: ({ data, location }) => {
        flush()
        if (location) for (const { comment } of watches) comment?.(data, sourceRange(location))
      },
      onDoctype: ({ publicId, location }) => {
        flush()
        if (location) for (const { doctype } of watches) doctype?.(publicId, sourceRange(location))
      },
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: text,
      onEof: flush,
    },
  )

  const length = Math.min(html.length, max)
  for (let at = 0; at < length; at += piece) {
    const to = Math.min(length, at + piece)
    tokenizer.write(html.slice(at, to), to === length)
    yield to / length
  }
  for (const { done } of watches) done?.()
  return found
}
