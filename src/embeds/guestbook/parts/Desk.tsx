import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import { useSound } from "../../../kits/sound/useSound"
import { answerAt, bellAnswers, bookAnswers, clerkAnswers, guestWords, stampAnswers } from "../clerk"
import * as styles from "../Guestbook.module.css"
import * as guestStyles from "../guest.module.css"
import { Counter } from "./Counter"

type Props = {
  /** The number of stamps in the visitor's album. */
  stamps: number
  /** The number of rings so far, which the clerk keeps a note of. */
  rings: number
  onRing: () => void
  /** A thing from another page, which stands at the desk, and whether its print is in the book. */
  guest: Guest | null
  hasSigned: boolean
  onPrint: () => void
}

/** The partials of a small bell. */
const bell = [
  { ratio: 1, loudness: 1, seconds: 1.2 },
  { ratio: 2.7, loudness: 0.4, seconds: 0.5 },
]

/**
 * The reception desk: the bell, the clerk, his stamp and the book can be pressed, and the clerk has a word for each. A
 * guest comes first: the first press on anything has it sign.
 */
export function Desk({ stamps, rings, onRing, guest, hasSigned, onPrint }: Props) {
  const motion = useMotion()
  const { open } = useSound()
  const [marks, setMarks] = useState(0)
  const [pokes, setPokes] = useState(0)
  const [pages, setPages] = useState(0)
  const [says, setSays] = useState("")
  const hasBell = rings < bellAnswers.length

  const waits = guest !== null && !hasSigned
  const speech = waits && says === "" ? guestWords.waits : says

  const print = () => {
    setSays(guestWords[waits ? "signs" : "again"])
    if (waits) onPrint()
  }
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
        label={`A hamster behind an open guestbook, with a pen on a chain and ${stamps} stamps${
          guest ? `. ${guest.name} ${hasSigned ? "signed it with a print" : "stood in line"}.` : ""
        }`}
        marks={marks}
        hasBell={hasBell}
        rings={rings}
        pages={pages}
        isHatless={pokes > 1}
        guest={guest}
        hasSigned={hasSigned}
      />
      <p role="status" className={styles.speech} data-says={speech !== "" || undefined}>
        {speech}
      </p>
      {guest && (
        <button
          type="button"
          className={guestStyles.guest}
          aria-label={`Have ${inSentence(guest)} sign`}
          onClick={print}
        />
      )}
      <button
        type="button"
        className={styles.pages}
        aria-label="Turn the page"
        onClick={waits ? print : turn}
      />
      <button
        type="button"
        className={styles.clerk}
        aria-label="Ask the clerk"
        onClick={waits ? print : poke}
      />
      <button
        type="button"
        className={styles.stamp}
        aria-label="Stamp something"
        onClick={waits ? print : stamp}
      />
      <button
        type="button"
        className={styles.bell}
        aria-label={hasBell ? "Ring the bell" : "Ring where the bell was"}
        onClick={waits ? print : ring}
      />
    </div>
  )
}
