import * as styles from "../Comments.module.css"

type Props = { by: string; text: string; note?: string }

/** The colours of the squares that stand for faces. */
const faces = ["#c0392b", "#2f6f8f", "#3d7a3d", "#8a5a1f", "#6b3fa0", "#a03f6b"]

/** A comment with its writer's initial on a square of the writer's own colour. */
export function Entry({ by, text, note }: Props) {
  const sum = [...by].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return (
    <li className={styles.entry}>
      <span
        className={styles.face}
        style={{ background: faces[sum % faces.length], color: "#fff" }}
        aria-hidden="true"
      >
        {by.replace(/^xX_/, "").slice(0, 1).toUpperCase()}
      </span>
      <div>
        <strong>{by}</strong>
        {note && <em className={styles.note}> {note}</em>}
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  )
}
