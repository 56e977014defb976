/** The position of a card beside a link, in CSS pixels of the viewport. */

type Box = { left: number; top: number; bottom: number }
type Size = { width: number; height: number }

/** The minimum distance from the viewport's edges. */
const marginPx = 8
/** The distance between link and card. */
const gapPx = 4

/** Positions the card below the link, or above it if only there is room, within the viewport's width. */
export function placeCard(link: Box, card: Size, view: Size): { left: number; top: number } {
  const left = Math.max(marginPx, Math.min(link.left, view.width - card.width - marginPx))
  const below = link.bottom + gapPx
  const above = link.top - gapPx - card.height
  const fits = below + card.height + marginPx <= view.height
  return { left, top: fits || above < marginPx ? below : above }
}
