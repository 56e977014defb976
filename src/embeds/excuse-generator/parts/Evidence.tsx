import { useEffect, useState } from "react"
import { Gif } from "../../../components/gif/Gif"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../ExcuseGenerator.module.css"
import type { Excuse } from "../logic"

/** Milliseconds that an excuse has to stand before a picture is looked for: a slider passes many. */
const delayMs = 500

/** A moving picture that goes with the excuse, on a screen that is there before it: of who did it, in any case. */
export function Evidence({ excuse }: { excuse: Excuse | null }) {
  const [shown, setShown] = useState<Excuse | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(excuse), delayMs)
    return () => clearTimeout(timer)
  }, [excuse])
  return (
    <section className="window" aria-label="Evidence">
      <div className="title-bar">
        <div className="title-bar-text">evidence.gif</div>
      </div>
      <div className={styles.screen}>
        {shown && <Gif term={shown.gif} instead={<Exhibit {...shown.culprit} />} />}
      </div>
    </section>
  )
}

/** Who did it, as large as the screen. */
function Exhibit({ who, sign }: Excuse["culprit"]) {
  const moving = useMotion()
  return (
    <div className={styles.exhibit} role="img" aria-label={`Exhibit A: ${who}`}>
      <span className={moving ? styles.moving : undefined} key={who}>
        {sign}
      </span>
      <p>Exhibit A: {who}</p>
    </div>
  )
}
