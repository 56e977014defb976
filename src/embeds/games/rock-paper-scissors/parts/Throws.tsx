import { type KeyboardEvent, useRef } from "react"
import * as styles from "../RockPaperScissors.module.css"
import { type Throw, throws } from "../throws"
import { HandPicture } from "./HandPicture"

type Props = {
  /** True while a throw can be made. */
  open: boolean
  onThrow: (you: Throw) => void
}

/** The three throws as buttons, with the shortcuts R, P, S and 1, 2, 3 while one of them has the focus. */
export function Throws({ open, onThrow }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    const key = event.key.toLowerCase()
    const place = throws.findIndex((each, at) => key === each.charAt(0) || key === String(at + 1))
    const you = throws[place]
    if (!you) return
    event.preventDefault()
    group.current?.querySelectorAll("button")[place]?.focus()
    if (open) onThrow(you)
  }
  return (
    <fieldset ref={group} className={styles.throws} onKeyDown={press}>
      <legend>Your throw</legend>
      {throws.map(each => (
        <button key={each} type="button" aria-disabled={!open} onClick={() => open && onThrow(each)}>
          <span className={styles.sign}>
            <HandPicture thrown={each} of="visitor" />
          </span>
          {each}
        </button>
      ))}
    </fieldset>
  )
}
