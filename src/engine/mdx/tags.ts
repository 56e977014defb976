/** Checks HTML tags in a page: known elements and attributes, in permitted places. */
import { htmlTagNames } from "html-tag-names"
import { find, html } from "property-information"
import type { Props, Tree, TreeNode } from "../../lib/content/tree"
import { didYouMean, type Place, type Problem } from "../problems"
import { isYouTubeUrl, videoAddressIn, videoAdvice } from "./videos"

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "))

const forbiddenTags = words(
  "script iframe object embed link meta base title head html body frame frameset noscript template",
)
const known = new Set(htmlTagNames)

/** Returns whether a tag is or was part of HTML. */
export function isKnownTag(name: string): boolean {
  return known.has(name)
}

/** Void elements, which have no closing tag and no contents. */
export const voidTags = words("area br col embed hr img input link meta source track wbr")

const ignoredAdvice = "Leave it out: browsers pass it over."

/** Obsolete tags, with the advice for each. */
const obsoleteTags: ReadonlyMap<string, string> = new Map([
  ...[
    ...words("applet basefont bgsound isindex keygen listing menuitem multicol nextid nobr noembed noframes"),
    ...words("plaintext rb rtc spacer xmp image dir param"),
  ].map((tag): [string, string] => [tag, ignoredAdvice]),
  ["acronym", "Write <abbr>."],
  ["big", "Write <strong>, or a heading."],
  ["blink", "Write <strong>: what blinks can't be read by everyone."],
  ["center", 'Write <div style={{ textAlign: "center" }}>.'],
  ["font", 'Write <span style={{ color: "teal" }}>.'],
  ["marquee", "Write a component for what moves: it needs a button that stops it."],
  ["strike", "Write <s>, or ~~the words~~."],
  ["tt", "Put the words in `code`."],
])

/** Obsolete attributes. */
const obsoleteAttributes = words(
  "align alink background bgcolor border cellpadding cellspacing char charoff clear compact face frame frameborder hspace longdesc marginheight marginwidth noshade nowrap rules scrolling text valign vlink vspace",
)

/** Attributes that are obsolete except on these tags. */
const tagsWithAttribute: Readonly<Record<string, ReadonlySet<string>>> = {
  color: words("link"),
  size: words("input select"),
  width: words("img video canvas input source"),
  height: words("img video canvas input source"),
  href: words("a area"),
  name: words("button details fieldset form input map meta output select slot textarea"),
  src: words("img audio video source track input"),
  type: words("a button input ol source"),
}

/** Props of React that HTML lacks. */
const reactNames = words("className htmlFor key defaultValue defaultChecked")

/** Tags that close a <p>: the browser ends the paragraph before them. */
const blocks = words(
  "address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul",
)

/** The only permitted children of a tag; browsers move others out of it. */
const permittedChildren: Readonly<Record<string, ReadonlySet<string>>> = {
  table: words("caption colgroup thead tbody tfoot"),
  thead: words("tr"),
  tbody: words("tr"),
  tfoot: words("tr"),
  tr: words("td th"),
  ul: words("li"),
  ol: words("li"),
}

/** Children that must come first, if present. */
const requiredFirst: Readonly<Record<string, string>> = {
  details: "summary",
  fieldset: "legend",
  table: "caption",
}

type Mistake = { what: string; todo: string }

/** The required parents of a tag. */
const requiredParents: Readonly<Record<string, ReadonlySet<string>>> = {
  td: words("tr"),
  th: words("tr"),
  tr: words("thead tbody tfoot table"),
  thead: words("table"),
  tbody: words("table"),
  tfoot: words("table"),
  caption: words("table"),
  li: words("ul ol menu"),
  summary: words("details"),
  dt: words("dl div"),
  dd: words("dl div"),
  rt: words("ruby"),
  rp: words("ruby"),
  col: words("colgroup"),
  colgroup: words("table"),
  legend: words("fieldset"),
  figcaption: words("figure"),
  area: words("map"),
  source: words("picture audio video"),
  track: words("audio video"),
  optgroup: words("select"),
  option: words("select optgroup datalist"),
}

/**
 * The mistake in a tag's place inside its `parent`, which may be a component or undefined; undefined if there is
 * none.
 */
export function placementFault(type: string, parent: string | undefined): Mistake | undefined {
  const parents = requiredParents[type]
  if (
    !parents ||
    (parent !== undefined &&
      (parents.has(parent) || /^[A-Z]/.test(parent) || (known.has(parent) && permittedChildren[parent])))
  )
    return undefined
  return {
    what: `<${type}> stands outside ${[...parents].map(tag => `<${tag}>`).join(", ")}.`,
    todo: "Write it inside, or use Markdown: a table of | and -, or a list.",
  }
}

/** Finds mistakes in an HTML tag written as JSX. */
export function checkTag(at: Place, type: string, props: Props, children: Tree): Problem[] {
  const fault = tagFault(type, props)
  if (fault) return [{ ...at, ...fault }]
  return [
    ...Object.entries(props).flatMap(([name, value]) => attributeFault(type, name, value) ?? []),
    ...(contentsFault(type, children) ?? []),
  ].map(mistake => ({ ...at, ...mistake }))
}

function tagFault(type: string, props: Props): Mistake | undefined {
  if (type === "style")
    return {
      what: "A page can't have <style>.",
      todo: 'Write style={{ color: "teal" }} at the tag that it is for, or make a component with a CSS module.',
    }
  const address = props.src ?? props.data
  if (/^(?:iframe|embed|object)$/.test(type) && typeof address === "string")
    return { what: `A page can't have <${type}>.`, todo: videoAdvice(address, props.title) }
  if (forbiddenTags.has(type))
    return {
      what: `A page can't have <${type}>.`,
      todo: "Make a component in src/embeds for what it should do.",
    }
  if (type === "main")
    return { what: "A page stands in <main> already, and has one.", todo: "Write <section>, or nothing." }
  const advice = obsoleteTags.get(type)
  if (advice) return { what: `HTML has <${type}> no more.`, todo: advice }
  if (type === "svg" || type === "math")
    return {
      what: `A page can't have <${type}> in its text.`,
      todo: "Save it as a picture beside the page, and write ![what it shows](./name.svg).",
    }
  if (/^(?:video|source)$/.test(type) && typeof address === "string" && isYouTubeUrl(address))
    return { what: `<${type}> can't play a page of YouTube's.`, todo: videoAdvice(address, props.title) }
  if (known.has(type)) return undefined
  if (/you-?tube|vimeo/.test(type))
    return { what: `There is no tag <${type}>.`, todo: videoAdvice(videoAddressIn(props), props.title) }
  const otherwise = "Components begin with a capital letter; HTML has no such tag."
  return { what: `There is no tag <${type}>.`, todo: didYouMean(type, known, otherwise) }
}

function attributeFault(type: string, name: string, value: unknown): Mistake[] | undefined {
  const wrong = (what: string, todo: string) => [{ what, todo }]
  if (/^on[A-Z]?/i.test(name))
    return wrong(
      `<${type}> has an event, "${name}".`,
      "What has to be done on a press belongs in a component.",
    )
  if (name === "style" && typeof value !== "object")
    return wrong(
      `The style of <${type}> is ${typeof value === "string" ? "a text" : "none"}.`,
      'Write style={{ color: "teal" }}, or className="...".',
    )
  if (/^(?:dangerouslySetInnerHTML|innerHTML|children|ref|suppress\w+)$/.test(name))
    return wrong(
      `<${type}> can't have "${name}" in a page.`,
      `Write what stands inside between <${type}> and </${type}>.`,
    )
  if (/^(?:aria|data)-[a-z][\w-]*$/.test(name) || reactNames.has(name)) return undefined
  const small = name.toLowerCase().replaceAll("-", "")
  if (obsoleteAttributes.has(small) || tagsWithAttribute[small]?.has(type) === false) {
    const todo = /^(?:src|href|type)$/.test(small)
      ? "Leave it out."
      : small === "name"
        ? `Write id="..." for what a link can lead to.`
        : 'Write style={{ textAlign: "center" }} and the like.'
    return wrong(
      `<${type}> has no attribute "${name}"${obsoleteAttributes.has(small) ? " any more" : ""}.`,
      todo,
    )
  }
  const info = find(html, name)
  if ("defined" in info && info.defined && info.property in html.property) return undefined
  const todo = didYouMean(
    name,
    Object.keys(html.property),
    "Leave it out, or write data-... for a name of your own.",
  )
  return wrong(`<${type}> has no attribute "${name}".`, todo)
}

/** The mistake in the order of a summary, legend or caption among its siblings. */
function orderFault(type: string, children: Tree): Mistake | undefined {
  const first = requiredFirst[type]
  if (first === undefined) return undefined
  const solid = children.filter(child => typeof child !== "string" || child.trim() !== "")
  const at = solid.findIndex(child => typeof child !== "string" && child.type === first)
  if (at > 0)
    return {
      what: `<${first}> stands after other things in <${type}>.`,
      todo: `Write it first in <${type}>.`,
    }
  if (at < 0 && type === "details")
    return {
      what: "<details> has no <summary>: browsers show a word of their own.",
      todo: "Write <summary>what is in it</summary> first in it.",
    }
  return undefined
}

function contentsFault(type: string, children: Tree): Mistake[] | undefined {
  if (voidTags.has(type) && children.length > 0)
    return [{ what: `<${type}> has something inside it, and can't.`, todo: `Write <${type} />.` }]
  const inside = (node: TreeNode): string[] =>
    typeof node === "string" || /^[A-Z]/.test(node.type)
      ? []
      : [node.type, ...(node.children ?? []).flatMap(inside)]
  const all = children.flatMap(inside)
  const block = type === "p" ? all.find(tag => blocks.has(tag)) : undefined
  if (block === "p")
    return [
      {
        what: "A paragraph stands inside <p>, and is one already.",
        todo: "Take <p> and </p> away, or write both in one line with the words.",
      },
    ]
  if (block) return [{ what: `<p> can't hold <${block}>.`, todo: "Write <div> for <p>, or nothing." }]
  if ((type === "a" || type === "button") && all.includes(type))
    return [{ what: `A <${type}> stands inside another.`, todo: "Take one of the two away." }]
  const misplacedFirst = orderFault(type, children)
  if (misplacedFirst) return [misplacedFirst]
  const allowed = permittedChildren[type]
  if (!allowed) return undefined
  const misplaced = children.find(child =>
    typeof child === "string" ? child.trim() !== "" : !allowed.has(child.type),
  )
  if (misplaced === undefined) return undefined
  const label =
    typeof misplaced === "string" ? `the text "${misplaced.trim().slice(0, 20)}"` : `<${misplaced.type}>`
  return [
    {
      what: `<${type}> can't hold ${label}.`,
      todo: `Inside it stands ${[...allowed].map(tag => `<${tag}>`).join(", ")}.`,
    },
  ]
}
