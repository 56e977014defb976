/** What a selector catches on a page, and the rule that shows it. */

/** What is caught is yellow with a red edge, whatever it was before. */
export const caught =
  "background: #ffd84a !important; color: #111 !important; outline: 2px solid #c00000 !important; outline-offset: -2px"

/** How many elements of a document a selector catches; null for what is no selector. */
export function catchOf(page: ParentNode, selector: string): number | null {
  try {
    return page.querySelectorAll(selector).length
  } catch {
    return null
  }
}

/** What is said of a catch among so many elements. */
export function catchText(selector: string, count: number | null, all: number): string {
  if (count === null) return "That is no selector yet. It catches nothing."
  if (selector.includes("::")) return "It catches parts of elements, of which there is no count."
  const elements = all.toLocaleString("en-GB")
  if (count === all) return `It catches all ${elements} elements of this page. Of course it does.`
  if (count === 0) return `It catches none of the ${elements} elements of this page.`
  return `It catches ${count.toLocaleString("en-GB")} of the ${elements} elements of this page.`
}

/**
 * Shows what a selector catches in a document, until what is returned is called. The text is read as a selector and as
 * nothing else, so that no rule can hide in it.
 */
export function letLoose(page: Document, selector: string): () => void {
  if (!("adoptedStyleSheets" in page)) return () => {}
  const sheet = new CSSStyleSheet()
  // The trail of the cursor lies over all of the page: what is important in a layer wins, and it stays clear.
  sheet.replaceSync(`x-nothing { ${caught} } @layer trail { canvas { background: none !important } }`)
  const rule = sheet.cssRules[0] as CSSStyleRule
  rule.selectorText = selector
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(each => each !== sheet)
  }
}
