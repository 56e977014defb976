import { type CSSProperties, useRef, useState } from "react"
import { BidiIsolate } from "../../../../components/bidi-isolate/BidiIsolate"
import { ScrollArea } from "../../../../components/scroll-area/ScrollArea"
import { useMotion } from "../../../../hooks/browser/motion"
import { GuestPicture } from "../../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../../kits/guest/useGuest"
import { type Plate as Lies, pushed, refusal, stays } from "../plate"
import * as styles from "../ScanRfid.module.css"
import { samplesOf } from "../tags"
import { things } from "../things"
import { Lying } from "./Lying"
import { ThingPicture } from "./ThingPicture"
import { type Spot, useCarry } from "./useCarry"

const names = [...samplesOf(""), ...things].map(({ name }) => name)

type Props = {
  /** The hex bytes of the last tag read. */
  tag: string
  /** The texts of that tag. */
  words: readonly string[]
  /** The state of the plate. */
  plate: Lies
  /** The thing from another page, which waits in a corner of the plate. */
  guest: Guest | null
  onHold: (name: string) => void
  onPush: (times: number) => void
}

/** The reader: a plate, a lamp, a receipt, and things to hold to it, by a press or by dragging. */
export function Plate({ tag, words, plate, guest, onHold, onPush }: Props) {
  const moving = useMotion()
  const desk = useRef<HTMLDivElement>(null)
  const target = useRef<HTMLDivElement>(null)
  const drawer = useRef<HTMLUListElement>(null)
  const [{ turn, from }, setHeld] = useState<{ turn: number; from: Spot }>({ turn: 0, from: { x: 0, y: 0 } })
  const { carried, handles } = useCarry(desk, target, (name, from) => {
    setHeld({ turn: turn + 1, from })
    // The button of the guest disappears from its corner, so the focus moves to the drawer.
    if (name === guest?.name)
      drawer.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true })
    onHold(name)
  })
  const push = (times: number) => {
    // His button disappears with him, so the focus moves to the drawer he came from.
    if (pushed(plate, times).isBare)
      drawer.current?.querySelector<HTMLElement>("li:last-child button")?.focus()
    onPush(times)
  }
  const says = refusal(plate)
  const heldName = plate.guest ?? (plate.isBare ? "nothing" : tag)
  const mood = things.find(({ name }) => name === plate.guest)?.mood
  const isIn = stays(plate.guest)
  const onTop = isIn ? plate.waiting : plate.isBare ? null : heldName
  const pictureOf = (name: string, size: number) =>
    guest?.name === name ? (
      <GuestPicture guest={guest} width={size} height={size} />
    ) : (
      <ThingPicture name={name} size={size} />
    )
  const place = { "--x": `${from.x}px`, "--y": `${from.y}px` } as CSSProperties

  return (
    <div ref={desk} className={styles.desk} data-moving={moving || undefined}>
      <div>
        <div className={styles.reader} key={`${mood} ${turn}`} data-mood={mood}>
          <div ref={target} className={styles.plate}>
            <span className={styles.field}>
              <span className={styles.waves} data-refused={says !== null || undefined} />
            </span>
            <span
              role="img"
              aria-label={`The reader. On its plate: ${heldName}`}
              className={styles.held}
              data-blocked={plate.waiting !== null || undefined}
              style={place}
            >
              {onTop && pictureOf(onTop, 78)}
            </span>
            {guest && heldName !== guest.name && (
              <button
                type="button"
                className={styles.guest}
                aria-label={`Scan ${inSentence(guest)}`}
                title={`Scan ${inSentence(guest)}`}
                {...handles(guest.name)}
              >
                {pictureOf(guest.name, 56)}
              </button>
            )}
            {mood === "bark" && <span className={styles.bark}>Hau!</span>}
            {isIn && <Lying pushes={plate.pushes} onPush={push} />}
            <span className={styles.lamp} data-read={says === null || undefined} />
          </div>
        </div>
        <div role="status" aria-label="Display" className={styles.hole}>
          <div
            className={styles.receipt}
            data-refused={says !== null || undefined}
            key={`${heldName} ${plate.waiting} ${turn}`}
          >
            <ScrollArea label="What the receipt says" maxHeight="var(--lines)">
              {(says === null ? words : [says]).map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a receipt have no other name
                <p key={i}>
                  <BidiIsolate>{line}</BidiIsolate>
                </p>
              ))}
            </ScrollArea>
          </div>
        </div>
      </div>
      <ul ref={drawer} className={styles.things} aria-label="Things to hold to it">
        {names.map(name => (
          <li key={name}>
            <button type="button" aria-pressed={name === heldName} {...handles(name)}>
              <span className={styles.handle}>
                <ThingPicture name={name} size={28} />
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {carried && (
        <span
          className={styles.carried}
          style={{ transform: `translate(${carried.x}px, ${carried.y}px) translate(-50%, -50%)` }}
        >
          {pictureOf(carried.name, 56)}
        </span>
      )}
    </div>
  )
}
