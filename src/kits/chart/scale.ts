/** Where values stand on an axis, and which of them are written there. */

/** What is marked on an axis: a line across the chart, and where it has a label, that too. */
export type Tick = {
  /** Where it is, in the unit of the axis. */
  at: number
  label?: string
}

/** The two ends of something, the first of them at the left or at the bottom. */
export type Span = readonly [from: number, to: number]

/** A linear scale: values of `domain` go to `range`, and values beyond its ends go beyond. An empty domain goes to the start. */
export function linear([from, to]: Span, [start, end]: Span): (value: number) => number {
  return value => (from === to ? start : start + ((value - from) / (to - from)) * (end - start))
}

/**
 * The round values from `from` to `to`, both in it: about `count` of them, in steps of 1, 2 or 5 times a power of ten.
 * (Paul Heckbert, "Nice Numbers for Graph Labels", Graphics Gems, 1990.) None where `to` isn't larger.
 */
export function ticks([from, to]: Span, count = 5): Tick[] {
  if (!(to > from)) return []
  const rough = (to - from) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find(factor => factor * power >= rough * 0.75) ?? 10)
  const [first, last] = [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)]
  return Array.from({ length: last - first + 1 }, (_, i) => {
    // Fifteen digits: 0.1 * 3 is 0.3 on an axis.
    const at = Number(((first + i) * step).toPrecision(15))
    return { at, label: at.toLocaleString("en-GB", { maximumFractionDigits: 12 }) }
  })
}
