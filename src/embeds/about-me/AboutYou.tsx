import { type MouseEvent, useEffect, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { now } from "../../hooks/browser/clock"
import { useHeading } from "../../hooks/page/heading"
import { usePage } from "../../hooks/page/page"
import { useAddress } from "../../kits/address/useAddress"
import { inSentence, useGuest } from "../../kits/guest/useGuest"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./AboutYou.module.css"
import {
  type About,
  headingFor,
  hourValue,
  maxNotes,
  type Note,
  notesCodec,
  noteText,
  script,
  thirdSuspect,
  tradeOf,
  withNote,
} from "./notes"
import { Portrait } from "./parts/Portrait"
import { useObserver } from "./useObserver"

const codecs = { file: notesCodec }

/** Returns a fact about the visitor that the browser knows. */
function factOf(about: About, { clientX, currentTarget, detail }: MouseEvent, arrivedAt: number): string {
  const time = new Date(now())
  const { left, width } = currentTarget.getBoundingClientRect()
  switch (about) {
    case "press":
      return String(Math.min(999, Math.round((now() - arrivedAt) / 1000)))
    case "pointer":
      return detail === 0 ? "keys" : window.matchMedia("(pointer: coarse)").matches ? "touch" : "mouse"
    case "hour":
      return hourValue(time)
    case "screen":
      return `${window.innerWidth}x${window.innerHeight}`
    case "side":
      return clientX < left + width / 2 ? "left" : "right"
    case "language":
      return navigator.language.slice(0, 2)
    case "day":
      return String(time.getDay())
    case "dark":
      return window.matchMedia("(prefers-color-scheme: dark)").matches ? "yes" : "no"
    default:
      return "1"
  }
}

/**
 * A portrait of the webmaster that turns into the visitor, with a detective's notebook beside it.
 *
 * @feed A portrait of whoever made this site. The longer you look at it, the more it looks like you.
 */
export default function AboutYou() {
  const { siteName } = usePage()
  const { values, set } = useAddress(codecs)
  const guest = useGuest()
  /** The times that the guest has been found in a part of the portrait, and has moved on to the next. */
  const [finds, setFinds] = useState(0)
  const guestAt = finds % 3
  const third = guest ? inSentence(guest) : null
  const [own, setOwn] = useState<readonly Note[]>([])
  const [turns, setTurns] = useState<readonly number[]>([0, 0, 0])
  const arrivedAt = useRef(0)
  const pressed = useRef<number[]>([])
  const isSent = own.length === 0 && values.file.length > 0
  const notes = isSent ? values.file : own
  const isClosed = notes.length >= maxNotes
  useEffect(() => {
    arrivedAt.current ||= now()
  }, [])
  useHeading(notes.length > 0 && !isSent ? { text: headingFor(notes.length), lang: "en" } : null)

  const write = (next: readonly Note[]) => {
    if (next === own) return
    setOwn(next)
    if (own.length === 0) guest?.remember("Was a suspect, and did not confess.")
    if (next.length < maxNotes) return
    set({ file: next })
    guest?.remember("Was found to have made a website.")
  }
  useObserver(own.length > 0 && !isClosed, (about, value = "") => write(withNote(own, { about, value })))

  const press = (part: number, event: MouseEvent) => {
    setTurns(turns.map((turn, i) => (i === part ? turn + 1 : turn)))
    if (guest && part === guestAt) setFinds(finds + 1)
    if (isClosed) return
    pressed.current = [...pressed.current.slice(-2), now()]
    const [first = 0, , third] = pressed.current
    const about =
      third !== undefined && third - first < 1000 && own.every(note => note.about !== "quick")
        ? "quick"
        : script.find(each => own.every(note => note.about !== each))
    if (about) write(withNote(own, { about, value: factOf(about, event, arrivedAt.current) }))
  }
  const openNew = () => {
    setOwn([])
    setTurns([0, 0, 0])
    set({ file: [] })
    pressed.current = []
    arrivedAt.current = now()
  }

  return (
    <div className={styles.desk}>
      <div className={styles.wall}>
        <Portrait
          turns={turns}
          notes={notes}
          isClosed={isClosed}
          guest={isSent ? null : guest}
          guestAt={guestAt}
          onPress={press}
        />
        <div className="buttons">
          <button type="button" onClick={openNew}>
            Open a new file
          </button>
          <ShareButton
            text={isClosed ? `I turn out to be ${tradeOf(notes)}.` : `Who made ${siteName}?`}
            {...(isClosed ? { link: `?file=${notesCodec.format(notes)}` } : {})}
          />
          <span className={styles.count}>
            {isClosed ? "Case closed" : `${pluralise(maxNotes - notes.length, "note")} to go`}
          </span>
        </div>
      </div>
      <section className={styles.notebook} aria-label="A detective's notebook">
        <h2>{isSent ? "The file on a friend" : isClosed ? "The file on you" : "Who made this site?"}</h2>
        <div aria-live="polite">
          {isClosed && (
            <p className={styles.verdict}>
              {isSent
                ? `The suspect is ${tradeOf(notes)}. You know each other.`
                : third !== null
                  ? `You are ${tradeOf(notes)}. ${thirdSuspect.verdict(third, siteName)}`
                  : `You are ${tradeOf(notes)}, and you made ${siteName}. You start on Monday.`}
            </p>
          )}
          <ol reversed>
            {[...notes].reverse().map(note => (
              <li key={note.about}>{noteText(note, isSent ? null : third)}</li>
            ))}
          </ol>
          {notes.length === 0 && (
            <p>
              {third === null
                ? "Two suspects. One portrait. Nobody has confessed."
                : thirdSuspect.start(third)}
            </p>
          )}
        </div>
      </section>
    </div>
  )
}
