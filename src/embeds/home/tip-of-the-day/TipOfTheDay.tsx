import { useEffect, useEffectEvent, useRef, useState } from "react"
import * as v from "valibot"
import { PageLink } from "../../../components/page-link/PageLink"
import { usePageData } from "../../../hooks/page/page"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { read, write } from "../../../hooks/storage/useStorage"
import type { Tip } from "./schema"
import * as styles from "./TipOfTheDay.module.css"

/** The index of the last tip shown; -1 before the first. */
const lastTip = storageEntry("tip", v.pipe(v.number(), v.integer(), v.minValue(-1)), -1)

/**
 * A tip with a link to its page. The next tip comes on each visit or at a press.
 *
 * @feed A tip, and the page that it leads to; another one at each visit.
 * @data tips
 */
export default function TipOfTheDay() {
  const { tips } = usePageData<{ tips: Tip[] }>()
  const [at, setAt] = useState<number | null>(null)
  const next = () => {
    const place = (read(lastTip) + 1) % tips.length
    write(lastTip, place)
    setAt(place)
  }
  // Shows the first tip on mount. The index is read only once, otherwise two tabs would advance each other's tips.
  const hasCome = useRef(false)
  const come = useEffectEvent(() => {
    // Waking up is no visit.
    if (!hasCome.current) next()
    hasCome.current = true
  })
  useEffect(() => {
    come()
  }, [])
  const tip = at === null ? undefined : tips[at]

  return (
    <section className={styles.tip} aria-label="Did you know...">
      <svg viewBox="0 0 32 40" className={styles.bulb} aria-hidden="true">
        <path
          d="M16 2a12 12 0 0 0-6 22c2 1 2 3 2 6h8c0-3 0-5 2-6A12 12 0 0 0 16 2z"
          fill="#ffe14a"
          stroke="#000"
          strokeWidth="1.5"
        />
        <path d="M12 32h8M12 35h8M14 38h4" stroke="#555" strokeWidth="2" />
      </svg>
      <div className={styles.words}>
        <p role="status">
          <b>Did you know...</b>
          <br />
          {tip?.text}
        </p>
        <div className="buttons">
          <button type="button" onClick={next}>
            Next tip
          </button>
          {tip && <PageLink to={tip.to}>{tip.label}</PageLink>}
        </div>
      </div>
    </section>
  )
}
