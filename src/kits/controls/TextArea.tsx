import type { ReactNode, Ref, TextareaHTMLAttributes } from "react"
import { typedKeys } from "../../hooks/browser/typedKeys"
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

/** A box for lines of text, with its label and what is wrong with it; where any length will do, see `TextSource`. `onKeyDown` hears no composing. */
export function TextArea({ label, onText, problem, beside, className, onKeyDown, ...area }: Props) {
  const { id, problemId, control } = useTies(problem, area)
  return (
    <div className={classes(styles.control, beside && styles.beside, className)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        onChange={event => onText?.(event.target.value)}
        {...area}
        {...control}
        onKeyDown={onKeyDown && typedKeys(onKeyDown)}
      />
      {problem !== undefined && <Problem id={problemId}>{problem}</Problem>}
    </div>
  )
}
