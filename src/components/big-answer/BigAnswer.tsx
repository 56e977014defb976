import * as styles from "./BigAnswer.module.css"

type Props = {
  /** The answer; null while unknown. */
  answer: boolean | null
  /** Large, as large as the window, or small enough for facts beside it. */
  size?: "large" | "whole" | "beside"
  /** The text while the answer is unknown. */
  unknown?: string
  /** Spells the visible answer, "Y35"; screen readers get the original. */
  spell?: (text: string) => string
}

/** Yes or no in large letters; three dots of the same size while unknown. */
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
