import { useRef, useState } from "react"
import { maxValue, minValue, number, pipe } from "valibot"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { now } from "../../hooks/browser/clock"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { noteFrequency } from "../../kits/sound/openSound"
import { useSound } from "../../kits/sound/useSound"
import { useThing } from "../../kits/things/useThing"
import { isBlank } from "../../lib/text/blank"
import * as styles from "./JuhqInBinary.module.css"
import { gestureOf, lettersDone, nextByte, sought, timeText, typed, typedText } from "./logic"
import { Hands } from "./parts/Hands"
import { useChord } from "./useChord"

/** The longest time that a link can tell, in tenths of a second. */
const maxTenths = 36_000
const best = storageEntry("juhq-in-binary", pipe(number(), minValue(0), maxValue(maxTenths)), 0)
const codecs = { time: whole(0, maxTenths, 0) }

/**
 * Two hands whose eight fingers are the bits of a byte, to spell juhq with.
 *
 * @feed Two hands whose eight fingers are the bits of a byte: raise some, let go, and a letter is typed.
 */
export default function JuhqInBinary() {
  const { values, set } = useAddress(codecs)
  const [record, setRecord] = useStorage(best)
  const [paper, setPaper] = useState("")
  const [message, setMessage] = useState("")
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const [tenths, setTenths] = useState(0)
  const toy = useRef<HTMLDivElement>(null)
  const sound = useSound()
  const { give } = useThing()

  const onChord = (byte: number) => {
    const next = tenths ? typed("", byte) : typed(paper, byte)
    const start = tenths || startedAt === null ? now() : startedAt
    setPaper(next)
    setStartedAt(start)
    setTenths(0)
    sound.open()?.play({ frequency: noteFrequency((byte % 32) - 10), seconds: 0.5, loudness: 0.08 })
    if (lettersDone(next) < sought.length) return setMessage(typedText(byte, next))
    const took = Math.min(maxTenths, Math.max(1, Math.round((now() - start) / 100)))
    setTenths(took)
    give()
    set({ time: took })
    if (record === 0 || took < record) setRecord(took)
    setMessage(timeText(took / 10))
  }
  const { raised, buttonProps, letGo } = useChord(toy, onChord)
  const done = lettersDone(paper)
  const gesture = gestureOf(raised)
  const isSent = values.time > 0 && tenths === 0
  const startAgain = () => {
    setPaper("")
    setTenths(0)
    setStartedAt(null)
    setMessage("Fists again.")
  }

  return (
    <div ref={toy} className={styles.toy}>
      <div className={styles.paper}>
        <p className={styles.word} role="img" aria-label={`${done} of 4 letters of juhq`}>
          {[...sought].map((letter, index) => (
            <span key={letter} data-done={index < done || undefined} data-next={index === done || undefined}>
              {letter}
            </span>
          ))}
        </p>
        <section className={styles.tape} aria-label="The paper">
          {paper || " "}
        </section>
      </div>
      <Hands
        raised={raised}
        wanted={nextByte(done)}
        isOver={done === sought.length}
        buttonProps={buttonProps}
      />
      <p className={styles.gesture} role="status" aria-label="Gesture">
        {raised === 0 && isBlank(paper) ? "All at once, like a chord." : gesture?.says}
      </p>
      <div className="buttons">
        <Button className="default" disabled={raised === 0} onClick={letGo}>
          Let go
        </Button>
        <button type="button" onClick={startAgain}>
          Start again
        </button>
        <ShareButton
          text={tenths ? timeText(tenths / 10) : "Can you spell with your fists?"}
          {...(tenths ? { link: `?time=${tenths}` } : {})}
        />
        {record > 0 && <span>Your best: {(record / 10).toFixed(1)} seconds</span>}
      </div>
      <StatusMessage>
        {message ||
          (isSent ? `A friend did it in ${(values.time / 10).toFixed(1)} seconds. Your hands, please.` : "")}
      </StatusMessage>
    </div>
  )
}
