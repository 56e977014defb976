import { useState } from "react"
import { ScrollArea } from "../../../../components/scroll-area/ScrollArea"
import * as styles from "../ScanRfid.module.css"
import { samples } from "../tags"
import { things } from "../things"
import { ThingPicture } from "./ThingPicture"

const names = [...samples, ...things].map(({ name }) => name)

type Props = {
  /** What lies on the plate. */
  held: string
  /** What the display says. */
  lines: readonly string[]
  /** Whether a message was read from it. */
  isRead: boolean
  onHold: (name: string) => void
}

/** The reader: a plate, a lamp and a display, and things to hold to it, by a press or dragged there. */
export function Plate({ held, lines, isRead, onHold }: Props) {
  const [over, setOver] = useState(false)
  return (
    <div className={styles.desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging a thing here is a shortcut for pressing it */}
      <div
        className={styles.reader}
        data-over={over || undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          setOver(false)
          const name = event.dataTransfer.getData("text/plain")
          if (!names.includes(name)) return
          event.preventDefault()
          onHold(name)
        }}
      >
        <div className={styles.plate} role="img" aria-label={`The reader. On its plate: ${held}`}>
          <span className={styles.waves} key={held} />
          <ThingPicture name={held} size={84} />
          <span className={styles.lamp} data-read={isRead || undefined} />
        </div>
        <div role="status" aria-label="Display">
          <ScrollArea className={styles.display} label="What the display says" maxHeight="var(--screen)">
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a display have no other name
              <p key={i}>{line}</p>
            ))}
          </ScrollArea>
        </div>
      </div>
      <ul className={styles.things} aria-label="Things to hold to it">
        {names.map(name => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === held}
              draggable
              onDragStart={event => event.dataTransfer.setData("text/plain", name)}
              onClick={() => onHold(name)}
            >
              <ThingPicture name={name} size={32} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
