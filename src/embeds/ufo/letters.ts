/** Finds visible letters of the page near a point, and hides them without removing them from the text. */
import { activeProgram } from "../../hooks/page/activeProgram"
import { type Random, randomInt } from "../../lib/game/random"

export type Letter = { text: string; range: Range; size: number; x: number; y: number }

const name = "ufo"

/** Returns the page's text nodes outside controls and live regions, so that no label loses a letter. */
function texts(): Text[] {
  const walker = document.createTreeWalker(activeProgram(), NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.closest("p, li, td, th, h2, blockquote") || parent.closest("button, [role=status]")) continue
    if (/\S/.test(node.nodeValue ?? "")) found.push(node as Text)
  }
  return found
}

/**
 * Returns random visible letters within `reach` pixels to the left or right of x and below y; at most `count`, and
 * fewer if 24 tries for each don't find them.
 */
export function lettersNear(x: number, y: number, reach: number, count: number, random: Random): Letter[] {
  const nodes = texts().filter(node => {
    const box = node.parentElement?.getBoundingClientRect()
    return box && box.bottom > y && box.top < innerHeight && box.left < x + reach && box.right > x - reach
  })
  const found: Letter[] = []
  for (let tries = 0; nodes.length > 0 && tries < count * 24 && found.length < count; tries++) {
    const node = nodes[randomInt(nodes.length, random)]
    const text = node?.nodeValue ?? ""
    const at = randomInt(text.length, random)
    const letter = text[at] ?? " "
    if (!node || !/[\p{L}\p{N}]/u.test(letter)) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const box = range.getBoundingClientRect()
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    const isNear = Math.abs(middle.x - x) < reach && middle.y > y && box.bottom < innerHeight
    if (box.width === 0 || !isNear || isHidden(range)) continue
    found.push({ text: letter, range, size: box.height * 0.8, ...middle })
  }
  return found
}

const same = (a: AbstractRange, b: AbstractRange) =>
  a.startContainer === b.startContainer && a.startOffset === b.startOffset

function hidden(): Highlight | null {
  if (!("Highlight" in window) || !window.CSS.highlights) return null
  const existing = window.CSS.highlights.get(name)
  if (existing) return existing
  const highlight = new window.Highlight()
  const rule = new CSSStyleSheet()
  rule.replaceSync(`::highlight(${name}) { color: transparent }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule]
  window.CSS.highlights.set(name, highlight)
  return highlight
}

function isHidden(range: Range): boolean {
  return [...(hidden() ?? [])].some(other => same(other, range))
}

/** Hides a letter from sight only; it stays in the text for screen readers, copying and searching. */
export const hide = (range: Range) => void hidden()?.add(range)

/** Shows a letter again. */
export const show = (range: Range) => void hidden()?.delete(range)

/** Shows all letters again. */
export function showAll(): void {
  if ("Highlight" in window) window.CSS.highlights?.delete(name)
}
