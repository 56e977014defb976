import type { PageEntry } from "../../../lib/content/derivedLists"
import * as styles from "../Best.module.css"

/** The number of knocked-out pages that the floor has room for. */
export const maxFallen = 7

/** The pages that were knocked out last: closed windows on the floor in front of the ring. */
export function Fallen({ pages }: { pages: readonly PageEntry[] }) {
  return (
    <div className={styles.fallen} aria-hidden="true">
      {pages.map((page, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may lie there twice.
          key={`${page.path} ${i}`}
          className={styles.lying}
          style={{ rotate: `${((i * 47) % 25) - 12}deg`, translate: `0 ${(i * 5) % 9}px` }}
        >
          {page.title}
        </span>
      ))}
    </div>
  )
}

const points = Array.from({ length: 24 }, (_, i) => {
  const radius = i % 2 ? 56 : 96 - (i % 3) * 10
  const angle = (i / 24) * 2 * Math.PI
  return `${Math.round(100 + radius * Math.cos(angle))} ${Math.round(100 + radius * Math.sin(angle))}`
}).join("L")

/** The star of a blow on the page at a side. */
export function Blow({ side }: { side: 0 | 1 }) {
  return (
    <svg className={styles.blow} data-side={side} viewBox="0 0 200 200" aria-hidden="true">
      <path d={`M${points}Z`} fill="#ffe94a" stroke="#c8202a" strokeWidth="8" strokeLinejoin="round" />
      <text x="100" y="117" textAnchor="middle" fontSize="46" fill="#c8202a" transform="rotate(-9 100 100)">
        POW
      </text>
    </svg>
  )
}
