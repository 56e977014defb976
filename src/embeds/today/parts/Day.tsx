import { useRef, useState } from "react"
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
  const [isRunning, setRunning] = useState(false)
  const { give } = useThing()
  const panel = useRef<HTMLElement>(null)
  const isYesterday = day === today - 1 && day !== arrival
  const { record, isPractice, moves, stamp, unfinished, move } = usePlay(day, isYesterday, words, give)
  const game = picked ?? unfinished[0] ?? "odd"
  const next = unfinished.find(each => each !== game)
  const isOver = !unfinished.includes(game) && !(game === "race" && isRunning)
  const props = {
    day,
    moves: moves[game],
    move: (each: number) => {
      setPicked(game)
      move(game, each)
    },
  }
  const open = (each: DailyGame | null, on = day) => {
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
        record={record}
        stamp={stamp}
        isPractice={isPractice}
        isDone={isComplete(stamp) && !isRunning}
        words={words}
        open={on => open(null, on)}
      />
    </div>
  )
}
