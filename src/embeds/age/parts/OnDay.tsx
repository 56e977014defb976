import { ShareButton } from "../../../components/share-button/ShareButton"
import { text } from "../../../kits/address/codecs"
import { StartAgain } from "../../../kits/address/StartAgain"
import { useAddress } from "../../../kits/address/useAddress"
import { Field } from "../../../kits/controls/Field"
import type { Day } from "../../../lib/calendar/calendarDay"
import * as styles from "../Age.module.css"
import { readDay } from "../logic"
import { onDay } from "../sentences"

type Props = { born: Day }

/** His age on a day that the visitor picks; the day is in the address. */
export function OnDay({ born }: Props) {
  const address = useAddress({ on: text(null) })
  const asked = address.values.on
  const day = asked === null ? null : readDay(asked)
  const wrong = asked !== null && !day
  return (
    <fieldset className={styles.onDay}>
      <legend>On another day</legend>
      <Field
        label="The day"
        type="date"
        value={day ? (asked ?? "") : ""}
        problem={
          wrong && `"${asked}" is not in the calendar. Pick a day, or write one in the address as 2050-01-01.`
        }
        onChange={next => address.set({ on: next || null })}
        beside
      />
      <output className="result" aria-label="His age on that day">
        {day ? onDay(born, day) : "Pick a day, and he will tell you. Days that have not been are allowed."}
      </output>
      <div className="buttons">
        <ShareButton text={day ? onDay(born, day) : undefined} />
        <StartAgain of={address} />
      </div>
    </fieldset>
  )
}
