/** The mark of each game, which follows from its day and its moves. */
import type { DailyGame, Mark } from "../../lib/game/daily"
import { playLights } from "./lights"
import { playOdd } from "./oddOne"
import { playRace, raceOf } from "./race"
import { type DailyWord, playWord, wordOf } from "./word"

/** Returns the mark of a game; null if it isn't finished. */
export function markOf(
  game: DailyGame,
  day: number,
  moves: readonly number[],
  words: readonly DailyWord[],
): Mark | null {
  if (moves.length === 0) return null
  if (game === "odd") return playOdd(day, moves).mark
  if (game === "word") return playWord(wordOf(day, words).word, moves).mark
  if (game === "lights") return playLights(day, moves).mark
  return playRace(raceOf(day), moves).mark
}
