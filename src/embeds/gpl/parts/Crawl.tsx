import { type ReactNode, useRef } from "react"
import { useFrames } from "../../../kits/motion/useFrames"
import { usePlayback } from "../../../kits/motion/usePlayback"
import * as styles from "../Gpl.module.css"
import { paragraphsOf } from "../logic"

/** The speed of the crawl, in CSS pixels per second. */
const pxPerSecond = 14

type Props = { text: string; children: ReactNode }

/** Text that scrolls up and away in the dark. It starts where it can already be read, and loops. */
export function Crawl({ text, children }: Props) {
  const { playing, label, toggle } = usePlayback(true)
  const sky = useRef<HTMLElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const scrolledPx = useRef(0)
  useFrames(
    playing,
    seconds => {
      const box = words.current
      if (!box) return
      scrolledPx.current += seconds * pxPerSecond
      // Starts again from below once the text has scrolled past its own length.
      if (scrolledPx.current > box.offsetHeight * 1.1) scrolledPx.current = -260
      box.style.setProperty("--gone", `${-scrolledPx.current}px`)
    },
    sky,
  )
  return (
    <div className={styles.crawl}>
      <section ref={sky} className={styles.sky} aria-label="The crawl">
        <div className={styles.slope}>
          <div ref={words} className={styles.words}>
            {paragraphsOf(text).map((paragraph, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph may come twice, and has no state.
              <p key={i}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <div className="buttons">
        <button type="button" onClick={toggle}>
          {label}
        </button>
        {children}
      </div>
    </div>
  )
}
