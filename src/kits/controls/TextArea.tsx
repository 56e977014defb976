import type { ReactNode, Ref, TextareaHTMLAttributes } from "react"
import { ignoreComposition } from "../../hooks/browser/composition"
import * as styles from "./Controls.module.css"
import { Problem } from "./Problem"
import { classNames, useFieldIds } from "./useFieldIds"

type Own = {
  label: ReactNode
  value: string
  /** Handles a change of the text. */
  onText?: (text: string) => void
  problem?: string | null | false
  /** Lays out the label and the field in the caller's grid. */
  beside?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

type Props = Own & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Own | "id">

/**
 * A text area with its label and error message; for texts of any length see `TextSource`. `onKeyDown` doesn't get keys
 * for an input method.
 */
export function TextArea({ label, onText, problem, beside, className, onKeyDown, ...area }: Props) {
  const { id, problemId, control } = useFieldIds(problem, area)
  return (
    <div className={classNames(styles.control, beside && styles.beside, className)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        onChange={event => onText?.(event.target.value)}
        {...area}
        {...control}
        onKeyDown={onKeyDown && ignoreComposition(onKeyDown)}
      />
      {problem !== undefined && <Problem id={problemId}>{problem}</Problem>}
    </div>
  )
}
