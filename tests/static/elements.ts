/** The rules of HTML 4.01 Transitional and Frameset for the elements of the static pages (W3C, 24 December 1999). */
export type Rules = {
  /** Attributes by name, with what their values look like. */
  attributes: Record<string, RegExp>
  required?: string[]
  /** Elements that can be directly in it. */
  inside: string[]
  /** Elements of which there has to be one; "body|frameset" is one of the two. */
  needs?: string[]
  /** True if text can be directly in it. */
  words?: boolean
  /** Has no end tag. */
  empty?: boolean
  /** Has id, class, title and lang unless false. */
  core?: boolean
}

const any = /^/
const colour = /^#[0-9a-f]{6}$/
const pixels = /^\d+$/
const address = /^(?!\s*javascript:)\S+$/
/** A frame's name begins with a letter; four names with an underscore are known (section 6.16). */
const target = /^([a-zA-Z]\S*|_blank|_self|_parent|_top)$/

const inline = ["a", "b", "i", "img", "br"]
const block = ["h1", "h2", "p", "ul", "ol", "dl", "table", "hr"]
const flow = [...inline, ...block]
const text = { attributes: {}, inside: inline, words: true }
const cell = {
  attributes: { valign: /^(top|middle|bottom|baseline)$/, scope: /^(row|col|rowgroup|colgroup)$/ },
  inside: flow,
  words: true,
}

export const children = {
  core: { id: /^[A-Za-z][\w:.-]*$/, class: any, title: any, lang: /^[a-z]{2}$/ } as Record<string, RegExp>,
}

export const elements: Record<string, Rules | undefined> = {
  html: {
    attributes: { lang: /^[a-z]{2}$/ },
    inside: ["head", "body", "frameset"],
    needs: ["head", "body|frameset"],
    required: ["lang"],
    core: false,
  },
  head: { attributes: {}, inside: ["title", "meta", "link"], needs: ["title"], core: false },
  title: { attributes: {}, inside: [], words: true, core: false },
  meta: {
    attributes: { name: any, content: any, "http-equiv": any },
    required: ["content"],
    inside: [],
    empty: true,
    core: false,
  },
  link: { attributes: { rel: any, type: any, href: address }, inside: [], empty: true },
  body: {
    attributes: { bgcolor: colour, text: colour, link: colour, vlink: colour },
    inside: flow,
    words: true,
  },
  frameset: {
    attributes: { cols: /^[\d*%,]+$/, rows: /^[\d*%,]+$/ },
    inside: ["frameset", "frame", "noframes"],
    needs: ["frame|frameset"],
  },
  frame: {
    attributes: {
      src: address,
      name: target,
      frameborder: /^[01]$/,
      marginwidth: pixels,
      marginheight: pixels,
      scrolling: /^(yes|no|auto)$/,
    },
    inside: [],
    empty: true,
  },
  noframes: { attributes: {}, inside: ["body"], needs: ["body"] },
  h1: text,
  h2: text,
  p: text,
  b: text,
  i: text,
  dt: text,
  a: { attributes: { href: address, target, name: any }, inside: ["b", "i", "img", "br"], words: true },
  img: {
    attributes: {
      src: address,
      alt: any,
      width: pixels,
      height: pixels,
      align: /^(top|middle|bottom|left|right)$/,
      hspace: pixels,
    },
    required: ["src", "alt"],
    inside: [],
    empty: true,
  },
  br: { attributes: {}, inside: [], empty: true },
  hr: { attributes: {}, inside: [], empty: true },
  ul: { attributes: {}, inside: ["li"], needs: ["li"] },
  ol: { attributes: {}, inside: ["li"], needs: ["li"] },
  li: { attributes: {}, inside: flow, words: true },
  dl: { attributes: {}, inside: ["dt", "dd"], needs: ["dt|dd"] },
  dd: { attributes: {}, inside: flow, words: true },
  table: {
    attributes: { border: pixels, cellpadding: pixels, cellspacing: pixels, summary: any, bgcolor: colour },
    inside: ["tr"],
    needs: ["tr"],
  },
  tr: { attributes: {}, inside: ["td", "th"], needs: ["td|th"] },
  td: cell,
  th: cell,
}
