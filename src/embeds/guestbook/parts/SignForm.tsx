import { type FormEvent, useState } from "react"
import { Choice } from "../../../kits/controls/Choice"
import { Field } from "../../../kits/controls/Field"
import { TextArea } from "../../../kits/controls/TextArea"
import { isBlank } from "../../../lib/text/blank"
import * as styles from "../Guestbook.module.css"
import { maxLengths } from "../logic"
import { type Mood, moods } from "../schema"

type Draft = { name: string; home: string; mood: Mood; text: string }
type Props = {
  /** Returns false if the name or the text is missing. */
  onSign: (draft: Draft) => boolean
}

const empty: Draft = { name: "", home: "", mood: "happy", text: "" }

/** The form for a new entry: name, home page, mood and message. */
export function SignForm({ onSign }: Props) {
  const [draft, setDraft] = useState(empty)
  const [problem, setProblem] = useState("")
  const change = (part: Partial<Draft>) => {
    setProblem("")
    setDraft({ ...draft, ...part })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (onSign(draft)) setDraft({ ...draft, text: "" })
    else setProblem(isBlank(draft.name) ? "Who is it?" : "The sheet is empty.")
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label="Name"
        value={draft.name}
        maxLength={maxLengths.name}
        onChange={name => change({ name: name.slice(0, maxLengths.name) })}
      />
      <Field
        label="Home page"
        value={draft.home}
        maxLength={maxLengths.home}
        onChange={home => change({ home: home.slice(0, maxLengths.home) })}
      />
      <Choice label="Mood" value={draft.mood} options={moods} onChange={mood => change({ mood })} />
      <TextArea
        label="What you have to say"
        className={styles.say}
        rows={2}
        value={draft.text}
        maxLength={maxLengths.text}
        onText={text => change({ text: text.slice(0, maxLengths.text) })}
      />
      <div className={styles.submit}>
        <button type="submit">Sign the book</button>
        <span role="status">{problem}</span>
      </div>
    </form>
  )
}
