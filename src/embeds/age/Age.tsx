import { useState } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { useNow } from "../../hooks/browser/clock"
import { usePageData } from "../../hooks/page/page"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { longDate } from "../../lib/calendar/longDate"
import { padTwo } from "../../lib/calendar/wallClock"
import * as styles from "./Age.module.css"
import { ageAt, dayIn, type Age as Exact, keyAt, milestones, readDay, unitsAt } from "./logic"
import { OnDay } from "./parts/OnDay"
import { OtherUnits } from "./parts/OtherUnits"
import { Versus } from "./parts/Versus"
import type { HamsterLives } from "./schema"
import { ageInWords } from "./sentences"

type Props = {
  /**
   * The day of birth, as 1986-03-21. The webmaster's is `site.birthday`.
   *
   * @format day
   */
  birthday: string
}

const shown: { key: keyof Exact; unit: string }[] = [
  { key: "years", unit: "years" },
  { key: "months", unit: "months" },
  { key: "days", unit: "days" },
  { key: "hours", unit: "h" },
  { key: "minutes", unit: "min" },
  { key: "seconds", unit: "s" },
]

/**
 * A clock of the webmaster's age to the second, beside the visitor's in hamster lives. It also shows other units and
 * any other day.
 *
 * @data hamster-lives
 * @feed A clock of the webmaster's age, which is to the second and in hamster years too, and never goes back.
 */
export default function Age({ birthday }: Props) {
  const { "hamster-lives": lives } = usePageData<{ "hamster-lives": HamsterLives }>()
  const now = useNow(1000)
  const { values } = useAddress({ on: text(null) })
  // The day of a link belongs to its sender; a day picked here does not.
  const [isSent, setIsSent] = useState<boolean | null>(null)
  if (now !== null && isSent === null) setIsSent(values.on !== null)
  const born = readDay(birthday)
  if (!born) return <p role="alert">"{birthday}" is not a day on which one can be born.</p>
  const at = now?.getTime() ?? null
  const age = at === null ? null : ageAt(born, at)

  if (at !== null && !age) {
    return (
      <p className={styles.unborn}>Born on {longDate(birthday)}. By your clock, that is still to come.</p>
    )
  }
  return (
    <div className={styles.tool}>
      {isSent && <OnDay born={born} />}
      <Versus born={born} today={at === null ? null : dayIn(at)} lives={lives} />
      <h2>Pertti is this old</h2>
      <p className={styles.clock} role="timer" aria-label={age ? ageInWords(age) : "The age"}>
        {shown.map(({ key, unit }) => (
          <span key={key} className={styles.part} aria-hidden="true">
            <span className={`lcd ${styles.digits}`}>
              {age ? (key === "years" ? age.years : padTwo(age[key])) : "--"}
            </span>
            <span>{unit}</span>
          </span>
        ))}
      </p>
      <OtherUnits units={age && at !== null ? unitsAt(born, at) : null} />
      <div className="buttons">
        <CopyButton text={age ? `Pertti is ${ageInWords(age)} old.` : ""} label="Copy his age" />
      </div>
      <h2>What is coming</h2>
      <ul className={styles.coming}>
        {age && at !== null ? (
          milestones(born, at).map(({ what, at }) => (
            <li key={what}>
              <b>{what}</b> on {longDate(keyAt(at))}
            </li>
          ))
        ) : (
          <li>Looking for the cake...</li>
        )}
      </ul>
      {!isSent && <OnDay born={born} />}
    </div>
  )
}
