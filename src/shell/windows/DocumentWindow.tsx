import type { ReactNode } from "react"
import { useReadingProgress } from "../useReadingProgress"
import * as styles from "./DocumentWindow.module.css"
import * as frame from "./Frame.module.css"
import { NextDoor } from "./NextDoor"
import type { WindowPage } from "./program"
import { StatusText } from "./StatusText"
import { WindowFrame } from "./WindowFrame"

type Props = { page: WindowPage; children: ReactNode }

/** A page of text in a window; its status bar shows the code, the status text and the reading progress. */
export function DocumentWindow({ page: { title, code, icon, neighbours }, children }: Props) {
  const status = (
    <div className="status-bar">
      <p className={`status-bar-field ${frame.number}`}>{code ? `No. ${code}` : "Ex-directory"}</p>
      <StatusText />
      <Read />
      {neighbours && <NextDoor neighbours={neighbours} className="status-bar-field" />}
    </div>
  )
  const words = (
    <div className="title-bar-text" aria-hidden="true">
      {title}
    </div>
  )
  return (
    <WindowFrame id="page" name={title} title={words} label={title} icon={icon} status={status}>
      <div className={styles.paper}>{children}</div>
    </WindowFrame>
  )
}

function Read() {
  const percent = useReadingProgress()
  return (
    <p className={`status-bar-field ${styles.read}`}>
      {percent === null ? "Document: Done" : `${percent}% read`}
    </p>
  )
}
