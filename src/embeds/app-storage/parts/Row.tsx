/** A stored entry: its key, size, purpose and value, with buttons to edit and delete it. */
import { useId, useState } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { PageLink } from "../../../components/page-link/PageLink"
import type { RawEntry } from "../../../hooks/storage/storageBackend"
import * as styles from "../AppStorage.module.css"
import { bytes, formatBytes, preview, unbox } from "../logic"
import { Editor } from "./Editor"

type Props = {
  entry: RawEntry
  /** True for an entry that is no longer stored: its row stays, crossed out, so that no other moves. */
  isGone: boolean
  why: string | null
  /** The page that owns the entry; null if none does. */
  home: { path: string; title: string } | null
  onSave: (raw: string) => void
  onDelete: () => void
}

export function Row({ entry: { key, raw, isPersisted }, isGone, why, home, onSave, onDelete }: Props) {
  const [editing, setEditing] = useState(false)
  const id = useId()
  const box = unbox(raw)
  return (
    <li className={styles.row} aria-labelledby={id} data-gone={isGone || undefined}>
      <div className={styles.head}>
        <code id={id} className={styles.key}>
          {key}
        </code>
        <small>
          {formatBytes(bytes(key + raw))}
          {isGone ? ", gone" : box ? `, version ${box.v}` : ", can't be read"}
          {!isGone && !isPersisted && ", until this page is closed"}
        </small>
      </div>
      {(why || home) && (
        <p className={styles.why}>
          {why ?? (home && <PageLink to={home.path}>{home.title}</PageLink>)}
          {!why && " keeps it."}
        </p>
      )}
      {editing && !isGone ? (
        <Editor
          name={key}
          raw={raw}
          onSave={next => {
            setEditing(false)
            onSave(next)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <code className={styles.value}>
            <BidiIsolate>{preview(raw)}</BidiIsolate>
          </code>
          <div className="buttons" style={isGone ? { visibility: "hidden" } : undefined}>
            <button type="button" onClick={() => setEditing(true)}>
              Edit<span className="visually-hidden"> {key}</span>
            </button>
            <button type="button" onClick={onDelete}>
              Delete<span className="visually-hidden"> {key}</span>
            </button>
          </div>
        </>
      )}
    </li>
  )
}
