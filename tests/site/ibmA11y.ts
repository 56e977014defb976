/** A second opinion on barriers, independent of axe: IBM's Equal Access engine, run in the page, and what was judged of its findings. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"

const source = readFileSync(createRequire(__filename).resolve("accessibility-checker-engine/ace.js"), "utf8")

/** Rules that never say that something is wrong, but ask a person to look; and what was seen when somebody did. */
const asksToLook: Record<string, string> = {
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
  input_checkboxes_grouped: "Boxes of one group have a fieldset; those that are asked about stand alone.",
  input_fields_grouped:
    "Fields of one question have a fieldset; those that are asked about have each its own.",
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

/** A reason of a rule that asks to look, of which the other reasons are kept. */
const asksBy = [
  // An icon inside a button is a picture without a name.
  "aria_descendant_valid:potential_child_implicit_role",
  // A gradient or picture behind text has no one colour; axe says the same of them, and where it can tell, both do.
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

/** Each barrier that the engine sees in a part of the page, in a line with its HTML. Frames are not looked into. */
export async function ibmViolations(page: Page, within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(source)
  return page.evaluate(
    async ([where, asked, reasons]) => {
      const { ace } = window as unknown as { ace: { Checker: new () => Checker } }
      const checker = new ace.Checker()
      const whole = checker.getGuidelines().find(({ id }) => id === "WCAG_2_2")
      if (!whole) throw new Error("The engine has no rules for WCAG 2.2.")
      const checkpoints = whole.checkpoints.map(({ rules = [] }) => ({
        rules: rules.filter(({ id }) => !asked.includes(id)),
      }))
      checker.addGuideline({ ...whole, id: "ours", checkpoints })

      const flat = (text: string | null) => (text ?? "").replace(/[\u00ad\s]+/g, "").toLowerCase()
      /** What a rule takes for a barrier that is none, by what is there in the page. */
      const isFalse: Record<string, (node: Element) => boolean> = {
        // The link past the menus stands before all landmarks, where it is looked for.
        aria_content_in_landmark: node => node.matches('a[href="#main"]'),
        // A form without a name is no landmark. https://www.w3.org/TR/html-aam-1.0/#el-form
        aria_form_label_unique: node => node.matches("form:not([aria-label], [aria-labelledby])"),
        aria_landmark_name_unique: node => node.matches("form:not([aria-label], [aria-labelledby])"),
        // A list to which something will be added has nothing yet.
        aria_child_valid: node => node.matches("ul, ol") && node.childElementCount === 0,
        // The other one is the document in a frame.
        aria_main_label_visible: node => node.querySelectorAll("main").length === 1,
        // What can scroll has to be reached by keyboard, says axe.
        element_tabbable_role_valid: node =>
          /auto|scroll/.test(getComputedStyle(node).overflow) &&
          node.matches("[role=log], section[aria-label]"),
        // The engine takes a legend or label for none where it is there for readers alone, or folded away.
        fieldset_legend_valid: node =>
          flat(node.querySelector(":scope > legend")?.textContent ?? node.ariaLabel) !== "",
        input_label_exists: node =>
          [...((node as HTMLInputElement).labels ?? [])].some(label => flat(label.textContent) !== ""),
        // Soft hyphens, and a year written short.
        label_name_visible: node => flat(node.ariaLabel).includes(flat(node.textContent)),
        // A group of a term and its description may stand in a div. https://html.spec.whatwg.org/#the-dl-element
        list_structure_proper: node =>
          node.matches("dl") &&
          [...node.children].every(child => child.matches("div:has(> dt):has(> dd), dt, dd")),
        // A grid of buttons is no table of data.
        table_headers_exists: node => node.matches("[role=grid]"),
      }
      const part = where === "html" ? document : document.querySelector(where)
      if (!part) throw new Error(`There is no ${where}.`)
      const { results } = await checker.check(part, ["ours"])
      return results
        .filter(({ value, path }) => value[1] !== "PASS" && !path.dom.includes("/iframe["))
        .filter(({ ruleId, reasonId }) => !reasons.includes(`${ruleId}:${reasonId}`))
        .filter(({ ruleId, node }) => !isFalse[ruleId]?.(node))
        .map(({ ruleId, reasonId, message, snippet }) => `${ruleId}:${reasonId}: ${message}: ${snippet}`)
    },
    [within, Object.keys(asksToLook), asksBy] as const,
  )
}
