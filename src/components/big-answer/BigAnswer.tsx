import * as styles from "./BigAnswer.module.css"

type Props = {
  /** Whether it is so; null while nobody knows. */
  answer: boolean | null
}

/** Yes or no, as large as the page is wide; three dots of the same size until it is known. */
export function BigAnswer({ answer }: Props) {
  return (
    <p className={styles.answer} role="status">
      <span>{answer === null ? "..." : answer ? "Yes" : "No"}</span>
    </p>
  )
}
