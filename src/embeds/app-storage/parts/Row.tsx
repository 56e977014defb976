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
  why: string | null
  /** The page that owns the entry; null if none does. */
  home: { path: string; title: string } | null
  onSave: (raw: string) => void
  onDelete: () => void
}

export function Row({ entry: { key, raw, isPersisted }, why, home, onSave, onDelete }: Props) {
  const [editing, setEditing] = useState(false)
  const id = useId()
  const box = unbox(raw)
  return (
    <li className={styles.row} aria-labelledby={id}>
      <div className={styles.head}>
        <code id={id} className={styles.key}>
          {key}
        </code>
        <small>
          {formatBytes(bytes(key + raw))}
          {box ? `, version ${box.v}` : ", can't be read"}
          {!isPersisted && ", until this page is closed"}
        </small>
      </div>
      {(why || home) && (
        <p className={styles.why}>
          {why ?? (home && <PageLink to={home.path}>{home.title}</PageLink>)}
          {!why && " keeps it."}
        </p>
      )}
      {editing ? (
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
          <div className="buttons">
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
