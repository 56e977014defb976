import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useSound } from "../../../kits/sound/useSound"
import { answerAt, bellAnswers, bookAnswers, clerkAnswers, stampAnswers } from "../clerk"
import * as styles from "../Guestbook.module.css"
import { Counter } from "./Counter"

type Props = {
  /** The number of stamps in the visitor's album. */
  stamps: number
  /** The number of rings so far, which the clerk keeps a note of. */
  rings: number
  onRing: () => void
}

/** The partials of a small bell. */
const bell = [
  { ratio: 1, loudness: 1, seconds: 1.2 },
  { ratio: 2.7, loudness: 0.4, seconds: 0.5 },
]

/** The reception desk: the bell, the clerk, his stamp and the book can be pressed, and the clerk has a word for each. */
export function Desk({ stamps, rings, onRing }: Props) {
  const motion = useMotion()
  const { open } = useSound()
  const [marks, setMarks] = useState(0)
  const [pokes, setPokes] = useState(0)
  const [pages, setPages] = useState(0)
  const [says, setSays] = useState("")
  const hasBell = rings < bellAnswers.length

  const ring = () => {
    setSays(answerAt(bellAnswers, rings))
    onRing()
    open()?.chime(1760, bell)
  }
  const stamp = () => {
    setMarks(marks + 1)
    setSays(answerAt(stampAnswers, marks))
  }
  const poke = () => {
    setPokes(pokes + 1)
    setSays(answerAt(clerkAnswers, pokes))
  }
  const turn = () => {
    setPages(pages + 1)
    setSays(answerAt(bookAnswers, pages))
  }
  return (
    <div className={styles.desk} data-still={!motion || undefined}>
      <Counter
        label={`A hamster behind an open guestbook, with a pen on a chain and ${stamps} stamps`}
        marks={marks}
        hasBell={hasBell}
        rings={rings}
        pages={pages}
        isHatless={pokes > 1}
      />
      <p role="status" className={styles.speech} data-says={says !== "" || undefined}>
        {says}
      </p>
      <button type="button" className={styles.pages} aria-label="Turn the page" onClick={turn} />
      <button type="button" className={styles.clerk} aria-label="Ask the clerk" onClick={poke} />
      <button type="button" className={styles.stamp} aria-label="Stamp something" onClick={stamp} />
      <button
        type="button"
        className={styles.bell}
        aria-label={hasBell ? "Ring the bell" : "Ring where the bell was"}
        onClick={ring}
      />
    </div>
  )
}
