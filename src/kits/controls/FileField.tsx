import { type ReactNode, useEffect, useRef, useState } from "react"
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
  problem?: string | null | false
  className?: string
}

/** A file to be picked, or dropped on the field; the same one can be picked again. */
export function FileField({ label, accept, onFile, name, problem, className }: Props) {
  const { id, problemId, control } = useTies(problem)
  const [over, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The field would go on naming a file that has been put away.
  useEffect(() => {
    if (name === null && field.current) field.current.value = ""
  }, [name])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the field inside
    <div
      className={classes(styles.control, className)}
      data-over={over || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (!file) return
        event.preventDefault()
        onFile(file)
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        {...control}
        ref={field}
        type="file"
        accept={accept}
        onClick={event => {
          event.currentTarget.value = ""
        }}
        onChange={event => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
        }}
      />
      {name && <p className={styles.note}>{name}</p>}
      <Problem id={problemId}>{problem}</Problem>
    </div>
  )
}
