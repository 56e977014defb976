import { useMemo } from "react"
import { now as clock, useNow } from "../../hooks/browser/clock"
import { useDrawn } from "../../hooks/browser/drawn"
import { usePageData } from "../../hooks/page/page"
import { gameDay } from "../../lib/calendar/gameDay"
import { Day } from "./parts/Day"
import * as styles from "./Today.module.css"
import { type WordList, wordsOf } from "./word"

/**
 * Four small games, the same for everybody on one day of Helsinki's calendar: a grid of colours, a word, a house of
 * lights and a horse race.
 *
 * @feed Four small games, new every day at midnight in Helsinki: a colour, a word, a house and a horse race.
 * @data hangman
 */
export default function Today() {
  const { hangman } = usePageData<{ hangman: WordList[] }>()
  const words = useMemo(() => wordsOf(hangman), [hangman])
  const time = useNow()
  const arrival = useDrawn(() => gameDay(clock()))
  if (!time || arrival === null) return <div className={styles.waiting} />
  return <Day arrival={arrival} at={time.getTime()} words={words} />
}
