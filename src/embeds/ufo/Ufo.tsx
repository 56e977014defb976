import { useEffect, useEffectEvent, useRef, useState } from "react"
import * as v from "valibot"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { Canvas } from "../../kits/canvas/Canvas"
import { type Guest, inSentence, useGuest } from "../../kits/guest/useGuest"
import { useThing } from "../../kits/things/useThing"
import { pluralise } from "../../lib/text/pluralise"
import { doingText, maxCows, message, readingText, reportAnswer, translation } from "./logic"
import { paintCow, paintMeadow, paintOfficer, paintSaucer } from "./paint"
import { Abductee } from "./parts/Abductee"
import * as styles from "./Ufo.module.css"
import { useSaucer } from "./useSaucer"

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Letters and cows taken in this browser in all, and the number of alien letters left in the grass. */
const storedTotals = storageEntry("ufo", v.object({ letters: whole, cows: whole, left: whole }), {
  letters: 0,
  cows: 0,
  left: 0,
})

/**
 * A flying saucer that follows the cursor, beams up cows and the page's letters, and returns them on request.
 *
 * @feed A saucer that beams up letters of the page and cows from a meadow, and gives back all of it and one letter more.
 */
export default function Ufo() {
  const motion = useMotion()
  const mounted = useMounted()
  const meadow = useRef<HTMLDivElement>(null)
  const [total, setTotal] = useStorage(storedTotals)
  const [status, setStatus] = useState("")
  const [reports, setReports] = useState({ copies: 0, answer: "" })
  const { give } = useThing()
  const left = Math.min(total.left, message.length)
  const guest = useGuest()
  /** The guest aboard or on its way down, and the last one that has been up there. */
  const abducted = useRef<Guest | null>(null)
  const [returned, setReturned] = useState<Guest | null>(null)
  const welcome = () => {
    if (!abducted.current) return
    setReturned(abducted.current)
    abducted.current.keep(false)
    abducted.current.remember("Was beamed up by a saucer, and came back in sunglasses.")
  }
  const { aboard, cows, lift, take, hold, back } = useSaucer(meadow, motion, guest !== null, {
    onTaken: (letters, cowCount) => {
      // The saucer is taking again, so the message about what it gave back is outdated.
      setStatus("")
      setTotal(old => ({ ...old, letters: old.letters + letters, cows: old.cows + cowCount }))
    },
    onHome: all => {
      if (!all) return
      welcome()
      const up = abducted.current
      abducted.current = null
      setTotal(old => ({ ...old, left: Math.min(message.length, old.left + 1) }))
      setStatus(
        `You have it all back${up ? `, ${inSentence(up)} in sunglasses` : ""}. There is one letter over.`,
      )
      give()
    },
  })
  const guestAboard = guest && lift ? inSentence(guest) : null
  const isEmpty = aboard.letters + aboard.cows === 0 && guestAboard === null
  const land = useEffectEvent(welcome)
  useEffect(() => {
    if (lift && guest) {
      abducted.current = guest
      // It stays aboard when the visitor leaves.
      guest.keep(true)
      guest.remember("Was taken aboard a saucer, as a letter.")
    } else if (guest) land()
    // Put away while it was aboard: nobody comes back in sunglasses.
    else abducted.current = null
  }, [lift, guest])
  const holdAgain = useEffectEvent(hold)
  useEffect(() => {
    if (guest?.isKept) holdAgain()
  }, [guest])

  const report = () => {
    const copies = reports.copies + 1
    setStatus("")
    setReports({ copies, answer: reportAnswer(aboard, copies, guestAboard) })
  }

  const draw = (pen: CanvasRenderingContext2D) => {
    const scale = pen.canvas.width / Math.max(1, pen.canvas.clientWidth)
    const [width, height] = [pen.canvas.width / scale, pen.canvas.height / scale]
    pen.scale(scale, scale)
    paintMeadow(pen, width, height, left)
    const dot = Math.max(2, Math.min(4, width / 180))
    if (reports.copies > 0) paintOfficer(pen, width * 0.06, height * 0.93, dot)
    if (mounted && !motion)
      paintSaucer(pen, width * 0.52, height * 0.26, -0.08, 0, height * 0.62, aboard.cows)
    for (const { at, way, away, wasAway } of cows.current)
      if (!away) paintCow(pen, at * width, height * 0.9, dot, way, wasAway)
  }

  return (
    <div className={styles.tool}>
      <div ref={meadow} className={styles.place}>
        <Canvas
          label={`A meadow at night with ${pluralise(maxCows - aboard.cows, "cow")}${guest && !lift ? `, ${inSentence(guest)}` : ""}${reports.copies > 0 ? " and an officer" : ""}, under a saucer`}
          draw={draw}
          moving={motion}
          className={styles.meadow}
        />
        {guest && (
          <Abductee guest={guest} lift={lift} wasUp={returned?.path === guest.path} motion={motion} />
        )}
      </div>
      <div className="buttons">
        <button
          type="button"
          onClick={() => {
            setStatus("")
            take()
          }}
        >
          Beam
        </button>
        <button
          type="button"
          onClick={() => {
            setStatus(
              isEmpty ? "They have nothing of yours. They show their empty hands. There are many." : "",
            )
            if (!isEmpty) {
              setReports({ ...reports, answer: "" })
              back()
            }
          }}
        >
          Give them back
        </button>
        <button type="button" onClick={report}>
          Report it
        </button>
        <ShareButton text="Something is taking the letters of this page, and the cows" />
      </div>
      <p className={styles.ledger}>
        <b>
          Aboard: {pluralise(aboard.letters, "letter")}, {pluralise(aboard.cows, "cow")}
          {guestAboard !== null && `, ${guestAboard}`}.
        </b>{" "}
        Taken in all: {pluralise(total.letters, "letter")}, {pluralise(total.cows, "cow")}.
      </p>
      <p className={styles.message} role="status">
        {status ||
          reports.answer ||
          (isEmpty && translation(left)) ||
          (guestAboard === null ? doingText(aboard) : readingText(guestAboard))}
        {status && left > 0 && ` ${translation(left)}`}
      </p>
    </div>
  )
}
