/** content/data/css-selectors.yaml: all CSS selectors, with their specifications and demos. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const draft = (name: string) => `https://drafts.csswg.org/${name}/`

/** The specifications that define selectors. */
export const specs = {
  "selectors-4": { title: "Selectors Level 4", url: draft("selectors-4") },
  "selectors-5": { title: "Selectors Level 5", url: draft("selectors-5") },
  "nesting-1": { title: "CSS Nesting", url: draft("css-nesting-1") },
  "pseudo-4": { title: "CSS Pseudo-Elements Level 4", url: draft("css-pseudo-4") },
  "forms-1": { title: "CSS Form Control Styling", url: draft("css-forms-1") },
  "shadow-1": { title: "CSS Shadow Module", url: draft("css-shadow-1") },
  "css-scoping": {
    title: "CSS Scoping, the draft of 2014",
    url: "https://www.w3.org/TR/2014/WD-css-scoping-1-20140403/",
  },
  "position-4": { title: "CSS Positioned Layout Level 4", url: draft("css-position-4") },
  "overflow-5": { title: "CSS Overflow Level 5", url: draft("css-overflow-5") },
  "multicol-2": { title: "CSS Multi-column Layout Level 2", url: draft("css-multicol-2") },
  "view-transitions-2": { title: "CSS View Transitions Level 2", url: draft("css-view-transitions-2") },
  "scroll-snap-2": { title: "CSS Scroll Snap Level 2", url: draft("css-scroll-snap-2") },
  "image-animation-1": { title: "CSS Image Animation", url: draft("css-image-animation-1") },
  "navigation-1": { title: "CSS Route Matching", url: draft("css-navigation-1") },
  "page-3": { title: "CSS Paged Media Level 3", url: draft("css-page-3") },
  "gcpm-3": { title: "CSS Generated Content for Paged Media Level 3", url: draft("css-gcpm-3") },
  "gcpm-4": { title: "CSS Generated Content for Paged Media Level 4", url: draft("css-gcpm-4") },
  css2: { title: "CSS 2", url: draft("css2") },
  webvtt: { title: "WebVTT", url: "https://w3c.github.io/webvtt/" },
  "dom-overlays": { title: "WebXR DOM Overlays", url: "https://immersive-web.github.io/dom-overlays/" },
  webkit: {
    title: "WebKit’s source code",
    url: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/css/CSSPseudoSelectors.json",
  },
  mozilla: {
    title: "MDN on Mozilla’s extensions",
    url: "https://developer.mozilla.org/docs/Web/CSS/Guides/Vendor_extensions/Mozilla",
  },
  microsoft: {
    title: "MDN on Microsoft’s extensions",
    url: "https://developer.mozilla.org/docs/Web/CSS/Guides/Vendor_extensions/Microsoft",
  },
} as const

export type Spec = keyof typeof specs

/** The groups in display order. */
export const groups = {
  elements: "Elements",
  attributes: "Attributes",
  combinators: "Combinators",
  logic: "Logic",
  tree: "Places in the tree",
  links: "Links and places",
  hands: "Hands and focus",
  forms: "Forms",
  states: "States",
  media: "Media and time",
  language: "Language",
  shadows: "Shadows",
  paper: "Paper",
  text: "Text",
  boxes: "Boxes",
  transitions: "View transitions",
  controls: "Parts of controls",
  own: "Makers’ own",
} as const

export type Group = keyof typeof groups

export const statuses = {
  standard: "in browsers",
  draft: "draft",
  risk: "at risk",
  removed: "removed",
  vendor: "one maker’s own",
} as const

export type Status = keyof typeof statuses

/** Actions that the page performs for a demo. */
export const acts = [
  "indeterminate",
  "modal",
  "fullscreen",
  "define",
  "state",
  "sound",
  "highlight",
  "transition",
] as const

export type Act = (typeof acts)[number]

const keys = <T extends Record<string, unknown>>(of: T) => Object.keys(of) as (keyof T & string)[]

const selector = v.strictObject({
  /** The notation in texts: ":nth-child()". */
  selector: text,
  group: v.picklist(keys(groups), "Write one of the groups in src/embeds/every-css-selector/schema.ts."),
  spec: v.picklist(keys(specs), "Write one of the specs in src/embeds/every-css-selector/schema.ts."),
  status: v.optional(v.picklist(keys(statuses), "Write draft, risk, removed or vendor."), "standard"),
  /** A complete selector that can be demonstrated, weighed and tested. */
  example: text,
  /** A description of one or two sentences. */
  what: text,
  /** The HTML of the demo. */
  html: v.optional(text),
  /** The declarations of the demo's rule; a yellow background if omitted. */
  style: v.optional(text),
  /** The whole style sheet of the demo, if one rule is not enough. */
  rule: v.optional(text),
  /** Instructions for the visitor. */
  hint: v.optional(text),
  act: v.optional(v.picklist(acts, "Write one of the acts in src/embeds/every-css-selector/schema.ts.")),
  /** The selector to test in place of the example; "none" if support can't be tested. */
  test: v.optional(text),
  /** The specificity, if the library can't compute it. */
  weight: v.optional(text),
})

export const schema = v.array(selector)

/** A selector as written in the data: the status is optional. */
export type CssSelector = v.InferInput<typeof selector>
