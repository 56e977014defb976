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
  list: readonly RawEntry[]
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
/** The minimum on a phone. */
const minDrawersOnPhone = 6

/** Returns the name of an unlabelled drawer; no stored key has a question mark. */
const spareKey = (at: number) => `?${at}`

/** Returns the number of sheets drawn in a drawer: one more for each fourfold size, at most 6. */
const sheetCount = (size: number) => Math.min(6, 1 + Math.floor(Math.log(Math.max(1, size)) / Math.log(4)))

export function Chest({ list, whyOf, onDelete, spills, atDoor }: Props) {
  const motion = useMotion()
  const [chosen, setChosen] = useState<string | null>(null)
  const id = useId()
  const shown = list.slice(0, maxDrawers)
  // Emptied drawers stay, so that the floor below keeps its place.
  const [room, setRoom] = useState(shown.length)
  if (shown.length > room) setRoom(shown.length)
  const spares = Math.max(0, Math.max(minDrawers, room) - shown.length)
  const spare = Array.from({ length: spares }, (_, i) => i).find(i => chosen === spareKey(i))
  const isShut = chosen === "" || spare !== undefined
  const open = shown.find(({ key }) => key === chosen) ?? (isShut ? undefined : shown[0])
  return (
    <section
      ref={spills.room}
      className={`${styles.chest} ${motion ? "" : spillStyles.still}`}
      aria-label="Chest of drawers"
    >
      <div className={styles.drawers} data-few={room <= minDrawersOnPhone || undefined}>
        {shown.map(({ key, raw }) => (
          <button
            key={key}
            type="button"
            className={styles.drawer}
            data-drawer={key}
            aria-expanded={key === open?.key}
            aria-controls={id}
            onClick={() => setChosen(key === open?.key ? "" : key)}
          >
            <i className={styles.sheets} aria-hidden="true">
              {Array.from({ length: sheetCount(bytes(raw)) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sheets are all the same
                <b key={i} />
              ))}
            </i>
            <span>{key}</span>
          </button>
        ))}
        {Array.from({ length: spares }, (_, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no labels
            key={i}
            type="button"
            className={styles.spare}
            aria-label={`Drawer ${shown.length + i + 1}, without a label`}
            aria-expanded={chosen === spareKey(i)}
            aria-controls={id}
            onClick={() => setChosen(chosen === spareKey(i) ? "" : spareKey(i))}
          />
        ))}
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
            <button type="button" className="default" onClick={() => onDelete(open)}>
              Tip it out
            </button>
          </>
        ) : (
          <p>
            {spare !== undefined
              ? findAt(shown.length + spare)
              : list.length > 0
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
