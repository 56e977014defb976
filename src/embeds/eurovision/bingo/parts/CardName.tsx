import { type ReactNode, useState } from "react"
import { Button } from "../../../../components/button/Button"
import { Field } from "../../../../kits/controls/Field"
import * as styles from "../EurovisionBingo.module.css"
import { cardName } from "../logic"

type Props = { name: string | null; take: (typed?: string) => void; children: ReactNode }

/** The name of the card as a text field, so that friends can share one, and a button for another card. */
export function CardName({ name, take, children }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [wrong, setWrong] = useState("")

  const submit = () => {
    const typed = draft ?? name ?? ""
    const isName = cardName(typed) !== ""
    setWrong(isName ? "" : "Write a word or a number, such as boom-42 or your own name.")
    if (!isName) return
    setDraft(null)
    if (cardName(typed) !== name) take(typed)
  }
  const another = () => {
    setWrong("")
    setDraft(null)
    take()
  }

  return (
    <form
      className={styles.name}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label="Card"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        disabled={name === null}
        value={draft ?? name ?? ""}
        problem={wrong}
        onChange={setDraft}
        beside
      />
      <Button type="submit" disabled={name === null}>
        Deal this card
      </Button>
      <Button disabled={name === null} onClick={another}>
        New card
      </Button>
      {children}
    </form>
  )
}
