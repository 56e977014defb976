import { type FormEvent, useId, useState } from "react"
import { Button } from "../../components/button/Button"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import * as styles from "./CheckUsernamePassword.module.css"
import { blank, brokenRule, type Form, submitForm, validEntry } from "./logic"
import { Field } from "./parts/Field"
import { Rules } from "./parts/Rules"
import { Welcome } from "./parts/Welcome"

/**
 * A sign-up form whose rules contradict each other, one at a time. It has hints and can be completed.
 *
 * @feed The worst sign-up form there is: "This password is already used by pertti77." It can be solved.
 */
export default function CheckUsernamePassword() {
  const [form, setForm] = useState<Form>(blank)
  const [before, setBefore] = useState<Form | null>(null)
  const [hinted, setHinted] = useState("")
  const id = useId()
  const rule = brokenRule(form)

  const type = (part: Partial<Form["entry"]>) => {
    setBefore(null)
    setForm({ ...form, entry: { ...form.entry, ...part }, complaint: null })
  }
  const replace = (next: Form) => {
    setBefore(form)
    setForm(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = submitForm(form)
    setBefore(null)
    setForm(next)
    if (next.complaint) document.getElementById(`${id}-${next.complaint.field}`)?.focus()
  }
  const complaint = (field: keyof Form["entry"]) =>
    form.complaint?.field === field ? form.complaint.what : ""

  return (
    <div className={styles.tool}>
      <p className={`notice ${styles.warning}`}>
        <strong>Don't type a password that you use anywhere.</strong> You are going to lose this one.
      </p>
      {form.done ? (
        <Welcome tries={form.tries} />
      ) : (
        <form className={styles.form} autoComplete="off" noValidate onSubmit={submit}>
          <Field
            id={`${id}-username`}
            label="Username *"
            value={form.entry.username}
            complaint={complaint("username")}
            onChange={username => type({ username })}
          />
          <Field
            id={`${id}-password`}
            label="Password *"
            note="Shown, so that those behind you can help."
            value={form.entry.password}
            complaint={complaint("password")}
            onChange={password => type({ password })}
          />
          <p className={styles.small}>* Required, as far as we know.</p>
          <div className="buttons">
            <button type="submit" className="default">
              Sign up
            </button>
            <RevealOnce when={Boolean(rule)}>
              <Button data-menu="edit" disabled={!rule} onClick={() => setHinted(rule?.hint ?? "")}>
                Hint
              </Button>
            </RevealOnce>
            <RevealOnce when={Boolean(rule)}>
              <Button
                disabled={!rule}
                onClick={() => replace({ ...form, entry: validEntry(form), complaint: null })}
              >
                Fill it in for me
              </Button>
            </RevealOnce>
          </div>
          <p className={styles.hint} role="status">
            {rule && hinted === rule.hint && `Hint: ${rule.hint}`}
            {!rule && form.revealed > 0 && "That keeps every rule you have been told. Sign up."}
            {form.revealed === 0 && "It takes a minute. Nobody has said which."}
          </p>
        </form>
      )}
      <div className="buttons">
        {before ? (
          <button
            data-menu="edit"
            type="button"
            onClick={() => {
              setForm(before)
              setBefore(null)
            }}
          >
            Undo
          </button>
        ) : (
          <RevealOnce when={form !== blank}>
            <Button
              data-menu="edit"
              disabled={form === blank}
              onClick={() => {
                replace(blank)
                setHinted("")
              }}
            >
              Start again
            </Button>
          </RevealOnce>
        )}
      </div>
      {!form.done && <Rules form={form} />}
    </div>
  )
}
