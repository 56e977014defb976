/** Panel that lists the mistakes in the content over the open page; shown only in develop. */
import { useState } from "react"
import * as styles from "./MistakesPanel.module.css"

/** A mistake found by the check; line and column count from 1. */
export type Mistake = { file: string; line: number; column: number; what: string; todo: string }

/** Returns whether a content file belongs to the page at `path`, judging by the two names alone. */
function isFileOf(path: string, file: string): boolean {
  const bare = file
    .replace(/^content\/(pages\/|(?=blog\/))/, "")
    .replace(/^content\/playlists\//, "playlist/")
    .replace(/(^|\/)index\.mdx$|\.(mdx|yaml)$/, "")
  return `/${bare}` === path.replace(/(.)\/$/, "$1")
}

type Props = {
  mistakes: readonly Mistake[]
  /** Path of the open page. */
  path: string
  /** Opens the mistake's file at its line in the author's editor. */
  onOpen: (mistake: Mistake) => void
}

/** A window with all mistakes, those of this page first; renders nothing if there are none. */
export function MistakesPanel({ mistakes, path, onOpen }: Props) {
  const [isMinimised, setIsMinimised] = useState(false)
  if (mistakes.length === 0) return null
  const here = mistakes.filter(({ file }) => isFileOf(path, file))
  const elsewhere = mistakes.filter(mistake => !here.includes(mistake))
  const count = `${mistakes.length} mistake${mistakes.length === 1 ? "" : "s"} in the content`
  return (
    <section aria-label={count} className={`window ${styles.panel}`}>
      <div className="title-bar">
        <div className="title-bar-text">{count}</div>
        <button
          type="button"
          className={styles.minimise}
          aria-expanded={!isMinimised}
          onClick={() => setIsMinimised(!isMinimised)}
        >
          {isMinimised ? "Show" : "Hide"}
        </button>
      </div>
      <div className={styles.body} hidden={isMinimised} role="status">
        {here.length > 0 && <Group head="On this page" mistakes={here} onOpen={onOpen} />}
        {elsewhere.length > 0 && (
          <Group
            head={here.length > 0 ? "Elsewhere" : "Not on this page"}
            mistakes={elsewhere}
            onOpen={onOpen}
          />
        )}
      </div>
    </section>
  )
}

type GroupProps = { head: string; mistakes: readonly Mistake[]; onOpen: Props["onOpen"] }

/** Mistakes listed in a group; the rest are only counted, since the terminal lists all of them. */
const maxShown = 30

function Group({ head, mistakes, onOpen }: GroupProps) {
  const hidden = mistakes.length - maxShown
  return (
    <>
      <h2>{head}</h2>
      <ul>
        {mistakes.slice(0, maxShown).map(mistake => {
          const { file, line, column, what, todo } = mistake
          const place = `${file}:${line}:${column}`
          return (
            <li key={`${place} ${what}`}>
              <p>
                <strong>{what}</strong> {todo}
              </p>
              <button type="button" onClick={() => onOpen(mistake)}>
                Open {place} in the editor
              </button>
            </li>
          )
        })}
      </ul>
      {hidden > 0 && <p>And {hidden} more, which the terminal has.</p>}
    </>
  )
}
