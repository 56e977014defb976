import * as styles from "../CheckUsernamePassword.module.css"

type Props = {
  id: string
  label: string
  note?: string
  value: string
  /** What the form says of it; empty where it says nothing. */
  complaint: string
  onChange: (value: string) => void
}

/** A field of the form with its complaint. It is plain text, so that no browser offers to remember what is in it. */
export function Field({ id, label, note, value, complaint, onChange }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        data-1p-ignore=""
        data-lpignore="true"
        value={value}
        aria-invalid={complaint !== ""}
        aria-describedby={note ? `${id}-complaint ${id}-note` : `${id}-complaint`}
        onChange={event => onChange(event.target.value)}
      />
      {note && (
        <span id={`${id}-note`} className={styles.small}>
          {note}
        </span>
      )}
      <p id={`${id}-complaint`} className={styles.complaint} role="alert">
        {complaint}
      </p>
    </div>
  )
}
