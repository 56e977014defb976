import type { KeyboardEvent } from "react"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { useGrid } from "../../../kits/board/useGrid"
import { inSentence, useGuest } from "../../../kits/guest/useGuest"
import * as styles from "../Today.module.css"
import { alphabet, balloons, type DailyWord, playWord, sale } from "../word"
import { spelling } from "../words"
import { Balloons } from "./Balloons"
import type { GameProps } from "./GameProps"

const columns = 9

/** Memories of a thing from another page: of a flight that ended in a hedge, and of one that did not. */
const landed = "Was landed on in a hedge, by a hamster."
const flew = "Went up under balloons, beside a hamster."

/** The word: Pertti hangs from six balloons. A wrong letter pops one; a press on him sells one for a letter. */
export function Word({ moves, move, word: { word, list } }: GameProps & { word: DailyWord }) {
  const state = playWord(word, moves)
  const isOver = state.mark !== null
  const grid = useGrid<HTMLDivElement>(Math.ceil(alphabet.length / columns), columns)
  const guest = useGuest()
  const play = (each: number) => {
    move(each)
    const { mark } = playWord(word, [...moves, each])
    if (mark !== null) guest?.remember(mark === 0 ? landed : flew)
  }
  const guess = (letter: string) => {
    if (!isOver && !state.letters.includes(letter)) play(alphabet.indexOf(letter))
  }
  const press = (event: KeyboardEvent) => {
    grid.onKeyDown(event)
    const letter = event.key.toLowerCase()
    if (letter.length !== 1 || !alphabet.includes(letter)) return
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    event.preventDefault()
    guess(letter)
  }
  const last = state.letters.at(-1)?.toUpperCase()
  const left = `${state.balloonsLeft} ${state.balloonsLeft === 1 ? "balloon" : "balloons"} left.`
  const message =
    state.mark === 0
      ? `It was ${word.toUpperCase()}. Pertti has landed in a hedge${guest ? `, on ${inSentence(guest)}` : ""}.`
      : isOver
        ? `${word.toUpperCase()}! ${left} He waves${guest ? `, beside ${inSentence(guest)}` : ""}.`
        : moves.at(-1) === sale
          ? `Sold: one balloon, for the letter ${last}. ${left}`
          : last
            ? `${last} is ${word.includes(last.toLowerCase()) ? "in it" : "not in it. Pop"}. ${left}`
            : ""
  return (
    <>
      <p className={styles.task}>
        {list}, {word.length} letters. Press Pertti to sell a balloon for a letter.
      </p>
      <div className={styles.word}>
        <button
          type="button"
          className={styles.sky}
          aria-label={`Sell one of Pertti's ${state.balloonsLeft} balloons for a letter${guest ? `. Beside him: ${inSentence(guest)}` : ""}`}
          aria-disabled={isOver}
          onClick={() => !isOver && play(sale)}
        >
          <Balloons left={state.balloonsLeft} of={balloons} guest={guest} />
        </button>
        <p className={styles.letters} aria-hidden="true">
          {[...word].map((letter, at) => {
            const isMissing = state.missing.includes(letter)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter of a word is known by its place
              <span key={at} data-missing={isMissing || undefined}>
                {isMissing && !isOver ? "" : letter.toUpperCase()}
              </span>
            )
          })}
        </p>
        <p className="visually-hidden">{isOver ? word : spelling(word, state.missing)}</p>
        <div
          className={styles.keys}
          role="toolbar"
          aria-label="Letters"
          data-keys
          tabIndex={-1}
          ref={grid.ref}
          onKeyDown={press}
        >
          {[...alphabet].map((letter, index) => {
            const isUsed = state.letters.includes(letter)
            const isHit = isUsed && word.includes(letter)
            return (
              <button
                key={letter}
                type="button"
                {...grid.cell(index)}
                aria-label={`${letter.toUpperCase()}${isUsed ? (isHit ? ", in the word" : ", not in the word") : ""}`}
                aria-disabled={isOver || isUsed}
                data-used={isUsed ? (isHit ? "hit" : "miss") : undefined}
                onClick={() => guess(letter)}
              >
                {letter.toUpperCase()}
              </button>
            )
          })}
        </div>
      </div>
      {message && <StatusMessage>{message}</StatusMessage>}
    </>
  )
}
