import { useState } from "react"
import { now } from "../../hooks/browser/clock"
import { download } from "../../hooks/browser/download"
import { Copying } from "./Copying"
import * as styles from "./DownloadDrama.module.css"
import { bytes, fileText } from "./logic"

type Props = {
  /** The file's name: "virus.txt". */
  name: string
  /** What the dialog asks before anything has been done. */
  ask: string
  /** What is written on the parcel: "Danger" and "being estimated". */
  label: readonly (readonly [what: string, how: string])[]
  /** What the file is, after "a": "short, friendly text". */
  kind: string
  /** What flies from the first to the last. */
  scene: readonly [from: string, what: string, to: string]
  /** What is said during the download, and how long it is still supposed to take. */
  lines: { say: string; left: string }[]
  /** The file, a paragraph each. */
  file: string[]
}

type State = { phase: "ready" | "done" | "cancelled" } | { phase: "copying"; startedAt: number }

/** A download dialog that is very dramatic for nine seconds and then has a harmless text file, which nobody sends. */
export function DownloadDrama({ name, ask, label, kind, scene, lines, file }: Props) {
  const [state, setState] = useState<State>({ phase: "ready" })
  const [reading, setReading] = useState(false)
  const text = fileText(file)
  const { phase } = state

  const begin = () => {
    setReading(false)
    setState({ phase: "copying", startedAt: now() })
  }

  const save = () => download(new Blob([text], { type: "text/plain;charset=utf-8" }), name)

  return (
    <section className={`window ${styles.dialog}`} aria-label="File download">
      <div className="title-bar">
        <div className="title-bar-text">File Download</div>
      </div>
      <div className="window-body">
        {state.phase === "copying" ? (
          <Copying
            startedAt={state.startedAt}
            scene={scene}
            lines={lines}
            onDone={() => setState({ phase: "done" })}
          />
        ) : phase === "ready" ? (
          <div className={styles.parcel}>
            <span className={styles.icon} aria-hidden="true">
              {scene[1]}
            </span>
            <div>
              <p>{ask}</p>
              <dl>
                {label.map(([what, how]) => (
                  <div key={what}>
                    <dt>{what}:</dt>
                    <dd>{how}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        ) : (
          <p>
            {phase === "done" &&
              `${name} has arrived: ${bytes(text)} bytes of text. What would you like to do with it?`}
            {phase === "cancelled" &&
              "Cancelled. Nothing had been downloaded, and the dialog feels a little foolish."}
          </p>
        )}
        <div className="buttons">
          {phase === "copying" && (
            <button type="button" onClick={() => setState({ phase: "cancelled" })}>
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
        {phase === "done" && reading && (
          <section aria-label={name} className={styles.file}>
            {file.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
        <p className="visually-hidden" role="status">
          {phase === "done" && `The download is complete. It is harmless: a ${kind}.`}
          {phase === "cancelled" && "The download was cancelled."}
        </p>
        {(phase === "done" || phase === "cancelled") && (
          <p className={styles.small}>
            Small print: nothing was installed, nothing was sent and nothing of yours was touched. It was a
            joke, and the file is a {kind}.
          </p>
        )}
      </div>
    </section>
  )
}
