import { useEffect, useRef } from "react"
import { seeded } from "../../../../lib/game/random"
import type { Microgame, Outcome } from "../microgame"
import { Crash } from "./Crash"
import * as styles from "./Stage.module.css"

type Props = {
  title: string
  game: Microgame
  seed: string
  outcome: Outcome | null
  ships: boolean
  onOver: (outcome: Outcome) => void
}

/** A game as a question with two answers and no clock. */
export function InWords({ title, game, seed, outcome, ships, onOver }: Props) {
  const [right, wrong] = game.inWords
  const choices = seeded(seed)() < 0.5 ? [right, wrong] : [wrong, right]
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    question.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.picture} data-words="">
      {outcome ? (
        <Crash title={title} crash={game.crash} ships={ships} />
      ) : (
        <>
          <p ref={question} tabIndex={-1} className={styles.question}>
            {game.instruction}
          </p>
          {choices.map(choice => (
            <button key={choice} type="button" onClick={() => onOver(choice === right ? "won" : "lost")}>
              {choice}
            </button>
          ))}
        </>
      )}
    </div>
  )
}
