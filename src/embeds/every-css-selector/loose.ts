/** Highlights the elements of a page that a selector matches. */

/** Declarations of the highlight, which override any other style. */
export const highlightStyle =
  "background: #ffd84a !important; color: #111 !important; outline: 2px solid #c00000 !important; outline-offset: -2px"

/** Returns the number of matched elements; null if the selector is invalid. */
export function countMatches(page: ParentNode, selector: string): number | null {
  try {
    return page.querySelectorAll(selector).length
  } catch {
    return null
  }
}

/** Describes a match count out of `all` elements. */
export function matchText(selector: string, count: number | null, all: number): string {
  if (count === null) return "That is no selector yet. It catches nothing."
  if (selector.includes("::")) return "It catches parts of elements. Nobody can count those."
  const elements = all.toLocaleString("en-GB")
  if (count === all) return `It catches all ${elements} elements of this page. Of course it does.`
  if (count === 0) return `It catches none of the ${elements} elements of this page.`
  return `It catches ${count.toLocaleString("en-GB")} of the ${elements} elements of this page.`
}

/**
 * Highlights the elements that a selector matches. Returns a function that removes the highlight. Assigning
 * `selectorText` parses nothing but a selector, so the text can't smuggle in other rules.
 */
export function highlightMatches(page: Document, selector: string): () => void {
  if (!("adoptedStyleSheets" in page)) return () => {}
  const sheet = new CSSStyleSheet()
  // The cursor trail's canvas covers the page, and must stay transparent: important declarations in a layer win
  // over those outside.
  sheet.replaceSync(`x-nothing { ${highlightStyle} } @layer trail { canvas { background: none !important } }`)
  const rule = sheet.cssRules[0] as CSSStyleRule
  rule.selectorText = selector
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(each => each !== sheet)
  }
}
