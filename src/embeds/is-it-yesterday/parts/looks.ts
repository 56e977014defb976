/** The markers of the map's places, in degrees. */
import * as styles from "../IsItYesterday.module.css"

/** A disc, a ring and a triangle round a point, so that the days differ by more than colour. */
const disc = (x: number, y: number) => `M${x - 2.2} ${y}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0`
const ring = (x: number, y: number) => `M${x - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0`
const triangle = (x: number, y: number) => `M${x} ${y - 2.6}l2.5 4.4h-5z`

export const looks = [
  { name: "yesterday or before", has: (days: number) => days < 0, shape: disc, style: styles.yesterday },
  { name: "today", has: (days: number) => days === 0, shape: ring, style: styles.today },
  { name: "tomorrow or after", has: (days: number) => days > 0, shape: triangle, style: styles.tomorrow },
]
