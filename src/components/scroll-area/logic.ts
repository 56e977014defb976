/** Where the rest of something lies that is larger than its box. */

/** Lengths in CSS pixels, as elements have them. */
type Scroller = {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
  scrollTop: number
  clientHeight: number
  scrollHeight: number
}

/** At which sides there is more than is seen: "" or some of "before after above below". A pixel is no more: it is rounding. */
export function hiddenSides(box: Scroller): string {
  const sides = {
    before: box.scrollLeft > 1,
    after: box.scrollLeft + box.clientWidth < box.scrollWidth - 1,
    above: box.scrollTop > 1,
    below: box.scrollTop + box.clientHeight < box.scrollHeight - 1,
  }
  return Object.entries(sides)
    .filter(([, hides]) => hides)
    .map(([side]) => side)
    .join(" ")
}
