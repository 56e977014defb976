import { useState } from "react"
import { Button } from "../../../../components/button/Button"
import { useMotion } from "../../../../hooks/browser/motion"
import { GuestPicture } from "../../../../kits/guest/GuestPicture"
import type { Guest } from "../../../../kits/guest/useGuest"
import { confessionOf } from "../confession"
import * as styles from "../Guessing.module.css"
import { confessed, confessionText, signedText } from "../guest"
import type { State } from "../logic"

type Props = { state: State; guest: Guest | null }

/** The confession for the visitor, or whoever was on the clip, to sign in place of the polygraph. */
export function Confession({ state, guest }: Props) {
  const [message, setMessage] = useState("")
  const [signed, setSigned] = useState(false)
  const moving = useMotion()
  const { number, statements, plea } = confessionOf(state)
  const sign = () => {
    setSigned(true)
    if (signed) return setMessage("Once is enough. It was a good signature.")
    setMessage(guest ? signedText(number) : `Signed, and filed under L as No. ${number}.`)
    guest?.remember(confessed)
  }
  return (
    <section className={styles.confession} aria-label="Confession" data-moving={moving || undefined}>
      <p className={styles.head}>
        <strong>Confession</strong> <span>No. {number}</span>
      </p>
      <p>{guest ? confessionText(guest) : "I, the undersigned, have told this machine of my number"}</p>
      <ol>
        {statements.map(statement => (
          <li key={statement}>{statement}.</li>
        ))}
      </ol>
      <p role="status">{message || "There is no such number."}</p>
      <div className={styles.sign}>
        <Button onClick={sign}>{guest ? "Let it sign" : "Sign it"}</Button>
        {plea && <Button onClick={() => setMessage(plea.ruling)}>{plea.says}</Button>}
        <svg viewBox="0 0 120 34" aria-hidden="true" data-signed={signed || undefined}>
          {guest && <GuestPicture guest={guest} x={44} y={0} width={40} height={28} />}
          <path className={styles.rule} d="M2 28H118" />
          <path
            className={styles.scribble}
            pathLength="1"
            d="M8 24C14 4 22 2 20 14S8 32 16 24 28 8 30 16s-6 12 0 6 8-12 10-4-4 10 2 4 8-14 12-6-6 12 2 4 10-12 12-4-4 8 4 2S92 4 96 12 60 30 112 20"
          />
        </svg>
      </div>
    </section>
  )
}
