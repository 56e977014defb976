/** The storage as a chest of drawers, one of which is open at a time. */
import { type RefObject, useId, useState } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { useMotion } from "../../../hooks/browser/motion"
import type { RawEntry } from "../../../hooks/storage/storageBackend"
import * as styles from "../AppStorage.module.css"
import { findAt } from "../finds"
import { bytes, formatBytes, preview } from "../logic"
import * as spillStyles from "../Spill.module.css"
import type { useSpills } from "../useSpills"
import { Floor } from "./Floor"
import { Spilled } from "./Spilled"

type Props = {
  /** The stored entries; null before mount. */
  list: readonly RawEntry[] | null
  /** The entries in the order of their drawers, those that are gone too. */
  rows: readonly RawEntry[]
  /** Returns the purpose of a key. */
  whyOf: (key: string) => string
  onDelete: (entry: RawEntry) => void
  spills: Pick<ReturnType<typeof useSpills>, "lying" | "rising"> & { room: RefObject<HTMLElement | null> }
  /** The keys of the latest arrivals under the door. */
  atDoor: readonly string[]
}

/** The minimum and maximum number of drawers. */
const minDrawers = 8
const maxDrawers = 16
/** The number of drawers in a row, which is also that of empty ones for what comes later. */
const perRow = 4
/** The number of drawers on a phone with few entries, less the empty ones. */
const fewOnPhone = 4

/** Returns the number of drawers for a number of entries, which stays while the page is open. */
export function drawerCount(entries: number): number {
  return Math.min(maxDrawers, Math.max(minDrawers, Math.ceil((entries + perRow) / perRow) * perRow))
}

/** Returns the name of an unlabelled drawer; no stored key has a question mark. */
const spareKey = (at: number) => `?${at}`

/** Returns the number of sheets drawn in a drawer: one more for each fourfold size, at most 6. */
const sheetCount = (size: number) => Math.min(6, 1 + Math.floor(Math.log(Math.max(1, size)) / Math.log(4)))

export function Chest({ list, rows, whyOf, onDelete, spills, atDoor }: Props) {
  const motion = useMotion()
  const [chosen, setChosen] = useState<string | null>(null)
  const id = useId()
  /** The number of entries at the beginning; null before mount. */
  const [first, setFirst] = useState<number | null>(null)
  if (list && first === null) setFirst(list.length)
  // A drawer keeps its place while the page is open: an emptied one stays empty, and what comes fills the next.
  const places = rows.map(({ key }) => key)
  const drawers = Array.from({ length: drawerCount(first ?? 0) }, (_, place) => ({
    place,
    entry: list?.find(({ key }) => key === places[place]),
  }))
  const full = drawers.flatMap(({ entry }) => entry ?? [])
  const open = chosen === null ? full[0] : full.find(({ key }) => key === chosen)
  const spare = drawers.find(({ place, entry }) => !entry && chosen === spareKey(place))
  const isTipped = chosen !== null && !open && places.includes(chosen)
  return (
    <section
      ref={spills.room}
      className={`${styles.chest} ${motion ? "" : spillStyles.still}`}
      aria-label="Chest of drawers"
    >
      <div className={styles.drawers} data-few={(first ?? 0) <= fewOnPhone || undefined}>
        {drawers.map(({ place, entry }) =>
          entry ? (
            <button
              key={place}
              type="button"
              className={styles.drawer}
              data-drawer={entry.key}
              aria-expanded={entry.key === open?.key}
              aria-controls={id}
              onClick={() => setChosen(entry.key === open?.key ? "" : entry.key)}
            >
              <i className={styles.sheets} aria-hidden="true">
                {Array.from({ length: sheetCount(bytes(entry.raw)) }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: sheets are all the same
                  <b key={i} />
                ))}
              </i>
              <span>{entry.key}</span>
            </button>
          ) : (
            <button
              key={place}
              type="button"
              className={styles.spare}
              aria-label={`Drawer ${place + 1}, without a label`}
              aria-expanded={chosen === spareKey(place)}
              aria-controls={id}
              onClick={() => setChosen(chosen === spareKey(place) ? "" : spareKey(place))}
            />
          ),
        )}
      </div>
      <div id={id} className={styles.slip} role="status" aria-label="In the drawer">
        {open ? (
          <>
            <p>
              <strong>{whyOf(open.key)}</strong> {formatBytes(bytes(open.key + open.raw))}.
            </p>
            <code>
              <BidiIsolate>{preview(open.raw, 90)}</BidiIsolate>
            </code>
            <button
              type="button"
              className="default"
              onClick={() => {
                setChosen(open.key)
                onDelete(open)
              }}
            >
              Tip it out
            </button>
          </>
        ) : (
          <p>
            {spare !== undefined
              ? findAt(spare.place)
              : isTipped
                ? "Empty. It is all on the floor."
                : list?.length
                  ? "All shut."
                  : "Nothing of yours. Try the others."}
          </p>
        )}
      </div>
      <Floor atDoor={atDoor} />
      {spills.lying.map(spill => (
        <Spilled key={spill.id} spill={spill} isRising={false} />
      ))}
      {spills.rising.map(spill => (
        <Spilled key={spill.id} spill={spill} isRising />
      ))}
    </section>
  )
}
