import { type KeyboardEvent, useMemo, useRef, useState } from "react"
import { array, maxLength, pipe, string } from "valibot"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { choice, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { useThing } from "../../kits/things/useThing"
import * as styles from "./Audiobooks.module.css"
import {
  grooveOf,
  heardAt,
  letterAt,
  mannerOf,
  manners,
  maxSpeed,
  minSpeed,
  sidesOf,
  vowelPitch,
} from "./logic"
import { Disc } from "./parts/Disc"
import { Narrator } from "./parts/Narrator"
import type { Book } from "./schema"
import { useNarrator } from "./useNarrator"
import { type Turn, useTurntable } from "./useTurntable"

/** The titles whose narrators have confessed. */
const confessed = storageEntry("audiobooks", pipe(array(string()), maxLength(99)), [])
/** The change of speed by an arrow key. */
const speedStep = 0.5
/** The number of jumps after which the page says what helps. */
const minJumps = 2

/**
 * Records of audiobooks that are turned by hand: the words and the narrator's voice follow the finger, backwards too.
 *
 * @feed Sixteen books on records. Turn one with a finger, and the narrator reads at your speed, backwards too.
 * @data audiobooks
 */
export default function Audiobooks() {
  const { audiobooks: books } = usePageData<{ audiobooks: [Book, ...Book[]] }>()
  const { values, set } = useAddress({
    book: choice(books.map(({ title }) => title)),
    // In hundredths of the normal speed.
    speed: whole(minSpeed * 100, maxSpeed * 100, 100),
  })
  const book = books.find(({ title }) => title === values.book) ?? books[0]
  const groove = useMemo(() => grooveOf(book), [book])
  const [confessions, setConfessions] = useStorage(confessed)
  const [speed, setSpeed] = useState<number | null>(null)
  const wasTurning = useRef(false)
  const narrator = useNarrator(groove)
  const { give } = useThing()
  const table = useTurntable(groove, (before: Turn, now: Turn) => {
    narrator.mumble(before.position, now.position, now.speed)
    if (now.jumps > before.jumps) narrator.read(now)
    if (now.speed === 0 && before.speed !== 0) narrator.stop()
    if (now.position !== groove.start) return
    if (!confessions.includes(book.title)) setConfessions([...confessions, book.title])
    give()
  })
  const { turn } = table
  const isTurning = turn.speed !== 0
  const isOver = turn.position >= groove.end

  const goOn = (next: number, from = turn.position) => {
    setSpeed(next)
    if (next !== 0) set({ speed: Math.round(next * 100) })
    narrator.read({ ...turn, position: from, speed: next })
  }
  const press = (turns = isTurning) => {
    const next = turns ? 0 : values.speed / 100 || 1
    table.spin(next)
    goOn(next, isOver || turn.position <= groove.start ? 0 : turn.position)
  }
  const release = (hasTurned: boolean) => {
    if (hasTurned) return goOn(table.release())
    press(wasTurning.current)
  }
  const onKey = (event: KeyboardEvent) => {
    const side = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0
    if (side === 0 || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    if (side === 1 && turn.jumps > 0 && !turn.isMended) return table.push()
    const next = Math.max(minSpeed, Math.min(maxSpeed, turn.speed + side * speedStep))
    table.spin(next)
    goOn(next)
  }
  const manner = mannerOf(turn.speed)
  const { text, isConfession } = heardAt(groove, turn.position)
  const isStuck = turn.jumps >= minJumps && !turn.isMended && isTurning
  const isOpen = isTurning && vowelPitch(letterAt(groove, Math.floor(turn.position)), 1) !== null
  const message =
    turn.position <= groove.start
      ? "The narrator would like you to forget that."
      : isOver
        ? `Click. Side 1 of ${sidesOf(book)}.`
        : isStuck
          ? "It is stuck. Help it over with a finger."
          : confessions.length > 0 && !isTurning
            ? `${confessions.length} of ${books.length} narrators have confessed to you.`
            : "Forwards, please. The narrators have asked."

  return (
    <div className={styles.tool}>
      <Disc
        groove={groove}
        title={book.title}
        sides={sidesOf(book)}
        position={turn.position}
        isMended={turn.isMended}
        onHold={() => {
          wasTurning.current = isTurning
          narrator.stop()
          table.hold()
        }}
        onDrag={table.drag}
        onRelease={release}
        onPress={() => press()}
        onKey={onKey}
      />
      <div className={styles.side}>
        <div className={styles.booth}>
          <span className={styles.face}>
            <Narrator manner={manner} isOpen={isOpen} isConfessing={isConfession} />
          </span>
          <p className={styles.manner} role="status" aria-label="Narrator">
            <b>{book.title}</b> by {book.author} ({book.year}), read by {book.narrator}, {manners[manner]}.
          </p>
        </div>
        <p className={styles.words} data-back={isConfession || undefined}>
          {text || (turn.position < 0 ? "…" : "Put a finger on the record.")}
        </p>
        <div className="buttons">
          <button type="button" onClick={() => press()}>
            <Reserve inline all={["Let it turn", "Stop it"]}>
              {isTurning ? "Stop it" : "Let it turn"}
            </Reserve>
          </button>
          <ShareButton
            text={
              speed
                ? `${book.title}, read by ${book.narrator}, ${manners[mannerOf(speed)]}`
                : "Put a finger on the record"
            }
          />
        </div>
        <Choice
          label="Put on"
          beside
          value={book.title}
          options={books.map(({ title }) => title)}
          onChange={title => {
            narrator.stop()
            set({ book: title, speed: 100 })
          }}
        />
      </div>
      <StatusMessage>{message}</StatusMessage>
    </div>
  )
}
