import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"
import * as styles from "./Controls.module.css"
import { Problem } from "./Problem"
import { classNames, useFieldIds } from "./useFieldIds"

type Props = {
  label: ReactNode
  /** The accepted file types, as in HTML: ".json,application/json". */
  accept?: string
  onFile: (file: File) => void
  /** The name of the open file, even if it was dropped; null clears the field. */
  name?: string | null
  /** Clears the field after each choice, since the page shows the file elsewhere. */
  forgets?: boolean
  /** Also accepts a file pasted anywhere on the page. */
  pasted?: boolean
  problem?: string | null | false
  /** Content above the field, on which files can be dropped too. */
  above?: ReactNode
  /** Content below the field. */
  children?: ReactNode
  className?: string
}

/** A field for a file, chosen or dropped. The same file can be chosen again. */
export function FileField(props: Props) {
  const { label, accept, onFile, name, forgets, pasted, problem, above, children, className } = props
  const { id, problemId, control } = useFieldIds(problem)
  const [isOver, setIsOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    if (field.current) field.current.value = ""
  }
  // Without this, the field would still name a file that has been closed.
  useEffect(() => {
    if (name === null && field.current) field.current.value = ""
  }, [name])
  const take = (event: { preventDefault(): void }, files: FileList | undefined) => {
    const file = files?.[0]
    if (!file) return
    event.preventDefault()
    clear()
    onFile(file)
  }
  const paste = useEffectEvent((event: ClipboardEvent) => take(event, event.clipboardData?.files))
  useEffect(() => {
    if (!pasted) return
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener("paste", listen)
    return () => document.removeEventListener("paste", listen)
  }, [pasted])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the field inside
    <div
      className={classNames(styles.control, className)}
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={event => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setIsOver(false)
      }}
      onDrop={event => {
        setIsOver(false)
        take(event, event.dataTransfer.files)
      }}
    >
      {above}
      <label htmlFor={id}>{label}</label>
      <input
        {...control}
        ref={field}
        type="file"
        accept={accept}
        onClick={clear}
        onChange={event => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          if (forgets) clear()
        }}
      />
      {children}
      {name && <p className={styles.note}>{name}</p>}
      {problem !== undefined && <Problem id={problemId}>{problem}</Problem>}
    </div>
  )
}
