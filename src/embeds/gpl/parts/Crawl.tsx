import { type ReactNode, useRef } from "react"
import { useFrames } from "../../../kits/motion/useFrames"
import { usePlayback } from "../../../kits/motion/usePlayback"
import * as styles from "../Gpl.module.css"
import { paragraphsOf } from "../logic"

/** How far up the crawl goes in a second, in CSS pixels: slowly. */
const pace = 14

type Props = { text: string; children: ReactNode }

/** Words that go up and away in the dark, from where they can already be read; at the end they come again. */
export function Crawl({ text, children }: Props) {
  const { playing, label, toggle } = usePlayback(true)
  const sky = useRef<HTMLElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const gone = useRef(0)
  useFrames(
    playing,
    seconds => {
      const box = words.current
      if (!box) return
      gone.current += seconds * pace
      // Beyond its own length it has left; it comes again from under the sky.
      if (gone.current > box.offsetHeight * 1.1) gone.current = -260
      box.style.setProperty("--gone", `${-gone.current}px`)
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
