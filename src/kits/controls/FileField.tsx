import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"
import * as styles from "./Controls.module.css"
import { Problem } from "./Problem"
import { classes, useTies } from "./useTies"

type Props = {
  label: ReactNode
  /** The endings and kinds that are asked for, as HTML has them: ".json,application/json". */
  accept?: string
  onFile: (file: File) => void
  /** The name of the file that is open here, also where it was dropped; null puts the field back to none. */
  name?: string | null
  /** The field itself names no file: what became of it is seen elsewhere. */
  forgets?: boolean
  /** A file that is pasted anywhere on the page is taken too. */
  pasted?: boolean
  problem?: string | null | false
  /** What a file can be dropped on as well, above the field. */
  above?: ReactNode
  /** What stands below the field. */
  children?: ReactNode
  className?: string
}

/** A file to be picked, or dropped on the field; the same one can be picked again. */
export function FileField(props: Props) {
  const { label, accept, onFile, name, forgets, pasted, problem, above, children, className } = props
  const { id, problemId, control } = useTies(problem)
  const [over, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const forget = () => {
    if (field.current) field.current.value = ""
  }
  // The field would go on naming a file that has been put away.
  useEffect(() => {
    if (name === null && field.current) field.current.value = ""
  }, [name])
  const take = (event: { preventDefault(): void }, files: FileList | undefined) => {
    const file = files?.[0]
    if (!file) return
    event.preventDefault()
    forget()
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
      className={classes(styles.control, className)}
      data-over={over || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={event => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOver(false)
      }}
      onDrop={event => {
        setOver(false)
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
        onClick={forget}
        onChange={event => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          if (forgets) forget()
        }}
      />
      {children}
      {name && <p className={styles.note}>{name}</p>}
      {problem !== undefined && <Problem id={problemId}>{problem}</Problem>}
    </div>
  )
}
