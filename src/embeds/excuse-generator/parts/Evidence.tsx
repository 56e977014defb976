import { useEffect, useState } from "react"
import { Gif } from "../../../components/gif/Gif"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../ExcuseGenerator.module.css"
import type { Hearing } from "../hearing"
import type { Excuse } from "../logic"

/**
 * Debounce in milliseconds before a GIF is searched, because the slider passes many excuses. The culprit is shown
 * at once.
 */
const delayMs = 500

type Props = { excuse: Excuse | null; exhibit: Hearing["exhibit"] }

/** The evidence: the culprit, a GIF once found, and the picture that contradicts the last answer. */
export function Evidence({ excuse, exhibit }: Props) {
  const [shown, setShown] = useState<Excuse | null>(null)
  const moving = useMotion()
  useEffect(() => {
    const timer = setTimeout(() => setShown(excuse), delayMs)
    return () => clearTimeout(timer)
  }, [excuse])
  return (
    <section className="window" aria-label="Evidence">
      <div className="title-bar">
        <div className="title-bar-text">evidence.gif</div>
      </div>
      <div className={styles.screen} data-moving={moving || undefined}>
        {shown && shown === excuse ? (
          <Gif term={shown.gif} instead={<Exhibit {...shown.culprit} />} />
        ) : (
          excuse && <Exhibit {...excuse.culprit} />
        )}
        {excuse && exhibit && <Contradiction exhibit={exhibit} culprit={excuse.culprit} />}
      </div>
    </section>
  )
}

/** A mug shot of the culprit. */
function Exhibit({ who, sign }: Excuse["culprit"]) {
  return (
    <div className={styles.exhibit} role="img" aria-label={`Exhibit A: ${who}`}>
      <span className={styles.moving} key={who}>
        {sign}
      </span>
      <p>Exhibit A: {who}</p>
    </div>
  )
}

type Other = { exhibit: NonNullable<Hearing["exhibit"]>; culprit: Excuse["culprit"] }

/** A photo of the culprit in an impossible place. */
function Contradiction({ exhibit: { letter, prop, scale, caption }, culprit: { sign } }: Other) {
  return (
    <div
      key={letter}
      className={`${styles.exhibit} ${styles.photo}`}
      role="img"
      aria-label={`Exhibit ${letter}: ${caption}`}
    >
      <span className={styles.prop}>
        {prop}
        <span style={{ transform: `scale(${scale})` }}>{sign}</span>
      </span>
      <p>
        {letter}: {caption}
      </p>
    </div>
  )
}
