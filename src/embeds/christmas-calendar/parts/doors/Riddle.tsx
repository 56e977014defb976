import { useState } from "react"
import { Field } from "../../../../kits/controls/Field"
import { trimmed } from "../../../../lib/text/blank"
import { riddleAnswer } from "../../toys/words"
import * as styles from "./doors.module.css"

/** Door 3: a riddle. */
export function Riddle() {
  const [guess, setGuess] = useState("")
  const [message, setMessage] = useState("")
  return (
    <form
      className={styles.stack}
      onSubmit={event => {
        event.preventDefault()
        if (riddleAnswer.test(guess))
          setMessage("Yes. It is standing in the corner and has heard everything.")
        else
          setMessage(
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
      <p role="status">{message}</p>
      <div className="buttons">
        <button type="submit">Answer</button>
        <button type="button" onClick={() => setMessage("It is the Christmas tree. Not angry, only dry.")}>
          I give up
        </button>
      </div>
    </form>
  )
}
