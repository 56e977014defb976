import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { Field } from "../../../kits/controls/Field"
import * as styles from "../AgeInWeekBlocks.module.css"
import { maxLetters } from "../logic"

type Props = {
  /** The days of the week in the hand. */
  days: string
  /** Its name; "" for none. */
  name: string
  /** True where a name can be written. */
  isOwn: boolean
  /** Called with its name when it is put back. */
  onPutBack: (name: string) => void
}

/** The week that has been pulled out: its name, or a field for one. */
export function Hand({ days, name, isOwn, onPutBack }: Props) {
  const [text, setText] = useState(name)
  const button = <Button type="submit">Put it back</Button>
  return (
    <form
      className={styles.hand}
      onSubmit={event => {
        event.preventDefault()
        onPutBack(text)
      }}
    >
      <p className={styles.days}>{days}</p>
      {isOwn ? (
        <Field
          className={styles.name}
          label="What happened?"
          value={text}
          maxLength={maxLetters}
          placeholder="Nothing, probably"
          onChange={setText}
        >
          {button}
        </Field>
      ) : (
        <>
          <p className={styles.was}>“{name}.”</p>
          {button}
        </>
      )}
    </form>
  )
}
