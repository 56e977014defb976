import { Button } from "../../../components/button/Button"
import { Choice } from "../../../kits/controls/Choice"
import { inTime } from "../crack"
import * as styles from "../PasswordGenerator.module.css"
import { ageAt, end } from "../siege"
import type { useSiege } from "../useSiege"

type Props = {
  of: ReturnType<typeof useSiege>
  who: number
  canBegin: boolean
  onWho: (who: number) => void
  onBegin: () => void
}

const names = [
  "Pertti, one a minute",
  "A sign-in page",
  "One that never counts",
  "A stolen list",
  "A room of graphics cards",
]

/** The selected attacker, and the progress of the burglary. */
export function Siege({ of: { siege, stop }, who, canBegin, onWho, onBegin }: Props) {
  const isOn = siege !== null && !siege.isOver
  return (
    <div className={styles.siege}>
      <div className={styles.who}>
        <Choice
          beside
          label="Burglar with"
          value={who}
          options={names.map((name, i) => [i, name] as const)}
          onChange={onWho}
        />
        <Button disabled={!canBegin} onClick={isOn ? stop : onBegin}>
          {isOn ? "Call him off" : "Let him try"}
        </Button>
      </div>
      <div>
        <p className={styles.report} aria-hidden={isOn}>
          {siege === null && "The burglar is here. He knows how it was made. He wants the television."}
          {isOn && (
            <>
              <span className="lcd">{inTime(siege.log)}</span> {ageAt(siege.log).says}
            </>
          )}
        </p>
        <p role="status" className={styles.report}>
          {siege?.isOver && ending(siege.falls)}
        </p>
      </div>
    </div>
  )
}

/** Describes the outcome by the time he gets in. */
export function ending(falls: number): string {
  if (falls >= end)
    return "The last star has gone out. The door is still locked. The television is still warm."
  if (falls < 0) return "He was in before you let go of the button. He took the television."
  return `He was in after ${inTime(falls)}. He took the television.`
}
