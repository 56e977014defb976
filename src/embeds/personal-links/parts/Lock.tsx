import { type FormEvent, useState } from "react"
import { Field } from "../../../kits/controls/Field"
import { blotted, type Secret } from "../logic"
import * as styles from "../PersonalLinks.module.css"

type Props = { onSecret: (secret: Secret) => void }

/** The lock of the diary. It opens for a secret, of which only the lengths of the words are stored. */
export function Lock({ onSecret }: Props) {
  const [secret, setSecret] = useState("")
  const [erased, setErased] = useState(0)
  const [problem, setProblem] = useState("")
  const give = (event: FormEvent) => {
    event.preventDefault()
    const lengths = blotted(secret)
    if (lengths.length === 0) return setProblem("An empty page isn't a secret. Everybody has one of those.")
    onSecret({ lengths, erased })
  }
  return (
    <form className={styles.lock} onSubmit={give}>
      <svg
        viewBox="0 0 120 110"
        width="130"
        height="119"
        role="img"
        aria-label="A padlock in the shape of a heart"
      >
        <path fill="none" stroke="#8a8f99" strokeWidth="9" d="M42 50V30q0-20 18-20t18 20v20" />
        <path fill="none" stroke="#d5d9e0" strokeWidth="3" d="M40 50V30q0-21 20-22" />
        <path
          fill="#d8243c"
          stroke="#6d0a1a"
          strokeWidth="3"
          d="M60 104C30 84 14 70 14 55c0-10 8-18 18-18 14 0 23 8 28 18 5-10 14-18 28-18 10 0 18 8 18 18 0 15-16 29-46 49z"
        />
        <path fill="#ff8fa0" d="M24 50q3-8 12-7-8 3-9 11z" />
        <path fill="#f2c84b" stroke="#6d4a00" d="M60 62a8 8 0 0 1 4 15l3 13H53l3-13a8 8 0 0 1 4-15z" />
        <circle cx="60" cy="70" r="3" fill="#3a0008" />
      </svg>
      <Field
        label="A secret of yours"
        value={secret}
        maxLength={300}
        problem={problem}
        onChange={text => {
          setProblem("")
          setErased(erased + Math.max(0, secret.length - text.length))
          setSecret(text)
        }}
      >
        <button type="submit">Give it</button>
      </Field>
      <p>It is blotted as you write.</p>
    </form>
  )
}
