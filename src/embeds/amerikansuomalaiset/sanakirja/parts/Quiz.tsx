import { useEffect, useRef, useState } from "react"
import { Button } from "../../../../components/button/Button"
import { random } from "../../../../hooks/browser/random"
import { type Question, question, rankOf } from "../logic"
import * as styles from "../Sanakirja.module.css"
import type { Word } from "../schema"

/** A quiz that shows one word at a time with four meanings. */
export function Quiz({ words }: { words: readonly Word[] }) {
  const [asked, setAsked] = useState<Question>(() => question(words, () => 0))
  const [row, setRow] = useState(0)
  const [answer, setAnswer] = useState<string | null>(null)
  const isDrawn = useRef(false)
  useEffect(() => {
    if (isDrawn.current) return
    isDrawn.current = true
    setAsked(question(words, random))
  }, [words])
  const { word, choices } = asked

  const choose = (fi: string) => {
    if (answer !== null) return
    setAnswer(fi)
    setRow(fi === word.fi ? row + 1 : 0)
  }
  const next = () => {
    setAnswer(null)
    setAsked(question(words, random))
  }
  return (
    <section className={styles.quiz} aria-label="Maahantulokoe">
      <h2>
        Maahantulokoe: mitä on <b lang="fi">{word.word}</b>?
      </h2>
      <div className="buttons">
        {choices.map(fi => (
          <button
            key={fi}
            type="button"
            aria-pressed={answer === fi}
            data-right={(answer !== null && fi === word.fi) || undefined}
            onClick={() => choose(fi)}
          >
            {fi}
          </button>
        ))}
      </div>
      <p role="status">
        {answer === null
          ? `Oikein peräkkäin: ${row}. ${rankOf(row)}`
          : answer === word.fi
            ? `Oikein, englanniksi ${word.en}. ${rankOf(row)}`
            : `Ei. Se on ${word.fi}, englanniksi ${word.en}. ${rankOf(0)}`}
      </p>
      <Button disabled={answer === null} onClick={next}>
        Seuraava
      </Button>
    </section>
  )
}
