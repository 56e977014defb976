import { useState } from "react"
import { Field } from "../../../../kits/controls/Field"
import { isBlank } from "../../../../lib/text/blank"
import * as styles from "./doors.module.css"

/** 1 + 2 + ... + n presents arrive on day n: 364 in twelve days. */
const totalPresents = 364

/** Door 16: guess the number of presents in "The Twelve Days of Christmas". */
export function TwelveDays() {
  const [guess, setGuess] = useState("")
  const [message, setMessage] = useState("")
  const answer = () => {
    const number = Number(guess)
    if (isBlank(guess) || !Number.isInteger(number))
      return setMessage("Write a whole number. A partridge can't be cut.")
    if (number === totalPresents)
      return setMessage("364. One for every day of the year but one, on which the birds are returned.")
    setMessage(
      number < totalPresents
        ? "More. There are still lords on the stairs."
        : "Fewer. Somebody has counted the drummers twice.",
    )
  }
  return (
    <form
      className={styles.stack}
      onSubmit={event => {
        event.preventDefault()
        answer()
      }}
    >
      <p>
        On the first day of Christmas there is one present, a bird in a tree. On the second there are two of
        something and the bird again; on the third three, two and one; and so on for twelve days. How many
        presents are that in all?
      </p>
      <Field label="Presents" type="number" inputMode="numeric" value={guess} onChange={setGuess} beside />
      <p role="status">{message}</p>
      <button type="submit">Count</button>
    </form>
  )
}
