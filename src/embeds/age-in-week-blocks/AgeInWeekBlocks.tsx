import { useState } from "react"
import { Button } from "../../components/button/Button"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useNow } from "../../hooks/browser/clock"
import { dayNumber, dayOf } from "../../lib/calendar/calendarDay"
import * as styles from "./AgeInWeekBlocks.module.css"
import { birthProblem, type Life, type Name, nobody, numberOf } from "./logic"
import { LifeFiles } from "./parts/LifeFiles"
import { LifeForm } from "./parts/LifeForm"
import { Weeks } from "./parts/Weeks"
import { useLife } from "./useLife"

type Props = {
  /**
   * The day of birth drawn until the visitor enters another, as 1986-03-21.
   *
   * @format day
   */
  example: string
  /** The events of the example life, each with its day, as 2024-05-31. */
  moments?: { day: string; name: string }[]
}

const none: Name[] = []

/**
 * A life drawn from the day of birth as a grid of weeks. This week blinks, and any week can be given a name.
 *
 * @feed A picture of your whole life with a block for every week, which you can write on.
 */
export default function AgeInWeekBlocks({ example, moments = none }: Props) {
  const now = useNow()
  const { life, change, undo, canUndo } = useLife()
  const [message, setMessage] = useState("")

  const today = now && dayNumber(dayOf(now))
  const isExample = life.born === ""
  const shown = isExample ? { ...life, born: example, names: [...moments, ...life.names] } : life
  const born = today !== null && birthProblem(shown.born, today) === null ? numberOf(shown.born) : null
  const become = (next: Life, words: string) => {
    change(next)
    setMessage(words)
  }

  /** Applies a change. The example's own weeks stay read-only. */
  const rewrite = (next: Life, words: string) => {
    if (!isExample) return become(next, words)
    const has = (one: Name) => next.names.some(({ day, name }) => day === one.day && name === one.name)
    if (!moments.every(has))
      return setMessage("That week is Pertti’s, and he would like to keep it as it was.")
    const isOwn = (one: Name) => !moments.some(({ day, name }) => day === one.day && name === one.name)
    become({ ...next, born: "", names: next.names.filter(isOwn) }, words)
  }

  const form = (
    <>
      <LifeForm
        life={life}
        today={today}
        onChange={next => become(next, next.born === life.born ? "" : "Drawn anew, from that day on.")}
      />
      <StatusMessage>{message}</StatusMessage>
    </>
  )

  return (
    <section className={styles.tool} aria-label="A life in weeks">
      {born !== null && today !== null ? (
        <Weeks life={shown} born={born} today={today} isExample={isExample} onChange={rewrite}>
          {form}
        </Weeks>
      ) : (
        <>
          {form}
          <p className={styles.empty}>
            {today === null
              ? "Looking for your blocks. Without JavaScript they can't be found."
              : "That life can't be drawn. Say when it began."}
          </p>
        </>
      )}
      <RevealOnce block when={canUndo || life.names.length > 0 || life.born !== ""}>
        <div className="buttons">
          <Button
            data-menu="edit"
            disabled={!canUndo}
            onClick={() => {
              undo()
              setMessage("Undone.")
            }}
          >
            Undo
          </Button>
          <Button
            data-menu="edit"
            disabled={life.names.length === 0}
            onClick={() => become({ ...life, names: [] }, "No week has a name now. Undo brings them back.")}
          >
            Clear the names
          </Button>
          <Button
            data-menu="edit"
            disabled={life.born === "" && life.names.length === 0}
            onClick={() =>
              become(nobody, "Forgotten, date and all. Undo remembers, until you leave the page.")
            }
          >
            Forget everything
          </Button>
        </div>
      </RevealOnce>
      <LifeFiles
        life={life}
        today={today}
        onImport={next => become(next, "Imported. Undo brings back what was before.")}
      />
    </section>
  )
}
