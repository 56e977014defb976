import { useEffect, useState } from "react"
import { Gif } from "../../../components/gif/Gif"
import * as styles from "../ExcuseGenerator.module.css"

/** Milliseconds that an excuse has to stand before a picture is looked for: a slider passes many. */
const patience = 500

/** A moving picture that goes with the excuse, on a screen that is there before it. */
export function Evidence({ term }: { term: string | null }) {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(term), patience)
    return () => clearTimeout(timer)
  }, [term])
  return (
    <section className="window" aria-label="Evidence">
      <div className="title-bar">
        <div className="title-bar-text">evidence.gif</div>
      </div>
      <div className={styles.screen}>{shown && <Gif term={shown} />}</div>
    </section>
  )
}
