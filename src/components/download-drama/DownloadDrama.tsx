import { type ComponentType, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { download } from "../../hooks/browser/download"
import { Copying } from "./Copying"
import * as styles from "./DownloadDrama.module.css"
import { bytes, fileText } from "./logic"

/** What the picture over the dialog is told. */
export type StageProps = {
  phase: "ready" | "copying" | "done" | "cancelled"
  /** When the download began, in milliseconds since 1970; null before. Each download has a picture of its own. */
  startedAt: number | null
  /** Whether the file was saved. */
  saved: boolean
}

type Props = {
  /** The file's name: "virus.txt". */
  name: string
  /** What the dialog asks before anything has been done. */
  ask: string
  /** What is written on the parcel: "Danger" and "being estimated". */
  label: readonly (readonly [what: string, how: string])[]
  /** What the file is, after "a": "short, friendly text". */
  kind: string
  /** The picture over all of it, which goes on when the file has come. */
  Stage: ComponentType<StageProps>
  /** What is said once the file is saved. */
  saved: string
  /** What is said during the download, and how long it is still supposed to take. */
  lines: { say: string; left: string }[]
  /** The file, a paragraph each. */
  file: string[]
  /** The file as it is read in the dialog. */
  Reader: ComponentType<{ name: string; file: readonly string[] }>
}

/** A download dialog that is very dramatic for nine seconds and then has a harmless text file, which nobody sends. */
export function DownloadDrama({
  name,
  ask,
  label,
  kind,
  Stage,
  saved: isCaught,
  lines,
  file,
  Reader,
}: Props) {
  const [phase, setPhase] = useState<StageProps["phase"]>("ready")
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const [reading, setReading] = useState(false)
  const [saved, setSaved] = useState(false)
  const text = fileText(file)

  const begin = () => {
    setReading(false)
    setSaved(false)
    setPhase("copying")
    setStartedAt(now())
  }
  const save = () => {
    download(new Blob([text], { type: "text/plain;charset=utf-8" }), name)
    setSaved(true)
  }
  const arrived = `${name} has arrived: ${bytes(text)} bytes of text. What would you like to do with it?`
  const says =
    phase === "cancelled"
      ? "Cancelled. Nothing had been downloaded, and the dialog feels a little foolish."
      : saved
        ? isCaught
        : arrived

  return (
    <section className={`window ${styles.dialog}`} aria-label="File download">
      <div className="title-bar">
        <div className="title-bar-text">File Download</div>
      </div>
      <div className="window-body">
        <Stage key={startedAt} phase={phase} startedAt={startedAt} saved={saved} />
        <div className={styles.body}>
          {phase === "copying" && startedAt !== null && (
            <Copying startedAt={startedAt} lines={lines} onDone={() => setPhase("done")} />
          )}
          {phase === "ready" && (
            <>
              <p>{ask}</p>
              <dl>
                {label.map(([what, how]) => (
                  <div key={what}>
                    <dt>{what}:</dt>
                    <dd>{how}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {phase === "done" && reading && (
            <section aria-label={name} className={styles.file}>
              <Reader name={name} file={file} />
            </section>
          )}
          {(phase === "cancelled" || (phase === "done" && !reading)) && (
            <>
              <p>{says}</p>
              <p className={styles.small}>
                Small print: nothing was installed, nothing was sent and nothing of yours was touched. It was
                a joke, and the file is a {kind}.
              </p>
            </>
          )}
        </div>
        <div className="buttons">
          {phase === "copying" && (
            <button type="button" onClick={() => setPhase("cancelled")}>
              Cancel
            </button>
          )}
          {phase === "done" && (
            <>
              <button type="button" className="default" onClick={save}>
                Save {name}
              </button>
              <button type="button" aria-expanded={reading} onClick={() => setReading(!reading)}>
                {reading ? "Close it" : "Read it here"}
              </button>
            </>
          )}
          {phase !== "copying" && (
            <button type="button" onClick={begin}>
              {phase === "ready" ? "Download" : "Download again"}
            </button>
          )}
        </div>
        <p className="visually-hidden" role="status">
          {phase === "done" && `The download is complete. It is harmless: a ${kind}.`}
          {phase === "cancelled" && "The download was cancelled."}
        </p>
      </div>
    </section>
  )
}
