import { useState } from "react"
import * as styles from "./doors.module.css"

const word = "KYNTTILÄ"
/** The letters in scrambled order. */
const fallen = [..."TIYLÄNKT"].map((sign, place) => ({ sign, place }))

/** Door 8: an anagram, solved by pressing the letters in the right order. */
export function Letters() {
  const [taken, setTaken] = useState<readonly number[]>([])
  const [message, setMessage] = useState("A Finnish word of eight letters. Something burns.")
  const sofar = taken.map(place => fallen[place]?.sign).join("")
  const press = (place: number) => {
    if (taken.includes(place)) return
    const next = sofar + (fallen[place]?.sign ?? "")
    if (!word.startsWith(next))
      return setMessage(`${next} is how no word like that begins. The letter goes back.`)
    setTaken([...taken, place])
    setMessage(
      next === word
        ? "Kynttilä, a candle. Now read it aloud, with the stress on the first syllable."
        : `${next}, so far.`,
    )
  }
  return (
    <>
      <p className={styles.word} aria-hidden="true">
        {sofar.padEnd(word.length, "·")}
      </p>
      <fieldset className="buttons">
        <legend>Letters</legend>
        {fallen.map(({ sign, place }) => (
          <button key={place} type="button" aria-pressed={taken.includes(place)} onClick={() => press(place)}>
            {sign}
          </button>
        ))}
      </fieldset>
      <p role="status">{message}</p>
      <button
        type="button"
        onClick={() => {
          setTaken([])
          setMessage("All the letters are in the box again.")
        }}
      >
        Begin again
      </button>
    </>
  )
}
