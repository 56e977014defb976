/** The effects of the switches on the page; each function starts an effect and returns its undo. */
import { shyMove, swapVowels } from "./logic"

type Undo = () => void

const notBox = (box: HTMLElement) => (element: Element) => !box.contains(element)

/** Keeps turned windows from making the page wider. */
const clipped = { "overflow-x": "clip" }

/** Sets inline styles of elements; the undo restores the previous ones. */
function dress(elements: Iterable<HTMLElement>, styles: Record<string, string>): Undo {
  const saved = [...elements].map(element => ({
    element,
    before: Object.keys(styles).map(name => [name, element.style.getPropertyValue(name)] as const),
  }))
  for (const { element } of saved)
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value)
  return () => {
    for (const { element, before } of saved)
      for (const [name, value] of before)
        if (value) element.style.setProperty(name, value)
        else element.style.removeProperty(name)
  }
}

/**
 * Rotates and mirrors the windows of the page round their centres. The window with the fuse box turns round the
 * box, which is turned back, so the box stays in place.
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

/** Returns an element's bottom edge from the top of its window in CSS pixels, ignoring transforms. */
function bottomIn(window: HTMLElement, element: HTMLElement): number {
  let bottom = element.offsetHeight
  for (let at: Element | null = element; at instanceof HTMLElement && at !== window; at = at.offsetParent) {
    if (!window.contains(at)) break
    bottom += at.offsetTop
  }
  return bottom
}

/**
 * Returns the distance that a heading falls, in CSS pixels: to the status bar of its window, or to the bottom of
 * the screen if that is nearer; at least 40.
 */
function depthOf(heading: HTMLElement): number {
  const down = innerHeight - 56 - heading.getBoundingClientRect().bottom
  const window = heading.closest<HTMLElement>(".window")
  const bar = window?.querySelector<HTMLElement>(":scope > .status-bar")
  if (!window || !bar) return Math.max(40, down)
  // Subtracts a margin, as a rotated heading is taller.
  const floor = bottomIn(window, bar) - bar.offsetHeight - bottomIn(window, heading) - 14
  // Where the bar sticks to the screen it may be higher than in the window's flow.
  const seen = bar.getBoundingClientRect().top - heading.getBoundingClientRect().bottom - 26
  return Math.max(40, Math.min(floor, seen > 40 ? seen : floor, down > 40 ? down : innerHeight / 2))
}

/** The room between a fallen title and the right end of its window, in CSS pixels. */
const endPx = 44

/** Returns the distance of a title to the right end of its window, where no switch is, in CSS pixels. */
function distanceToEnd(title: HTMLElement): number {
  const window = title.closest<HTMLElement>(".window")
  if (!window) return 0
  let right = title.offsetWidth + endPx
  for (let at: Element | null = title; at instanceof HTMLElement && at !== window; at = at.offsetParent)
    if (window.contains(at)) right += at.offsetLeft
  return Math.max(0, window.clientWidth - right)
}

/**
 * Drops the headings to the bottom of their windows, where they lie askew; a title takes a piece of its bar along, and
 * lands beside the buttons.
 */
export function fall(box: HTMLElement, moves: boolean): Undo {
  const headings = [...(box.closest("main")?.querySelectorAll<HTMLElement>("h1, h2, h3") ?? [])]
  const undo = headings.filter(notBox(box)).map((heading, i) => {
    const title = heading.closest(".title-bar") !== null
    const piece: Record<string, string> = title
      ? { flex: "none", width: "fit-content", background: "#000080", "box-shadow": "0 0 0 3px #000080" }
      : {}
    const undoPiece = dress([heading], piece)
    const undoFall = dress([heading], {
      position: "relative",
      "z-index": "3",
      overflow: "visible",
      transition: moves ? "translate 0.9s cubic-bezier(0.5, 0, 0.6, 1.25), rotate 0.9s" : "none",
      translate: `${title ? distanceToEnd(heading) : 0}px ${Math.round(depthOf(heading))}px`,
      rotate: `${[4, -7, 9][i % 3]}deg`,
    })
    return () => {
      undoFall()
      undoPiece()
    }
  })
  return () => {
    for (const each of undo) each()
  }
}

/** Swaps the vowels of the page's texts outside the box; the undo leaves texts that have changed since. */
export function swap(box: HTMLElement): Undo {
  const main = box.closest("main")
  if (!main) return () => {}
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const swaps: { node: Node; before: string; after: string }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const before = node.nodeValue ?? ""
    if (box.contains(node) || node.parentElement?.closest("[role=status]") || !/\S/.test(before)) continue
    swaps.push({ node, before, after: swapVowels(before) })
  }
  for (const { node, after } of swaps) node.nodeValue = after
  return () => {
    for (const { node, before, after } of swaps) if (node.nodeValue === after) node.nodeValue = before
  }
}

/** Moves paragraphs, list items, table rows and headings away from the cursor. */
export function shy(box: HTMLElement, moves: boolean): Undo {
  const main = box.closest("main")
  const found = [...(main?.querySelectorAll<HTMLElement>("p, li, tr, h2") ?? [])].filter(notBox(box))
  const moved = new Map<HTMLElement, { x: number; y: number }>()
  const undo = dress(found, { transition: moves ? "translate 0.25s ease-out" : "none", translate: "0 0" })
  const point = ({ clientX, clientY }: PointerEvent) => {
    // Reads all layout before writing, so that each move causes one layout only.
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
