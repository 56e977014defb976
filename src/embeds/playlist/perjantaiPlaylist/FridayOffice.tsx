import { useRef, useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { now, useNow } from "../../../hooks/browser/clock"
import { useHotKeys } from "../../../hooks/browser/hotKeys"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import { useFrames } from "../../../kits/motion/useFrames"
import { weekdayName } from "../../../lib/calendar/dayNames"
import * as styles from "./FridayOffice.module.css"
import { messageOf, newOffice, type Office, pass, press, stolenText } from "./logic"
import { Scene } from "./parts/Scene"

/** The longest press that is a tap, in milliseconds. */
const maxTapMs = 500

/**
 * An office in which everybody dances as long as the boss does not look, on any day but Friday, when he dances too.
 *
 * @feed An office that dances until there are steps in the corridor, and looks busy when the boss comes in.
 */
export default function FridayOffice() {
  const motion = useMotion()
  const today = useNow()
  const [office, setOffice] = useState<Office>(newOffice)
  const box = useRef<HTMLDivElement>(null)
  const heldFrom = useRef<number | null>(null)
  const day = today ? weekdayName(today.getDay()) : "Monday"
  const isFriday = day === "Friday"
  const shown: Office = isFriday ? { ...office, boss: "dancing", isParty: true } : office
  const { isParty, boss } = shown
  const won = boss === "dancing" && !isFriday

  useFrames(
    !isFriday && boss !== "dancing" && (office.wasParty || boss !== "away"),
    seconds => setOffice(old => pass(old, seconds * 1000, random, !motion)),
    box,
  )
  useHotKeys([{ typed: /b$/, available: () => boss !== "dancing", run: () => setOffice(press) }])

  return (
    <div ref={box} className={styles.tool}>
      <Scene
        isParty={isParty}
        boss={boss}
        moving={motion && isParty}
        label={`An office where ${boss === "dancing" ? "everybody and the boss dance" : isParty ? "everybody dances in a tie" : "everybody looks at a screen"}`}
      />
      <div className={styles.bar}>
        {boss === "dancing" ? (
          won && (
            <>
              <button type="button" onClick={() => setOffice(newOffice)}>
                Back to work
              </button>
              <ShareButton text={`I stole ${stolenText(office.stolenMs)} of Friday from a ${day}.`} />
            </>
          )
        ) : (
          <button
            type="button"
            className={`default ${styles.boss}`}
            aria-keyshortcuts="b"
            onPointerDown={() => {
              if (isParty) return
              heldFrom.current = now()
              setOffice(press)
            }}
            onClick={() => {
              // A press begins the dance at once; held, it lasts for as long as the finger.
              const heldMs = heldFrom.current === null ? null : now() - heldFrom.current
              heldFrom.current = null
              if (heldMs === null || heldMs > maxTapMs) setOffice(press)
            }}
          >
            {isParty ? "Look busy (B)" : "Dance (B)"}
          </button>
        )}
        <span>{boss !== "dancing" && `Stolen: ${stolenText(office.stolenMs)}`}</span>
      </div>
      <div className={styles.message}>
        <StatusMessage>{today ? messageOf(shown, day) : ""}</StatusMessage>
      </div>
    </div>
  )
}
