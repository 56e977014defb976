import { type ComponentType, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { download } from "../../hooks/browser/download"
import { usePressGuard } from "../../hooks/browser/pressGuard"
import { pluralise } from "../../lib/text/pluralise"
import { ScrollArea } from "../scroll-area/ScrollArea"
import { Copying } from "./Copying"
import * as styles from "./DownloadDrama.module.css"
import { byteLength, fileText } from "./logic"

/** Props of the picture above the dialog. */
export type StageProps = {
  phase: "ready" | "copying" | "done" | "cancelled"
  /** The start of the download in milliseconds since 1970; null before. Each download remounts the picture. */
  startedAt: number | null
  /** True once the file has been saved. */
  saved: boolean
  /** Starts the download, as the button does. */
  onStart: () => void
}

type Props = {
  /** The file's name: "virus.txt". */
  name: string
  /** The question of the dialog before the download. */
  ask: string
  /** Facts about the file: "Danger" and "being estimated". */
  label: readonly (readonly [what: string, how: string])[]
  /** The presses of Download that it takes; the label counts them down as "Time left". */
  taps?: number
  /** A description of the file to follow "a": "short, friendly text". */
  kind: string
  /** The picture above the dialog, which continues after the download. */
  Stage: ComponentType<StageProps>
  /** The message once the file has been saved. */
  saved: string
  /** Called when the file is saved. */
  onSaved?: () => void
  /** The lines of the log, and the time left with each. */
  lines: { say: string; left: string }[]
  /** The paragraphs of the file. */
  file: string[]
  /** Opens the file as soon as it has arrived. */
  opensItself?: boolean
  /** The component that shows the file in the dialog. */
  Reader: ComponentType<{ name: string; file: readonly string[] }>
}

/** A dramatic download dialog that ends with a harmless text file, made in the browser. */
export function DownloadDrama({
  name,
  ask,
  label,
  taps = 1,
  kind,
  Stage,
  saved: savedText,
  onSaved,
  lines,
  file,
  opensItself = false,
  Reader,
}: Props) {
  const [phase, setPhase] = useState<StageProps["phase"]>("ready")
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [wasRead, setWasRead] = useState(false)
  const [saved, setSaved] = useState(false)
  const [tapped, setTapped] = useState(0)
  const guard = usePressGuard(phase)
  const text = fileText(file)

  const start = () => {
    setIsReading(false)
    setSaved(false)
    setPhase("copying")
    setStartedAt(now())
  }
  const tap = () => {
    if (phase === "ready" && tapped + 1 < taps) setTapped(tapped + 1)
    else start()
  }
  const read = () => {
    setIsReading(true)
    setWasRead(true)
  }
  const finish = () => {
    setPhase("done")
    if (opensItself) read()
  }
  const save = () => {
    download(new Blob([text], { type: "text/plain;charset=utf-8" }), name)
    setSaved(true)
    onSaved?.()
  }
  const doneText = `${name} has arrived, all ${byteLength(text)} bytes of it. What would you like to do?`
  const says =
    phase === "cancelled" ? "Cancelled. The dialog feels a little foolish." : saved ? savedText : doneText

  return (
    <section className={`window ${styles.dialog}`} aria-label="File download">
      <div className="title-bar">
        <div className="title-bar-text">File Download</div>
      </div>
      <div className="window-body">
        <Stage key={startedAt} phase={phase} startedAt={startedAt} saved={saved} onStart={start} />
        <div className={styles.body}>
          {phase === "copying" && startedAt !== null && (
            <Copying startedAt={startedAt} lines={lines} onDone={finish} />
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
                {taps > 1 && (
                  <div>
                    <dt>Time left:</dt>
                    <dd aria-live="polite">{pluralise(taps - tapped, "tap")}</dd>
                  </div>
                )}
              </dl>
            </>
          )}
          {phase === "done" && isReading && (
            <section aria-label={name} className={styles.file}>
              <Reader name={name} file={file} />
            </section>
          )}
          {(phase === "cancelled" || (phase === "done" && !isReading)) && (
            <>
              <p>{says}</p>
              {phase === "done" && (
                <ScrollArea label="The log" className={styles.past} maxHeight="100%">
                  {lines.map(({ say }) => (
                    <p key={say}>{say}</p>
                  ))}
                </ScrollArea>
              )}
              {wasRead && (
                <p className={styles.small}>
                  Small print: nothing was installed and nothing was sent. It was a {kind}.
                </p>
              )}
            </>
          )}
        </div>
        <div className="buttons">
          {phase === "done" && (
            <>
              <button type="button" className="default" onClick={() => guard(save)}>
                Save {name}
              </button>
              <button
                type="button"
                aria-expanded={isReading}
                onClick={() => guard(isReading ? () => setIsReading(false) : read)}
              >
                {isReading ? "Close it" : "Read it here"}
              </button>
            </>
          )}
          {phase !== "copying" && (
            <button type="button" onClick={() => guard(tap)}>
              {phase !== "ready" ? "Download again" : tapped === 0 ? "Download" : "Download. Yes, really."}
            </button>
          )}
          {phase === "copying" && (
            // At the other end, away from the finger that has just pressed Download.
            <button
              type="button"
              className={styles.cancel}
              onClick={() => guard(() => setPhase("cancelled"))}
            >
              Cancel
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
