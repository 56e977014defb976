import { useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { usePage, usePageData } from "../../hooks/page/page"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { recycleBin, serialiseBinWith } from "../../hooks/storage/recycleBin"
import { type RawEntry, useRawList } from "../../hooks/storage/storageBackend"
import * as styles from "./AppStorage.module.css"
import { bytes, formatBytes, homeOf } from "./logic"
import { Chest } from "./parts/Chest"
import { Files } from "./parts/Files"
import { Foreign } from "./parts/Foreign"
import { Row } from "./parts/Row"
import type { Kept } from "./schema"
import { useArrivals } from "./useArrivals"
import { useChanges } from "./useChanges"
import { useRows } from "./useRows"
import { useSpills } from "./useSpills"

/** The number of arrivals named in the message, which has room for no more. */
const maxNamed = 2

const notKept = "The browser would not take it. It lasts until you close this page."

/**
 * A list of everything the site keeps in this browser. Entries can be edited, exported, imported and deleted, with
 * undo.
 *
 * @feed A window into what the site keeps in your browser, where all of it can be edited, exported and deleted.
 * @data kept
 */
export default function AppStorage() {
  const { path } = usePage()
  const list = useRawList()
  const pages = usePageIndex()
  const { kept } = usePageData<{ kept: Kept }>()
  const rows = useRows(list ?? [])
  const { last, change, undo } = useChanges()
  const [message, setMessage] = useState("")
  const spills = useSpills()
  const { atDoor, since, settle } = useArrivals(list)
  const status = useRef<HTMLParagraphElement>(null)

  const act = (what: string, texts: ReadonlyMap<string, string | null>) => {
    // Measures the drawers before the change removes them.
    spills.tip((list ?? []).filter(({ key }) => texts.get(key) === null))
    const isComplete = change(what, texts)
    settle()
    setMessage(isComplete ? `Done: ${what}.` : `Done: ${what}. ${notKept}`)
    // The pressed button may have been removed.
    status.current?.focus({ preventScroll: true })
  }
  // Moves the entry to the Recycle Bin; the bin itself is emptied.
  const discard = ({ key, raw }: RawEntry) => {
    const texts = new Map<string, string | null>([[key, null]])
    if (key !== recycleBin.key)
      texts.set(recycleBin.key, serialiseBinWith({ from: path, label: key, text: raw, key }))
    act(`deleted ${key}`, texts)
  }
  const whyOf = (name: string) => kept?.find(({ key }) => key === name)?.why ?? null
  const size = (list ?? []).reduce((sum, { key, raw }) => sum + bytes(key + raw), 0)

  return (
    <div className={styles.storage}>
      <p>
        {list === null && "Looking into the storage..."}
        {list?.length === 0 && "Nothing is kept here. Pertti has swept."}
        {list !== null && list.length > 0 && (
          <strong>
            {list.length} {list.length === 1 ? "thing" : "things"}, {formatBytes(size)}
          </strong>
        )}
      </p>
      <Chest
        list={list}
        rows={rows}
        whyOf={key => whyOf(key) ?? `${homeOf(key, pages ?? [])?.title ?? "A page"} keeps it.`}
        onDelete={discard}
        spills={spills}
        atDoor={atDoor}
      />
      <div className="buttons">
        <Button
          data-menu="edit"
          disabled={last === null}
          onClick={() => {
            spills.takeBack()
            undo()
            settle()
            setMessage(`Taken back: ${last}.`)
            status.current?.focus({ preventScroll: true })
          }}
        >
          Undo
        </Button>
        <Button
          disabled={!list?.length}
          onClick={() => act("deleted everything", new Map((list ?? []).map(({ key }) => [key, null])))}
        >
          Delete everything
        </Button>
      </div>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {message}
        {message &&
          since.length > 0 &&
          ` Pushed under the door since: ${since.length > maxNamed ? `${since.length} things` : since.join(", ")}.`}
      </p>
      <ul className={styles.list}>
        {rows.map(entry => (
          <Row
            key={entry.key}
            entry={entry}
            isGone={list?.every(({ key }) => key !== entry.key) ?? false}
            why={whyOf(entry.key)}
            home={homeOf(entry.key, pages ?? [])}
            onSave={raw => act(`changed ${entry.key}`, new Map([[entry.key, raw]]))}
            onDelete={() => discard(entry)}
          />
        ))}
      </ul>
      <Files
        list={list ?? []}
        onImport={texts => act(`imported ${texts.size} ${texts.size === 1 ? "thing" : "things"}`, texts)}
      />
      <Foreign />
    </div>
  )
}
