import type { ReactNode } from "react"
import { useReading } from "../reading"
import * as styles from "./PageWindow.module.css"
import { useHint } from "./useHint"

type Props = { page: { title: string; code: string | null }; children: ReactNode }

/** A page as a window: its title above; its number, the last hint and how much of it is read below. */
export function PageWindow({ page: { title, code }, children }: Props) {
  return (
    <div className={`window ${styles.window}`}>
      <div className="title-bar" aria-hidden="true">
        <div className="title-bar-text">{title}</div>
      </div>
      <div className={styles.paper}>{children}</div>
      <div className="status-bar">
        <p className={`status-bar-field ${styles.number}`}>{code ? `No. ${code}` : "No number"}</p>
        <Hint />
        <Read />
      </div>
    </div>
  )
}

function Hint() {
  return <p className={`status-bar-field ${styles.hint}`}>{useHint()}</p>
}

function Read() {
  const percent = useReading()
  return (
    <p className={`status-bar-field ${styles.read}`}>
      {percent === null ? "Document: Done" : `${percent}% read`}
    </p>
  )
}
