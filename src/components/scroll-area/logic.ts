/** The sides on which the content of a scroll container is hidden. */

/** The scroll lengths of an element, in CSS pixels. */
type Scroller = {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
  scrollTop: number
  clientHeight: number
  scrollHeight: number
}

/**
 * Returns the sides with hidden content: "" or some of "before after above below". One pixel is ignored as rounding.
 */
export function hiddenSides(box: Scroller): string {
  const sides = {
    before: box.scrollLeft > 1,
    after: box.scrollLeft + box.clientWidth < box.scrollWidth - 1,
    above: box.scrollTop > 1,
    below: box.scrollTop + box.clientHeight < box.scrollHeight - 1,
  }
  return Object.entries(sides)
    .filter(([, isHidden]) => isHidden)
    .map(([side]) => side)
    .join(" ")
}
