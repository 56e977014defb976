/** Where a card stands beside a link, in pixels of the window. */

type Box = { left: number; top: number; bottom: number }
type Size = { width: number; height: number }

/** How near the window's edge it may come. */
const edge = 8
/** The gap between link and card. */
const gap = 4

/** Under the link, or over it where only there is room; never out of the window's sides. */
export function place(link: Box, card: Size, view: Size): { left: number; top: number } {
  const left = Math.max(edge, Math.min(link.left, view.width - card.width - edge))
  const below = link.bottom + gap
  const above = link.top - gap - card.height
  const fits = below + card.height + edge <= view.height
  return { left, top: fits || above < edge ? below : above }
}
