import { useRef, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useThing } from "../../../kits/things/useThing"
import { dayAt, dayKey } from "../../../lib/calendar/calendarDay"
import { gameDay } from "../../../lib/calendar/gameDay"
import { longDate } from "../../../lib/calendar/longDate"
import { type DailyGame, dailyGames, isComplete } from "../../../lib/game/daily"
import * as styles from "../Today.module.css"
import { usePlay } from "../usePlay"
import { type DailyWord, wordOf } from "../word"
import { gameNames, signs } from "../words"
import { Lights } from "./Lights"
import { OddOne } from "./OddOne"
import { RaceOfTheDay } from "./RaceOfTheDay"
import { Side } from "./Side"
import { Word } from "./Word"

type Props = {
  /** The day on which the visitor came, counted from 1970-01-01. */
  arrival: number
  /** The time in milliseconds since 1970. */
  at: number
  words: readonly DailyWord[]
}

/** The games of a day, and beside them its stamps. */
export function Day({ arrival, at, words }: Props) {
  const today = gameDay(at)
  const [day, setDay] = useState(arrival)
  const [picked, setPicked] = useState<DailyGame | null>(null)
  const [hasStarted, setRunning] = useState(false)
  const isRunning = useMotion() && hasStarted
  const [hasTurnedBack, setTurnedBack] = useState(false)
  const panel = useRef<HTMLElement>(null)
  // A game that is on the table at midnight may be finished; days that are opened again are practice.
  const isOld = day < today && (hasTurnedBack || day < today - 1)
  const { record, isPractice, moves, stamp, unfinished, move } = usePlay(day, isOld, words)
  const isDone = isComplete(stamp) && !isRunning
  useThing(!isPractice && isDone)
  const game = picked ?? unfinished[0] ?? "odd"
  const next = unfinished.find(each => each !== game)
  const isOver = !unfinished.includes(game) && !(game === "race" && isRunning)
  const props = {
    day,
    moves: moves[game],
    move: (each: number) => {
      setPicked(game)
      move(game, each)
      // The button of the named horse goes, and the focus with it.
      if (game === "race") panel.current?.focus({ preventScroll: true })
    },
  }
  const open = (each: DailyGame | null, on = day) => {
    if (on !== day) setTurnedBack(on < today)
    setDay(on)
    setPicked(each)
    setRunning(false)
  }
  const goOn = () => {
    if (next) open(next)
    panel.current?.focus()
  }
  return (
    <div className={styles.tool}>
      <div className={styles.main}>
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">Games</legend>
          {dailyGames.map((each, index) => {
            const mark = each === "race" && isRunning ? null : (stamp.marks[index] ?? null)
            return (
              <button
                key={each}
                type="button"
                aria-pressed={each === game}
                aria-label={`${gameNames[each].name}${mark === null ? "" : `, ${mark} of 3`}`}
                onClick={() => open(each)}
              >
                <span className={styles.long}>{gameNames[each].name}</span>
                <span className={styles.short} aria-hidden="true">
                  {gameNames[each].short}
                </span>
                <span className={styles.signs} aria-hidden="true">
                  {mark === null ? "\u00a0" : signs(mark)}
                </span>
              </button>
            )
          })}
        </fieldset>
        <section ref={panel} tabIndex={-1} className={styles.game} aria-label={gameNames[game].name}>
          {game === "odd" && <OddOne key={day} {...props} />}
          {game === "word" && <Word key={day} {...props} word={wordOf(day, words)} />}
          {game === "lights" && <Lights key={day} {...props} />}
          {game === "race" && <RaceOfTheDay key={day} {...props} onRun={setRunning} />}
        </section>
        <p className={`buttons ${styles.next}`}>
          {isOver && next && (
            <button type="button" className="default" onClick={goOn}>
              Next: {gameNames[next].name}
            </button>
          )}
        </p>
      </div>
      <Side
        date={longDate(dayKey(dayAt(day)))}
        day={day}
        today={today}
        at={at}
        // The stamps would tell the end of the race while it runs.
        record={isRunning ? { ...record, stamps: record.stamps.filter(each => each.day !== day) } : record}
        stamp={stamp}
        isPractice={isPractice}
        isDone={isDone}
        words={words}
        open={on => open(null, on)}
      />
    </div>
  )
}
