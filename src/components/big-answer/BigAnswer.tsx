import * as styles from "./BigAnswer.module.css"

type Props = {
  /** Whether it is so; null while nobody knows. */
  answer: boolean | null
  /** Large, as large as the whole window, or of a size that leaves room for its facts beside it. */
  size?: "large" | "whole" | "beside"
  /** What stands there until it is known. */
  unknown?: string
  /** How the answer is written where that isn't how it is read: "Y35". */
  spell?: (text: string) => string
}

/** Yes or no, as large as it may be; three dots of the same size until it is known. */
export function BigAnswer({ answer, size = "large", unknown = "...", spell }: Props) {
  const text = answer === null ? unknown : answer ? "Yes" : "No"
  return (
    <p className={styles.answer} role="status" data-size={size}>
      <span data-answer={answer ? "yes" : "no"} data-spelt={spell?.(text)}>
        {spell ? <i className={styles.spelt}>{text}</i> : text}
      </span>
    </p>
  )
}
