import { useState } from "react"
import type { Career } from "../../career"
import { ofYourself, wordsOf } from "../logic"
import type { Colleague } from "../schema"
import * as styles from "../TenXTestimonials.module.css"
import { Photo } from "./Photo"

type Props = {
  colleagues: readonly Colleague[]
  career: Career | null
  /** The number of the speaker, from 1. */
  turn: number
  onTurn: (next: number) => void
}

/** Presents one colleague at a time, or the visitor on the empty chair. */
export function Speaker({ colleagues, career, turn, onTurn }: Props) {
  /** The number of times each colleague was asked. */
  const [asked, setAsked] = useState<readonly number[]>(() =>
    colleagues.map((_, i) => (i === turn - 1 ? 1 : 0)),
  )
  const [sat, setSat] = useState(0)
  const colleague = colleagues[turn - 1]
  if (!colleague) return null
  const isYou = sat > 0
  const words = isYou ? ofYourself(colleagues, asked, sat) : wordsOf(colleague, career, asked[turn - 1])
  const ask = (next: number) => {
    if (next > colleagues.length) return setSat(sat + 1)
    setSat(0)
    setAsked(asked.map((times, i) => (i === next - 1 ? times + 1 : times)))
    onTurn(next)
  }
  const chair = colleagues.length + 1
  return (
    <section className={styles.speaker} aria-label="One at a time">
      <Photo colleagues={colleagues} career={career} turn={isYou ? chair : turn} words={words} onTurn={ask} />
      <div role="status">
        <figure className={styles.aloud}>
          <blockquote>{words}</blockquote>
          <figcaption>
            <strong>{isYou ? "You" : colleague.who}</strong>, {isYou ? "about yourself" : colleague.role}
          </figcaption>
        </figure>
      </div>
      <div className="buttons">
        <button type="button" className="default" onClick={() => ask((turn % colleagues.length) + 1)}>
          Ask the next one
        </button>
        <span>
          {isYou ? chair : turn} of {colleagues.length}
        </span>
      </div>
    </section>
  )
}
