/** The moves of the shown day: remembered for today, forgotten for yesterday. */
import { useState } from "react"
import { dailyRecord } from "../../hooks/storage/today"
import { useStorage } from "../../hooks/storage/useStorage"
import {
  afterMoves,
  counts,
  type DailyGame,
  type DailyRecord,
  dailyGames,
  emptyRecord,
  movesOn,
  stampOf,
} from "../../lib/game/daily"
import { markOf } from "./marks"
import type { DailyWord } from "./word"

/** Returns the moves and marks of a day, and a function that adds a move. `isPractice` says that nothing of it counts. */
export function usePlay(day: number, wantsPractice: boolean, words: readonly DailyWord[]) {
  const [record, setRecord] = useStorage(dailyRecord)
  const [practice, setPractice] = useState<DailyRecord>(emptyRecord)
  const isPractice = wantsPractice || !counts(record, day)
  const current = isPractice ? (practice.day === day ? practice : emptyRecord) : record
  const stamp = stampOf(current, day)
  const stored = movesOn(current, day)
  // Moves of another word, from before the list of words changed, may not end this one.
  const isStale =
    stamp.marks[dailyGames.indexOf("word")] === null && markOf("word", day, stored.word, words) !== null
  const moves = isStale ? { ...stored, word: [] } : stored
  const move = (game: DailyGame, next: number) => {
    const all = [...moves[game], next]
    const after = afterMoves(current, day, game, all, markOf(game, day, all, words))
    if (after === current) return
    if (isPractice) setPractice(after)
    else setRecord(after)
  }
  const unfinished = dailyGames.filter((_, at) => stamp.marks[at] === null)
  return { record, isPractice, moves, stamp, unfinished, move }
}
