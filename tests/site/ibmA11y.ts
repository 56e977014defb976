/** Runs IBM's Equal Access checker in a page, and filters the findings that were reviewed and found harmless. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"

const source = readFileSync(createRequire(__filename).resolve("accessibility-checker-engine/ace.js"), "utf8")

/** Rules that never report an error but ask for a manual review, each with the result of that review. */
const reviewedRules: Record<string, string> = {
  aria_keyboard_handler_exists:
    "The menus of a window are one stop for Tab, and their arrow keys are tried by tests.",
  application_content_accessible: "The board says in its name what its keys do, and each move in a status.",
  blockquote_cite_exists: "Quotes say who is quoted beside them.",
  canvas_content_described: "Every canvas has a name or stands beside its words.",
  draggable_alternative_exists: "What can be dragged has buttons that do the same.",
  element_tabbable_unobscured:
    "Asked of links in columns that scroll; a test of the layout looks for what is covered.",
  element_tabbable_visible:
    "Asked of the link past the menus and of fields over pictures; both are seen when focused.",
  frame_src_valid: "Asked of every frame; the one here shows a page of the site.",
  img_alt_background: "Backgrounds are decoration; forced colours are tried by a test of their own.",
  input_checkboxes_grouped: "Boxes of one group have a fieldset; those that are reported stand alone.",
  input_fields_grouped: "Fields of one question have a fieldset; those that are reported have one each.",
  input_label_visible: "Asked of buttons with an icon, of which the name says what the icon shows.",
  list_markup_review: "Asked of drawings made of letters.",
  media_alt_brief: "One picture has much to say.",
  page_title_valid: "Two pages are called what their address says, which is their joke.",
  select_options_grouped: "Asked of long choices in an order that is told.",
  style_background_decorative: "Backgrounds are decoration; forced colours are tried by a test of their own.",
  style_color_misuse: "Asked of every style sheet; a test shows the site in one colour.",
  style_focus_visible: "Asked of whatever has a border; the outline is drawn by the global style.",
  style_highcontrast_visible: "Asked of every style sheet; forced colours are tried by a test of their own.",
  style_viewport_resizable: "Asked of every style sheet; zoom is tried by the tests of the layout.",
  text_block_heading: "Asked of title bars, which are hidden from readers, the heading being below.",
  text_quoted_correctly: "Asked of words in quotes that nobody said.",
  text_sensory_misuse: "Asked of words such as 'round' and 'bottom'; none is the only way to find something.",
  text_whitespace_valid: "Asked of drawings made of letters.",
  widget_tabbable_exists: "Grids and title bars are one stop for Tab, with arrow keys within.",
  widget_tabbable_single: "A row's name is a link, beside one that marks it.",
}

/** Single reasons, as rule and reason, that ask for a manual review; the rule's other reasons are reported. */
const reviewedReasons = [
  // Icons inside buttons are images without a name, on purpose.
  "aria_descendant_valid:potential_child_implicit_role",
  // Text on a gradient or picture has no single background colour; axe leaves such text out as well.
  "text_contrast_sufficient:potential_graphic_background",
]

type Finding = {
  ruleId: string
  reasonId: string
  value: [string, string]
  message: string
  snippet: string
  node: Element
  path: { dom: string }
}
type Rule = { id: string }
type Guideline = { id: string; checkpoints: { rules?: Rule[] }[] }
type Checker = {
  getGuidelines: () => Guideline[]
  addGuideline: (guideline: Guideline) => void
  check: (where: Element | Document, guidelines: string[]) => Promise<{ results: Finding[] }>
}

/** Returns each violation in a part of the page with its HTML, one a line. Frames are skipped. */
export async function ibmViolations(page: Page, within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(source)
  return page.evaluate(
    async ([selector, ruleIds, reasons]) => {
      const { ace } = window as unknown as { ace: { Checker: new () => Checker } }
      const checker = new ace.Checker()
      const whole = checker.getGuidelines().find(({ id }) => id === "WCAG_2_2")
      if (!whole) throw new Error("The engine has no rules for WCAG 2.2.")
      const checkpoints = whole.checkpoints.map(({ rules = [] }) => ({
        rules: rules.filter(({ id }) => !ruleIds.includes(id)),
      }))
      checker.addGuideline({ ...whole, id: "ours", checkpoints })

      const normalise = (text: string | null) => (text ?? "").replace(/[\u00ad\s]+/g, "").toLowerCase()
      /** Tests for false positives, by rule. */
      const isFalsePositive: Record<string, (node: Element) => boolean> = {
        // The skip link comes before all landmarks by convention.
        aria_content_in_landmark: node => node.matches('a[href="#main"]'),
        // A form without a name is no landmark. https://www.w3.org/TR/html-aam-1.0/#el-form
        aria_form_label_unique: node => node.matches("form:not([aria-label], [aria-labelledby])"),
        aria_landmark_name_unique: node => node.matches("form:not([aria-label], [aria-labelledby])"),
        // An empty list gets its items later.
        aria_child_valid: node => node.matches("ul, ol") && node.childElementCount === 0,
        // The second main element is in a frame.
        aria_main_label_visible: node => node.querySelectorAll("main").length === 1,
        // Scrollable areas have to be focusable, by axe's rule.
        element_tabbable_role_valid: node =>
          /auto|scroll/.test(getComputedStyle(node).overflow) &&
          node.matches("[role=log], section[aria-label]"),
        // The checker misses legends and labels that are visually hidden or in a closed details element.
        fieldset_legend_valid: node =>
          normalise(node.querySelector(":scope > legend")?.textContent ?? node.ariaLabel) !== "",
        input_label_exists: node =>
          [...((node as HTMLInputElement).labels ?? [])].some(label => normalise(label.textContent) !== ""),
        // The names differ only by soft hyphens, or by an abbreviated year.
        label_name_visible: node => normalise(node.ariaLabel).includes(normalise(node.textContent)),
        // Groups of dt and dd may be wrapped in a div. https://html.spec.whatwg.org/#the-dl-element
        list_structure_proper: node =>
          node.matches("dl") &&
          [...node.children].every(child => child.matches("div:has(> dt):has(> dd), dt, dd")),
        // A grid of buttons is not a data table.
        table_headers_exists: node => node.matches("[role=grid]"),
      }
      const part = selector === "html" ? document : document.querySelector(selector)
      if (!part) throw new Error(`There is no ${selector}.`)
      const { results } = await checker.check(part, ["ours"])
      return results
        .filter(({ value, path }) => value[1] !== "PASS" && !path.dom.includes("/iframe["))
        .filter(({ ruleId, reasonId }) => !reasons.includes(`${ruleId}:${reasonId}`))
        .filter(({ ruleId, node }) => !isFalsePositive[ruleId]?.(node))
        .map(({ ruleId, reasonId, message, snippet }) => `${ruleId}:${reasonId}: ${message}: ${snippet}`)
    },
    [within, Object.keys(reviewedRules), reviewedReasons] as const,
  )
}
