import { useState } from "react"
import { Field } from "../../../../kits/controls/Field"
import { trimmed } from "../../../../lib/text/blank"
import { riddleAnswer } from "../../toys/words"
import * as styles from "./doors.module.css"

/** 3: a riddle, for those who have needles but no thread. */
export function Riddle() {
  const [guess, setGuess] = useState("")
  const [said, setSaid] = useState("")
  return (
    <form
      className={styles.stack}
      onSubmit={event => {
        event.preventDefault()
        if (riddleAnswer.test(guess)) setSaid("Yes. It is standing in the corner and has heard everything.")
        else
          setSaid(
            trimmed(guess)
              ? "No, but it would look well in a corner too."
              : "Silence is not the answer this time.",
          )
      }}
    >
      <p>
        It has ten thousand needles and has never sewn a button on. It is carried in with joy, given water,
        hung with glass, and in January it leaves by the window. What is it?
      </p>
      <Field label="Your answer" value={guess} onChange={setGuess} beside />
      <p role="status">{said}</p>
      <div className="buttons">
        <button type="submit">Answer</button>
        <button type="button" onClick={() => setSaid("It is the Christmas tree. Not angry, only dry.")}>
          I give up
        </button>
      </div>
    </form>
  )
}
