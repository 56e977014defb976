/** The letters of the page: which can be seen near a place, and how they are hidden without being taken from the text. */
import { type Random, randomInt } from "../../lib/game/random"

export type Letter = { text: string; range: Range; size: number; x: number; y: number }

const name = "ufo"

/** The texts of the page outside of controls, where a letter can be taken without a word being lost to a voice. */
function texts(): Text[] {
  const root = document.querySelector("main")
  if (!root) return []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.closest("p, li, td, th, h2, blockquote") || parent.closest("button, [role=status]")) continue
    if (/\S/.test(node.nodeValue ?? "")) found.push(node as Text)
  }
  return found
}

/** Some letters within `reach` to the side of x, below y and in the window; by chance, and no more than are tried for. */
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
  const kept = window.CSS.highlights.get(name)
  if (kept) return kept
  const made = new window.Highlight()
  const rule = new CSSStyleSheet()
  rule.replaceSync(`::highlight(${name}) { color: transparent }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule]
  window.CSS.highlights.set(name, made)
  return made
}

function isHidden(range: Range): boolean {
  return [...(hidden() ?? [])].some(other => same(other, range))
}

/** Has a letter no longer be seen; it stays in the text, for voices, for copying and for those who search. */
export const hide = (range: Range) => void hidden()?.add(range)

/** Has it be seen again. */
export const show = (range: Range) => void hidden()?.delete(range)

/** All letters are seen again. */
export function showAll(): void {
  if ("Highlight" in window) window.CSS.highlights?.delete(name)
}
