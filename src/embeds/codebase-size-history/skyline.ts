/**
 * Draws the city as SVG paths: a tower for each step with a layer for each language, and the landmarks it outgrew.
 */
import type { SizeStep } from "../../lib/content/sizeHistory"
import { sizeLanguages } from "../../lib/content/sizeHistory"
import { type Landmark, linesOf, metresOf } from "./logic"

/**
 * The size of the picture, the y of the ground, and the left and right edges of the city, in units of the viewBox.
 */
export const view = { width: 720, height: 330, ground: 300, left: 52, right: 690, top: 34 } as const

export type City = {
  /** A path for each language, in order, and an outline of all towers. */
  layers: string[]
  outline: string
  /** The right edge and the roof of each tower. */
  tops: { x: number; y: number }[]
  /** The metres at the top of the picture, and the scale from metres to y. */
  maxMetres: number
  y: (metres: number) => number
  width: number
}

/**
 * Returns the city of a history. The scale fits the highest tower with all languages, so that it stays when some
 * are left out.
 */
export function cityOf(steps: readonly SizeStep[], without: readonly string[]): City {
  const maxMetres = Math.max(100, ...steps.map(step => metresOf(linesOf(step)))) * 1.06
  const y = (metres: number) => Math.round(view.ground - (metres / maxMetres) * (view.ground - view.top))
  const width = (view.right - view.left) / Math.max(8, steps.length)
  const layers = sizeLanguages.map(() => "")
  let outline = ""
  const tops = steps.map((step, i) => {
    const from = Math.round(view.left + i * width)
    const to = Math.round(view.left + (i + 1) * width)
    let below = 0
    for (const [at, name] of sizeLanguages.entries()) {
      if (without.includes(name)) continue
      const above = below + Math.max(0, step.lines[at] ?? 0)
      const [low, high] = [y(metresOf(below)), y(metresOf(above))]
      if (low > high) layers[at] += `M${from} ${low}V${high}H${to}V${low}z`
      below = above
    }
    const roof = y(metresOf(below))
    outline += `M${from} ${view.ground}V${roof}H${to}V${view.ground}z`
    return { x: to, y: roof }
  })
  return { layers, outline, tops, maxMetres, y, width }
}

export type PlacedLandmark = Landmark & { x: number; y: number }

/**
 * Returns the landmarks the whole city outgrew, at the step where it did so, skipping those whose names would
 * overlap. The one that the text names (`named`) is never skipped for another.
 */
export function placeLandmarks(
  landmarks: readonly Landmark[],
  city: City,
  steps: readonly SizeStep[],
  named: string | null = null,
): PlacedLandmark[] {
  const stands: PlacedLandmark[] = []
  const rank = ({ name, metres }: Landmark) => (name === named ? 0 : metres)
  for (const mark of [...landmarks].sort((a, b) => rank(a) - rank(b))) {
    const at = steps.findIndex(step => metresOf(linesOf(step)) > mark.metres)
    const isNamed = mark.name === named
    const wanted = view.left + at * city.width - 12
    const x = isNamed ? Math.max(view.left + 48, wanted) : wanted
    if (at < (isNamed ? 0 : 1) || x < view.left + 20 || stands.some(other => Math.abs(other.x - x) < 112))
      continue
    stands.push({ ...mark, x: Math.round(x), y: city.y(mark.metres) })
  }
  return stands
}

const needles = /Näsinneula|Needle|turm|TV Tower|Sky Tower|Skytree|Pearl|Ostankino|CN Tower/
const lattices = /Eiffel|Tokyo Tower/

/**
 * Returns a landmark's outline in a 100 by 100 square with the ground at the bottom, and its width as a share of
 * its height.
 */
export function outlineOf(name: string): readonly [path: string, width: number] {
  if (lattices.test(name))
    return ["M4 100C34 78 46 46 48 0h4C54 46 66 78 96 100H76C68 84 32 84 24 100zM36 62h28v4H36z", 0.46]
  if (needles.test(name)) return ["M42 100L47 36H32L26 26L36 20H48V0h4V20H64L74 26L68 36H53L58 100z", 0.34]
  return ["M14 100V42H24V24H36V12H46V0h8V12H64V24H76V42H86V100z", 0.3]
}
