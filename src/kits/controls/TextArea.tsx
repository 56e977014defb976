import type { ReactNode, Ref, TextareaHTMLAttributes } from "react"
import * as styles from "./Controls.module.css"
import { Problem } from "./Problem"
import { classes, useTies } from "./useTies"

type Own = {
  label: ReactNode
  value: string
  /** Not for a box that takes `anyLength`, which hears the changes itself. */
  onText?: (text: string) => void
  problem?: string | null | false
  /** The parts stand in the grid of the caller. */
  beside?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

type Props = Own & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Own | "id">

/** A box for lines of text, with its label and what is wrong with it; where any length will do, see `TextSource`. */
export function TextArea({ label, onText, problem, beside, className, ...area }: Props) {
  const { id, problemId, control } = useTies(problem, area)
  return (
    <div className={classes(styles.control, beside && styles.beside, className)}>
      <label htmlFor={id}>{label}</label>
      <textarea onChange={event => onText?.(event.target.value)} {...area} {...control} />
      {problem !== undefined && <Problem id={problemId}>{problem}</Problem>}
    </div>
  )
}
