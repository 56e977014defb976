import * as styles from "../CheckUsernamePassword.module.css"

type Props = {
  id: string
  label: string
  note?: string
  value: string
  /** The complaint about the field; "" if there is none. */
  complaint: string
  onChange: (value: string) => void
}

/** A field with its complaint. A plain text input, so that no browser offers to save a password. */
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
