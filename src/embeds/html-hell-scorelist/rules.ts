/** The sins that can't be found by a name alone. Each rule is instantiated anew for each document. */
import type { Place, Rule, Tag } from "./report"

const attribute = (tag: Tag, name: string) => tag.attributes.get(name)?.trim().toLowerCase() ?? ""

const layoutHints = [
  "width",
  "height",
  "cellpadding",
  "cellspacing",
  "border",
  "bgcolor",
  "background",
  "align",
]

/** Creates a rule that matches start tags by a predicate. */
const tags =
  (sinful: (tag: Tag, open: readonly string[]) => boolean): Rule =>
  report => ({
    start: (tag, open) => {
      if (sinful(tag, open)) report(tag.place)
    },
  })

/** Creates a rule that matches a pattern in text inside certain elements. The pattern needs the g flag. */
const words =
  (pattern: RegExp, where: (inside: string) => boolean): Rule =>
  report => ({
    text: ({ raw, inside, placeOf }) => {
      if (!where(inside)) return
      for (const match of raw.matchAll(pattern)) report(placeOf(match.index, match.index + match[0].length))
    },
  })

const inText = (inside: string) => inside === ""

/** Creates a rule that matches a phrase in text, or in the alternative text or address of a picture. */
const phrase =
  (pattern: RegExp): Rule =>
  report => ({
    ...words(new RegExp(pattern, "gi"), inText)(report),
    start: tag => {
      const text = tag.name === "img" ? `${attribute(tag, "alt")} ${attribute(tag, "src")}` : ""
      if (pattern.test(text)) report(tag.place)
    },
  })

const tableLayout: Rule = report => {
  const tables: { place: Place; hinted: boolean; headed: boolean }[] = []
  const close = () => {
    const table = tables.pop()
    if (table?.hinted && !table.headed) report(table.place)
  }
  return {
    start: tag => {
      if (tag.name === "table") {
        tables.push({
          place: tag.place,
          hinted: layoutHints.some(hint => tag.attributes.has(hint)),
          headed: false,
        })
      }
      const table = tables.at(-1)
      if (table && ["th", "caption", "thead"].includes(tag.name)) table.headed = true
    },
    end: name => {
      if (name === "table") close()
    },
    done: () => {
      while (tables.length > 0) close()
    },
  }
}

const brBrBr: Rule = report => {
  let run: Place[] = []
  const stop = () => {
    const [first] = run
    const last = run.at(-1)
    if (first && last && run.length >= 3) report({ ...first, to: last.to })
    run = []
  }
  return {
    start: tag => {
      if (tag.name === "br") run.push(tag.place)
      else stop()
    },
    end: stop,
    text: ({ raw }) => {
      if (run.length > 0 && /\S/.test(raw.replace(/&nbsp;?|&#160;|\u00a0/gi, ""))) stop()
    },
    done: stop,
  }
}

/**
 * Creates a rule that tests the text between a start tag and its end tag. With child elements in between it applies
 * only if `mayHoldElements`.
 */
const contents =
  (name: string, mayHoldElements: boolean, sinful: (text: string) => boolean): Rule =>
  report => {
    let open: { place: Place; text: string } | null = null
    return {
      start: tag => {
        if (tag.name === name) open = { place: tag.place, text: "" }
        else if (!mayHoldElements) open = null
      },
      text: ({ raw }) => {
        // The first 200 characters are enough to tell that a paragraph is not empty.
        if (open && open.text.length < 200) open.text += raw.slice(0, 200)
      },
      end: ended => {
        if (ended !== name && mayHoldElements) return
        const text = open?.text.replace(/&nbsp;?|&#160;|\u00a0/gi, " ").trim()
        if (open && text !== undefined && ended === name && sinful(text)) report(open.place)
        open = null
      },
    }
  }

const clickHere =
  /^(click here|here|read more|more|link|this link|klikkaa t[äa]st[äa]|t[äa]st[äa]|t[äa]h[äa]n)[.!»> ]*$/i

const important: Rule = report => ({
  ...words(/!\s*important/gi, inside => inside === "style")(report),
  start: tag => {
    if (/!\s*important/i.test(attribute(tag, "style"))) report(tag.placeOf("style"))
  },
})

const handlers: Rule = report => ({
  start: tag => {
    for (const name of tag.attributes.keys()) if (/^on[a-z]{3,}$/.test(name)) report(tag.placeOf(name))
  },
})

const duplicateId: Rule = report => {
  const seen = new Set<string>()
  return {
    start: tag => {
      const id = tag.attributes.get("id")
      if (!id) return
      if (seen.has(id)) report(tag.placeOf("id"))
      seen.add(id)
    },
  }
}

/**
 * Creates a rule for what a whole page needs. A document without <html>, <head> and <body> is a fragment and
 * exempt.
 */
const paperwork =
  (needs: "doctype" | "title" | "lang"): Rule =>
  report => {
    let page: Place | null = null
    let has = false
    return {
      doctype: () => {
        has ||= needs === "doctype"
      },
      start: tag => {
        if (["html", "head", "body"].includes(tag.name)) page ??= tag.place
        if (tag.name === "title" && needs === "title") has = true
        if (tag.name === "html" && attribute(tag, "lang")) has ||= needs === "lang"
      },
      done: () => {
        if (page && !has) report(page)
      },
    }
  }

export const rules: Record<string, Rule> = {
  autoplay: tags(
    tag =>
      (["audio", "video"].includes(tag.name) &&
        tag.attributes.has("autoplay") &&
        !tag.attributes.has("muted")) ||
      (tag.name === "embed" && /^(true|1|yes)$/.test(attribute(tag, "autostart"))),
  ),
  refresh: tags(tag => tag.name === "meta" && attribute(tag, "http-equiv") === "refresh"),
  "table-layout": tableLayout,
  "nested-tables": tags((tag, open) => tag.name === "table" && open.slice(-200).includes("table")),
  "spacer-gif": tags(
    tag =>
      tag.name === "img" &&
      (/(^|[/_-])(spacer|blank|clear|clearpixel|pixel|transparent|trans|shim|dot)[\w-]*\.(gif|png)/.test(
        attribute(tag, "src"),
      ) ||
        (/^[01]$/.test(attribute(tag, "width")) && /^[01]$/.test(attribute(tag, "height")))),
  ),
  "br-br-br": brBrBr,
  "nbsp-columns": words(/(?:(?:&nbsp;?|&#160;|&#xa0;|\u00a0)[ ]?){4,}/gi, inText),
  "empty-paragraph": contents("p", false, text => text === ""),
  divitis: tags((tag, open) => tag.name === "div" && open.slice(-4).join() === "div,div,div,div"),
  important,
  handlers,
  "div-button": tags(
    tag => ["div", "span"].includes(tag.name) && tag.attributes.has("onclick") && !tag.attributes.has("role"),
  ),
  "document-write": words(/\bdocument\s*\.\s*write(ln)?\s*\(/g, inside => inside === "script"),
  "conditional-comment": report => ({
    comment: (data, place) => {
      if (/^\s*\[if\b/i.test(data)) report(place)
    },
  }),
  "missing-alt": tags(
    tag =>
      !tag.attributes.has("alt") &&
      (tag.name === "img" ||
        (tag.name === "area" && tag.attributes.has("href")) ||
        (tag.name === "input" && attribute(tag, "type") === "image")),
  ),
  "zoom-lock": tags(
    tag =>
      tag.name === "meta" &&
      attribute(tag, "name") === "viewport" &&
      /user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*(0|1(\.0*)?)\s*($|[,;])/.test(
        attribute(tag, "content"),
      ),
  ),
  "click-here": contents("a", true, text => clickHere.test(text)),
  "best-viewed": phrase(/best[\s_-]*(viewed|experienced)/i),
  construction: phrase(/under[\s_-]*construction/i),
  "frame-title": tags(
    tag => tag.name === "iframe" && !attribute(tag, "title") && !tag.attributes.has("aria-label"),
  ),
  "no-doctype": paperwork("doctype"),
  "no-title": paperwork("title"),
  "no-lang": paperwork("lang"),
  "old-doctype": report => ({
    doctype: (publicId, place) => {
      if (publicId) report(place)
    },
  }),
  "duplicate-id": duplicateId,
  shouting: tags(tag => /^[A-Z]/.test(tag.written)),
  generator: tags(
    tag =>
      tag.name === "meta" &&
      attribute(tag, "name") === "generator" &&
      /frontpage|word|excel|pagemill|geocities|dreamweaver|golive|netobjects|homesite|mozilla\/4/.test(
        attribute(tag, "content"),
      ),
  ),
}
