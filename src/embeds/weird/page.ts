/** What the switches do to the page: each begins its weirdness and returns how to take all of it back. */
import { shyMove, swapVowels } from "./logic"

type Undo = () => void

const notBox = (box: HTMLElement) => (element: Element) => !box.contains(element)

/** What leans out at the side is not to make the page wider. */
const clipped = { "overflow-x": "clip" }

/** Sets styles of elements, and puts back what they had. */
function dress(elements: Iterable<HTMLElement>, styles: Record<string, string>): Undo {
  const kept = [...elements].map(element => ({
    element,
    before: Object.keys(styles).map(name => [name, element.style.getPropertyValue(name)] as const),
  }))
  for (const { element } of kept)
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value)
  return () => {
    for (const { element, before } of kept)
      for (const [name, value] of before)
        if (value) element.style.setProperty(name, value)
        else element.style.removeProperty(name)
  }
}

/**
 * Turns, tilts and mirrors the windows of the page round themselves; the one with the box in it goes round the box, which
 * is turned back as far and so stays where it is.
 */
export function turn(box: HTMLElement, degrees: number, mirrored: boolean): Undo {
  const main = box.closest("main")
  if (!main) return () => {}
  const windows = [...main.querySelectorAll<HTMLElement>(".window")]
  const scale = mirrored ? "-1 1" : "1 1"
  const own = box.closest<HTMLElement>(".window")
  const [inner, outer] = [box.getBoundingClientRect(), own?.getBoundingClientRect()]
  const undo = [dress([main], clipped), dress(windows, { rotate: `${degrees}deg`, scale })]
  if (own && outer) {
    const x = inner.left + inner.width / 2 - outer.left
    const y = inner.top + inner.height / 2 - outer.top
    undo.push(dress([own], { "transform-origin": `${x}px ${y}px` }))
    undo.push(dress([box], { rotate: `${mirrored ? degrees : -degrees}deg`, scale }))
  }
  return () => {
    for (const each of undo.reverse()) each()
  }
}

/** How far down an element ends in its window, in CSS pixels, as if nothing were turned. */
function bottomIn(window: HTMLElement, element: HTMLElement): number {
  let bottom = element.offsetHeight
  for (let at: Element | null = element; at instanceof HTMLElement && at !== window; at = at.offsetParent) {
    if (!window.contains(at)) break
    bottom += at.offsetTop
  }
  return bottom
}

/** How far a heading falls: to the bottom of its window, above the status bar, or to that of the screen where it is nearer. */
function depthOf(heading: HTMLElement): number {
  const down = innerHeight - 56 - heading.getBoundingClientRect().bottom
  const window = heading.closest<HTMLElement>(".window")
  const bar = window?.querySelector<HTMLElement>(":scope > .status-bar")
  if (!window || !bar) return Math.max(40, down)
  // Askew it is higher than it was.
  const floor = bottomIn(window, bar) - bar.offsetHeight - bottomIn(window, heading) - 14
  return Math.max(40, Math.min(floor, down > 40 ? down : innerHeight / 2))
}

/** Lets the headings fall to the bottom of the window, and lie there a little askew; a title takes a piece of its bar along. */
export function fall(box: HTMLElement, moves: boolean): Undo {
  const headings = [...(box.closest("main")?.querySelectorAll<HTMLElement>("h1, h2, h3") ?? [])]
  const undo = headings.filter(notBox(box)).map((heading, i) => {
    const piece: Record<string, string> = heading.closest(".title-bar")
      ? { background: "#000080", "box-shadow": "0 0 0 3px #000080" }
      : {}
    return dress([heading], {
      ...piece,
      position: "relative",
      "z-index": "3",
      overflow: "visible",
      transition: moves ? "translate 0.9s cubic-bezier(0.5, 0, 0.6, 1.25), rotate 0.9s" : "none",
      translate: `0 ${Math.round(depthOf(heading))}px`,
      rotate: `${[4, -7, 9][i % 3]}deg`,
    })
  })
  return () => {
    for (const each of undo) each()
  }
}

/** Swaps the vowels of the page's texts, box excepted; what somebody else has written since is left as it is. */
export function swap(box: HTMLElement): Undo {
  const main = box.closest("main")
  if (!main) return () => {}
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const kept: { node: Node; before: string; after: string }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const before = node.nodeValue ?? ""
    if (box.contains(node) || node.parentElement?.closest("[role=status]") || !/\S/.test(before)) continue
    kept.push({ node, before, after: swapVowels(before) })
  }
  for (const { node, after } of kept) node.nodeValue = after
  return () => {
    for (const { node, before, after } of kept) if (node.nodeValue === after) node.nodeValue = before
  }
}

/** Has paragraphs and lines of lists and tables step aside when the cursor comes near. */
export function shy(box: HTMLElement, moves: boolean): Undo {
  const main = box.closest("main")
  const found = [...(main?.querySelectorAll<HTMLElement>("p, li, tr, h2") ?? [])].filter(notBox(box))
  const moved = new Map<HTMLElement, { x: number; y: number }>()
  const undo = dress(found, { transition: moves ? "translate 0.25s ease-out" : "none", translate: "0 0" })
  const point = ({ clientX, clientY }: PointerEvent) => {
    // First all is read, then all is written: one layout for each move.
    const moves = found.map(element => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const { x, y } = moved.get(element) ?? { x: 0, y: 0 }
      return shyMove({ left: left - x, top: top - y, right: right - x, bottom: bottom - y }, clientX, clientY)
    })
    found.forEach((element, i) => {
      const move = moves[i] ?? { x: 0, y: 0 }
      moved.set(element, move)
      element.style.setProperty("translate", `${move.x.toFixed(1)}px ${move.y.toFixed(1)}px`)
    })
  }
  const unclip = main ? dress([main], clipped) : undefined
  window.addEventListener("pointermove", point, { passive: true })
  return () => {
    window.removeEventListener("pointermove", point)
    undo()
    unclip?.()
  }
}
