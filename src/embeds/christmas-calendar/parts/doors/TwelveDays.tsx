import { useState } from "react"
import { Field } from "../../../../kits/controls/Field"
import { isBlank } from "../../../../lib/text/blank"
import * as styles from "./doors.module.css"

/** On the n-th day one gets 1 + 2 + ... + n presents: 364 in twelve days. */
const all = 364

/** 16: how many presents there are in the song of the twelve days, counted by somebody who has to carry them. */
export function TwelveDays() {
  const [guess, setGuess] = useState("")
  const [said, setSaid] = useState("")
  const answer = () => {
    const number = Number(guess)
    if (isBlank(guess) || !Number.isInteger(number))
      return setSaid("Write a whole number. A partridge can't be cut.")
    if (number === all)
      return setSaid("364. One for every day of the year but one, on which the birds are returned.")
    setSaid(
      number < all
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
      <p role="status">{said}</p>
      <button type="submit">Count</button>
    </form>
  )
}
