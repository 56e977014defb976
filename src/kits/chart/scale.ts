/** Linear scales and ticks for the axes of charts. */

/** A tick of an axis: a grid line across the chart, perhaps with a label. */
export type Tick = {
  /** The value, in the unit of the axis. */
  at: number
  label?: string
}

/** The two ends of an axis, the left or bottom one first. */
export type Span = readonly [from: number, to: number]

/** Creates a linear scale without clamping. A domain of one value maps everything to the start of the range. */
export function linearScale([from, to]: Span, [start, end]: Span): (value: number) => number {
  return value => (from === to ? start : start + ((value - from) / (to - from)) * (end - start))
}

/**
 * Lists about `count` round values from `from` to `to`, both included, in steps of 1, 2 or 5 times a power of ten (Paul
 * Heckbert, "Nice Numbers for Graph Labels", Graphics Gems, 1990). Empty unless `to` is larger.
 */
export function ticks([from, to]: Span, count = 5): Tick[] {
  if (!(to > from)) return []
  const rough = (to - from) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find(factor => factor * power >= rough * 0.75) ?? 10)
  const [first, last] = [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)]
  return Array.from({ length: last - first + 1 }, (_, i) => {
    // Rounding to 15 digits turns 0.1 * 3 into 0.3.
    const at = Number(((first + i) * step).toPrecision(15))
    return { at, label: at.toLocaleString("en-GB", { maximumFractionDigits: 12 }) }
  })
}
